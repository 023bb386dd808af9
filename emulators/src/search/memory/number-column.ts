import { Bits } from './bits.ts';
import { grow } from './postings.ts';

/** An attribute's numbers by record; NaN where there is none. Booleans count as 1 and 0. */
export class NumberColumn {
  #first = new Float64Array(64).fill(Number.NaN);
  #records = 0;
  /** Further numbers of records that have several. */
  readonly #more = new Map<number, number[]>();

  add(record: number, value: number): void {
    if (record >= this.#records) {
      const before = this.#first.length;
      this.#first = grow(this.#first, record + 1);
      if (this.#first.length > before) this.#first.fill(Number.NaN, before);
      this.#records = record + 1;
      this.#first[record] = value;
      return;
    }
    if (Number.isNaN(this.first(record))) this.#first[record] = value;
    else this.#more.set(record, [...(this.#more.get(record) ?? []), value]);
  }

  first(record: number): number {
    return this.#first[record] ?? Number.NaN;
  }

  /** Over all numbers of `records`; undefined when they have none. */
  stats(records: Uint32Array): { min: number; max: number; avg: number; sum: number } | undefined {
    // Each path of a record has a column; that of a text stays empty.
    if (this.#records === 0) return undefined;
    let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
    const include = (value: number) => {
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count += 1;
    };
    const [first, more, end] = [this.#first, this.#more, this.#records];
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at] ?? 0;
      if (record >= end) continue;
      const value = first[record] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      include(value);
      if (more.size > 0) for (const further of more.get(record) ?? []) include(further);
    }
    return count > 0 ? { min, max, avg: sum / count, sum } : undefined;
  }

  /** Records with a number that passes. */
  matching(passes: (value: number) => boolean, size: number): Bits {
    const bits = new Bits(size);
    for (let record = 0; record < this.#records; record += 1) {
      const value = this.#first[record] ?? Number.NaN;
      if (!Number.isNaN(value) && passes(value)) bits.add(record);
    }
    for (const [record, values] of this.#more) if (values.some(passes)) bits.add(record);
    return bits;
  }
}
