import type { SearchForHits } from 'algoliasearch/lite';
import { z } from 'zod';
import { splitMarked } from '../../rules/text/marked-text.ts';
import { roughStockStatus } from '../../rules/products/stock-status.ts';
import { createHostedClient } from './hosted-client.ts';
import type { SearchKey } from '../../contract/rest-schemas.ts';
import { sendClick } from './search-clicks.ts';
import { maximumHits, maximumRecommended, type ProductSearch, type SearchHit } from './search-answer.ts';

/** Private-use characters around the matches: no product's name has them. */
const highlightStart = '\uE000';
const highlightEnd = '\uE001';

/** The fields read of a product's record. Guests get no price where they see none. */
const recordSchema = z.object({
  objectID: z.string(),
  slug: z.string().nullable(),
  name: z.string(),
  sku: z.string(),
  brand: z.string().nullable(),
  inStock: z.boolean(),
  isSpecialOrder: z.boolean(),
  price: z.number().optional(),
  priceWithoutTax: z.number().optional(),
  image: z.object({ assetPath: z.string() }).nullable(),
  unitOfMeasure: z.number(),
  _highlightResult: z.object({ name: z.object({ value: z.string() }) }).optional(),
  _rankingInfo: z
    .object({
      nbTypos: z.number(),
      firstMatchedWord: z.number(),
      nbExactWords: z.number(),
      proximityDistance: z.number(),
    })
    .optional(),
});

/** Place of the attribute `parts` among the searchable ones (backend/src/modules/search/hosted/settings.ts). */
const partsRank = 3;

interface RankingInfo {
  nbTypos: number;
  /** A thousand for each attribute before the one that matched. */
  firstMatchedWord: number;
  nbExactWords: number;
  /** Of each word from the next, together: 1 where it follows, `farApart` where it is in another attribute. */
  proximityDistance: number;
}

const farApart = 8;

/** Shorter words are likely to be unfinished. */
const finishedLength = 7;

/**
 * Whether the best hit is what was meant: a typo may be another word, a laptop stand is no laptop, of a long word that only
 * starts others there may be none, and a 24 that is not beside its rolls may be the number of a model.
 */
export const isSureMatch = (
  { nbTypos, firstMatchedWord, nbExactWords, proximityDistance }: RankingInfo,
  text: string,
): boolean =>
  nbTypos === 0 &&
  Math.floor(firstMatchedWord / 1000) !== partsRank &&
  (nbExactWords > 0 || text.length < finishedLength) &&
  (!/\d \p{L}/u.test(text) || proximityDistance <= farApart * (text.split(' ').length - 2) + 1);

/** Scores are from 0 to 100: how many of the baskets with a product hold the other too, and how alike two products are. */
const minimumShare = 10;
const minimumLikeness = 20;

const recommendationsSchema = z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })) }));
const answerSchema = z.object({
  hits: z.array(recordSchema),
  nbHits: z.number(),
  queryID: z.string().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.number())).optional(),
  /** There where words had to be left out. */
  queryAfterRemoval: z.string().optional(),
});

/** What is asked while somebody types. */
export function toBoxRequest(indexName: string, text: string): SearchForHits {
  return {
    indexName,
    query: text,
    hitsPerPage: maximumHits,
    facets: ['brand', 'categories.lvl0', 'inStock'],
    attributesToRetrieve: Object.keys(recordSchema.shape),
    attributesToHighlight: ['name'],
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
    clickAnalytics: true,
    getRankingInfo: true,
  };
}

export function createHostedSearch(key: SearchKey): ProductSearch {
  const { index: indexName } = key;
  const client = createHostedClient(key);
  return {
    validUntil: key.validUntil * 1_000,
    async searchProducts(text) {
      const { results } = await client.search({
        requests: [toBoxRequest(indexName, text)],
      });
      const { hits, nbHits, queryID, queryAfterRemoval, facets } = answerSchema.parse(results[0]);
      return {
        hits: hits.map((record, index) => ({
          ...toSearchHit(record),
          ...(queryID && {
            trackClick: () => sendClick(key, { objectID: record.objectID, queryID, position: index + 1 }),
          }),
        })),
        total: nbHits,
        facets: {
          brands: toFacetValues(facets?.['brand']),
          categories: toFacetValues(facets?.['categories.lvl0']),
          inStock: facets?.['inStock']?.['true'] ?? 0,
        },
        unknownWords: [],
        isForCustomersOnly: false,
        isSure:
          queryAfterRemoval === undefined &&
          (!hits[0]?._rankingInfo || isSureMatch(hits[0]._rankingInfo, text)),
      };
    },
    async recommend(objectID) {
      const common = { indexName, objectID, maxRecommendations: maximumRecommended };
      const queryParameters = { attributesToRetrieve: ['objectID'], attributesToHighlight: [] };
      const { results } = await client.getRecommendations({
        requests: [
          { ...common, model: 'bought-together', threshold: minimumShare, queryParameters },
          {
            ...common,
            model: 'looking-similar',
            threshold: minimumLikeness,
            queryParameters: { ...queryParameters, filters: 'inStock:true' },
          },
        ],
      });
      const [boughtTogether = [], similarInStock = []] = recommendationsSchema
        .parse(results)
        .map(({ hits }) => hits.map((hit) => hit.objectID));
      return { boughtTogether, similarInStock };
    },
  };
}

const toFacetValues = (counts: Readonly<Record<string, number>> = {}) =>
  Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count);

function toSearchHit(record: z.infer<typeof recordSchema>): SearchHit {
  const {
    objectID,
    slug,
    name,
    sku,
    brand,
    price,
    priceWithoutTax,
    image,
    unitOfMeasure,
    inStock,
    isSpecialOrder,
    _highlightResult: highlight,
  } = record;
  return {
    id: objectID,
    slug,
    name: splitMarked(highlight?.name.value ?? name, highlightStart, highlightEnd),
    sku,
    brand,
    stock: roughStockStatus(record),
    price: price ?? null,
    priceWithoutTax: priceWithoutTax ?? null,
    isOwnPrice: false,
    image,
    unitOfMeasure,
    stockUnits: inStock ? unitOfMeasure : 0,
    isSpecialOrder,
    isBoughtBefore: false,
  };
}
