import { Bits } from './bits.ts';
import { type NumberArray, storeNumber } from './grow.ts';
import { Places } from './places.ts';

/** An attribute's numbers by record. Booleans count as 1 and 0. */
export class NumberColumn {
  readonly #places = new Places();
  /** The first number of each record that has one. */
  #first: NumberArray = new Int8Array();
  /** Further numbers of records that have several, by the record's place. */
  #more = new Map<number, number[]>();

  /** What another thread reads the numbers by, until the next change. */
  share() {
    return { places: this.#places.share(), first: this.#first, more: this.#more };
  }

  adopt({ places, first, more }: ReturnType<NumberColumn['share']>): void {
    this.#places.adopt(places);
    [this.#first, this.#more] = [first, more];
  }

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
