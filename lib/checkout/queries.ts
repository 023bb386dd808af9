import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  GetCheckoutDocument,
  GetDeliveryOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CheckoutPartsFragment,
  DeliveryPartsFragment,
  ViewOrderQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../io/query-keys.ts';

export type Checkout = CheckoutPartsFragment;
export type DeliveryMethod = DeliveryPartsFragment;
export type Order = NonNullable<ViewOrderQuery['order']>;

/*
 * Unlike other reads these are repeated on mount once they are stale: a change of the cart marks them so, and
 * whoever pays must see the server's sums.
 */

/** The customer's checkout; UNAUTHENTICATED for a guest. */
export const checkoutQuery = queryOptions({
  queryKey: visitorKeys.checkout,
  queryFn: async ({ signal }): Promise<Checkout> =>
    (await graphql(GetCheckoutDocument, {}, { signal })).checkout,
  refetchOnMount: true,
});

/** Ways of delivery with their price for the cart as it is. */
export const deliveryOptionsQuery = queryOptions({
  queryKey: visitorKeys.deliveryOptions,
  queryFn: async ({ signal }): Promise<DeliveryMethod[]> =>
    (await graphql(GetDeliveryOptionsDocument, {}, { signal })).deliveryOptions,
  refetchOnMount: true,
});

export function useCheckout(): UseQueryResult<Checkout> {
  return useQuery(checkoutQuery);
}

export function useDeliveryOptions(): UseQueryResult<DeliveryMethod[]> {
  return useQuery(deliveryOptionsQuery);
}
