import type { Metadata } from 'next';
import { RolesView } from '@/components/company-roles/roles-view.tsx';
import { rolesPath } from '@/lib/rules/routes/roles-path.ts';
import { requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Hlutverk';

export const metadata: Metadata = { title, robots: { index: false } };

/** What the company's people may do, role by role. */
export default async function RolesPage() {
  const customer = await requireCustomer(rolesPath);
  return (
    <AccountPage current={rolesPath} title={title}>
      <p>
        Hlutverk segir hvað starfsmaður má gera fyrir fyrirtækið. Til viðbótar við þau sem öll fyrirtæki hafa
        getið þið búið til ykkar eigin. Hlutverk er valið á síðunni <a href="/auth/employees">Starfsmenn</a>.
      </p>
      <VisitorData entries={[[visitorKeys.customer, customer]]}>
        <RolesView />
      </VisitorData>
    </AccountPage>
  );
}
