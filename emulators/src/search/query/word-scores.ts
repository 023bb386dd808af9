import { attributeOf, isWhole, positionOf } from '../memory/postings.ts';

/** In every score: lower is better, and 0 is no match. */
const foundFlag = 1 << 30;
/** Flags: some place of the word is an exact match, or an attribute that is that word alone. */
export const exactFlag = 1;
export const wholeFlag = 2;

/** Score of a word in each record: typos (3 bits), attribute's rank (6), position (12), attribute (6). */
export class WordScores {
  readonly best: Uint32Array;
  readonly flags: Uint8Array;
  readonly #found: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.best = new Uint32Array(size);
    this.flags = new Uint8Array(size);
    this.#found = new Uint32Array(size);
  }

  /** The records with a score, each once, in no order. */
  get found(): Uint32Array {
    return this.#found.subarray(0, this.#count);
  }

  /**
   * Notes the places from `from` to before `to` of a pool of postings.
   * @param bases the initial score in each attribute, 0 where a match does not count
   * @param exactIn 1 for attributes where the match is exact
   */
  note(
    pool: Uint32Array,
    from: number,
    to: number,
    bases: Uint32Array,
    typos: number,
    exactIn: Uint8Array | undefined,
  ): void {
    const { best, flags } = this;
    const found = this.#found;
    let count = this.#count;
    for (let at = from; at < to; at += 2) {
      const record = pool[at] ?? 0;
      const place = pool[at + 1] ?? 0;
      const base = bases[attributeOf(place)] ?? 0;
      if (base === 0) continue;
      const score = base | (typos << 24) | (positionOf(place) << 6);
      const before = best[record] ?? 0;
      if (before === 0) found[count++] = record;
      if (before === 0 || score < before) best[record] = score;
      if (exactIn && exactIn[attributeOf(place)] === 1)
        flags[record] = (flags[record] ?? 0) | (isWhole(place) ? exactFlag | wholeFlag : exactFlag);
    }
    this.#count = count;
  }

  clear(): void {
    // Most words are in few of the records.
    for (let at = 0; at < this.#count; at += 1) {
      const record = this.#found[at] ?? 0;
      this.best[record] = this.flags[record] = 0;
    }
    this.#count = 0;
  }
}

/** The score of a match at the start of an attribute, without typos. */
export const toBase = (rank: number, attribute: number): number =>
  foundFlag | (Math.min(rank, 63) << 18) | attribute;

export const typosIn = (score: number) => (score >>> 24) & 7;
export const rankIn = (score: number) => (score >>> 18) & 0x3f;
export const positionIn = (score: number) => (score >>> 6) & 0xfff;
export const attributeIn = (score: number) => score & 0x3f;

const pooledScores: WordScores[] = [];

/** Empty scores; return them with `release`. */
export function borrow(size: number): WordScores {
  const scores = pooledScores.pop();
  if (!scores || scores.best.length < size) return new WordScores(size);
  scores.clear();
  return scores;
}

export function release(scores: readonly WordScores[]): void {
  pooledScores.push(...scores);
  pooledScores.length = Math.min(pooledScores.length, 8);
}
