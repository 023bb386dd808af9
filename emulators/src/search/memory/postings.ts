import { allocate, grow } from './grow.ts';

/** A place of a word: attribute (6 bits), position (12 bits), only word of the attribute (1 bit). */
const wholeBit = 1;
const positionShift = 1;
const attributeShift = 13;
export const maxPosition = 0xfff;
export const maxAttributes = 64;

export function packPlace(attribute: number, position: number, whole: boolean): number {
  return (
    (attribute << attributeShift) |
    (Math.min(position, maxPosition) << positionShift) |
    (whole ? wholeBit : 0)
  );
}
export const attributeOf = (place: number) => place >>> attributeShift;
export const positionOf = (place: number) => (place >>> positionShift) & maxPosition;
export const isWhole = (place: number) => (place & wholeBit) === wholeBit;

const none = new Uint32Array();

/** Bits of a posting for the number of its place, to begin with. */
const firstPlaceBits = 8;
/** Postings of a term's largest blocks, and of a page: powers of two, as bits. */
const blockBits = 8;
const blockSize = 1 << blockBits;
const pageBits = 16;
const pageSize = 1 << pageBits;

/**
 * The postings of all terms, in pages that blocks are taken from. A term's first block doubles until it is as large as all further
 * ones, so that nothing large is copied and little is left empty. A posting is a record's number and, in the lowest `placeBits` bits,
 * a place's: there are some hundreds of different places, so that both have room in 32 bits. Records are added in the order of
 * their numbers, so each term's postings are sorted by record.
 */
export class Postings {
  #pages: Uint32Array[] = [];
  /** Where the next block begins; in all of these the page's number is above the index in it. */
  #next = 0;
  #first = new Uint32Array(64);
  /** Of the terms with more than one block: where the further ones begin. */
  #further = new Map<number, number[]>();
  #length = new Uint32Array(64);
  /** Where blocks begin that terms have left, by their size. */
  readonly #free = new Map<number, number[]>();
  /** By number: the places that occur. */
  #places: Uint32Array = new Uint32Array(64);
  readonly #placeNumbers = new Map<number, number>();
  #placeCount = 0;
  #placeBits = firstPlaceBits;

