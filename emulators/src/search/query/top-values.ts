import type { FacetColumn } from '../memory/facet-column.ts';
import { grow } from '../memory/grow.ts';
import type { ValueCounts } from '../memory/value-counts.ts';

/** The keys of a column's values; reused by the next column. */
let scratch = new Float64Array(64);

/**
 * Visits the values, by their index in the column, in the order in which they are shown: the most frequent ones first, or by the
 * alphabet.
 */
export function visitTopValues(
  column: FacetColumn,
  { values, counts }: ValueCounts,
  { maxShown, alphabetical }: { maxShown: number; alphabetical: boolean },
  visit: (value: number, count: number) => void,
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
    visit(order[rank] ?? 0, most - rarity);
  }
}

/** The first `count` in order; changes the order of `keys`. */
function smallest(keys: Float64Array, count: number): Float64Array {
  if (count < keys.length) moveSmallestFirst(keys, count);
  return keys.subarray(0, count).sort();
}

/** Brings the `count` smallest to the front, in no order: Hoare's selection. `count` is below the number of keys. */
function moveSmallestFirst(keys: Float64Array, count: number): void {
  let first = 0;
  let last = keys.length - 1;
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
