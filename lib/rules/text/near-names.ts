import { slugify } from './icelandic-order.ts';

/** Share of pairs of letters that two names must have in common to be taken for each other. */
const leastNearness = 0.5;

/** From 0 to 1: the share of pairs of letters that two texts have in common, without Icelandic letters (Dice). */
export function nearnessOf(a: string, b: string): number {
  const [first, second] = [letterPairs(a), letterPairs(b)];
  const left = [...second];
  let shared = 0;
  for (const pair of first) {
    const place = left.indexOf(pair);
    if (place === -1) continue;
    left.splice(place, 1);
    shared += 1;
  }
  return first.length + second.length === 0 ? 0 : (2 * shared) / (first.length + second.length);
}

/** Those whose names are like the text or hold it, nearest first. */
export function findNearNames<T extends { name: string }>(
  text: string,
  named: readonly T[],
  most: number,
): T[] {
  return named
    .map((one) => ({ one, nearness: holds(one.name, text) ? 1 : nearnessOf(text, one.name) }))
    .filter(({ nearness }) => nearness >= leastNearness)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Whether a name has a word that begins with all of the text; not for a text of a letter or two. */
function holds(name: string, text: string): boolean {
  const slug = slugify(text);
  return slug.length > 2 && `-${slugify(name)}`.includes(`-${slug}`);
}

function letterPairs(text: string): string[] {
  return slugify(text)
    .split('-')
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
    );
}
