import type { IndexSettings } from 'algoliasearch';

/** Sort orders besides relevance: suffix of the replica's name → its first ranking criteria. */
const sortOrders = {
  // What is sold out comes last.
  vinsaelt: ['desc(available)', 'desc(popularity)'],
  verd_laekkandi: ['desc(price)'],
  verd_haekkandi: ['asc(price)'],
  nafn: ['asc(nameSort)'],
  nafn_aftur: ['desc(nameSort)'],
  nyjast: ['desc(newest)'],
} as const;

/** Letters that accent folding alone does not cover, mapped as lib/rules' foldIcelandic maps them. */
const normalization = { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o', ø: 'o' } };

/**
 * Words first: when some had to be dropped, a product that matches more of them is more relevant. What it is before how near its words
 * are: of safety shoes and their insoles, both in size 43, the shoes.
 */
const textRanking = ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'];

const replicaNames = (index: string): string[] => Object.keys(sortOrders).map((order) => `${index}_${order}`);

/** Replica → the settings in which it differs. */
export function replicaSettings(index: string): [name: string, settings: IndexSettings][] {
  return Object.entries(sortOrders).map(([order, criteria]) => [
    `${index}_${order}`,
    { ranking: [...criteria, ...textRanking] },
  ]);
}

const facetStart = 'searchable(attributes.';

/** The products' attributes that these facets are of. */
export const facetAttributes = (attributesForFaceting: readonly string[] = []): Set<string> =>
  new Set(
    attributesForFaceting
      .filter((facet) => facet.startsWith(facetStart))
      .map((facet) => facet.slice(facetStart.length, -1)),
  );

/** `attributeNames`: attributes of the catalogue's products, by which listings can be filtered. */
export function indexSettings(index: string, attributeNames: readonly string[]): IndexSettings {
  return {
    replicas: replicaNames(index),
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
    attributesForFaceting: [
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
      ...attributeNames.map((name) => `${facetStart}${name})`),
    ],
    numericAttributesForFiltering: ['price'],
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
      'newest',
      'nameSort',
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
    disablePrefixOnAttributes: ['skuVariants', 'ean'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['sku', 'skuVariants', 'ean'],
    hitsPerPage: 24,
    maxValuesPerFacet: 100,
  };
}
