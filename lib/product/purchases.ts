import { queryOptions } from '@tanstack/react-query';
import { LastBoughtDocument, LastFiveProductsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/** When and for how much the customer last bought the product; null where never. */
export function lastBoughtQuery(id: string) {
  return queryOptions({
    queryKey: [...visitorKeys.purchases, id],
    queryFn: async () =>
      (await graphql(LastBoughtDocument, { id })).productPage.products[0]?.lastBought ?? null,
  });
}

/** What the customer bought last, newest first. */
export const lastFiveQuery = queryOptions({
  queryKey: [...visitorKeys.purchases, 'last-five'],
  queryFn: async () => (await graphql(LastFiveProductsDocument, {})).lastFiveProducts,
});
