import { allOf } from '../filters/expression.ts';
import { matchingRecords } from '../filters/evaluate.ts';
import { toFilters } from '../filters/parameters.ts';
import { asText, isObject, type JsonObject, strings } from '../json.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { readText, type Settings } from '../settings.ts';
import { termsOf } from '../text/tokens.ts';
import type { QueryMatch, Visibility } from './query-match.ts';

/**
 * Records that rules put before all that a query finds, in order, if filters let them through; of conditions those on the whole
 * query (anchoring `is`) count.
 */
export function findPromoted(
  rules: readonly JsonObject[],
  { memory, settings, parameters }: Pick<QueryMatch, 'memory' | 'settings' | 'parameters'>,
  visibility: Visibility,
): number[] {
  if (parameters['enableRules'] === false) return [];
  const toKey = (text: string): string => termsOf(text, memory.folding).join(' ');
  const query = toKey(readText(parameters, 'query'));
  if (query === '') return [];
  const ids = rules.filter((rule) => appliesTo(rule, query, toKey)).flatMap(promotedIds);
  return ids.flatMap((id) => findRecord(id, memory, settings, parameters, visibility));
}

function appliesTo(
  { enabled, conditions }: JsonObject,
  query: string,
  toKey: (text: string) => string,
): boolean {
  const all = Array.isArray(conditions) ? conditions.filter(isObject) : [];
  return (
    enabled !== false &&
    all.some(({ pattern, anchoring }) => anchoring === 'is' && toKey(asText(pattern)) === query)
  );
}

function promotedIds({ consequence }: JsonObject): string[] {
  const promote = isObject(consequence) ? consequence['promote'] : undefined;
  const all = Array.isArray(promote) ? promote.filter(isObject) : [];
  return all.flatMap(({ objectID, objectIDs }) =>
    objectIDs === undefined ? [asText(objectID)] : strings(objectIDs),
  );
}

function findRecord(
  id: string,
  memory: MemoryIndex,
  settings: Settings,
  parameters: Settings,
  visibility: Visibility,
): number[] {
  const isIt = { kind: 'facet', attribute: 'objectID', value: id, score: 1 } as const;
  const among = allOf([visibility.filters, toFilters(parameters), isIt]);
  return [...matchingRecords(among, memory, settings).records()];
}
