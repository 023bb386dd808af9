import { Alphabet } from './alphabet.ts';
import { Bits } from './bits.ts';
import { Ends } from './ends.ts';
import { grow, storeWhole, type WholeArray } from './grow.ts';
import { Places } from './places.ts';
import { TextSet } from './text-set.ts';
import type { ValueCounts } from './value-counts.ts';

/** An attribute's values by record, each value as a number: the basis of facet counts and filters. */
export class FacetColumn {
  readonly values = new TextSet();
  #ordinals: WholeArray = new Uint8Array();
  #used = 0;
  readonly #places = new Places();
  /**
   * Where the ordinals of each record with a value end; they start where the previous record's end. Undefined while no record has
   * two: most attributes have one value, and then these are half of the memory.
   */
  #ends: Ends | undefined;
  /** Values as JSON names with a colon, each written when it is first shown. */
  readonly #jsonNames: string[] = [];
  readonly #alphabet = new Alphabet(this.values);
  #numbers: Float64Array | undefined;
  /** Values by their lower case, built for the first filter. */
  #folded: Map<string, number[]> | undefined;

  /** Memory of its arrays, including room to grow. */
  get bytes(): number {
    return this.#ordinals.byteLength + (this.#ends?.bytes ?? 0) + this.#places.bytes;
  }

  /** What another thread reads the values by, until the next change. */
  share() {
    return {
      values: this.values.share(),
      ordinals: this.#ordinals,
      used: this.#used,
      places: this.#places.share(),
      ends: this.#ends?.share(),
      alphabet: this.#alphabet.share(),
      numbers: this.#numbers,
    };
  }

