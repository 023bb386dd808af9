import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CartDocument } from '../../graphql/generated/documents.ts';
import type { CartPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../io/query-keys.ts';

export type Cart = CartPartsFragment;
export type CartLine = Cart['items'][number];

/** The visitor's cart: a guest's by its cookie, a customer's by the session. */
export const cartQuery = queryOptions({
  queryKey: visitorKeys.cart,
  queryFn: async ({ signal }): Promise<Cart> => (await graphql(CartDocument, {}, { signal })).cart,
});

export function useCart(): UseQueryResult<Cart> {
  return useQuery(cartQuery);
}

/** Units of one product in the cart; 0 while the cart is loading. */
export function useQuantityInCart(productId: string): number {
  const { data } = useQuery({ ...cartQuery, select: (cart) => quantityOf(cart, productId) });
  return data ?? 0;
}

function quantityOf(cart: Cart, productId: string): number {
  return cart.items.find((line) => line.product.id === productId)?.quantity ?? 0;
}
