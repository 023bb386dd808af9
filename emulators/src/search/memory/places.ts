import { countBits } from './bits.ts';
import { grow } from './grow.ts';

/**
 * The records that have a value of an attribute, numbered in their order. Most attributes occur in few records, so a record without
 * a value costs two bits instead of an entry.
 */
export class Places {
  /** A bit for each record that has a value. */
  #having = new Uint32Array(2);
  /** For each four words of `#having`: how many records before them have a value. */
  #before = new Uint32Array(2);
  #words = 0;
  #last = -1;
  /** How many records have a value. */
  count = 0;

  /** Memory of its arrays, including room to grow. */
  get bytes(): number {
    return this.#having.byteLength + this.#before.byteLength;
  }

  /** Records are opened in the order of their numbers. @returns whether it is the first time */
  open(record: number): boolean {
    if (record === this.#last) return false;
    const word = record >>> 5;
    this.#having = grow(this.#having, word + 1);
    this.#before = grow(this.#before, (word >>> 2) + 1);
    for (; this.#words <= word; this.#words += 1)
      if ((this.#words & 3) === 0) this.#before[this.#words >>> 2] = this.count;
    this.#having[word] = (this.#having[word] ?? 0) | (1 << (record & 31));
    this.count += 1;
    this.#last = record;
    return true;
  }

  /** Whether every record up to the last one has a value, so that its index is its number. */
  get areRecords(): boolean {
    return this.count === this.#last + 1;
  }

  /** What another thread reads these places by, until the next change. */
  share() {
    const [having, before, words] = [this.#having, this.#before, this.#words];
    return { having, before, words, last: this.#last, count: this.count };
  }

  adopt({ having, before, words, last, count }: ReturnType<Places['share']>): void {
    [this.#having, this.#before, this.#words] = [having, before, words];
    [this.#last, this.count] = [last, count];
  }

  /** Index of this record among those with a value, -1 without one. */
  of(record: number): number {
    if (this.areRecords) return record <= this.#last ? record : -1;
    const word = this.#having[record >>> 5] ?? 0;
    const bit = 1 << (record & 31);
    return (word & bit) === 0 ? -1 : this.#countBefore(record >>> 5) + countBits(word & (bit - 1));
  }

  /** How many records before those of a word of `#having` have a value. */
  #countBefore(word: number): number {
    let count = this.#before[word >>> 2] ?? 0;
    for (let at = word & ~3; at < word; at += 1) count += countBits(this.#having[at] ?? 0);
    return count;
  }

  /** The records that have a value, in order. */
  *records(): Generator<number> {
    for (let word = 0; word < this.#words; word += 1)
      for (let left = this.#having[word] ?? 0; left !== 0; left &= left - 1)
        yield word * 32 + 31 - Math.clz32(left & -left);
  }
}
