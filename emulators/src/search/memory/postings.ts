/** A posting is a record's number and a place: attribute (6 bits), position (12 bits), only word of the attribute (1 bit). */
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

/** Returns a typed array with room for `length`, growing by half. */
export function grow<T extends Uint32Array | Int32Array | Float64Array | Uint8Array>(
  array: T,
  length: number,
): T {
  if (length <= array.length) return array;
  const size = Math.max(length, Math.ceil(array.length * 1.5), 64);
  const Type = array.constructor as new (size: number) => T;
  const larger = new Type(size);
  larger.set(array);
  return larger;
}

/**
 * The postings of all terms in one array: a term's block that is full moves to one twice as long, and its old block is reused.
 * Records are added in the order of their numbers, so each block is sorted.
 */
export class Postings {
  #pool = new Uint32Array(256);
  #used = 0;
  #start = new Uint32Array(64);
  #length = new Uint32Array(64);
  #capacity = new Uint32Array(64);
  /** Offsets of free blocks, by their capacity. */
  readonly #free = new Map<number, number[]>();

  /** Pairs of record and place; valid until the next `add`. */
  get pool(): Uint32Array {
    return this.#pool;
  }

  /** Index of the term's first pair in the pool. */
  start(term: number): number {
    return this.#start[term] ?? 0;
  }

  /** Index after the term's last pair in the pool. */
  end(term: number): number {
    return (this.#start[term] ?? 0) + (this.#length[term] ?? 0);
  }

  /** How many places a term has. */
  count(term: number): number {
    return (this.#length[term] ?? 0) >>> 1;
  }

  /** The record added last to a term, -1 when there is none. */
  lastRecord(term: number): number {
    const length = this.#length[term] ?? 0;
    return length === 0 ? -1 : (this.#pool[this.end(term) - 2] ?? -1);
  }

  /** Index in the pool of a term's first pair of `record`, or of a later one. */
  seek(term: number, record: number): number {
    let low = this.start(term);
    let high = this.end(term);
    while (low < high) {
      const middle = low + (((high - low) >>> 2) << 1);
      if ((this.#pool[middle] ?? 0) < record) low = middle + 2;
      else high = middle;
    }
    return low;
  }

  add(term: number, record: number, place: number): void {
    this.#length = grow(this.#length, term + 1);
    this.#start = grow(this.#start, term + 1);
    this.#capacity = grow(this.#capacity, term + 1);
    const length = this.#length[term] ?? 0;
    if (length + 2 > (this.#capacity[term] ?? 0)) this.#move(term, length);
    const at = (this.#start[term] ?? 0) + length;
    this.#pool[at] = record;
    this.#pool[at + 1] = place;
    this.#length[term] = length + 2;
  }

  #move(term: number, length: number): void {
    const capacity = length === 0 ? 2 : length * 2;
    const from = this.#start[term] ?? 0;
    const to = this.#takeStretch(capacity);
    this.#pool.copyWithin(to, from, from + length);
    if (length > 0) this.#leaveStretch(length, from);
    this.#start[term] = to;
    this.#capacity[term] = capacity;
  }

  #leaveStretch(capacity: number, start: number): void {
    const free = this.#free.get(capacity);
    if (free) free.push(start);
    else this.#free.set(capacity, [start]);
  }

  #takeStretch(capacity: number): number {
    const free = this.#free.get(capacity)?.pop();
    if (free !== undefined) return free;
    const start = this.#used;
    this.#pool = grow(this.#pool, start + capacity);
    this.#used += capacity;
    return start;
  }
}
