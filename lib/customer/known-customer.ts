import { useCached } from '../visitor/use-cached.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { Customer } from './queries.ts';

/**
 * Who the session acts for, for what is on a page from the start: null for a guest and where the backend does not say,
 * undefined while it is not known. The header's account button asks.
 */
export function useKnownCustomer(): Customer | null | undefined {
  return useCached<Customer | null, Customer | null | undefined>(
    visitorKeys.customer,
    (state) => state?.data ?? (state?.status === 'error' ? null : state?.data),
  );
}
