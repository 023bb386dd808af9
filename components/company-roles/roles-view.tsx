'use client';

import { CompanyTabs } from '@/components/ui/company-tabs.tsx';
import { useManagedCompanies } from '@/lib/customer/use-managed-companies.ts';
import { CompanyRoleList } from './company-role-list.tsx';

export function RolesView() {
  return (
    <CompanyTabs
      companies={useManagedCompanies()}
      emptyTitle="Þú sérð ekki um hlutverk hjá neinu fyrirtæki"
      renderCompany={(id) => <CompanyRoleList key={id} companyId={id} />}
    />
  );
}
