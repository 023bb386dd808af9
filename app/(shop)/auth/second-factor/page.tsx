import type { Metadata } from 'next';
import { SecondFactorView } from '@/components/settings/second-factor-view.tsx';
import { EntryFrame } from '@/components/sign-in/entry-frame.tsx';
import { secondFactorPath } from '@/lib/rules/routes/account-paths.ts';
import { returnPath } from '@/lib/rules/routes/return-path.ts';
import { readAccountSettings, readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Staðfestu hver þú ert', robots: { index: false } };

interface Props {
  searchParams: Promise<{ return?: string | string[] }>;
}

/** On the way to what a password is not enough for. */
export default async function SecondFactorPage({ searchParams }: Props) {
  const { return: requestedPath } = await searchParams;
  const returnTo = returnPath(typeof requestedPath === 'string' ? requestedPath : null);
  const customer = await requireCustomer(secondFactorPath(returnTo));
  const settings = await readOrUndefined(readAccountSettings());
  return (
    <EntryFrame title="Staðfestu hver þú ert">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [visitorKeys.settings, settings],
        ]}
      >
        <SecondFactorView returnTo={returnTo} />
      </VisitorData>
    </EntryFrame>
  );
}
