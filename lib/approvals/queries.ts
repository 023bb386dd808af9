import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { OrderRequestsDocument } from '../../graphql/generated/documents-on-demand.ts';
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
