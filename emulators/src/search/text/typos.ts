import type { TermTrie } from './term-trie.ts';
import { TypoStates } from './typo-states.ts';

const maxWordLength = 40;

const states = { 1: new TypoStates(1), 2: new TypoStates(2) } as const;

/** Reads terms letter by letter, and what they have in common once. */
class Reader {
  readonly #states: TypoStates;
  /** The word's letters, with `budget` others before and after it. */
  readonly #letters: Uint16Array;
  readonly #length: number;
  /** By how many letters were read. */
  readonly #stateAt: Int16Array;
  /** The smallest distance of the word from a beginning of the term, by the beginning's length. */
  readonly nearest: Uint8Array;
  /** From this depth on no beginning of a term is within the budget. */
  readonly #deepest: number;

  constructor(word: string, budget: 1 | 2) {
    this.#states = states[budget];
    this.#length = word.length;
    this.#deepest = word.length + budget;
    this.#letters = new Uint16Array(this.#deepest + 2 * budget + 1);
    for (let at = 0; at < word.length; at += 1) this.#letters[budget + at] = word.charCodeAt(at);
    this.#stateAt = new Int16Array(this.#deepest + 1);
    this.#stateAt[0] = this.#states.start;
    this.nearest = new Uint8Array(this.#deepest + 1);
    this.nearest[0] = Math.min(word.length, budget + 1);
  }

  /** Of the whole word from the first `depth` letters. */
  whole(depth: number): number {
    return this.#states.distance(this.#stateAt[depth] ?? 0, this.#length - depth + this.#states.budget);
  }

  /** Reads the letter at `depth`, counted from 1. @returns whether a longer term may be within the budget */
  read(letter: number, depth: number): boolean {
    const letters = this.#letters;
    const { width } = this.#states;
    let same = 0;
    for (let at = 0; at < width; at += 1) if (letters[depth - 1 + at] === letter) same |= 1 << at;
    const state = this.#states.next(this.#stateAt[depth - 1] ?? 0, same);
    this.#stateAt[depth] = state;
    const before = this.nearest[depth - 1] ?? 0;
    const whole = this.whole(depth);
    this.nearest[depth] = whole < before ? whole : before;
    return depth < this.#deepest && this.#states.isAlive(state);
  }
}

/**
 * Calls `found(place, typos)` with the index of each of the trie's terms within `budget` typos of `word`: one letter inserted, deleted,
 * replaced, or two swapped. With `prefix`, a term that starts so is enough.
 */
export function withinTypos(
  trie: TermTrie,
  word: string,
  budget: 0 | 1 | 2,
  prefix: boolean,
  found: (place: number, typos: number) => void,
): void {
  if (budget === 0 || word.length > maxWordLength) return;
  const { terms, letters, depths, first, skip, size } = trie;
  const reader = new Reader(word, budget);
  const { nearest } = reader;
  const report = (from: number, to: number, typos: number) => {
    for (let place = from; place < to; place += 1) found(place, typos);
  };
  for (let node = 0; node < size;) {
    let depth = depths[node] ?? 0;
    const after = skip[node] ?? size;
    const from = first[node] ?? 0;
    const to = first[after] ?? terms.length;
    const isSingle = to - from === 1;
    let alive = reader.read(letters[node] ?? 0, depth);
    if (isSingle) {
      const term = terms[from] ?? '';
      while (alive && depth < term.length) {
        depth += 1;
        alive = reader.read(term.charCodeAt(depth - 1), depth);
      }
    }
    const typos = prefix ? (nearest[depth] ?? 0) : reader.whole(depth);
    const leaves = isSingle || !alive;
    // Few are near enough for their term to be looked at.
    if (typos <= budget) {
      if (prefix && leaves) report(from, to, typos);
      else if (depth === terms[from]?.length) report(from, from + 1, typos);
    }
    node = leaves ? after : node + 1;
  }
}
