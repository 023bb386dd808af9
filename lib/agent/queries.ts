import { hourMs } from '../rules/dates/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import {
  CustomerProfileDocument,
  DueCallsDocument,
  DueCustomersDocument,
  DueSalesQuotesDocument,
  LastOrdersOfDocument,
  LateCustomersDocument,
  RequestedSalesQuotesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CustomerNotePartsFragment,
  CustomerProfileQuery,
  DueCallPartsFragment,
  LastOrdersOfQuery,
  LateCustomerPartsFragment,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CustomerProfile = CustomerProfileQuery['customerProfile'];
export type CustomerNote = CustomerNotePartsFragment;
export type DueCall = DueCallPartsFragment;
export type LateCustomer = LateCustomerPartsFragment;
export type LastOrder = LastOrdersOfQuery['lastOrdersOf'][number]['orders'][number];

/** Who has not ordered when they usually do. */
export const lateCustomersQuery = queryOptions({
  queryKey: [...visitorKeys.agent, 'late'],
  queryFn: async ({ signal }) => (await graphql(LateCustomersDocument, {}, { signal })).lateCustomers,
  // A day's question: the answer stands for the visit.
  staleTime: hourMs,
});

/** Who needs something by now, by how often they buy it. */
export const dueCustomersQuery = queryOptions({
  queryKey: [...visitorKeys.agent, 'due-customers'],
  queryFn: async ({ signal }) => (await graphql(DueCustomersDocument, {}, { signal })).dueCustomers,
  staleTime: hourMs,
});

/** Whom this agent meant to call by today. */
export const dueCallsQuery = queryOptions({
  queryKey: [...visitorKeys.agent, 'due-calls'],
  queryFn: async ({ signal }) => (await graphql(DueCallsDocument, {}, { signal })).dueCalls,
});

/** What agents know of a customer. */
export function profileQuery(customerId: string) {
  return queryOptions({
    queryKey: [...visitorKeys.agent, 'profile', customerId],
    queryFn: async ({ signal }): Promise<CustomerProfile> =>
      (await graphql(CustomerProfileDocument, { customerId }, { signal })).customerProfile,
  });
}

/** Quotes of all customers that soon can no longer be accepted. */
export const dueQuotesQuery = queryOptions({
  queryKey: [...visitorKeys.agent, 'due-quotes'],
  queryFn: async ({ signal }) => (await graphql(DueSalesQuotesDocument, {}, { signal })).dueSalesQuotes,
});

/** What buyers have asked for and nobody has taken up. */
export const requestedQuotesQuery = queryOptions({
  queryKey: [...visitorKeys.agent, 'requested-quotes'],
  queryFn: async ({ signal }) =>
    (await graphql(RequestedSalesQuotesDocument, {}, { signal })).requestedSalesQuotes,
});

/** What customers bought last, by their id. */
export function lastOrdersQuery(customerIds: readonly string[]) {
  return queryOptions({
    queryKey: [...visitorKeys.agent, 'last-orders', customerIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LastOrder[]>> => {
      const { lastOrdersOf } = await graphql(
        LastOrdersOfDocument,
        { customerIds: [...customerIds] },
        { signal },
      );
      return new Map(lastOrdersOf.map(({ customerId, orders }) => [customerId, orders]));
    },
    enabled: customerIds.length > 0,
  });
}
