'use client';

import { CompanyTabs } from '@/components/ui/company-tabs.tsx';
import { useManagedCompanies } from '@/lib/customer/use-managed-companies.ts';
import { CompanyPeople } from './company-people.tsx';

export function EmployeesView() {
  return (
    <CompanyTabs
      companies={useManagedCompanies()}
      emptyTitle="Þú sérð ekki um starfsmenn hjá neinu fyrirtæki"
      renderCompany={(id) => <CompanyPeople key={id} companyId={id} />}
    />
  );
}
