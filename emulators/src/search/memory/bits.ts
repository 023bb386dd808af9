/** Sorting some records is quicker than going through all up to this share. */
const fewOf = 512;

/** Marks of records that are being sorted, 0 in between: new arrays cost the garbage collector. */
let sorting = new Uint32Array();

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
    const kept = new Uint32Array(others.length);
    let count = 0;
    for (let at = 0; at < others.length; at += 1) {
      const record = others[at] ?? 0;
      if (this.has(record)) kept[count++] = record;
    }
    const records = kept.subarray(0, count);
    if (count * fewOf <= this.size) return records.sort();
    if (sorting.length < this.#words.length) sorting = new Uint32Array(this.#words.length);
    const marks = new Bits(this.size, sorting);
    marks.addAll(records);
    marks.#writeRecords(records);
    sorting.fill(0);
    return records;
  }

  /** Writes the records to the beginning of `into`, in order. */
  #writeRecords(into: Uint32Array): void {
    const words = this.#words;
    let next = 0;
    for (let at = 0; at < words.length; at += 1)
      for (let word = words[at] ?? 0; word !== 0; word &= word - 1)
        into[next++] = at * 32 + 31 - Math.clz32(word & -word);
  }

  /** The records, in order. */
  records(): Uint32Array {
    const words = this.#words;
    let count = 0;
    for (let at = 0; at < words.length; at += 1) count += countBits(words[at] ?? 0);
    const records = new Uint32Array(count);
    this.#writeRecords(records);
    return records;
  }

  // Loops, because an array's `map` with a function takes several times as long.
  and(other: Bits): Bits {
    const words = this.#words.slice();
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & other.word(at);
    return new Bits(this.size, words);
  }

  or(other: Bits): Bits {
    const words = this.#words.slice();
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | other.word(at);
    return new Bits(this.size, words);
  }

  not(): Bits {
    const words = this.#words.slice();
    for (let at = 0; at < words.length; at += 1) words[at] = ~(words[at] ?? 0);
    // Bits beyond the size are of no record.
    if (this.size % 32 > 0) words[words.length - 1] = (words.at(-1) ?? 0) & ((1 << (this.size & 31)) - 1);
    return new Bits(this.size, words);
  }
}

/** Number of 1 bits of a word. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
