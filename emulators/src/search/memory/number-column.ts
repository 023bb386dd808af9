import { Bits } from './bits.ts';
import { type NumberArray, storeNumber } from './grow.ts';
import { Places } from './places.ts';

export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** An attribute's numbers by record. Booleans count as 1 and 0. */
export class NumberColumn {
  readonly #places = new Places();
  /** The first number of each record that has one. */
  #first: NumberArray = new Int8Array();
  /** Further numbers of records that have several, by the record's place. */
  readonly #more = new Map<number, number[]>();

  /** Records are added in the order of their numbers. */
  add(record: number, value: number): void {
    const isFirst = this.#places.open(record);
    const place = this.#places.count - 1;
    if (!isFirst) {
      this.#more.set(place, [...(this.#more.get(place) ?? []), value]);
      return;
    }
    this.#first = storeNumber(this.#first, place, value);
  }

  /** NaN where there is none. */
  first(record: number): number {
    const place = this.#places.of(record);
    return place === -1 ? Number.NaN : (this.#first[place] ?? Number.NaN);
  }

  /** How many records have a number, where each has one at most and all are whole, so that their sum is the same in any order. */
  get countOfWhole(): number | undefined {
    return this.#more.size === 0 && !(this.#first instanceof Float64Array) ? this.#places.count : undefined;
  }

  /** Over all numbers of `records`, which `marks` holds too where they are sorted; undefined when they have none. */
  stats(records: Uint32Array, marks?: Bits): NumberStats | undefined {
    // Each path of a record has a column; that of a text stays empty.
    if (this.#places.count === 0) return undefined;
    // Plain variables of one loop: a closure would make an object of each sum.
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let count = 0;
    const [first, more] = [this.#first, this.#more];
    const places = this.#places.among(records, marks);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const value = first[place] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count += 1;
      if (more.size === 0) continue;
      for (const further of more.get(place) ?? []) {
        if (further < min) min = further;
        if (further > max) max = further;
        sum += further;
        count += 1;
      }
    }
    return count > 0 ? { min, max, avg: sum / count, sum } : undefined;
  }

  /** Records with a number that passes. */
  matching(passes: (value: number) => boolean, size: number): Bits {
    const bits = new Bits(size);
    let place = 0;
    for (const record of this.#places.records()) {
      if (passes(this.#first[place] ?? 0) || this.#more.get(place)?.some(passes)) bits.add(record);
      place += 1;
    }
    return bits;
  }
}
