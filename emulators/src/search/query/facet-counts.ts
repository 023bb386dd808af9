import { type JsonObject, strings } from '../json.ts';
import { toFacets } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { ValueCounts } from '../memory/value-counts.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { JsonFields } from './answer.ts';
import { visitTopValues } from './top-values.ts';

const defaultValues = 100;
const maxValues = 1000;

/** Facets that the query requests and the settings allow; others are ignored, as at Algolia. Nothing where it requests none. */
export function writeFacets(
  records: Uint32Array,
  parameters: Settings,
  settings: Settings,
  index: MemoryIndex,
): JsonFields {
  const requestedFacets = strings(parameters['facets']);
  if (requestedFacets.length === 0) return {};
  const allRequested = requestedFacets.includes('*');
  const visibleFacets = toFacets(settings).filter(
    ({ name, filterOnly }) => !filterOnly && (allRequested || requestedFacets.includes(name)),
  );
  const maxShown = Math.min(readNumber(parameters, 'maxValuesPerFacet', defaultValues), maxValues);
  const alphabetical = readText(parameters, 'sortFacetValuesBy', 'count') === 'alpha';
  const counts = index.facetCounts(
    records,
    visibleFacets.map(({ name }) => name),
  );
  const facets: string[] = [];
  const stats: JsonObject = {};
  for (const { name } of visibleFacets) {
    const column = index.facets.get(name);
    const ofColumn = column && counts.get(column);
    if (!ofColumn) continue;
    if (ofColumn.from === ofColumn.to || maxShown === 0) continue;
    const values: string[] = [];
    visitTopValues(column, ofColumn, { maxShown, alphabetical }, (value, count) =>
      values.push(column.jsonName(value) + count),
    );
    facets.push(`${JSON.stringify(name)}:{${values.join(',')}}`);
    const ofNumbers = column.numbers && statsOf(column.numbers, ofColumn);
    if (ofNumbers) stats[name] = ofNumbers;
  }
  const hasStats = Object.keys(stats).length > 0;
  return { facets: `{${facets.join(',')}}`, ...(hasStats ? { facets_stats: JSON.stringify(stats) } : {}) };
}

/** Over those of the values that are numbers, by how often each was found; undefined when none is. */
function statsOf(
  numbers: Float64Array,
  { values, counts, from, to }: ValueCounts,
): { min: number; max: number; avg: number; sum: number } | undefined {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (let at = from; at < to; at += 1) {
    const value = numbers[values[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const times = counts[at] ?? 0;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * times;
    count += times;
  }
  return count > 0 ? { min, max, avg: sum / count, sum } : undefined;
}
