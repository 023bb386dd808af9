import { keepPreviousData, queryOptions, usePrefetchQuery } from '@tanstack/react-query';
import { BrandNamesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { SearchAnswer } from '../io/search/search-answer.ts';
import { searchPersonal } from '../io/search/backend-search.ts';
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
        const [answer, personal] = await Promise.all([
          search.searchProducts(text, signal),
          readSignedInHint() ? fetchPersonal(text, signal) : [],
        ]);
        return withPersonalFirst(answer, personal);
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
async function fetchPersonal(text: string, signal: AbortSignal): Promise<Hit[]> {
  try {
    return await searchPersonal(text, signal);
  } catch (error) {
    if (!signal.aborted) logFailure('Own numbers and what was bought before could not be searched', error);
    return [];
  }
}

/** The hosted search is not told what anybody buys or calls their goods, so that what it finds is put behind here. */
function withPersonalFirst(answer: SearchAnswer, personal: readonly Hit[]): SearchAnswer {
  if (personal.length === 0) return answer;
  const personalIds = new Set(personal.map(({ id }) => id));
  const others = answer.hits.filter(({ id }) => !personalIds.has(id));
  const hits = [...personal, ...others].slice(0, maximumHits);
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
