import { prefixEnd } from './term-dictionary.ts';

const maxWordLength = 40;

/**
 * Calls `found(place, typos)` with the index of each of `sorted` within `budget` typos of `word`: one letter inserted, deleted,
 * replaced, or two swapped. With `prefix`, a term that starts so is enough. The terms share prefixes, so the distance table is
 * reused between them and whole branches are skipped.
 */
export function withinTypos(
  sorted: readonly string[],
  word: string,
  budget: number,
  prefix: boolean,
  found: (place: number, typos: number) => void,
): void {
  if (budget < 1 || word.length > maxWordLength) return;
  const width = word.length + 1;
  const deepest = word.length + budget;
  const rows = new Uint8Array((deepest + 1) * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  /** For prefixes: the smallest distance of the word to a prefix of the term, by its length. */
  const nearest = new Uint8Array(deepest + 1).fill(255);
  nearest[0] = word.length;
  let previous = '';
  let valid = 0;

  for (let at = 0; at < sorted.length;) {
    const term = sorted[at] ?? '';
    let depth = sharedPrefixLength(previous, term, valid);
    let dead = false;
    while (depth < term.length && depth < deepest) {
      depth += 1;
      const least = nextRow(rows, word, term, depth, width);
      const whole = rows[depth * width + word.length] ?? 255;
      nearest[depth] = Math.min(nearest[depth - 1] ?? 255, whole);
      if (least > budget) {
        dead = true;
        break;
      }
    }
    previous = term;
    valid = depth;
    const cut = dead || depth < term.length;
    const typos = prefix ? (nearest[depth] ?? 255) : cut ? 255 : (rows[depth * width + word.length] ?? 255);
    const next = cut ? prefixEnd(sorted, term.slice(0, depth), at) : at + 1;
    if (typos <= budget) for (let each = at; each < next; each += 1) found(each, typos);
    at = next;
  }
}

function sharedPrefixLength(left: string, right: string, most: number): number {
  const end = Math.min(left.length, right.length, most);
  let length = 0;
  while (length < end && left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  return length;
}

/** Fills the row of the first `depth` letters of `term`; returns its smallest distance. */
function nextRow(rows: Uint8Array, word: string, term: string, depth: number, width: number): number {
  const row = depth * width;
  const above = row - width;
  const letter = term.charCodeAt(depth - 1);
  const before = depth > 1 ? term.charCodeAt(depth - 2) : -1;
  rows[row] = depth;
  let least = depth;
  for (let column = 1; column < width; column += 1) {
    const same = word.charCodeAt(column - 1) === letter;
    let distance = Math.min(
      (rows[above + column - 1] ?? 0) + (same ? 0 : 1),
      (rows[above + column] ?? 0) + 1,
      (rows[row + column - 1] ?? 0) + 1,
    );
    if (column > 1 && word.charCodeAt(column - 1) === before && word.charCodeAt(column - 2) === letter)
      distance = Math.min(distance, (rows[above - width + column - 2] ?? 0) + 1);
    rows[row + column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
