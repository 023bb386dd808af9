'use client';

import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { managedCompanies } from '@/lib/rules/people/managed-companies.ts';
import { CompanyRoleList } from './company-role-list.tsx';

/** Roles of the company acted for; of a person's own, those of each company that they manage. */
export function RolesView() {
  const { data: customer } = useCustomer();
  if (!customer) return <Skeleton height="320px" />;
  const [first, ...others] = managedCompanies(customer).map(({ id, name }) => ({
    id,
    title: name,
    content: <CompanyRoleList key={id} companyId={id} />,
  }));
  if (!first) return <EmptyState title="Þú sérð ekki um hlutverk hjá neinu fyrirtæki" />;
  return others.length === 0 ? first.content : <Tabs label="Fyrirtæki" tabs={[first, ...others]} />;
}
