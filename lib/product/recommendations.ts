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
        const { productSearchQuery } = await import('../visitor/product-search.ts');
        const search = await client.fetchQuery(productSearchQuery);
        const { boughtTogether, similarInStock } = await search.recommend(id);
        const similar = soldOut ? similarInStock : [];
        const shownIds = [...new Set([...boughtTogether, ...similar])];
        const productsById = await fetchProductsById(shownIds);
        const productsOf = (ids: readonly string[]) =>
          ids.flatMap((productId) => productsById.get(productId) ?? []);
        return { boughtTogether: productsOf(boughtTogether), similar: productsOf(similar) };
      } catch (error) {
        logFailure('Reading recommendations failed', error);
        return { boughtTogether: [], similar: [] };
      }
    },
    retry: false,
  });
}

async function fetchProductsById(ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { products } = (await graphql(ViewedProductsDocument, { ids })).productPage;
  return new Map(products.map((product) => [product.id, product]));
}
