import type { IndexSettings } from 'algoliasearch';

/** Orders besides relevance: end of the replica's name → the criterion that goes first. */
const orders = {
  verd_laekkandi: 'desc(price)',
  verd_haekkandi: 'asc(price)',
  nafn: 'asc(nameSort)',
  nyjast: 'desc(newest)',
} as const;

/** Letters that accents alone do not explain, written as lib/rules' foldIcelandic writes them. */
const normalization = { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o', ø: 'o' } };

const textRanking = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

export const replicaNames = (index: string): string[] =>
  Object.keys(orders).map((order) => `${index}_${order}`);

/** Replica → the settings by which it differs. */
export function replicaSettings(index: string): [name: string, settings: IndexSettings][] {
  return Object.entries(orders).map(([order, first]) => [
    `${index}_${order}`,
    { ranking: [first, ...textRanking] },
  ]);
}

/** `attributeNames` are those of the catalogue's products, by which a listing may be narrowed. */
export function indexSettings(index: string, attributeNames: readonly string[]): IndexSettings {
  return {
    replicas: replicaNames(index),
    searchableAttributes: [
      'unordered(sku),unordered(skuVariants),unordered(ean)',
      'name',
      'unordered(parts)',
      'brand',
      'unordered(categoryNames)',
      'unordered(attributeValues)',
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
      ...attributeNames.map((name) => `searchable(attributes.${name})`),
    ],
    numericAttributesForFiltering: ['price'],
    ranking: textRanking,
    customRanking: ['desc(popularity)'],
    unretrievableAttributes: [
      'skuVariants',
      'parts',
      'forms',
      'categoryNames',
      'attributeValues',
      'popularity',
      'newest',
      'nameSort',
    ],
    attributesToHighlight: ['name', 'brand', 'sku'],
    customNormalization: normalization,
    indexLanguages: ['is'],
    queryLanguages: ['is'],
    ignorePlurals: ['is'],
    removeStopWords: ['is'],
    removeWordsIfNoResults: 'lastWords',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['sku', 'skuVariants', 'ean'],
    hitsPerPage: 24,
    maxValuesPerFacet: 100,
  };
}
