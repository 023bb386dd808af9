import { strings } from '../json.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import { parseSortCriterion, type SortCriterion } from '../sort-criterion.ts';

const textCriteria = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const;
export type TextCriterion = (typeof textCriteria)[number];

export type Criterion = TextCriterion | SortCriterion;

const defaultRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** In order of weight. A virtual replica's own order goes before textual relevance. */
export function toCriteria(settings: Settings, virtual: boolean): Criterion[] {
  const custom = strings(settings['customRanking']).flatMap((entry) => parseSortCriterion(entry) ?? []);
  const ranking = settings['ranking'] === undefined ? defaultRanking : strings(settings['ranking']);
  const criteria = ranking.flatMap((written): Criterion[] => {
    if (written === 'custom') return virtual ? [] : custom;
    const text = textCriteria.find((name) => name === written);
    return text ? [text] : [parseSortCriterion(written) ?? []].flat();
  });
  return virtual ? [...custom, ...criteria] : criteria;
}

export type Compare = (left: number, right: number) => number;

/** A comparison whose first part is `keys`, by index: greater keys come later. */
export interface Order {
  keys: Float64Array;
  compare: Compare;
}

/** Orders two records by an attribute; those without it come last in either direction. */
export function compareByAttribute({ attribute, ascending }: SortCriterion, index: MemoryIndex): Compare {
  const sign = ascending ? 1 : -1;
  const numbers = index.numbers.get(attribute);
  const texts = index.facets.get(attribute);
  return (left, right) => {
    const a = numbers?.first(left) ?? Number.NaN;
    const b = numbers?.first(right) ?? Number.NaN;
    if (a === b) return 0;
    if (!Number.isNaN(a) && !Number.isNaN(b)) return sign * (a - b);
    if (!Number.isNaN(a)) return -1;
    if (!Number.isNaN(b)) return 1;
    const c = texts?.first(left);
    const d = texts?.first(right);
    if (c === d) return 0;
    if (c === undefined) return 1;
    if (d === undefined) return -1;
    return sign * (texts?.values.compare(c, d) ?? 0);
  };
}

/** The first `count` of 0 … `keys.length` - 1 in order, without sorting the rest. */
export function pickBest({ keys, compare }: Order, count: number): number[] {
  if (count <= 0) return [];
  const { length } = keys;
  const order = (left: number, right: number) => {
    const [first, second] = [keys[left] ?? 0, keys[right] ?? 0];
    if (first !== second) return first < second ? -1 : 1;
    return compare(left, right) || left - right;
  };
  if (count * 4 > length)
    return Array.from({ length }, (_, at) => at)
      .sort(order)
      .slice(0, count);
  /** A heap whose root is the worst entry so far. */
  const heap = Array.from({ length: count }, (_, at) => at);
  for (let node = count >> 1; node >= 0; node -= 1) siftDown(heap, node, order);
  let limit = keys[heap[0] ?? 0] ?? 0;
  for (let at = count; at < length; at += 1) {
    if ((keys[at] ?? 0) > limit || order(at, heap[0] ?? 0) >= 0) continue;
    heap[0] = at;
    siftDown(heap, 0, order);
    limit = keys[heap[0] ?? 0] ?? 0;
  }
  return heap.sort(order);
}

function siftDown(heap: number[], from: number, order: Compare): void {
  const moved = heap[from] ?? 0;
  let node = from;
  for (;;) {
    let child = node * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (order(moved, heap[child] ?? 0) >= 0) break;
    heap[node] = heap[child] ?? 0;
    node = child;
  }
  heap[node] = moved;
}
