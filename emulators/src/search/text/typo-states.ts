/** Bits of one distance in a row. */
const bits = 2;
const mask = (1 << bits) - 1;

/** Room for this many states to begin with. */
const firstRoom = 64;

/**
 * Distances of the first letters of a term from the beginnings of a word, without the word: what a further letter changes depends
 * only on which of the word's letters around it are the same. So each row of the table of distances is computed once for all words,
 * and then looked up (Mitankin's universal Levenshtein automaton). Two swapped letters count as one typo.
 *
 * A row has the distances from the beginnings that are up to `budget` letters shorter or longer than what was read of the term; the
 * others are above the budget. A larger distance counts as `budget` + 1.
 */
export class TypoStates {
  readonly budget: 1 | 2;
  /** Distances in a row, and letters of the word that are compared with one of the term. */
  readonly width: number;
  /** Where nothing has been read of the term. */
  readonly start: number;
  /** Of each state: its row, two bits a distance, and the distances that are reached if the next letter is swapped with the last one. */
  readonly #rows: number[] = [];
  readonly #swaps: number[] = [];
  readonly #alive: boolean[] = [];
  readonly #numbers = new Map<number, number>();
  /** By state and by the letters that are the same: the next state, -1 where it was not yet needed. */
  #next = new Int16Array();

  constructor(budget: 1 | 2) {
    this.budget = budget;
    this.width = 2 * budget + 1;
    const row = Array.from({ length: this.width }, (_, at) => (at < budget ? budget + 1 : at - budget));
    this.start = this.#number(pack(row), pack(row.map(() => budget + 1)));
  }

  /** @param same bit 0 stands for the letter `budget` places before the one that is read, and so on up to as many after it */
  next(state: number, same: number): number {
    const at = (state << this.width) | same;
    const known = this.#next[at] ?? -1;
    if (known !== -1) return known;
    const next = this.#compute(state, same);
    this.#next[at] = next;
    return next;
  }

  /** The distance from the word's beginning that is longer than what was read by `at` - `budget` letters. */
  distance(state: number, at: number): number {
    if (at < 0 || at >= this.width) return this.budget + 1;
    return ((this.#rows[state] ?? 0) >>> (bits * at)) & mask;
  }

  /** Whether a longer term may still be within the budget. */
  isAlive(state: number): boolean {
    return this.#alive[state] ?? false;
  }

  #compute(state: number, same: number): number {
    const over = this.budget + 1;
    const swaps = this.#swaps[state] ?? 0;
    const row: number[] = [];
    for (let at = 0; at < this.width; at += 1) {
      const replaced = this.distance(state, at) + (((same >>> at) & 1) === 1 ? 0 : 1);
      const inserted = this.distance(state, at + 1) + 1;
      const left = (row[at - 1] ?? over) + 1;
      const swapped = at > 0 && ((same >>> (at - 1)) & 1) === 1 ? (swaps >>> (bits * at)) & mask : over;
      row.push(Math.min(replaced, inserted, left, swapped, over));
    }
    const nextSwaps = row.map((_, at) =>
      ((same >>> (at + 1)) & 1) === 1 ? Math.min(this.distance(state, at) + 1, over) : over,
    );
    return this.#number(pack(row), pack(nextSwaps));
  }

  #number(row: number, swaps: number): number {
    const key = (row << (bits * this.width)) | swaps;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#rows.length;
    const isNear = (distance: number) => distance <= this.budget;
    this.#numbers.set(key, number);
    this.#rows.push(row);
    this.#swaps.push(swaps);
    this.#alive.push(Array.from({ length: this.width }, (_, at) => this.distance(number, at)).some(isNear));
    if ((number + 1) << this.width > this.#next.length) {
      const larger = new Int16Array(Math.max(this.#next.length * 2, firstRoom << this.width)).fill(-1);
      larger.set(this.#next);
      this.#next = larger;
    }
    return number;
  }
}

const pack = (distances: readonly number[]): number =>
  distances.reduce((packed, distance, at) => packed | (distance << (bits * at)), 0);
