import type { QueryClient } from '@tanstack/react-query';
import type { AuthenticatedCustomerQuery } from '../../graphql/generated/operations.ts';
import { visitorKeys } from './query-keys.ts';

/**
 * Headers of a mutation: which customer the page was showing when it was sent, so that the backend refuses
 * a change that was meant for another (FAILED_PRECONDITION). Nothing for a guest.
 */
export function contextHeaders(client: QueryClient): Record<string, string> {
  const customer = client.getQueryData<AuthenticatedCustomerQuery['authenticatedCustomer']>(
    visitorKeys.customer,
  );
  return customer ? { 'X-Context-Version': String(customer.contextVersion) } : {};
}
