import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ViewOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { OrderPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type Order = OrderPartsFragment;

/** Milliseconds between two looks while money is on its way back. */
const refundPollMs = 3_000;

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...visitorKeys.orders, orderId],
    queryFn: async ({ signal }): Promise<Order | null> =>
      (await graphql(ViewOrderDocument, { orderId }, { signal })).order,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'Refunding') ? refundPollMs : false,
  });

/** An order; null where this customer has none by that id. */
export function useOrder(orderId: string): UseQueryResult<Order | null> {
  return useQuery(orderQuery(orderId));
}
