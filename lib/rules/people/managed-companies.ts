import { may, type CustomerRole } from './abilities.ts';

interface Customer {
  id: string;
  name: string;
  role: CustomerRole;
  companies: readonly { id: string; companyName: string; role: CustomerRole }[];
}

/** Companies whose people somebody manages: the one acted for, or of a person's own each that they manage. */
export function managedCompanies({ id, name, role, companies }: Customer): { id: string; name: string }[] {
  if (may(role, 'manage-employees')) return [{ id, name }];
  // Acting for one company, only that one is shown.
  if (role !== 'Private') return [];
  return companies
    .filter((company) => may(company.role, 'manage-employees'))
    .map((company) => ({ id: company.id, name: company.companyName }));
}
