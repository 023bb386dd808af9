import { may, type Holder } from './abilities.ts';
import type { CustomerRole } from './roles.ts';

interface Customer extends Holder {
  id: string;
  name: string;
  role: CustomerRole;
  companies: readonly (Holder & { id: string; companyName: string })[];
}

/** Companies whose people somebody manages: the one acted for, or of a person's own each that they manage. */
export function managedCompanies(customer: Customer): { id: string; name: string }[] {
  const { id, name, role, companies } = customer;
  if (may(customer, 'manage-employees')) return [{ id, name }];
  // Acting for one company, only that one is shown.
  if (role !== 'Private') return [];
  return companies
    .filter((company) => may(company, 'manage-employees'))
    .map((company) => ({ id: company.id, name: company.companyName }));
}
