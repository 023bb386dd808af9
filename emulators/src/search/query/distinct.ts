import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import type { Compare } from './ranking.ts';

/** How many records of one group are shown; 0 without grouping. */
export function readDistinct(parameters: Settings): number {
  const { distinct } = parameters;
  if (distinct === true) return 1;
  return typeof distinct === 'number' ? Math.min(Math.max(0, distinct), 4) : 0;
}

/**
 * Places of the `most` best records of each group; a record without the attribute is its own group. A group ranks by its best
 * record.
 */
export function bestOfGroups(
  records: Uint32Array,
  attribute: string,
  perGroup: number,
  index: MemoryIndex,
  compare: Compare,
): number[] {
  const column = index.facets.get(attribute);
  if (!column) return [...records.keys()];
  const groups = new Map<number, number[]>();
  const alone: number[] = [];
  for (const [place, record] of records.entries()) {
    const group = column.first(record);
    const members = group === undefined ? undefined : groups.get(group);
    if (group === undefined) alone.push(place);
    else if (!members) groups.set(group, [place]);
    else {
      const before = members.findIndex((member) => compare(place, member) < 0);
      if (before !== -1) members.splice(before, 0, place);
      else if (members.length < perGroup) members.push(place);
      if (members.length > perGroup) members.pop();
    }
  }
  return [...alone, ...[...groups.values()].flat()];
}
