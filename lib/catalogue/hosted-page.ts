import type { LiteClient, SearchForHits, SearchResult } from 'algoliasearch/lite';
import { createHostedClient } from '../io/search/hosted-client.ts';
import { isSureMatch } from '../io/search/hosted-search.ts';
import { fetchFoundProducts, fetchListedProducts } from './listed-products.ts';
import type { SearchKey } from '../contract/rest-schemas.ts';
import { withTimeout } from '../io/with-timeout.ts';
import type { CategoryNode } from './category-path.ts';
import { type CountedFacets, mergeFacetCounts } from './merge-facet-counts.ts';
import { toListingFacets } from './hosted-facets.ts';
import { attributePrefix, findCategoryNames, isHostedOrder } from './hosted-names.ts';
import { toGroupFilters, type GroupFilter } from './hosted-filters.ts';
import type { ListedProduct, ListingAnswer } from './listing-answer.ts';
import { type ListingState, pageSize } from './listing-state.ts';

/** Milliseconds: with one to three hosts down a result has to show within 2.5 s (reliability F08), from any source. */
const searchLimitMs = 1_800;

let cachedClient: { settingsKey: string; client: LiteClient } | undefined;

/** Reused for as long as the key is the same: it remembers which hosts are down. */
function clientForSettings(settings: SearchKey): LiteClient {
  const settingsKey = JSON.stringify(settings);
  if (cachedClient?.settingsKey !== settingsKey)
    cachedClient = { settingsKey, client: createHostedClient(settings) };
  return cachedClient.client;
}

/**
 * A page of what the hosted search finds for a text, with the counts that InstantSearch would ask for; null where it
 * finds nothing, its best only by so many typos that another word may have been meant, or has no such order. The products are as the backend has
 * them for the visitor who asks.
 * @param headers the visitor's, where the server asks for them
 * @throws Error when the search cannot be reached, refuses, or takes longer than `searchLimitMs`
 */
export async function fetchHostedPage(
  settings: SearchKey,
  query: string,
  state: ListingState,
  tree: readonly CategoryNode[],
  headers: Record<string, string> = {},
): Promise<ListingAnswer<ListedProduct> | null> {
  if (!isHostedOrder(state.sort, query) || state.boughtBefore) return null;
  const groupFilters = toGroupFilters(state, tree);
  const { index: indexName } = settings;
  const requests = [
    {
      ...toSearchRequest(indexName, query, groupFilters),
      page: state.page - 1,
      hitsPerPage: pageSize,
      facets: ['*'],
      getRankingInfo: true,
    },
    ...groupFilters.map(({ group, attributes }) => ({
      ...toSearchRequest(
        indexName,
        query,
        groupFilters.filter((other) => other.group !== group),
      ),
      hitsPerPage: 0,
      analytics: false,
      clickAnalytics: false,
      facets: [...attributes],
    })),
  ];
  const { results } = await withTimeout(
    clientForSettings(settings).search({ requests }),
    searchLimitMs,
    'The search',
  );
  const [first, ...others] = results;
  const ids = readHitIds(first);
  const { nbHits = 0, nbPages = 0, queryID } = (first ?? {}) as HitCounts;
  if (nbHits === 0 || hasUnsureMatch(first, query, state.page)) return null;
  const countsOfAll = readFacets(first);
  const countsByGroup = groupFilters.map(
    ({ attributes }, index) => [attributes, readFacets(others[index])] as const,
  );
  const counts = mergeFacetCounts(countsOfAll, countsByGroup, findCategoryNames(tree, state.category));
  const names = Object.keys(countsOfAll.facets).filter((name) => name.startsWith(attributePrefix));
  return {
    state,
    products: await (query === '' ? fetchListedProducts : fetchFoundProducts)(ids, headers),
    total: nbHits,
    pageCount: nbPages,
    droppedWords: [],
    unknownWords: [],
    isForCustomersOnly: false,
    facets: toListingFacets(
      counts,
      names.map((name) => name.slice(attributePrefix.length)),
      tree,
      [],
    ),
    clicks: queryID ? { index: indexName, queryId: queryID } : null,
    isFallback: false,
  };
}

type HitCounts = Partial<Pick<Extract<SearchResult, { hits: unknown }>, 'nbHits' | 'nbPages' | 'queryID'>>;

/** Ids in their order. @throws Error for an answer without hits */
export function readHitIds(result: SearchResult | undefined): string[] {
  if (!result || !('hits' in result)) throw new Error('The search answered without hits');
  const hits = result.hits as { objectID: string }[];
  return hits.map(({ objectID }) => objectID);
}

/** The best hit comes first, so that its typos are the minimum. */
function hasUnsureMatch(result: SearchResult | undefined, query: string, page: number): boolean {
  if (page > 1 || !result || !('hits' in result)) return false;
  const [best] = result.hits as { _rankingInfo?: Parameters<typeof isSureMatch>[0] }[];
  return best?._rankingInfo !== undefined && !isSureMatch(best._rankingInfo, query);
}

function readFacets(result: SearchResult | undefined): CountedFacets {
  if (!result || !('facets' in result)) return { facets: {}, stats: {} };
  return { facets: result.facets ?? {}, stats: result.facets_stats ?? {} };
}

/** The request for a text, without what only a whole page asks. */
export function toSearchRequest(
  indexName: string,
  query: string,
  groupFilters: readonly GroupFilter[],
): SearchForHits {
  const numeric = groupFilters.flatMap(({ numericFilters }) => numericFilters);
  return {
    indexName,
    query,
    facetFilters: groupFilters
      .map(({ facetFilters }) => [...facetFilters])
      .filter((filters) => filters.length > 0),
    ...(numeric.length > 0 && { numericFilters: [...numeric] }),
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    removeWordsIfNoResults: 'none',
    clickAnalytics: true,
  };
}
