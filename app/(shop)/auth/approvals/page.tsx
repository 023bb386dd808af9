import type { Metadata } from 'next';
import { ApprovalsView } from '@/components/approvals/approvals-view.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { readOrUndefined, readOrderRequests, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Til samþykktar', robots: { index: false } };

const path = '/auth/approvals';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** With `?beidni` right after a checkout that became a request. */
export default async function ApprovalsPage({ searchParams }: Props) {
  const { beidni } = await searchParams;
  const customer = await requireCustomer(path);
  const orderRequests = await readOrUndefined(readOrderRequests());
  return (
    <AccountPage current={path} title="Til samþykktar">
      <VisitorData entries={[[[...visitorKeys.orderRequests, 1], orderRequests]]}>
        <ApprovalsView
          sent={typeof beidni === 'string' ? beidni : null}
          isManaging={may(customer, 'approve-orders')}
        />
      </VisitorData>
    </AccountPage>
  );
}
