import type { FacetColumn } from './facet-column.ts';
import { grow } from './grow.ts';
import { Rows } from './rows.ts';
import type { ValueCounts } from './value-counts.ts';

/**
 * The facet values of each record one after the other: a query counts all facets of its records in one pass, where most attributes
 * occur in few of them. Each value of each column has a number here.
 */
export class FacetRows {
  readonly #columns: readonly FacetColumn[];
  /** By column: the numbers of its values, by their index in the column. */
  readonly #numbers: ReadonlyMap<FacetColumn, number[]>;
  /** By number: which of the columns it belongs to, and the value's index in it. */
  readonly #columnOf: number[] = [];
  readonly #valueOf: number[] = [];
  readonly #rows = new Rows();
  /** By number, 0 between two counts. These are reused, because new arrays cost the garbage collector more than counting costs. */
  #counts = new Uint32Array(64);
  #found = new Uint32Array(64);
  #sortedValues = new Uint32Array(64);
  #sortedCounts = new Uint32Array(64);

  constructor(columns: readonly FacetColumn[]) {
    this.#columns = columns;
    this.#numbers = new Map(columns.map((column) => [column, []]));
  }

  /** A value of the record that is being added, by its index in the column. */
  add(column: FacetColumn, value: number): void {
    const numbers = this.#numbers.get(column);
    if (!numbers) return;
    this.#rows.add((numbers[value] ??= this.#number(column, value)));
  }

  #number(column: FacetColumn, value: number): number {
    this.#columnOf.push(this.#columns.indexOf(column));
    return this.#valueOf.push(value) - 1;
  }

  /** After all values of a record; records are added in the order of their numbers. */
  close(record: number): void {
    this.#rows.close(record);
  }

  /** How many of `records` have each value, of the columns that have any; valid until the next call. */
  counts(records: Uint32Array): Map<FacetColumn, ValueCounts> {
    const found = this.#countNumbers(records);
    const counts = this.#counts;
    /** Where the values of each column begin among all, which are sorted by column. */
    const begins = new Uint32Array(this.#columns.length + 1);
    for (let at = 0; at < found; at += 1) {
      const after = (this.#columnOf[this.#found[at] ?? 0] ?? 0) + 1;
      begins[after] = (begins[after] ?? 0) + 1;
    }
    for (let column = 0; column < this.#columns.length; column += 1)
      begins[column + 1] = (begins[column] ?? 0) + (begins[column + 1] ?? 0);
    const next = begins.slice();
    this.#sortedValues = grow(this.#sortedValues, found);
    this.#sortedCounts = grow(this.#sortedCounts, found);
    for (let at = 0; at < found; at += 1) {
      const number = this.#found[at] ?? 0;
      const column = this.#columnOf[number] ?? 0;
      const place = next[column] ?? 0;
      next[column] = place + 1;
      this.#sortedValues[place] = this.#valueOf[number] ?? 0;
      this.#sortedCounts[place] = counts[number] ?? 0;
      counts[number] = 0;
    }
    const byColumn = new Map<FacetColumn, ValueCounts>();
    for (const [at, column] of this.#columns.entries()) {
      const [begin = 0, end = 0] = [begins[at], begins[at + 1]];
      if (end === begin) continue;
      const values = this.#sortedValues.subarray(begin, end);
      byColumn.set(column, { values, counts: this.#sortedCounts.subarray(begin, end) });
    }
    return byColumn;
  }

  /** Leaves the numbers that the records have in `#found`, and how often in `#counts`. @returns how many numbers */
  #countNumbers(records: Uint32Array): number {
    this.#counts = grow(this.#counts, this.#valueOf.length);
    this.#found = grow(this.#found, this.#valueOf.length);
    const { entries, ends } = this.#rows;
    const [counts, found] = [this.#counts, this.#found];
    for (let place = 0; place < records.length; place += 1) {
      const record = records[place] ?? 0;
      const end = ends[record] ?? 0;
      for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < end; at += 1) {
        const number = entries[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    // Afterwards, because there are fewer numbers than there are entries of many records.
    let length = 0;
    for (let number = 0; number < this.#valueOf.length; number += 1)
      if (counts[number] !== 0) found[length++] = number;
    return length;
  }
}
