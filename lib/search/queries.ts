import { keepPreviousData, queryOptions, usePrefetchQuery } from '@tanstack/react-query';
import { BrandNamesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { SearchAnswer } from '../io/search/search-answer.ts';
import { searchBought } from '../io/search/backend-search.ts';
import { maximumHits } from '../io/search/search-answer.ts';
import { logFailure } from '../io/log.ts';
import { productSearchQuery } from '../visitor/product-search.ts';
import { readSignedInHint } from '../visitor/signed-in-hint.ts';

export type Hit = SearchAnswer['hits'][number];
export type HitFacets = SearchAnswer['facets'];

/** A search that fails, offline as well, says so at once: typing on asks again anyway. */
const failFast = { retry: false, networkMode: 'always' } as const;

/** Products for the text of the search box; the last ones stay until the next have come. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: [...visitorKeys.search, 'products', text],
    queryFn: async ({ signal, client }) => {
      const search = await client.fetchQuery(productSearchQuery);
      try {
        const [answer, bought] = await Promise.all([
          search.searchProducts(text, signal),
          readSignedInHint() ? fetchBought(text, signal) : [],
        ]);
        return withBoughtFirst(answer, bought);
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

/** Without it the search is still one. */
async function fetchBought(text: string, signal: AbortSignal): Promise<Hit[]> {
  try {
    return await searchBought(text, signal);
  } catch (error) {
    if (!signal.aborted) logFailure('What was bought before could not be searched', error);
    return [];
  }
}

/** The hosted search is not told what anybody buys, so that what it finds is put behind here. */
function withBoughtFirst(answer: SearchAnswer, bought: readonly Hit[]): SearchAnswer {
  if (bought.length === 0) return answer;
  const boughtIds = new Set(bought.map(({ id }) => id));
  const others = answer.hits.filter(({ id }) => !boughtIds.has(id));
  const hits = [...bought, ...others].slice(0, maximumHits);
  return { ...answer, hits, total: Math.max(answer.total, hits.length) };
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
