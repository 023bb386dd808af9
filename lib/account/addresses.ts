import { queryOptions } from '@tanstack/react-query';
import { CustomerAddressesDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { CustomerAddressPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CustomerAddress = CustomerAddressPartsFragment;

/** The customer's address book, the main address first. */
export const addressesQuery = queryOptions({
  queryKey: visitorKeys.addresses,
  queryFn: async ({ signal }): Promise<CustomerAddress[]> =>
    (await graphql(CustomerAddressesDocument, {}, { signal })).authenticatedCustomer?.addresses ?? [],
  refetchOnMount: true,
});
