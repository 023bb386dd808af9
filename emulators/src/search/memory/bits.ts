/** A set of record numbers below `size`. */
export class Bits {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.#words = words;
  }

  has(record: number): boolean {
    return (((this.#words[record >>> 5] ?? 0) >>> (record & 31)) & 1) === 1;
  }

  add(record: number): void {
    this.#words[record >>> 5] = (this.#words[record >>> 5] ?? 0) | (1 << (record & 31));
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
