import { compareIcelandic } from './icelandic-order.ts';

/** Named things in Icelandic alphabetical order under their first letters; what begins with no letter under `#`. */
export function groupByFirstLetter<E extends { name: string }>(
  entries: readonly E[],
): { letter: string; entries: E[] }[] {
  const groups = new Map<string, E[]>();
  for (const entry of entries.toSorted((a, b) => compareIcelandic(a.name, b.name))) {
    const letter = /^\p{L}/u.exec(entry.name.trim())?.[0].toUpperCase() ?? '#';
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
