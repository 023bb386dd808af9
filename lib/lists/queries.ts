import { queryOptions } from '@tanstack/react-query';
import {
  CartReceiversDocument,
  NamedCartsDocument,
  ProductListDocument,
  ProductListsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CartReceiversQuery,
  ListPartsFragment,
  ProductListQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type List = ListPartsFragment;
type ListDetail = ProductListQuery['productList'];
export type ListLine = ListDetail['lines'][number];

/** The visitor's lists by name; asked about a product, each tells how many units of it it holds. */
export function listsQuery(productId: string | null = null) {
  return queryOptions({
    queryKey: [...visitorKeys.lists, 'of', productId],
    queryFn: async ({ signal }): Promise<List[]> =>
      (await graphql(ProductListsDocument, { productId }, { signal })).productLists,
  });
}

/** The visitor's kept carts by name. */
export const namedCartsQuery = queryOptions({
  queryKey: [...visitorKeys.lists, 'of', 'carts'],
  queryFn: async ({ signal }): Promise<List[]> =>
    (await graphql(NamedCartsDocument, {}, { signal })).namedCarts,
  refetchOnMount: true,
});

/** Who else orders for the customer acted for. */
export const cartReceiversQuery = queryOptions({
  queryKey: [...visitorKeys.lists, 'receivers'],
  queryFn: async ({ signal }): Promise<CartReceiversQuery['cartReceivers']> =>
    (await graphql(CartReceiversDocument, {}, { signal })).cartReceivers,
});

/** A list with its lines. */
export function listQuery(listId: string) {
  return queryOptions({
    queryKey: [...visitorKeys.lists, 'one', listId],
    queryFn: async ({ signal }): Promise<ListDetail> =>
      (await graphql(ProductListDocument, { listId }, { signal })).productList,
  });
}
