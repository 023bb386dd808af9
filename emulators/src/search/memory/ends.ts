import { grow, storeWhole, type WholeArray } from './grow.ts';

/** Lists that have a beginning stored together, as bits of their number. */
const groupBits = 4;
const othersOfGroup = (1 << groupBits) - 1;

/**
 * Where lists end that follow each other in one array; each begins where the one before ends. Only some of the indexes are stored as
 * they are: the others are small numbers that are added to these.
 */
export class Ends {
  /** Where the first list of each group begins. */
  #begins = new Uint32Array(1);
  /** For each list, how far from there it ends. */
  #distances: WholeArray = new Uint8Array();

  /** Memory of its arrays, including room to grow. */
  get bytes(): number {
    return this.#begins.byteLength + this.#distances.byteLength;
  }

  /** What another thread reads the ends by, until the next change. */
  share() {
    return { begins: this.#begins, distances: this.#distances };
  }

  adopt({ begins, distances }: ReturnType<Ends['share']>): void {
    [this.#begins, this.#distances] = [begins, distances];
  }

  begin(list: number): number {
    return list === 0 ? 0 : this.end(list - 1);
  }

  end(list: number): number {
    return (this.#begins[list >>> groupBits] ?? 0) + (this.#distances[list] ?? 0);
  }

  /** Sets where the last list ends, or one after it. */
  set(list: number, end: number): void {
    const group = list >>> groupBits;
    if ((list & othersOfGroup) === 0) {
      this.#begins = grow(this.#begins, group + 1);
      this.#begins[group] = this.begin(list);
    }
    this.#distances = storeWhole(this.#distances, list, end - (this.#begins[group] ?? 0));
  }
}
