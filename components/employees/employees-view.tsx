'use client';

import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useCustomer, type Customer } from '@/lib/customer/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { CompanyPeople } from './company-people.tsx';

/** The people of the company acted for; of a person's own, those of each company that they manage. */
export function EmployeesView() {
  const { data: customer } = useCustomer();
  if (!customer) return <Skeleton height="320px" />;
  const [first, ...others] = managedCompanies(customer).map(({ id, name }) => ({
    id,
    title: name,
    content: <CompanyPeople key={id} companyId={id} />,
  }));
  if (!first) return <EmptyState title="Þú sérð ekki um starfsmenn hjá neinu fyrirtæki" />;
  return others.length === 0 ? first.content : <Tabs label="Fyrirtæki" tabs={[first, ...others]} />;
}

function managedCompanies({ id, name, role, companies }: Customer): { id: string; name: string }[] {
  if (may(role, 'manage-employees')) return [{ id, name }];
  // Acting for one company, only that one is shown.
  if (role !== 'Private') return [];
  return companies
    .filter((company) => may(company.role, 'manage-employees'))
    .map((company) => ({ id: company.id, name: company.companyName }));
}
