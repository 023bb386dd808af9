import type { LiteClient, SearchForHits, SearchResult } from 'algoliasearch/lite';
import { hostedClient } from '../io/search/hosted-client.ts';
import { unsureTypos } from '../io/search/hosted-search.ts';
import { fetchListedProducts } from './listed-products.ts';
import type { SearchKey } from '../contract/rest-schemas.ts';
import { withTimeout } from '../io/with-timeout.ts';
import type { CategoryNode } from './category-path.ts';
import { type CountedFacets, readFacetCounts } from './hosted-counts.ts';
import { facetsFrom } from './hosted-facets.ts';
import { attributePrefix, indexFor, namesOf } from './hosted-names.ts';
import { chosenFilters, type GroupFilter } from './hosted-filters.ts';
import type { ListedProduct, ListingAnswer } from './listing-answer.ts';
import { type ListingState, pageSize } from './listing-state.ts';

/** Milliseconds: with one to three hosts dead a result has to stand within 2,5 s (reliability F08), from wherever. */
const searchLimitMs = 1_800;

let cachedClient: { way: string; client: LiteClient } | undefined;

/** The same as long as the key is: it remembers which hosts are down. */
function clientFor(settings: SearchKey): LiteClient {
  const way = JSON.stringify(settings);
  if (cachedClient?.way !== way) cachedClient = { way, client: hostedClient(settings) };
  return cachedClient.client;
}

/**
 * A page of what the hosted search finds for a text, with the counts that InstantSearch would ask for; null where it
 * finds nothing, or its best only by so many typos that another word may have been meant. The products are as the backend has them for whoever asks.
 * @throws Error when the search cannot be reached, refuses, or takes longer than `searchLimitMs`
 */
export async function hostedPage(
  settings: SearchKey,
  query: string,
  state: ListingState,
  tree: readonly CategoryNode[],
): Promise<ListingAnswer<ListedProduct> | null> {
  const chosen = chosenFilters(state, tree);
  const indexName = indexFor(settings.index, state.sort);
  const requests = [
    {
      ...toSearchRequest(indexName, query, chosen),
      page: state.page - 1,
      hitsPerPage: pageSize,
      facets: ['*'],
      getRankingInfo: true,
    },
    ...chosen.map(({ group, attributes }) => ({
      ...toSearchRequest(
        indexName,
        query,
        chosen.filter((other) => other.group !== group),
      ),
      hitsPerPage: 0,
      analytics: false,
      clickAnalytics: false,
      facets: [...attributes],
    })),
  ];
  const { results } = await withTimeout(
    clientFor(settings).search({ requests }),
    searchLimitMs,
    'The search',
  );
  const [first, ...others] = results;
  const ids = hitsOf(first);
  const { nbHits = 0, nbPages = 0, queryID } = (first ?? {}) as HitCounts;
  if (nbHits === 0 || isUnsure(first, state)) return null;
  const all = countMatches(first);
  const own = chosen.map(({ attributes }, at) => [attributes, countMatches(others[at])] as const);
  const counts = readFacetCounts(all, own, namesOf(tree, state.category));
  const names = Object.keys(all.facets).filter((name) => name.startsWith(attributePrefix));
  return {
    state,
    products: await fetchListedProducts(ids),
    total: nbHits,
    pageCount: nbPages,
    droppedWords: [],
    facets: facetsFrom(
      counts,
      names.map((name) => name.slice(attributePrefix.length)),
      tree,
      [],
    ),
    clicks: queryID ? { index: indexName, queryId: queryID } : null,
    instead: false,
  };
}

type HitCounts = Partial<Pick<Extract<SearchResult, { hits: unknown }>, 'nbHits' | 'nbPages' | 'queryID'>>;

/** Ids in their order. @throws Error for an answer without hits */
export function hitsOf(result: SearchResult | undefined): string[] {
  if (!result || !('hits' in result)) throw new Error('The search answered without hits');
  const hits = result.hits as { objectID: string }[];
  return hits.map(({ objectID }) => objectID);
}

/** Ordered by relevance the best comes first, so its typos tell of all. */
function isUnsure(result: SearchResult | undefined, { sort, page }: ListingState): boolean {
  if (page > 1 || (sort !== undefined && sort !== 'Relevance') || !result || !('hits' in result))
    return false;
  const [best] = result.hits as { _rankingInfo?: { nbTypos: number } }[];
  return (best?._rankingInfo?.nbTypos ?? 0) >= unsureTypos;
}

function countMatches(result: SearchResult | undefined): CountedFacets {
  if (!result || !('facets' in result)) return { facets: {}, stats: {} };
  return { facets: result.facets ?? {}, stats: result.facets_stats ?? {} };
}

function toSearchRequest(indexName: string, query: string, chosen: readonly GroupFilter[]): SearchForHits {
  const numeric = chosen.flatMap(({ numericFilters }) => numericFilters);
  return {
    indexName,
    query,
    facetFilters: chosen.map(({ facetFilters }) => [...facetFilters]).filter((any) => any.length > 0),
    ...(numeric.length > 0 && { numericFilters: [...numeric] }),
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    removeWordsIfNoResults: 'none',
    clickAnalytics: true,
  };
}
