import type { IndexSettings } from 'algoliasearch';

/** Orders besides relevance: end of the replica's name → the criterion that goes first. */
const sortOrders = {
  vinsaelt: 'desc(popularity)',
  verd_laekkandi: 'desc(price)',
  verd_haekkandi: 'asc(price)',
  nafn: 'asc(nameSort)',
  nafn_aftur: 'desc(nameSort)',
  nyjast: 'desc(newest)',
} as const;

/** Letters that accents alone do not explain, written as lib/rules' foldIcelandic writes them. */
const normalization = { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o', ø: 'o' } };

/** Words go first: they count where some had to be left out, and a product that has more of them is nearer to what is meant. */
const textRanking = ['words', 'typo', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const replicaNames = (index: string): string[] => Object.keys(sortOrders).map((order) => `${index}_${order}`);

/** Replica → the settings by which it differs. */
export function replicaSettings(index: string): [name: string, settings: IndexSettings][] {
  return Object.entries(sortOrders).map(([order, first]) => [
    `${index}_${order}`,
    { ranking: [first, ...textRanking] },
  ]);
}

/** `attributeNames` are those of the catalogue's products, by which a listing may be narrowed. */
export function indexSettings(index: string, attributeNames: readonly string[]): IndexSettings {
  return {
    replicas: replicaNames(index),
    searchableAttributes: [
      'unordered(skuVariants),unordered(ean)',
      // What a product is goes before what its name says besides: a lock with a key is no key.
      'unordered(kind),unordered(heads)',
      'unordered(name),unordered(sizes)',
      'unordered(parts)',
      'brand',
      'unordered(otherNames)',
      'unordered(categoryNames)',
      'unordered(attributeValues)',
      // The beginning of an SKU; its letters alone are what many others begin with as well.
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
      // Its lowest and highest value are the ends of a price range.
      'price',
      ...attributeNames.map((name) => `searchable(attributes.${name})`),
    ],
    numericAttributesForFiltering: ['price'],
    ranking: textRanking,
    customRanking: ['desc(popularity)'],
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
    // What is called so comes before what means the same.
    alternativesAsExact: ['ignorePlurals'],
    // Coffee is coffee first, then the machine that it is half the name of.
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
