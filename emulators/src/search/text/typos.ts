import type { TermTrie } from './term-trie.ts';

const maxWordLength = 40;

/** Fills in the distances of the first letters of a term from those of a word, a row for each letter of the term. */
class Distances {
  readonly #word: Uint16Array;
  readonly #width: number;
  readonly #budget: number;
  /** Beyond the budget, whatever is added. */
  readonly #over: number;
  readonly #rows: Uint8Array;
  /** The letters of the term, from 1. */
  readonly #letters: Uint16Array;
  /** The smallest distance of the word to a prefix of the term, by the prefix's length. */
  readonly nearest: Uint8Array;
  /** From this depth on no prefix of a term is within the budget. */
  readonly deepest: number;

  constructor(word: string, budget: number) {
    this.#word = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
    this.#width = word.length + 1;
    this.#budget = budget;
    this.#over = budget + 1;
    this.deepest = word.length + budget;
    this.#rows = new Uint8Array((this.deepest + 1) * this.#width).fill(this.#over);
    for (let column = 0; column <= Math.min(budget, word.length); column += 1) this.#rows[column] = column;
    this.#letters = new Uint16Array(this.deepest + 1);
    this.nearest = new Uint8Array(this.deepest + 1).fill(this.#over);
    this.nearest[0] = Math.min(word.length, this.#over);
  }

  /** Of the whole word from the first `depth` letters. */
  whole(depth: number): number {
    return this.#rows[depth * this.#width + this.#width - 1] ?? this.#over;
  }

  /** Reads the letter at `depth`, counted from 1. @returns false when no longer term can be within the budget */
  read(letter: number, depth: number): boolean {
    const [rows, word, width, budget, over] = [this.#rows, this.#word, this.#width, this.#budget, this.#over];
    const row = depth * width;
    const above = row - width;
    const before = depth > 1 ? (this.#letters[depth - 1] ?? 0) : -1;
    this.#letters[depth] = letter;
    // Outside of this band a distance is above the budget.
    const from = Math.max(depth - budget, 0);
    const to = Math.min(depth + budget, width - 1);
    let least = over;
    let left = over;
    for (let column = from; column <= to; column += 1) {
      let distance: number;
      if (column === 0) distance = depth;
      else {
        const own = word[column - 1] ?? 0;
        distance = (rows[above + column - 1] ?? 0) + (own === letter ? 0 : 1);
        const up = (rows[above + column] ?? 0) + 1;
        if (up < distance) distance = up;
        if (left + 1 < distance) distance = left + 1;
        if (column > 1 && depth > 1 && own === before && word[column - 2] === letter) {
          const swapped = (rows[above - width + column - 2] ?? 0) + 1;
          if (swapped < distance) distance = swapped;
        }
        if (distance > over) distance = over;
      }
      rows[row + column] = distance;
      left = distance;
      if (distance < least) least = distance;
    }
    this.nearest[depth] = Math.min(this.nearest[depth - 1] ?? over, this.whole(depth));
    return least <= budget;
  }
}

/**
 * Calls `found(place, typos)` with the index of each of the trie's terms within `budget` typos of `word`: one letter inserted, deleted,
 * replaced, or two swapped. With `prefix`, a term that starts so is enough.
 */
export function withinTypos(
  trie: TermTrie,
  word: string,
  budget: number,
  prefix: boolean,
  found: (place: number, typos: number) => void,
): void {
  if (budget < 1 || word.length > maxWordLength) return;
  const { terms, letters, depths, first, skip, size } = trie;
  const distances = new Distances(word, budget);
  const { nearest, deepest } = distances;
  const report = (from: number, to: number, typos: number) => {
    if (typos <= budget) for (let place = from; place < to; place += 1) found(place, typos);
  };
  for (let node = 0; node < size;) {
    let depth = depths[node] ?? 0;
    const after = skip[node] ?? size;
    const from = first[node] ?? 0;
    const to = first[after] ?? terms.length;
    const term = terms[from] ?? '';
    let alive = distances.read(letters[node] ?? 0, depth) && depth < deepest;
    if (to - from === 1)
      while (alive && depth < term.length) {
        depth += 1;
        alive = distances.read(term.charCodeAt(depth - 1), depth) && depth < deepest;
      }
    if (!alive || to - from === 1) {
      const ended = depth === term.length;
      if (prefix) report(from, to, nearest[depth] ?? 255);
      else if (ended) report(from, from + 1, distances.whole(depth));
      node = after;
    } else {
      if (depth === term.length)
        report(from, from + 1, prefix ? (nearest[depth] ?? 255) : distances.whole(depth));
      node += 1;
    }
  }
}
