import { Blocks } from './blocks.ts';
import { grow } from './grow.ts';
import { WordPlaces } from './word-places.ts';
import { endOfBlock, mostWords, readPostings, writePosting } from './posting-words.ts';

/** Words of a term's largest block: a power of two. */
const blockSize = 128;
/** In place of how many words a term has: it has several blocks, which its directory names. */
const hasDirectory = 255;
/** A directory begins with how many blocks there are, how many words of the last one are used, and the last record. */
const directoryHead = 3;
/** So many terms, by their numbers, have one record that their first distances count from, as bits. */
const neighbourBits = 6;

/** No record has a larger number. */
const lastOfAll = 2 ** 31 - 1;

/** What was read last. */
const block = new Uint32Array(blockSize);
/** The posting that is being added. */
const words = new Uint16Array(mostWords);

/**
 * The postings of all terms. To a reader a posting is a record's number and, in the lowest `placeBits` bits, a place's. Stored it is
 * most often one word of 16 bits: the place's number, of which there are some hundreds, and the distance of the record from the
 * one before, because records are added in the order of their numbers. Terms are numbered when they first occur, so that a term's first
 * record is near that of its neighbours.
 *
 * A term's block doubles until it is as large as all further ones; then a directory names its blocks and the first record of each.
 */
export class Postings {
  readonly #blocks = new Blocks(Uint16Array);
  readonly #directories = new Blocks(Uint32Array);
  /** By term: where its block or its directory begins. */
  #begins = new Uint32Array(64);
  /** By term: how many words of its block are used, or `hasDirectory`. */
  #used = new Uint8Array(64);
  /** By neighbourhood of terms: a record that is not after the first one of any. */
  #origins = new Uint32Array(64);
  #neighbourhoods = 0;
  readonly #places = new WordPlaces();

  /** What another thread reads the postings by, until the next change. */
  share() {
    return {
      blocks: this.#blocks.share(),
      directories: this.#directories.share(),
      begins: this.#begins,
      used: this.#used,
      origins: this.#origins,
      places: this.#places.share(),
    };
  }

