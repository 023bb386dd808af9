import { queryOptions } from '@tanstack/react-query';
import { ViewedProductsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/**
 * What the hosted search recommends beside a product, with the names, stock and prices that the backend has for this
 * visitor. Recommendations are an extra: where they fail there are none, and only the log tells.
 */
export function recommendationsQuery(id: string, soldOut: boolean) {
  return queryOptions({
    queryKey: [...visitorKeys.search, 'recommended', id],
    queryFn: async ({ client }) => {
      try {
        // It brings what reads the service's answers, too much for a page that may never be scrolled this far.
        const { productSearchQuery: searchWayQuery } = await import('../visitor/product-search.ts');
        const search = await client.fetchQuery(searchWayQuery);
        const { boughtTogether, similarInStock } = await search.recommend(id);
        const similar = soldOut ? similarInStock : [];
        const shown = [...new Set([...boughtTogether, ...similar])];
        const known = await cards(shown);
        const of = (ids: readonly string[]) => ids.flatMap((one) => known.get(one) ?? []);
        return { boughtTogether: of(boughtTogether), similar: of(similar) };
      } catch (error) {
        logFailure('Reading recommendations failed', error);
        return { boughtTogether: [], similar: [] };
      }
    },
    retry: false,
  });
}

async function cards(ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { products } = (await graphql(ViewedProductsDocument, { ids })).productPage;
  return new Map(products.map((product) => [product.id, product]));
}
