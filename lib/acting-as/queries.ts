import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  AgentCustomersDocument,
  AvailableCustomersDocument,
  getAvailableBillToCustomersDocument,
  OpenCartDocument,
  RecentCustomersDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { AgentCustomerPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type AgentCustomer = AgentCustomerPartsFragment;

/** Specification §9: page 1, by name, active and confirmed only. */
const pageSize = 15;

const actingKey = (...parts: readonly string[]) => [...visitorKeys.acting, ...parts];

/** Customers that an agent may act for, by what is typed; all of them without. */
export const agentCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: actingKey('agent', search),
    queryFn: async ({ signal }) =>
      (
        await graphql(
          AgentCustomersDocument,
          {
            page: 1,
            pageSize,
            sort: { column: 'name', sortDirection: 'Ascending' },
            isActive: true,
            isConfirmed: true,
            search,
          },
          { signal },
        )
      ).agentCustomers,
    placeholderData: keepPreviousData,
  });

export const recentCustomersQuery = queryOptions({
  queryKey: actingKey('recent'),
  queryFn: async ({ signal }) => (await graphql(RecentCustomersDocument, {}, { signal })).recentCustomers,
  refetchOnMount: 'always',
});

/** The own identity and the companies of who signed in. */
export const availableCustomersQuery = queryOptions({
  queryKey: actingKey('available'),
  queryFn: async ({ signal }) =>
    (await graphql(AvailableCustomersDocument, {}, { signal })).availableCustomers,
  refetchOnMount: 'always',
});

/** Whom orders of the customer acted for may be charged to. */
export const billToCustomersQuery = (customerId: string) =>
  queryOptions({
    queryKey: actingKey('bill-to', customerId),
    queryFn: async ({ signal }) =>
      (await graphql(getAvailableBillToCustomersDocument, {}, { signal })).availableBillToCustomers,
    refetchOnMount: 'always',
  });

/** What waits in a customer's cart, as it is now. */
export const openCartQuery = (customerId: string) =>
  queryOptions({
    queryKey: actingKey('open-cart', customerId),
    queryFn: async ({ signal }) => (await graphql(OpenCartDocument, { customerId }, { signal })).openCart,
    refetchOnMount: 'always',
  });