  adopt({ blocks, directories, begins, used, origins, places }: ReturnType<Postings['share']>): void {
    this.#blocks.adopt(blocks);
    this.#directories.adopt(directories);
    [this.#begins, this.#used, this.#origins] = [begins, used, origins];
    this.#places.adopt(places);
  }

  /** Memory of its pages. */
  get bytes(): number {
    return this.#blocks.bytes + this.#directories.bytes;
  }

  /** How far to the left in a posting the record's number is. */
  get placeBits(): number {
    return this.#places.bits;
  }

  /** The places that occur, by their numbers; valid until the next `add`. */
  get places(): Uint32Array {
    return this.#places.all;
  }

  /** No less than how many postings a term has, and not many more. */
  count(term: number): number {
    const used = this.#used[term] ?? 0;
    return used === hasDirectory ? this.#blockCount(term) * blockSize : used;
  }

  recordOf(posting: number): number {
    return posting >>> this.#places.bits;
  }

  placeOf(posting: number): number {
    return this.#places.place(posting & ((1 << this.#places.bits) - 1));
  }

  /**
   * Visits a term's postings: an array whose elements from `from` to before `to` are some of them, until the next call of any
   * method. Stops where `visit` gives true.
   */
  visit(term: number, visit: (postings: Uint32Array, from: number, to: number) => boolean | void): void {
    const count = this.#blockCount(term);
    for (let at = 0; at < count; at += 1)
      if (visit(block, 0, this.#read(term, at, 0, lastOfAll, block, 0)) === true) return;
  }

  /** All postings of a term one after the other. */
  all(term: number): Uint32Array {
    const postings = new Uint32Array(this.count(term));
    const count = this.#blockCount(term);
    let length = 0;
    for (let at = 0; at < count; at += 1) length = this.#read(term, at, 0, lastOfAll, postings, length);
    return postings.subarray(0, length);
  }

  /** Visits a term's postings of one record, as `visit` does. */
  visitRecord(
    term: number,
    record: number,
    visit: (postings: Uint32Array, from: number, to: number) => void,
  ): void {
    const count = this.#blockCount(term);
    // The last block that begins before the record: its first postings may be at the end of that.
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#origin(term, middle) < record) low = middle;
      else high = middle - 1;
    }
    for (let at = low; at < count && (at === low || this.#origin(term, at) <= record); at += 1) {
      const length = this.#read(term, at, record, record, block, 0);
      if (length > 0) visit(block, 0, length);
    }
  }

  /**
   * @returns whether it is the term's first posting of the record
   * @throws RangeError when record and place have no room in 32 bits: with 4,096 different places beyond a million records
   */
  add(term: number, record: number, place: number): boolean {
    this.#makeRoom(term, record);
    const placeNumber = this.#places.number(place);
    if (record >= 2 ** (32 - this.#places.bits)) throw new RangeError('The index has too many records.');
    const last = this.#lastRecord(term);
    const length = writePosting(words, record - (last ?? this.#origin(term, 0)), placeNumber);
    const used = this.#usedOf(term, this.#blockCount(term) - 1);
    if (used + length <= blockSize) this.#append(term, used, length, record);
    else {
      this.#addBlock(term, record, used);
      this.#append(term, 0, writePosting(words, 0, placeNumber), record);
    }
    return record !== last;
  }

  #makeRoom(term: number, record: number): void {
    this.#begins = grow(this.#begins, term + 1);
    this.#used = grow(this.#used, term + 1);
    const neighbourhoods = (term >>> neighbourBits) + 1;
    if (neighbourhoods <= this.#neighbourhoods) return;
    this.#origins = grow(this.#origins, neighbourhoods);
    this.#origins.fill(record, this.#neighbourhoods, neighbourhoods);
    this.#neighbourhoods = neighbourhoods;
  }

  #blockCount(term: number): number {
    const used = this.#used[term] ?? 0;
    return used === hasDirectory ? this.#directory(term, 0) : Math.min(used, 1);
  }

  /** An element of a term's directory. */
  #directory(term: number, at: number): number {
    const begin = this.#begins[term] ?? 0;
    return this.#directories.page(begin)[this.#directories.indexOf(begin) + at] ?? 0;
  }

  /** The record that the first distance in a block counts from. */
  #origin(term: number, at: number): number {
    if (this.#used[term] === hasDirectory) return this.#directory(term, directoryHead + at * 2 + 1);
    return this.#origins[term >>> neighbourBits] ?? 0;
  }

  #begin(term: number, at: number): number {
    if (this.#used[term] === hasDirectory) return this.#directory(term, directoryHead + at * 2);
    return this.#begins[term] ?? 0;
  }

  /** How many words of a block are used, or at least may be read: 0 for none. */
  #usedOf(term: number, at: number): number {
    const used = this.#used[term] ?? 0;
    if (used !== hasDirectory) return used;
    return at + 1 < this.#directory(term, 0) ? blockSize : this.#directory(term, 1);
  }

  /** Reads a term's block as `readPostings` does. */
  #read(term: number, at: number, first: number, last: number, into: Uint32Array, to: number): number {
    const begin = this.#begin(term, at);
    const from = this.#blocks.indexOf(begin);
    const end = from + this.#usedOf(term, at);
    const stretch = { page: this.#blocks.page(begin), from, end, origin: this.#origin(term, at) };
    return readPostings(stretch, this.#places.bits, first, last, into, to);
  }

  /** Undefined where a term has no postings. */
  #lastRecord(term: number): number | undefined {
    const used = this.#used[term] ?? 0;
    if (used === hasDirectory) return this.#directory(term, 2);
    if (used === 0) return undefined;
    const length = this.#read(term, 0, 0, lastOfAll, block, 0);
    return this.recordOf(block[length - 1] ?? 0);
  }

  /** Adds the first of `words` to the term's last block, of which `used` are. */
  #append(term: number, used: number, length: number, record: number): void {
    const isListed = this.#used[term] === hasDirectory;
    if (!isListed) this.#begins[term] = this.#blocks.enlarge(this.#begins[term] ?? 0, used, used + length);
    const begin = this.#begin(term, this.#blockCount(term) - 1);
    const page = this.#blocks.page(begin);
    const index = this.#blocks.indexOf(begin) + used;
    // A loop, because a part of an array is an object to collect.
    for (let at = 0; at < length; at += 1) page[index + at] = words[at] ?? 0;
    if (isListed) {
      this.#setDirectory(term, 1, used + length);
      this.#setDirectory(term, 2, record);
    } else this.#used[term] = used + length;
  }

  /** Closes the term's last block, of which `used` words are used, and adds one that begins with a record. */
  #addBlock(term: number, record: number, used: number): void {
    const count = this.#blockCount(term);
    const last = this.#begin(term, count - 1);
    if (used < blockSize) this.#blocks.page(last)[this.#blocks.indexOf(last) + used] = endOfBlock;
    if (this.#used[term] !== hasDirectory) this.#startDirectory(term);
    const length = directoryHead + count * 2;
    this.#begins[term] = this.#directories.enlarge(this.#begins[term] ?? 0, length, length + 2);
    this.#setDirectory(term, length, this.#blocks.enlarge(0, 0, blockSize));
    this.#setDirectory(term, length + 1, record);
    this.#setDirectory(term, 0, count + 1);
  }

  #startDirectory(term: number): void {
    const elements = [1, 0, 0, this.#begin(term, 0), this.#origin(term, 0)];
    this.#begins[term] = this.#directories.enlarge(0, 0, elements.length);
    this.#used[term] = hasDirectory;
    for (const [at, element] of elements.entries()) this.#setDirectory(term, at, element);
  }

  #setDirectory(term: number, at: number, element: number): void {
    const begin = this.#begins[term] ?? 0;
    this.#directories.page(begin)[this.#directories.indexOf(begin) + at] = element;
  }
}
