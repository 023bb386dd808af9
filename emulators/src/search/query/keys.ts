import { grow } from '../memory/grow.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { SortCriterion } from '../sort-criterion.ts';
import type { TextMatch } from './match.ts';
import {
  compareByAttribute,
  type Compare,
  type Criterion,
  type Order,
  type TextCriterion,
} from './ranking.ts';
import { maxProximity } from './text-score.ts';

/** Each criterion's number of steps; the product within one key stays below 2^53. */
const steps: Record<TextCriterion, number> = {
  typo: 64,
  words: 64,
  filters: 64,
  proximity: maxProximity + 1,
  attribute: 65_536,
  exact: 32,
};

/** The first keys of an order, which no longer needs them when the next one is made: new arrays cost the garbage collector. */
let firstKeys = new Float64Array();

/** Order of the records at two indexes of `records`, valid until the next call; best first. `bonus` gives a record's optional-filter score. */
export function compareMatches(
  records: Uint32Array,
  match: TextMatch | undefined,
  criteria: readonly Criterion[],
  bonus: ((record: number) => number) | undefined,
  index: MemoryIndex,
): Order {
  const comparisons: Compare[] = [];
  let first: Float64Array | undefined;
  let run: TextCriterion[] = [];
  const closeRun = () => {
    const relevant = run.filter((criterion) => (criterion === 'filters' ? bonus : match));
    run = [];
    if (relevant.length === 0) return;
    if (!first) firstKeys = grow(firstKeys, records.length);
    const keys = first ? new Float64Array(records.length) : firstKeys.subarray(0, records.length);
    const weights = toWeights(relevant);
    if (match) match.rank(records, weights, keys);
    else keys.fill(0);
    if (bonus && weights.filters > 0)
      for (let place = 0; place < records.length; place += 1) {
        const lift = Math.min(bonus(records[place] ?? 0), steps.filters - 1);
        keys[place] = (keys[place] ?? 0) - weights.filters * lift;
      }
    first ??= keys;
    comparisons.push((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0));
  };
  for (const criterion of criteria) {
    if (typeof criterion === 'string') run.push(criterion);
    else {
      closeRun();
      const order = compareByAttribute(criterion, index);
      // Criteria after other keys are read only where those are equal.
      if (comparisons.length === 0) first = sortKeys(criterion, records, index);
      comparisons.push((left, right) => order(records[left] ?? 0, records[right] ?? 0));
    }
  }
  closeRun();
  const compare = (left: number, right: number) => {
    for (let at = 0; at < comparisons.length; at += 1) {
      const order = comparisons[at]?.(left, right) ?? 0;
      if (order !== 0) return order;
    }
    return 0;
  };
  return { keys: first ?? new Float64Array(records.length), compare };
}

/** Records without a number come last. */
function sortKeys(
  { attribute, ascending }: SortCriterion,
  records: Uint32Array,
  index: MemoryIndex,
): Float64Array {
  const numbers = index.numbers.get(attribute);
  const keys = new Float64Array(records.length);
  for (let place = 0; place < records.length; place += 1) {
    const value = numbers?.first(records[place] ?? 0) ?? Number.NaN;
    keys[place] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : ascending ? value : -value;
  }
  return keys;
}

type Weights = Record<TextCriterion, number>;

/** Weight of one step of each criterion, so that it outweighs all later criteria; 0 for unused ones. */
function toWeights(criteria: readonly TextCriterion[]): Weights {
  const weights: Weights = { typo: 0, words: 0, filters: 0, proximity: 0, attribute: 0, exact: 0 };
  let weight = 1;
  for (const criterion of criteria.toReversed()) {
    weights[criterion] = weight;
    weight *= steps[criterion];
  }
  return weights;
}
