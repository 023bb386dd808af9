import type { Metadata } from 'next';
import { UnitsView } from '@/components/units/units-view.tsx';
import { unitsPath } from '@/lib/rules/routes/units-path.ts';
import { requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Einingar';

export const metadata: Metadata = { title, robots: { index: false } };

/** Branches and departments of the company. */
export default async function UnitsPage() {
  const customer = await requireCustomer(unitsPath);
  return (
    <AccountPage current={unitsPath} title={title}>
      <p>
        Útibú og deildir fyrirtækisins. Hver starfsmaður getur tilheyrt einingum, það er valið á síðunni{' '}
        <a href="/auth/employees">Starfsmenn</a>. Pantanir og reikningar bera eininguna.
      </p>
      <VisitorData entries={[[visitorKeys.customer, customer]]}>
        <UnitsView />
      </VisitorData>
    </AccountPage>
  );
}
