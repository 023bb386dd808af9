import type { FacetColumn } from '../memory/facet-column.ts';
import { grow } from '../memory/grow.ts';
import type { ValueCounts } from '../memory/value-counts.ts';

/** The keys of a column's values; reused by the next column. */
let scratch = new Float64Array(64);

/** Up to so many keys, moving each to its place is quicker than to call the sort of all. */
const fewKeys = 24;

/**
 * Visits the values, by their index in the column, in the order in which they are shown: the most frequent ones first, or by the
 * alphabet.
 */
export function visitTopValues(
  column: FacetColumn,
  { values, counts, from, to }: ValueCounts,
  { maxShown, alphabetical }: { maxShown: number; alphabetical: boolean },
  visit: (value: number, count: number) => void,
): void {
  const length = to - from;
  if (length === 1 && maxShown > 0) {
    visit(values[from] ?? 0, counts[from] ?? 0);
    return;
  }
  const { order, ranks } = column.alphabet;
  let most = 0;
  for (let at = from; at < to; at += 1) most = Math.max(most, counts[at] ?? 0);
  /** A value's key says how much rarer it is than the most frequent one, and its place in the alphabet: no two are equal. */
  const rarityStep = alphabetical ? 1 : order.length;
  const rankStep = alphabetical ? most + 1 : 1;
  scratch = grow(scratch, length);
  for (let at = 0; at < length; at += 1)
    scratch[at] =
      (most - (counts[from + at] ?? 0)) * rarityStep + (ranks[values[from + at] ?? 0] ?? 0) * rankStep;
  const shown = Math.min(length, maxShown);
  sortSmallest(scratch, length, shown);
  const step = Math.max(rarityStep, rankStep);
  for (let at = 0; at < shown; at += 1) {
    const key = scratch[at] ?? 0;
    const upper = Math.floor(key / step);
    const lower = key - upper * step;
    visit(order[alphabetical ? upper : lower] ?? 0, most - (alphabetical ? lower : upper));
  }
}

/** Brings the `count` smallest of the first `length` keys to the front, in order. */
function sortSmallest(keys: Float64Array, length: number, count: number): void {
  if (count < length) moveSmallestFirst(keys, length, count);
  if (count > fewKeys) keys.subarray(0, count).sort();
  else
    for (let at = 1; at < count; at += 1) {
      const moved = keys[at] ?? 0;
      let to = at;
      for (; to > 0 && (keys[to - 1] ?? 0) > moved; to -= 1) keys[to] = keys[to - 1] ?? 0;
      keys[to] = moved;
    }
}

/** Brings the `count` smallest to the front, in no order: Hoare's selection. `count` is below `length`. */
function moveSmallestFirst(keys: Float64Array, length: number, count: number): void {
  let first = 0;
  let last = length - 1;
  while (first < last) {
    const pivot = keys[count] ?? 0;
    let left = first;
    let right = last;
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1;
      while ((keys[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const moved = keys[left] ?? 0;
      keys[left] = keys[right] ?? 0;
      keys[right] = moved;
      left += 1;
      right -= 1;
    }
    if (right < count) first = left;
    if (count < left) last = right;
  }
}
