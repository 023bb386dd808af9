import { isObject, type Json, type JsonObject } from './json.ts';
import { SearchError } from './search-error.ts';

const names = (text: string): string[] => text.split(/\s+/);

/** Parameters and settings that would change an answer at Algolia and do not here. */
const notDone: ReadonlySet<string> = new Set([
  ...names('advancedSyntax advancedSyntaxFeatures similarQuery naturalLanguages sumOrFiltersScores'),
  ...names('aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision minimumAroundRadius'),
  ...names('insideBoundingBox insidePolygon sortBy explain ruleContexts'),
  ...names('enablePersonalization personalizationImpact enableReRanking reRankingApplyFilter'),
  ...names('mode semanticSearch relevancyStrictness attributeCriteriaComputedByMinProximity'),
  ...names('attributeCriteriaComputedBy restrictHighlightAndSnippetArrays replaceSynonymsInHighlight'),
  ...names('camelCaseAttributes decompoundedAttributes attributesToTransliterate attributesToIndex slaves'),
]);

/** Values, besides empty ones, by which each of these is off. */
const off: Readonly<Record<string, Json>> = {
  mode: 'keywordSearch',
  relevancyStrictness: 100,
  aroundPrecision: 1,
  replaceSynonymsInHighlight: false,
};

/**
 * Refuses what is not done here, as Algolia refuses what an application's plan does not hold: what is ignored looks as if it worked.
 * @throws SearchError 403
 */
export function refuseNotAvailable(settings: Readonly<Record<string, Json | undefined>>): void {
  for (const [name, value] of Object.entries(settings))
    if (notDone.has(name) && value !== undefined && !isOff(name, value))
      throw new SearchError(`${name} is not available for this application`, 403);
}

function isOff(name: string, value: Json): boolean {
  if (value === null || value === false || value === '' || value === 0) return true;
  if (typeof value === 'object') return Object.keys(value).length === 0;
  return value === off[name];
}

/** Of a rule's parts, those that are applied here or change no answer. */
const ruleParts = new Set(['objectID', 'conditions', 'consequence', 'description', 'enabled']);
const consequences = new Set(['promote', 'filterPromotes']);

/** Refuses a rule that would do at Algolia what it does not do here. @throws SearchError 403 */
export function refuseRule(rule: JsonObject): void {
  const { conditions, consequence } = rule;
  const refused =
    Object.keys(rule).find((part) => !ruleParts.has(part)) ??
    (isObject(consequence) ? Object.keys(consequence).find((part) => !consequences.has(part)) : undefined) ??
    (Array.isArray(conditions) ? conditions.flatMap(otherCondition)[0] : undefined);
  if (refused !== undefined)
    throw new SearchError(`${refused} of a rule is not available for this application`, 403);
}

/** What of a condition is not looked at. */
function otherCondition(condition: Json): string[] {
  if (!isObject(condition)) return ['conditions'];
  if (condition['anchoring'] !== 'is') return ['anchoring'];
  return Object.keys(condition).filter((part) => part !== 'anchoring' && part !== 'pattern');
}
