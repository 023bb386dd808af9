import { Ends } from './ends.ts';
import { grow } from './grow.ts';

/** Bits of a term's distance in each of its bytes. */
const bitsOfByte = 7;
/** Set in each byte of a distance but its last one. */
const moreFollows = 0x80;

/**
 * The terms of each record, sorted by their numbers: only the distance of each from the one before is stored, which takes a
 * byte for most, where the number would take four.
 */
export class TermRows {
  #bytes = new Uint8Array(64);
  readonly #ends = new Ends();
  #used = 0;
  /** The terms of the record that is being added. */
  #terms = new Uint32Array(64);
  #count = 0;
  /** How many terms the record with the most of them has. */
  longest = 0;

  /** What another thread reads these lists by, until the next change. */
  share() {
    return { bytes: this.#bytes, ends: this.#ends.share(), longest: this.longest };
  }

  adopt({ bytes, ends, longest }: ReturnType<TermRows['share']>): void {
    [this.#bytes, this.longest] = [bytes, longest];
    this.#ends.adopt(ends);
  }

  /** Adds a term, once for each record, to the one that is being added. */
  add(term: number): void {
    this.#terms = grow(this.#terms, this.#count + 1);
    this.#terms[this.#count++] = term;
  }

  /** After the last of a record's; records are added in the order of their numbers. */
  close(record: number): void {
    let before = 0;
    for (const term of this.#terms.subarray(0, this.#count).sort()) {
      this.#store(term - before);
      before = term;
    }
    this.longest = Math.max(this.longest, this.#count);
    this.#count = 0;
    this.#ends.set(record, this.#used);
  }

  #store(distance: number): void {
    let left = distance;
    for (; left >= moreFollows; left >>>= bitsOfByte)
      this.#storeByte((left & (moreFollows - 1)) | moreFollows);
    this.#storeByte(left);
  }

  #storeByte(byte: number): void {
    this.#bytes = grow(this.#bytes, this.#used + 1);
    this.#bytes[this.#used++] = byte;
  }

  /** Writes the terms of a record to the beginning of `into`, which has room for them. @returns how many they are */
  read(record: number, into: Uint32Array): number {
    const bytes = this.#bytes;
    const end = this.#ends.end(record);
    let term = 0;
    let count = 0;
    for (let at = this.#ends.begin(record); at < end;) {
      let byte = bytes[at++] ?? 0;
      let distance = byte & (moreFollows - 1);
      for (let shift = bitsOfByte; byte >= moreFollows; shift += bitsOfByte) {
        byte = bytes[at++] ?? 0;
        distance |= (byte & (moreFollows - 1)) << shift;
      }
      into[count++] = term += distance;
    }
    return count;
  }
}
