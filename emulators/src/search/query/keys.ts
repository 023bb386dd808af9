import type { MemoryIndex } from '../memory/memory-index.ts';
import type { TextMatch } from './match.ts';
import { bySort, type Compare, type Criterion, type TextCriterion } from './ranking.ts';

/** Each criterion's number of steps; those of one key together stay below 2^53. */
const steps: Record<TextCriterion, number> = {
  typo: 64,
  words: 64,
  filters: 64,
  proximity: 256,
  attribute: 65_536,
  exact: 32,
};

/** Order of the records at two places of `records`, best first. `bonus` gives a record's optional filters' score. */
export function compareMatches(
  records: Uint32Array,
  match: TextMatch | undefined,
  criteria: readonly Criterion[],
  bonus: ((record: number) => number) | undefined,
  index: MemoryIndex,
): Compare {
  const comparisons: Compare[] = [];
  let run: TextCriterion[] = [];
  const closeRun = () => {
    const relevant = run.filter((criterion) => (criterion === 'filters' ? bonus : match));
    run = [];
    if (relevant.length === 0) return;
    const keys = Float64Array.from(records, (record) => keyOf(record, relevant, match, bonus));
    comparisons.push((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0));
  };
  for (const criterion of criteria) {
    if (typeof criterion === 'string') run.push(criterion);
    else {
      closeRun();
      const order = bySort(criterion, index);
      comparisons.push((left, right) => order(records[left] ?? 0, records[right] ?? 0));
    }
  }
  closeRun();
  return (left, right) => {
    for (const compare of comparisons) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function keyOf(
  record: number,
  criteria: readonly TextCriterion[],
  match: TextMatch | undefined,
  bonus: ((record: number) => number) | undefined,
): number {
  const score = match?.score(record);
  let key = 0;
  for (const criterion of criteria) {
    const most = steps[criterion] - 1;
    let value = 0;
    switch (criterion) {
      case 'typo':
        value = score?.typos ?? 0;
        break;
      case 'words':
        value = most - (score?.words ?? 0);
        break;
      case 'filters':
        value = most - Math.min(bonus?.(record) ?? 0, most);
        break;
      case 'proximity':
        value = score?.proximity ?? 0;
        break;
      case 'attribute':
        value = score?.attribute ?? 0;
        break;
      case 'exact':
        value = most - (score?.exact ?? 0);
        break;
    }
    key = key * steps[criterion] + Math.min(value, most);
  }
  return key;
}
