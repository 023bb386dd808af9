import type { Metadata } from 'next';
import { EmployeesView } from '@/components/employees/employees-view.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Starfsmenn', robots: { index: false } };

const path = '/auth/employees';

export default async function EmployeesPage() {
  const customer = await requireCustomer(path);
  return (
    <AccountPage current={path} title="Starfsmenn">
      <VisitorData entries={[[visitorKeys.customer, customer]]}>
        <EmployeesView />
      </VisitorData>
    </AccountPage>
  );
}
