'use client';

import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { managedCompanies } from '@/lib/rules/people/managed-companies.ts';
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
