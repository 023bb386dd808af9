import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { BrandNamesDocument } from '../../graphql/generated/documents.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../io/query-keys.ts';
import { searchProducts, type SearchAnswer } from '../io/search.ts';

export type Hit = SearchAnswer['hits'][number];

/** Products for the text of the search box; the last ones stay until the next have come. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: [...visitorKeys.search, text],
    queryFn: ({ signal }) => searchProducts(text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    // Typing on asks again anyway.
    retry: false,
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