  /** What another thread reads the postings by, until the next change. */
  share() {
    const [pages, first, further, length] = [this.#pages, this.#first, this.#further, this.#length];
    return { pages, first, further, length, places: this.places, placeBits: this.#placeBits };
  }

  adopt({ pages, first, further, length, places, placeBits }: ReturnType<Postings['share']>): void {
    [this.#pages, this.#first, this.#further, this.#length] = [pages, first, further, length];
    [this.#places, this.#placeCount, this.#placeBits] = [places, places.length, placeBits];
  }

  /** Memory of its pages. */
  get bytes(): number {
    return this.#pages.length * pageSize * Uint32Array.BYTES_PER_ELEMENT;
  }

  /** How far to the left in a posting the record's number is. */
  get placeBits(): number {
    return this.#placeBits;
  }

  /** The places that occur, by their numbers; valid until the next `add`. */
  get places(): Uint32Array {
    return this.#places.subarray(0, this.#placeCount);
  }

  /** How many postings a term has. */
  count(term: number): number {
    return this.#length[term] ?? 0;
  }

  recordOf(posting: number): number {
    return posting >>> this.#placeBits;
  }

  placeOf(posting: number): number {
    return this.#places[posting & ((1 << this.#placeBits) - 1)] ?? 0;
  }

  /** Visits a term's blocks: an array whose elements from `from` to before `to` are postings. Stops where `visit` gives true. */
  visit(term: number, visit: (page: Uint32Array, from: number, to: number) => boolean | void): void {
    const length = this.count(term);
    if (length === 0) return;
    const further = length > blockSize ? this.#further.get(term) : undefined;
    let begin = this.#first[term] ?? 0;
    for (let block = 0, left = length; left > 0; left -= blockSize) {
      const from = begin & (pageSize - 1);
      if (visit(this.#page(begin), from, from + Math.min(left, blockSize)) === true) return;
      begin = further?.[block++] ?? 0;
    }
  }

  /** All postings of a term one after the other; valid until the next `add`. */
  all(term: number): Uint32Array {
    const length = this.count(term);
    const from = (this.#first[term] ?? 0) & (pageSize - 1);
    if (length <= blockSize) return this.#page(this.#first[term] ?? 0).subarray(from, from + length);
    const postings = new Uint32Array(length);
    let at = 0;
    this.visit(term, (page, begin, end) => {
      postings.set(page.subarray(begin, end), at);
      at += end - begin;
    });
    return postings;
  }

  /** Visits a term's postings of one record, as `visit` does. */
  visitRecord(
    term: number,
    record: number,
    visit: (page: Uint32Array, from: number, to: number) => void,
  ): void {
    const length = this.count(term);
    const further = length > blockSize ? this.#further.get(term) : undefined;
    // The last block that begins before the record: its first postings may be at the end of that.
    let [low, high] = [0, further?.length ?? 0];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.recordOf(this.#at(further?.[middle - 1] ?? 0)) < record) low = middle;
      else high = middle - 1;
    }
    for (let block = low; block * blockSize < length; block += 1) {
      const begin = block === 0 ? (this.#first[term] ?? 0) : (further?.[block - 1] ?? 0);
      const page = this.#page(begin);
      const from = begin & (pageSize - 1);
      const end = from + Math.min(length - block * blockSize, blockSize);
      const first = this.#seek(page, from, end, record);
      let after = first;
      while (after < end && this.recordOf(page[after] ?? 0) === record) after += 1;
      if (after > first) visit(page, first, after);
      if (after < end) return;
    }
  }

  /** Index of the first posting of `record`, or of a later one, in a sorted stretch of a page. */
  #seek(page: Uint32Array, from: number, to: number, record: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.recordOf(page[middle] ?? 0) < record) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The record added last to a term, -1 when there is none. */
  lastRecord(term: number): number {
    const length = this.count(term);
    return length === 0 ? -1 : this.recordOf(this.#at(this.#placeFor(term, length - 1)));
  }

  /** @throws RangeError when record and place have no room in 32 bits: with 4,096 different places beyond a million records */
  add(term: number, record: number, place: number): void {
    this.#length = grow(this.#length, term + 1);
    this.#first = grow(this.#first, term + 1);
    const placeNumber = this.#placeNumbers.get(place) ?? this.#numberPlace(place);
    if (record >= 2 ** (32 - this.#placeBits)) throw new RangeError('The index has too many records.');
    const length = this.#length[term] ?? 0;
    if (length < blockSize) {
      // The first block is full when its length is a power of two.
      if ((length & (length - 1)) === 0) this.#enlarge(term, length);
    } else if (length % blockSize === 0) this.#addBlock(term);
    const to = this.#placeFor(term, length);
    this.#page(to)[to & (pageSize - 1)] = (record << this.#placeBits) | placeNumber;
    this.#length[term] = length + 1;
  }

  #page(begin: number): Uint32Array {
    return this.#pages[begin >>> pageBits] ?? none;
  }

  #at(begin: number): number {
    return this.#page(begin)[begin & (pageSize - 1)] ?? 0;
  }

  /** Where a term's posting is, by its index among them. */
  #placeFor(term: number, index: number): number {
    if (index < blockSize) return (this.#first[term] ?? 0) + index;
    const begin = this.#further.get(term)?.[(index >>> blockBits) - 1] ?? 0;
    return begin + (index & (blockSize - 1));
  }

  #numberPlace(place: number): number {
    const placeNumber = this.#placeCount;
    if (placeNumber === 2 ** this.#placeBits) this.#widenPlaces();
    this.#places = grow(this.#places, placeNumber + 1);
    this.#places[placeNumber] = place;
    this.#placeNumbers.set(place, placeNumber);
    this.#placeCount += 1;
    return placeNumber;
  }

  #widenPlaces(): void {
    const bits = this.#placeBits;
    const mask = (1 << bits) - 1;
    for (const page of this.#pages)
      for (const [at, posting] of page.entries())
        page[at] = ((posting >>> bits) << (bits + 1)) | (posting & mask);
    this.#placeBits = bits + 1;
  }

  #enlarge(term: number, length: number): void {
    const from = this.#first[term] ?? 0;
    const to = this.#takeBlock(length === 0 ? 1 : length * 2);
    const begin = from & (pageSize - 1);
    if (length > 0) {
      this.#page(to).set(this.#page(from).subarray(begin, begin + length), to & (pageSize - 1));
      this.#leaveBlock(length, from);
    }
    this.#first[term] = to;
  }

  #addBlock(term: number): void {
    const begin = this.#takeBlock(blockSize);
    const further = this.#further.get(term);
    if (further) further.push(begin);
    else this.#further.set(term, [begin]);
  }

  #leaveBlock(size: number, begin: number): void {
    const free = this.#free.get(size);
    if (free) free.push(begin);
    else this.#free.set(size, [begin]);
  }

  #takeBlock(size: number): number {
    const free = this.#free.get(size)?.pop();
    if (free !== undefined) return free;
    const isFull = this.#next + size > this.#pages.length * pageSize;
    if (isFull) this.#next = (this.#pages.push(allocate(Uint32Array, pageSize)) - 1) * pageSize;
    const begin = this.#next;
    this.#next += size;
    return begin;
  }
}
