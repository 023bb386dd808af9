import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  OrderRequestsDocument,
  RequestsToDecideDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { OrderRequestPartsFragment, OrderRequestsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type OrderRequest = OrderRequestPartsFragment;
type OrderRequests = OrderRequestsQuery['orderRequests'];

/** Orders above a limit: one's own and those one decides about, waiting ones first. */
export const orderRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...visitorKeys.orderRequests, page],
    queryFn: async ({ signal }): Promise<OrderRequests> =>
      (await graphql(OrderRequestsDocument, { page }, { signal })).orderRequests,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });

/** How many orders wait for the visitor's answer. */
export const toDecideQuery = queryOptions({
  queryKey: [...visitorKeys.orderRequests, 'to-decide'],
  queryFn: async ({ signal }): Promise<number> =>
    (await graphql(RequestsToDecideDocument, {}, { signal })).requestsToDecide,
});

/**
 * How many orders wait for the visitor's answer; 0 while it is unknown.
 * @param mayDecide whether there is anything that the visitor may decide about: others do not ask
 */
export function useToDecide(mayDecide: boolean): number {
  const { data: count = 0 } = useQuery({ ...toDecideQuery, enabled: mayDecide });
  return mayDecide ? count : 0;
}
