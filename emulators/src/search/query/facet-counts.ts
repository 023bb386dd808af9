import type { JsonObject } from '../json.ts';
import { strings } from '../json.ts';
import { Bits } from '../memory/bits.ts';
import type { FacetColumn } from '../memory/facet-column.ts';
import { toFacets } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { grow } from '../memory/postings.ts';
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
  // The sum of decimals depends on their order.
  const marks = isSorted(records) ? Bits.of(records, index.size) : undefined;
  if (visibleFacets.length === 0) return result;
  const columns = visibleFacets.flatMap(({ name }) => index.facets.get(name) ?? []);
  const counts = index.facetCounts(records, columns);
  for (const { name } of visibleFacets) {
    const column = index.facets.get(name);
    const ofColumn = column && counts.get(column);
    if (!ofColumn) continue;
    if (ofColumn.values.length === 0 || maxShown === 0) continue;
    const values: Record<string, number> = {};
    visitTopValues(column, ofColumn, { maxShown, alphabetical }, (value, count) => (values[value] = count));
    result.facets[name] = values;
    const stats = isYesNo(column) ? undefined : index.numbers.get(name)?.stats(records, marks);
    if (stats) result.facets_stats[name] = stats;
  }
  return result;
}

function isSorted(records: Uint32Array): boolean {
  for (let at = 1; at < records.length; at += 1)
    if ((records[at - 1] ?? 0) > (records[at] ?? 0)) return false;
  return true;
}

/** Booleans are also indexed as numbers, for ranking. */
const isYesNo = ({ values }: FacetColumn) => values.every((value) => value === 'true' || value === 'false');

/** The keys of a column's values; reused by the next column. */
let scratch = new Float64Array(64);

/** Visits the values in the order in which they are shown: the most frequent ones first, or by the alphabet. */
export function visitTopValues(
  column: FacetColumn,
  { values, counts }: ValueCounts,
  { maxShown, alphabetical }: { maxShown: number; alphabetical: boolean },
  visit: (value: string, count: number) => void,
): void {
  const { order, ranks } = column.alphabet;
  let most = 0;
  for (let at = 0; at < counts.length; at += 1) most = Math.max(most, counts[at] ?? 0);
  /** A value's key says how much rarer it is than the most frequent one, and its place in the alphabet: no two are equal. */
  const rarityStep = alphabetical ? 1 : order.length;
  const rankStep = alphabetical ? most + 1 : 1;
  scratch = grow(scratch, values.length);
  const keys = scratch.subarray(0, values.length);
  for (let at = 0; at < keys.length; at += 1)
    keys[at] = (most - (counts[at] ?? 0)) * rarityStep + (ranks[values[at] ?? 0] ?? 0) * rankStep;
  const shown = smallest(keys, maxShown);
  const step = Math.max(rarityStep, rankStep);
  for (let at = 0; at < shown.length; at += 1) {
    const key = shown[at] ?? 0;
    const [rarity, rank] = alphabetical
      ? [key % step, Math.floor(key / step)]
      : [Math.floor(key / step), key % step];
    visit(column.values[order[rank] ?? 0] ?? '', most - rarity);
  }
}

/** The first `count` in order. */
function smallest(keys: Float64Array, count: number): ArrayLike<number> {
  if (count * 4 > keys.length) return keys.sort().subarray(0, count);
  const compare = (left: number, right: number) => (keys[left] ?? 0) - (keys[right] ?? 0);
  return pickBest({ keys, compare }, count).map((at) => keys[at] ?? 0);
}

/** Facets of a response; absent when none were requested. */
export function toFacetResponse(counts: FacetCounts, parameters: Settings): JsonObject {
  if (strings(parameters['facets']).length === 0) return {};
  const { facets, facets_stats: stats } = counts;
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) };
}
