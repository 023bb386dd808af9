import { managedCompanies } from '../rules/people/managed-companies.ts';
import { useCustomer } from './queries.ts';

/** The company acted for; of a person's own, each company that they manage. Undefined until it is known. */
export function useManagedCompanies(): { id: string; name: string }[] | undefined {
  const { data: customer } = useCustomer();
  return customer ? managedCompanies(customer) : undefined;
}
