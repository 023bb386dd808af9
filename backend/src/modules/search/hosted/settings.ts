import type { IndexSettings } from 'algoliasearch';
import { priceUnits } from '../../../../../lib/rules/products/package-content.ts';

/** Letters that accent folding alone does not cover, mapped as lib/rules' foldIcelandic maps them. */
const normalization = { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o', ø: 'o' } };

/**
 * Words first: when some had to be dropped, a product that matches more of them is more relevant. What it is before how near its words
 * are: of safety shoes and their insoles, both in size 43, the shoes.
 */
const textRanking = ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'];

const facetStart = 'searchable(attributes.';

/** The field of a measure's price in a record; a full stop would name a field of a field. */
export const unitField = (per: string): string => per.replace('.', '');
const unitPrices = priceUnits.map((per) => `unitPrice.${unitField(per)}`);

const shopFacets = [
  'filterOnly(visibleByGuest)',
  'searchable(brand)',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'inStock',
  'isNew',
  'isSpecialOrder',
  'isTrending',
  'discounted',
  // Facet statistics give the ends of the price range.
  'price',
  ...unitPrices,
];

/** The products' attributes that these facets are of. */
export const facetAttributes = (attributesForFaceting?: readonly string[] | null): Set<string> =>
  new Set(
    (attributesForFaceting ?? [])
      .filter((facet) => facet.startsWith(facetStart))
      .map((facet) => facet.slice(facetStart.length, -1)),
  );

const bareFacet = (facet: string): string =>
  facet.replace(/^(?:searchable|filterOnly|afterDistinct)\((.+)\)$/, '$1');

/**
 * @param attributeNames attributes of the catalogue's products, by which listings can be filtered
 * @param currentFacets of the index: those that the shop does not know are the merchant's own and stay
 */
export function indexSettings(
  attributeNames: readonly string[],
  currentFacets?: readonly string[] | null,
): IndexSettings {
  const facets = [...shopFacets, ...attributeNames.map((name) => `${facetStart}${name})`)];
  const known = new Set(facets.map(bareFacet));
  const ownFacets = (currentFacets ?? []).filter(
    (facet) => !known.has(bareFacet(facet)) && !facet.startsWith(facetStart),
  );
  return {
    searchableAttributes: [
      'unordered(skuVariants),unordered(ean)',
      // What a product is ranks before the rest of its name: a lock with a key is no key.
      'unordered(kind),unordered(heads)',
      'unordered(name),unordered(sizes)',
      'unordered(parts)',
      'brand',
      'unordered(otherNames)',
      'unordered(categoryNames)',
      'unordered(attributeValues)',
      // The start of a SKU; its letters alone are shared by many others.
      'unordered(sku)',
      'unordered(forms)',
    ],
    attributesForFaceting: [...facets, ...ownFacets],
    numericAttributesForFiltering: ['price', ...unitPrices],
    ranking: textRanking,
    customRanking: ['desc(available)', 'desc(popularity)'],
    unretrievableAttributes: [
      'skuVariants',
      'kind',
      'heads',
      'parts',
      'sizes',
      'forms',
      'otherNames',
      'categoryNames',
      'attributeValues',
      'popularity',
      'available',
    ],
    attributesToHighlight: ['name', 'brand', 'sku'],
    customNormalization: normalization,
    indexLanguages: ['is'],
    queryLanguages: ['is'],
    ignorePlurals: ['is'],
    removeStopWords: ['is'],
    removeWordsIfNoResults: 'allOptional',
    exactOnSingleWordQuery: 'word',
    // Exact words rank before synonyms.
    alternativesAsExact: ['ignorePlurals'],
    // For `coffee`, coffee ranks before the coffee machine.
    disableExactOnAttributes: ['parts', 'otherNames', 'categoryNames', 'attributeValues', 'forms'],
    // Nor of heads: who has typed `han` means what begins so rather than a grab rail, which is found by its parts.
    disablePrefixOnAttributes: ['skuVariants', 'ean', 'heads'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['sku', 'skuVariants', 'ean'],
    hitsPerPage: 24,
    maxValuesPerFacet: 100,
  };
}
