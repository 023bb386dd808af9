import { queryOptions } from '@tanstack/react-query';
import {
  StandingOrderChoicesDocument,
  StandingOrderDocument,
  StandingOrdersDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  StandingDayPartsFragment,
  StandingOrderChoicesQuery,
  StandingOrderPartsFragment,
  StandingOrdersQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type StandingOrder = StandingOrderPartsFragment;
export type StandingLine = StandingOrder['lines'][number];
export type StandingDay = StandingDayPartsFragment;
type StandingSummary = StandingOrdersQuery['standingOrders'][number];
export type StandingChoices = StandingOrderChoicesQuery['standingOrderChoices'];

/** The customer's standing orders, the nearest day first. */
export const standingOrdersQuery = queryOptions({
  queryKey: [...visitorKeys.standingOrders, 'all'],
  queryFn: async ({ signal }): Promise<StandingSummary[]> =>
    (await graphql(StandingOrdersDocument, {}, { signal })).standingOrders,
});

export function standingOrderQuery(standingOrderId: string) {
  return queryOptions({
    queryKey: [...visitorKeys.standingOrders, 'one', standingOrderId],
    queryFn: async ({ signal }): Promise<StandingOrder> =>
      (await graphql(StandingOrderDocument, { standingOrderId }, { signal })).standingOrder,
  });
}

/** How a standing order can be delivered, and whom it goes to. */
export const standingChoicesQuery = queryOptions({
  queryKey: [...visitorKeys.standingOrders, 'choices'],
  queryFn: async ({ signal }): Promise<StandingChoices> =>
    (await graphql(StandingOrderChoicesDocument, {}, { signal })).standingOrderChoices,
});
