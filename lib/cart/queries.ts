import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CartDocument } from '../../graphql/generated/documents.ts';
import type { CartPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

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
