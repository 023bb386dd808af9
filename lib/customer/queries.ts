import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import type { AuthenticatedCustomerQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useSignedInHint } from '../visitor/use-signed-in-hint.ts';

export type Customer = NonNullable<AuthenticatedCustomerQuery['authenticatedCustomer']>;

/** Who the session acts for; null for a guest. */
export const customerQuery = queryOptions({
  queryKey: visitorKeys.customer,
  queryFn: async ({ signal }): Promise<Customer | null> =>
    (await graphql(AuthenticatedCustomerDocument, {}, { signal })).authenticatedCustomer,
});

/** Asks the backend only where the hint cookie says that somebody is signed in. */
export function useCustomer(): UseQueryResult<Customer | null> {
  return useQuery({ ...customerQuery, enabled: useSignedInHint() });
}
