import { type JsonObject, strings } from '../json.ts';
import { Bits } from '../memory/bits.ts';
import type { FacetColumn } from '../memory/facet-column.ts';
import { toFacets } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { NumberStats } from '../memory/number-column.ts';
import type { ValueCounts } from '../memory/value-counts.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { Answer } from './answer.ts';
import { visitTopValues } from './top-values.ts';

const defaultValues = 100;
const maxValues = 1000;

/** Facets that the query requests and the settings allow; others are ignored, as at Algolia. Nothing where it requests none. */
export function writeFacets(
  records: Uint32Array,
  parameters: Settings,
  settings: Settings,
  index: MemoryIndex,
): Answer {
  const requestedFacets = strings(parameters['facets']);
  if (requestedFacets.length === 0) return {};
  const allRequested = requestedFacets.includes('*');
  const visibleFacets = toFacets(settings).filter(
    ({ name, filterOnly }) => !filterOnly && (allRequested || requestedFacets.includes(name)),
  );
  const maxShown = Math.min(readNumber(parameters, 'maxValuesPerFacet', defaultValues), maxValues);
  const alphabetical = readText(parameters, 'sortFacetValuesBy', 'count') === 'alpha';
  // The sum of decimals depends on their order.
  const marks = isDense(records, index) && isSorted(records) ? Bits.of(records, index.size) : undefined;
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
      values.push(`${column.jsonText(value)}:${count}`),
    );
    facets.push(`${JSON.stringify(name)}:{${values.join(',')}}`);
    const numbers = isYesNo(column) ? undefined : index.numbers.get(name);
    // Then each value of the facet is a number that a record has, and there are fewer values than records.
    const ofNumbers =
      numbers?.countOfWhole === column.used
        ? statsOfCounts(column.asNumbers, ofColumn)
        : numbers?.stats(records, marks);
    if (ofNumbers) stats[name] = { ...ofNumbers };
  }
  const hasStats = Object.keys(stats).length > 0;
  return { facets: `{${facets.join(',')}}`, ...(hasStats ? { facets_stats: JSON.stringify(stats) } : {}) };
}

/** Over values of which there is one at least, by how often each was found. */
function statsOfCounts(numbers: Float64Array, { values, counts, from, to }: ValueCounts): NumberStats {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (let at = from; at < to; at += 1) {
    const value = numbers[values[at] ?? 0] ?? 0;
    const times = counts[at] ?? 0;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * times;
    count += times;
  }
  return { min, max, avg: sum / count, sum };
}

/** Whether there are so many records that going through all 32 at a time is quicker. */
const isDense = (records: Uint32Array, index: MemoryIndex): boolean => records.length * 32 >= index.size;

function isSorted(records: Uint32Array): boolean {
  for (let at = 1; at < records.length; at += 1)
    if ((records[at - 1] ?? 0) > (records[at] ?? 0)) return false;
  return true;
}

/** Booleans are also indexed as numbers, for ranking. */
function isYesNo(column: FacetColumn): boolean {
  const { size } = column.values;
  if (size > 2) return false;
  for (let value = 0; value < size; value += 1)
    if (column.jsonText(value) !== '"true"' && column.jsonText(value) !== '"false"') return false;
  return true;
}
