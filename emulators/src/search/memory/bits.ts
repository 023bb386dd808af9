/** Sorting some records is quicker than going through all up to this share. */
const fewOf = 64;

/** A set of record numbers below `size`. */
export class Bits {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.#words = words;
  }

  static of(records: Uint32Array, size: number): Bits {
    const bits = new Bits(size);
    bits.addAll(records);
    return bits;
  }

  has(record: number): boolean {
    return (((this.#words[record >>> 5] ?? 0) >>> (record & 31)) & 1) === 1;
  }

  add(record: number): void {
    this.#words[record >>> 5] = (this.#words[record >>> 5] ?? 0) | (1 << (record & 31));
  }

  addAll(records: Uint32Array): void {
    for (let at = 0; at < records.length; at += 1) this.add(records[at] ?? 0);
  }

  /** The 32 records from `32 * at` on, one a bit. */
  word(at: number): number {
    return this.#words[at] ?? 0;
  }

  /** Those of `others` that are in the set, in order; each is named once. */
  recordsAmong(others: Uint32Array): Uint32Array {
    if (others.length * fewOf > this.size) return this.and(Bits.of(others, this.size)).records();
    return others.filter((record) => this.has(record)).sort();
  }

  /** The records, in order. */
  records(): Uint32Array {
    const records = new Uint32Array(this.size);
    let count = 0;
    for (let at = 0; at < this.#words.length; at += 1)
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1) {
        const record = at * 32 + 31 - Math.clz32(word & -word);
        if (record < this.size) records[count++] = record;
      }
    return records.subarray(0, count);
  }

  and(other: Bits): Bits {
    return new Bits(
      this.size,
      this.#words.map((word, at) => word & (other.#words[at] ?? 0)),
    );
  }

  or(other: Bits): Bits {
    return new Bits(
      this.size,
      this.#words.map((word, at) => word | (other.#words[at] ?? 0)),
    );
  }

  not(): Bits {
    return new Bits(
      this.size,
      this.#words.map((word) => ~word),
    );
  }
}
