/** In every score: 0 is no match. */
const foundFlag = 1 << 30;
/** Flags: some place of the word is an exact match, or an attribute that is that word alone. */
export const exactFlag = 1 << 27;
export const wholeFlag = 1 << 28;
const flagBits = exactFlag | wholeFlag;

/**
 * Score of a word in each record: flags of all its places, and of the best one, where lower is better, typos (3 bits), attribute's
 * rank (6), position (12) and attribute (6).
 */
export class WordScores {
  readonly best: Uint32Array;
  readonly #found: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.best = new Uint32Array(size);
    this.#found = new Uint32Array(size);
  }

  /** The records with a score, each once, in no order. */
  get found(): Uint32Array {
    return this.#found.subarray(0, this.#count);
  }

  /**
   * Notes the postings from `from` to before `to` of a page, of which the lowest `placeBits` bits are the place's number.
   * @param bases the score without typos at each place, by the place's number; 0 where a match does not count
   * @param flagsAt flags of a match at each place
   */
  note(
    page: Uint32Array,
    from: number,
    to: number,
    placeBits: number,
    bases: Uint32Array,
    typos: number,
    flagsAt: Uint32Array | undefined,
  ): void {
    const { best } = this;
    const found = this.#found;
    const placeMask = (1 << placeBits) - 1;
    const ofTypos = typos << 24;
    let count = this.#count;
    for (let at = from; at < to; at += 1) {
      const posting = page[at] ?? 0;
      const place = posting & placeMask;
      const base = bases[place] ?? 0;
      if (base === 0) continue;
      const record = posting >>> placeBits;
      const score = base | ofTypos;
      const before = best[record] ?? 0;
      if (before === 0) found[count++] = record;
      const flags = (before & flagBits) | (flagsAt?.[place] ?? 0);
      const bestBefore = before & ~flagBits;
      best[record] = flags | (before === 0 || score < bestBefore ? score : bestBefore);
    }
    this.#count = count;
  }

  clear(): void {
    // Most words are in few of the records.
    for (let at = 0; at < this.#count; at += 1) this.best[this.#found[at] ?? 0] = 0;
    this.#count = 0;
  }
}

/** The score of a match without typos. */
export const toBase = (rank: number, position: number, attribute: number): number =>
  foundFlag | (Math.min(rank, 63) << 18) | (position << 6) | attribute;

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
