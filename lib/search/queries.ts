import { keepPreviousData, queryOptions, usePrefetchQuery } from '@tanstack/react-query';
import { BrandNamesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { SearchAnswer } from '../io/search/search-answer.ts';
import { productSearchQuery } from '../visitor/product-search.ts';

export type Hit = SearchAnswer['hits'][number];

/** A search that fails, offline as well, says so at once: typing on asks again anyway. */
const failFast = { retry: false, networkMode: 'always' } as const;

/** Products for the text of the search box; the last ones stay until the next have come. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: [...visitorKeys.search, 'products', text],
    queryFn: async ({ signal, client }) => {
      const search = await client.fetchQuery(productSearchQuery);
      try {
        return await search.searchProducts(text, signal);
      } catch (error) {
        // Perhaps the key is no longer good: the next search asks for another.
        if (!signal.aborted) client.removeQueries(productSearchQuery);
        throw error;
      }
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    ...failFast,
  });
}

/** Brands that have products, to be suggested by name. */
export const brandNamesQuery = queryOptions({
  queryKey: ['brand-names'],
  queryFn: async ({ signal }) => {
    const { brands } = await graphql(BrandNamesDocument, {}, { signal });
    return brands.filter(({ productCount }) => productCount > 0);
  },
  staleTime: Infinity,
});

/** Has ready what a search needs before the first letter is typed. */
export function usePrefetchedSearch(): void {
  usePrefetchQuery(productSearchQuery);
}
