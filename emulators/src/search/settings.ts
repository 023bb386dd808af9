import { isObject, type Json, type JsonObject } from './json.ts';
import { refuseNotAvailable } from './not-available.ts';
import { SearchError } from './search-error.ts';

/** Settings of an index, or parameters of a query: absent ones have their default. */
export type Settings = Readonly<Record<string, Json | undefined>>;

type Kind = 'text' | 'whole' | 'flag' | 'list' | 'any';

const toKinds = (kind: Kind, names: string): Record<string, Kind> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]));

/** Parameters that only a query has. */
const queryOnly = {
  ...toKinds('text', `query similarQuery filters aroundLatLng userToken sortBy facetQuery`),
  ...toKinds('whole', `page offset length minimumAroundRadius personalizationImpact maxFacetHits`),
  ...toKinds(
    'flag',
    `sumOrFiltersScores facetingAfterDistinct aroundLatLngViaIP getRankingInfo synonyms clickAnalytics
    analytics percentileComputation enableABTest`,
  ),
  ...toKinds(
    'list',
    `restrictSearchableAttributes facets naturalLanguages ruleContexts analyticsTags explain`,
  ),
  ...toKinds(
    'any',
    `facetFilters optionalFilters numericFilters tagFilters aroundRadius aroundPrecision
    insideBoundingBox insidePolygon`,
  ),
};

/** Query parameters that are also index settings. */
const shared = {
  ...toKinds(
    'text',
    `highlightPreTag highlightPostTag snippetEllipsisText queryType removeWordsIfNoResults mode
    exactOnSingleWordQuery sortFacetValuesBy attributeCriteriaComputedBy`,
  ),
  ...toKinds(
    'whole',
    `relevancyStrictness hitsPerPage minWordSizefor1Typo minWordSizefor2Typos minProximity
    maxValuesPerFacet`,
  ),
  ...toKinds(
    'flag',
    `restrictHighlightAndSnippetArrays allowTyposOnNumericTokens decompoundQuery enableRules
    enablePersonalization advancedSyntax replaceSynonymsInHighlight
    attributeCriteriaComputedByMinProximity enableReRanking`,
  ),
  ...toKinds(
    'list',
    `attributesToRetrieve ranking attributesToHighlight attributesToSnippet
    disableTypoToleranceOnAttributes queryLanguages disableExactOnAttributes alternativesAsExact
    advancedSyntaxFeatures responseFields`,
  ),
  ...toKinds(
    'any',
    `typoTolerance ignorePlurals removeStopWords semanticSearch optionalWords distinct renderingContent
    reRankingApplyFilter`,
  ),
};

const settingsOnly = {
  ...toKinds('text', `separatorsToIndex attributeForDistinct keepDiacriticsOnCharacters primary`),
  ...toKinds('whole', `paginationLimitedTo version`),
  ...toKinds('flag', `allowCompressionOfIntegerArray`),
  ...toKinds(
    'list',
    `attributesForFaceting replicas unretrievableAttributes disableTypoToleranceOnWords
    attributesToTransliterate camelCaseAttributes indexLanguages disablePrefixOnAttributes
    numericAttributesForFiltering numericAttributesToIndex searchableAttributes attributesToIndex
    customRanking slaves`,
  ),
  ...toKinds('any', `decompoundedAttributes userData customNormalization`),
};

const queryKinds = { ...queryOnly, ...shared };
const settingsKinds = { ...settingsOnly, ...shared };

/** Parameters of a query as an object or as a query string; unknown names and wrong types are refused with 400, what is not done here with 403. */
export function readParameters(input: JsonObject | string): Settings {
  const raw = typeof input === 'string' ? Object.fromEntries(new URLSearchParams(input)) : input;
  const parameters = readKnown(raw, queryKinds, (name) => `Unknown parameter: ${name}`);
  refuseNotAvailable(parameters);
  return parameters;
}

export function readSettings(input: JsonObject): Settings {
  const settings = readKnown(input, settingsKinds, (name) => `Invalid object attributes: ${name}`);
  refuseNotAvailable(settings);
  return settings;
}

function readKnown(
  raw: JsonObject,
  kinds: Record<string, Kind>,
  unknown: (name: string) => string,
): Settings {
  const settings: Record<string, Json> = {};
  for (const [name, value] of Object.entries(raw)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new SearchError(unknown(name));
    if (value !== null) settings[name] = coerce(name, kind, value);
    else if (kind === 'any' || kind === 'list') settings[name] = null;
  }
  return settings;
}

function coerce(name: string, kind: Kind, value: Json): Json {
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
      const list = parseJsonText(value);
      if (typeof list === 'string')
        return list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean);
      if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
      throw new SearchError(`invalid value for ${name}, expected array of strings`);
    }
    case 'any':
      return parseJsonText(value);
  }
}

/** Parameters in a query string contain lists and objects as JSON. */
function parseJsonText(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*(\[|\{|true$|false$|\d+$)/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

export function readText(settings: Settings, name: string, otherwise = ''): string {
  const value = settings[name];
  return typeof value === 'string' ? value : otherwise;
}

export function readNumber(settings: Settings, name: string, otherwise: number): number {
  const value = settings[name];
  return typeof value === 'number' ? value : otherwise;
}

export function readFlag(settings: Settings, name: string, otherwise = false): boolean {
  const value = settings[name];
  return typeof value === 'boolean' ? value : otherwise;
}

/** The settings' `customNormalization`, without entries of other types. */
export function readNormalization(settings: Settings): Record<string, Record<string, string>> {
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
