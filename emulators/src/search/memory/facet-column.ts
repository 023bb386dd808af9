import { Bits } from './bits.ts';
import { grown } from './postings.ts';

/** An attribute's values by record, each value as a number: what facets are counted and filtered by. */
export class FacetColumn {
  readonly #numbers = new Map<string, number>();
  readonly values: string[] = [];
  #ordinals = new Uint32Array(64);
  #used = 0;
  /** Where each record's ordinals end; they begin where the record's before it end. */
  #ends = new Uint32Array(64);
  #records = 0;
  readonly #folded = new Map<string, number[]>();

  add(record: number, value: string): void {
    this.#extend(record + 1);
    const begin = record === 0 ? 0 : (this.#ends[record - 1] ?? 0);
    const ordinal = this.#ordinal(value);
    for (let at = begin; at < this.#used; at += 1) if (this.#ordinals[at] === ordinal) return;
    this.#ordinals = grown(this.#ordinals, this.#used + 1);
    this.#ordinals[this.#used++] = ordinal;
    this.#ends[record] = this.#used;
  }

  #ordinal(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const ordinal = this.values.length;
    this.values.push(value);
    this.#numbers.set(value, ordinal);
    const folded = value.toLowerCase();
    const alike = this.#folded.get(folded);
    if (alike) alike.push(ordinal);
    else this.#folded.set(folded, [ordinal]);
    return ordinal;
  }

  /** Records without a value have an empty stretch. */
  #extend(records: number): void {
    this.#ends = grown(this.#ends, records);
    while (this.#records < records) this.#ends[this.#records++] = this.#used;
  }

  /** The record's first value as a number, undefined when it has none. */
  first(record: number): number | undefined {
    const [begin, end] = this.#stretch(record);
    return begin < end ? this.#ordinals[begin] : undefined;
  }

  valuesOf(record: number): string[] {
    const [begin, end] = this.#stretch(record);
    return Array.from(this.#ordinals.subarray(begin, end), (ordinal) => this.values[ordinal] ?? '');
  }

  #stretch(record: number): [begin: number, end: number] {
    if (record >= this.#records) return [0, 0];
    return [record === 0 ? 0 : (this.#ends[record - 1] ?? 0), this.#ends[record] ?? 0];
  }

  /** How many of `records` have each value, by the value's place in `values`. */
  counts(records: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const [ends, ordinals] = [this.#ends, this.#ordinals];
    for (const record of records) {
      if (record >= this.#records) continue;
      const end = ends[record] ?? 0;
      for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < end; at += 1) {
        const ordinal = ordinals[at] ?? 0;
        counts[ordinal] = (counts[ordinal] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** Records that have `value`; the case does not matter, as at Algolia. */
  matching(value: string, size: number): Bits {
    const bits = new Bits(size);
    const wanted = this.#folded.get(value.toLowerCase());
    if (!wanted) return bits;
    const isWanted = new Uint8Array(this.values.length);
    for (const ordinal of wanted) isWanted[ordinal] = 1;
    let at = 0;
    for (let record = 0; record < this.#records; record += 1)
      for (const end = this.#ends[record] ?? 0; at < end; at += 1)
        if (isWanted[this.#ordinals[at] ?? 0]) bits.add(record);
    return bits;
  }
}
