'use client';

import { CompanyTabs } from '@/components/ui/company-tabs.tsx';
import { useManagedCompanies } from '@/lib/customer/use-managed-companies.ts';
import { CompanyUnitList } from './company-unit-list.tsx';

export function UnitsView() {
  return (
    <CompanyTabs
      companies={useManagedCompanies()}
      emptyTitle="Þú sérð ekki um einingar hjá neinu fyrirtæki"
      renderCompany={(id) => <CompanyUnitList key={id} companyId={id} />}
    />
  );
}
