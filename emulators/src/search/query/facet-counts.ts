import type { JsonObject } from '../json.ts';
import { strings } from '../json.ts';
import type { FacetColumn } from '../memory/facet-column.ts';
import { toFacets } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { ValueCounts } from '../memory/value-counts.ts';
import { readNumber, type Settings, readText } from '../settings.ts';

const defaultValues = 100;
const maxValues = 1000;

interface FacetCounts {
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/** Facets that the query requests and the settings allow; others are ignored, as at Algolia. */
export function countFacets(
  records: Uint32Array,
  parameters: Settings,
  settings: Settings,
  index: MemoryIndex,
): FacetCounts {
  const requestedFacets = strings(parameters['facets']);
  const visibleFacets = toFacets(settings).filter(
    ({ name, filterOnly }) =>
      !filterOnly && (requestedFacets.includes('*') || requestedFacets.includes(name)),
  );
  const maxShown = Math.min(readNumber(parameters, 'maxValuesPerFacet', defaultValues), maxValues);
  const alphabetical = readText(parameters, 'sortFacetValuesBy', 'count') === 'alpha';
  const result: FacetCounts = { facets: {}, facets_stats: {} };
  if (visibleFacets.length === 0) return result;
  const counts = index.facetCounts(records);
  for (const { name } of visibleFacets) {
    const column = index.facets.get(name);
    const ofColumn = column && counts.get(column);
    if (!ofColumn) continue;
    const values = topValues(column, ofColumn, maxShown, alphabetical);
    if (values.length === 0) continue;
    result.facets[name] = Object.fromEntries(values);
    const stats = isYesNo(column) ? undefined : index.numbers.get(name)?.stats(records);
    if (stats) result.facets_stats[name] = stats;
  }
  return result;
}

/** Booleans are also indexed as numbers, for ranking. */
const isYesNo = ({ values }: FacetColumn) => values.every((value) => value === 'true' || value === 'false');

export function topValues(
  column: FacetColumn,
  counts: ValueCounts,
  maxShown: number,
  alphabetical = false,
): [value: string, count: number][] {
  const least = alphabetical ? 1 : counts.countOfBest(maxShown);
  const values = counts.values.flatMap((value, at): [string, number][] => {
    const count = counts.counts[at] ?? 0;
    return count >= least ? [[column.values[value] ?? '', count]] : [];
  });
  const byValue = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
  values.sort(([left, some], [right, others]) => (alphabetical ? 0 : others - some) || byValue(left, right));
  return values.slice(0, maxShown);
}

/** Facets of a response; absent when none were requested. */
export function toFacetResponse(counts: FacetCounts, parameters: Settings): JsonObject {
  if (strings(parameters['facets']).length === 0) return {};
  const { facets, facets_stats: stats } = counts;
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) };
}
