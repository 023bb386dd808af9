import { isObject, type Json, type JsonObject } from './json.ts';
import { SearchError } from './search-error.ts';

/** Settings of an index, or parameters of a query: what is absent has its default. */
export type Settings = Readonly<Record<string, Json | undefined>>;

type Kind = 'text' | 'whole' | 'flag' | 'list' | 'any';

/** Parameters that only a query has. */
const queryOnly: Record<string, Kind> = {
  query: 'text', similarQuery: 'text', filters: 'text', facetFilters: 'any', optionalFilters: 'any',
  numericFilters: 'any', tagFilters: 'any', sumOrFiltersScores: 'flag', restrictSearchableAttributes: 'list',
  facets: 'list', facetingAfterDistinct: 'flag', page: 'whole', offset: 'whole', length: 'whole',
  aroundLatLng: 'text', aroundLatLngViaIP: 'flag', aroundRadius: 'any', aroundPrecision: 'any',
  minimumAroundRadius: 'whole', insideBoundingBox: 'any', insidePolygon: 'any', naturalLanguages: 'list',
  ruleContexts: 'list', personalizationImpact: 'whole', userToken: 'text', getRankingInfo: 'flag',
  synonyms: 'flag', clickAnalytics: 'flag', analytics: 'flag', analyticsTags: 'list',
  percentileComputation: 'flag', enableABTest: 'flag', explain: 'list', sortBy: 'text', facetQuery: 'text',
}; // prettier-ignore

/** Parameters of a query that an index may have as a setting. */
const shared: Record<string, Kind> = {
  attributesToRetrieve: 'list',
  ranking: 'list',
  relevancyStrictness: 'whole',
  attributesToHighlight: 'list',
  attributesToSnippet: 'list',
  highlightPreTag: 'text',
  highlightPostTag: 'text',
  snippetEllipsisText: 'text',
  restrictHighlightAndSnippetArrays: 'flag',
  hitsPerPage: 'whole',
  minWordSizefor1Typo: 'whole',
  minWordSizefor2Typos: 'whole',
  typoTolerance: 'any',
  allowTyposOnNumericTokens: 'flag',
  disableTypoToleranceOnAttributes: 'list',
  ignorePlurals: 'any',
  removeStopWords: 'any',
  queryLanguages: 'list',
  decompoundQuery: 'flag',
  enableRules: 'flag',
  enablePersonalization: 'flag',
  queryType: 'text',
  removeWordsIfNoResults: 'text',
  mode: 'text',
  semanticSearch: 'any',
  advancedSyntax: 'flag',
  optionalWords: 'any',
  disableExactOnAttributes: 'list',
  exactOnSingleWordQuery: 'text',
  alternativesAsExact: 'list',
  advancedSyntaxFeatures: 'list',
  distinct: 'any',
  replaceSynonymsInHighlight: 'flag',
  minProximity: 'whole',
  responseFields: 'list',
  maxValuesPerFacet: 'whole',
  sortFacetValuesBy: 'text',
  attributeCriteriaComputedByMinProximity: 'flag',
  attributeCriteriaComputedBy: 'text',
  renderingContent: 'any',
  enableReRanking: 'flag',
  reRankingApplyFilter: 'any',
};

const settingsOnly: Record<string, Kind> = {
  attributesForFaceting: 'list',
  replicas: 'list',
  paginationLimitedTo: 'whole',
  unretrievableAttributes: 'list',
  disableTypoToleranceOnWords: 'list',
  attributesToTransliterate: 'list',
  camelCaseAttributes: 'list',
  decompoundedAttributes: 'any',
  indexLanguages: 'list',
  disablePrefixOnAttributes: 'list',
  allowCompressionOfIntegerArray: 'flag',
  numericAttributesForFiltering: 'list',
  numericAttributesToIndex: 'list',
  separatorsToIndex: 'text',
  searchableAttributes: 'list',
  attributesToIndex: 'list',
  userData: 'any',
  customNormalization: 'any',
  attributeForDistinct: 'text',
  maxFacetHits: 'whole',
  keepDiacriticsOnCharacters: 'text',
  customRanking: 'list',
  slaves: 'list',
  version: 'whole',
  primary: 'text',
};

const queryKinds = { ...queryOnly, ...shared };
const settingsKinds = { ...settingsOnly, ...shared };

/** Parameters of a query as an object or as a query string; unknown names and wrong types are refused with 400. */
export function readParameters(given: JsonObject | string): Settings {
  const raw = typeof given === 'string' ? Object.fromEntries(new URLSearchParams(given)) : given;
  return read(raw, queryKinds, (name) => `Unknown parameter: ${name}`);
}

export function readSettings(given: JsonObject): Settings {
  return read(given, settingsKinds, (name) => `Invalid object attributes: ${name}`);
}

function read(raw: JsonObject, kinds: Record<string, Kind>, unknown: (name: string) => string): Settings {
  const settings: Record<string, Json> = {};
  for (const [name, value] of Object.entries(raw)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new SearchError(unknown(name));
    if (value !== null) settings[name] = typed(name, kind, value);
    else if (kind === 'any' || kind === 'list') settings[name] = null;
  }
  return settings;
}

function typed(name: string, kind: Kind, value: Json): Json {
  switch (kind) {
    case 'text':
      if (typeof value === 'string') return value;
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      throw new SearchError(`invalid value for ${name}, expected string`);
    case 'whole': {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value;
      if (Number.isSafeInteger(number) && Number(number) >= 0) return number;
      throw new SearchError(`invalid value for ${name}, expected unsigned integer`);
    }
    case 'flag':
      if (typeof value === 'boolean') return value;
      if (value === 'true' || value === 1 || value === '1') return true;
      if (value === 'false' || value === 0 || value === '0') return false;
      throw new SearchError(`invalid value for ${name}, expected boolean`);
    case 'list': {
      const list = parsed(value);
      if (typeof list === 'string')
        return list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean);
      if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
      throw new SearchError(`invalid value for ${name}, expected array of strings`);
    }
    case 'any':
      return parsed(value);
  }
}

/** Parameters in a query string carry lists and objects as JSON. */
function parsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*(\[|\{|true$|false$|\d+$)/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

export function textOf(settings: Settings, name: string, otherwise = ''): string {
  const value = settings[name];
  return typeof value === 'string' ? value : otherwise;
}

export function numberOf(settings: Settings, name: string, otherwise: number): number {
  const value = settings[name];
  return typeof value === 'number' ? value : otherwise;
}

export function flagOf(settings: Settings, name: string, otherwise = false): boolean {
  const value = settings[name];
  return typeof value === 'boolean' ? value : otherwise;
}

/** The settings' `customNormalization`, entries of other types left out. */
export function normalizationOf(settings: Settings): Record<string, Record<string, string>> {
  const value = settings['customNormalization'];
  const tables = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    tables.map(([language, table]) => [
      language,
      Object.fromEntries(
        Object.entries(isObject(table) ? table : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    ]),
  );
}