  adopt({ values, ordinals, used, places, ends, alphabet, numbers }: ReturnType<FacetColumn['share']>): void {
    this.values.adopt(values);
    [this.#ordinals, this.#used, this.#numbers] = [ordinals, used, numbers];
    this.#ends = ends && new Ends();
    if (ends) this.#ends?.adopt(ends);
    this.#places.adopt(places);
    this.#alphabet.adopt(alphabet);
    this.#folded = undefined;
  }

  /** Records are added in the order of their numbers. @returns the value's number in `values`, -1 where the record has it already */
  add(record: number, value: string | number | boolean): number {
    const isNew = this.#places.open(record);
    const place = this.#places.count - 1;
    const ordinal = this.#ordinal(String(value));
    if (typeof value === 'number') this.#noteNumber(ordinal, value);
    if (!isNew) {
      for (let at = this.#begin(place); at < this.#used; at += 1)
        if (this.#ordinals[at] === ordinal) return -1;
      this.#ends ??= endsOfSingle(place);
    }
    this.#ordinals = storeWhole(this.#ordinals, this.#used, ordinal);
    this.#used += 1;
    this.#ends?.set(place, this.#used);
    return ordinal;
  }

  #ordinal(value: string): number {
    const { size } = this.values;
    const ordinal = this.values.add(value);
    if (ordinal === size && this.#folded) addFolded(this.#folded, value, ordinal);
    return ordinal;
  }

  #noteNumber(ordinal: number, value: number): void {
    const numbers = this.#numbers ?? new Float64Array();
    this.#numbers = grow(numbers, ordinal + 1);
    this.#numbers.fill(Number.NaN, numbers.length);
    this.#numbers[ordinal] = value;
  }

  /** By the values' numbers, NaN where one is a text or a boolean; undefined when all are. */
  get numbers(): Float64Array | undefined {
    return this.#numbers;
  }

  /** The order of its values, by their numbers. */
  get alphabet(): { order: Uint32Array; ranks: Uint32Array } {
    return this.#alphabet.read();
  }

  /** A value as a name in JSON, with the colon after it, by its number. */
  jsonName(value: number): string {
    const names = this.#jsonNames;
    // An array with holes would be slow.
    while (names.length <= value) names.push('');
    return (names[value] ||= `${JSON.stringify(this.values.text(value))}:`);
  }

  /** The record's first value as a number, undefined when it has none. */
  first(record: number): number | undefined {
    const [begin, end] = this.#stretch(record);
    return begin < end ? this.#ordinals[begin] : undefined;
  }

  valuesOf(record: number): string[] {
    const [begin, end] = this.#stretch(record);
    return Array.from(this.#ordinals.subarray(begin, end), (ordinal) => this.values.text(ordinal));
  }

  /** Index of the first ordinal of a record with a value, by its place among them. */
  #begin(place: number): number {
    return this.#ends ? this.#ends.begin(place) : place;
  }

  #end(place: number): number {
    return this.#ends ? this.#ends.end(place) : place + 1;
  }

  /** Empty for a record without a value. */
  #stretch(record: number): [begin: number, end: number] {
    const place = this.#places.of(record);
    if (place === -1) return [0, 0];
    return [this.#begin(place), this.#end(place)];
  }

  /** How many of `records` have each value. */
  counts(records: Uint32Array): ValueCounts {
    const counts = new Uint32Array(this.values.size);
    if (this.#ends) this.#countAll(records, this.#ends, counts);
    else this.#countSingle(records, counts);
    return withoutZeros(counts);
  }

  /** Where no record has two values. */
  #countSingle(records: Uint32Array, counts: Uint32Array): void {
    const [places, ordinals] = [this.#places, this.#ordinals];
    for (let at = 0; at < records.length; at += 1) {
      const place = places.of(records[at] ?? 0);
      if (place === -1) continue;
      const ordinal = ordinals[place] ?? 0;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }

  #countAll(records: Uint32Array, ends: Ends, counts: Uint32Array): void {
    const [places, ordinals] = [this.#places, this.#ordinals];
    for (let at = 0; at < records.length; at += 1) {
      const place = places.of(records[at] ?? 0);
      if (place === -1) continue;
      const end = ends.end(place);
      for (let value = ends.begin(place); value < end; value += 1) {
        const ordinal = ordinals[value] ?? 0;
        counts[ordinal] = (counts[ordinal] ?? 0) + 1;
      }
    }
  }

  /** Records that have `value`, ignoring case as Algolia does. */
  matching(value: string, size: number): Bits {
    const bits = new Bits(size);
    const ordinals = this.#foldedValues().get(value.toLowerCase());
    if (!ordinals) return bits;
    const isMatching = new Uint8Array(this.values.size);
    for (const ordinal of ordinals) isMatching[ordinal] = 1;
    let [at, place] = [0, 0];
    for (const record of this.#places.records())
      for (const end = this.#end(place++); at < end; at += 1)
        if (isMatching[this.#ordinals[at] ?? 0]) bits.add(record);
    return bits;
  }

  #foldedValues(): Map<string, number[]> {
    if (this.#folded) return this.#folded;
    const folded = new Map<string, number[]>();
    for (let ordinal = 0; ordinal < this.values.size; ordinal += 1)
      addFolded(folded, this.values.text(ordinal), ordinal);
    this.#folded = folded;
    return folded;
  }
}

/** Of so many records that have one value each. */
function endsOfSingle(records: number): Ends {
  const ends = new Ends();
  for (let place = 0; place < records; place += 1) ends.set(place, place + 1);
  return ends;
}

function withoutZeros(all: Uint32Array): ValueCounts {
  let found = 0;
  for (let value = 0; value < all.length; value += 1) if (all[value] !== 0) found += 1;
  const [values, counts] = [new Uint32Array(found), new Uint32Array(found)];
  for (let value = 0, at = 0; at < found; value += 1) {
    if (all[value] === 0) continue;
    values[at] = value;
    counts[at++] = all[value] ?? 0;
  }
  return { values, counts, from: 0, to: found };
}

function addFolded(folded: Map<string, number[]>, value: string, ordinal: number): void {
  const key = value.toLowerCase();
  const alike = folded.get(key);
  if (alike) alike.push(ordinal);
  else folded.set(key, [ordinal]);
}
