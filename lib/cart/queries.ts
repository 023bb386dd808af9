import { useCallback, useSyncExternalStore } from 'react';
import { hashKey, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { CartDocument } from '../../graphql/generated/documents.ts';
import type { CartPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type Cart = CartPartsFragment;
export type CartLine = Cart['items'][number];

/** The visitor's cart: a guest's by its cookie, a customer's by the session. */
const cartQuery = queryOptions({
  queryKey: visitorKeys.cart,
  queryFn: async ({ signal }): Promise<Cart> => (await graphql(CartDocument, {}, { signal })).cart,
});

export function useCart(): UseQueryResult<Cart> {
  return useQuery(cartQuery);
}

/**
 * Units of one product in the cart; 0 while the cart is loading. Reads the cache only: the header's cart button fetches the
 * cart, and a page full of cards must not hold a query for each.
 */
export function useQuantityInCart(productId: string): number {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === cartQueryHash) onChange();
      }),
    [client],
  );
  const read = () => quantityInCart(client.getQueryData(cartQuery.queryKey), productId);
  return useSyncExternalStore(subscribe, read, read);
}

const cartQueryHash = hashKey(cartQuery.queryKey);

function quantityInCart(cart: Cart | undefined, productId: string): number {
  return cart?.items.find((line) => line.product.id === productId)?.quantity ?? 0;
}
