import type { JsonObject } from '../json.ts';
import { strings } from '../json.ts';
import type { FacetColumn } from '../memory/facet-column.ts';
import { toFacets } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { ValueCounts } from '../memory/value-counts.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import { pickBest } from './ranking.ts';

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
  const columns = visibleFacets.flatMap(({ name }) => index.facets.get(name) ?? []);
  const counts = index.facetCounts(records, columns);
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
  { values, counts }: ValueCounts,
  maxShown: number,
  alphabetical = false,
): [value: string, count: number][] {
  const textAt = (place: number) => column.values[values[place] ?? 0] ?? '';
  const keys = new Float64Array(values.length);
  if (!alphabetical) for (let place = 0; place < keys.length; place += 1) keys[place] = -(counts[place] ?? 0);
  const compare = (left: number, right: number) => {
    const order = (keys[left] ?? 0) - (keys[right] ?? 0);
    if (order !== 0) return order;
    const [a, b] = [textAt(left), textAt(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  return pickBest({ keys, compare }, maxShown).map((place) => [textAt(place), counts[place] ?? 0]);
}

/** Facets of a response; absent when none were requested. */
export function toFacetResponse(counts: FacetCounts, parameters: Settings): JsonObject {
  if (strings(parameters['facets']).length === 0) return {};
  const { facets, facets_stats: stats } = counts;
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) };
}
