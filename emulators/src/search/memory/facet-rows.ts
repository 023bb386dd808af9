import type { FacetColumn } from './facet-column.ts';
import { grow } from './postings.ts';
import { ValueCounts } from './value-counts.ts';

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
  #entries = new Uint32Array(64);
  #ends = new Uint32Array(64);
  #used = 0;

  constructor(columns: readonly FacetColumn[]) {
    this.#columns = columns;
    this.#numbers = new Map(columns.map((column) => [column, []]));
  }

  /** A value of the record that is being added, by its index in the column. */
  add(column: FacetColumn, value: number): void {
    const numbers = this.#numbers.get(column);
    if (!numbers) return;
    this.#entries = grow(this.#entries, this.#used + 1);
    this.#entries[this.#used++] = numbers[value] ??= this.#number(column, value);
  }

  #number(column: FacetColumn, value: number): number {
    this.#columnOf.push(this.#columns.indexOf(column));
    return this.#valueOf.push(value) - 1;
  }

  /** After all values of a record; records are added in the order of their numbers. */
  close(record: number): void {
    this.#ends = grow(this.#ends, record + 1);
    this.#ends[record] = this.#used;
  }

  /** How many of `records` have each value, of the columns that have any. */
  counts(records: Uint32Array): Map<FacetColumn, ValueCounts> {
    const counts = new Uint32Array(this.#valueOf.length);
    const found: number[] = [];
    const [entries, ends] = [this.#entries, this.#ends];
    for (const record of records) {
      const end = ends[record] ?? 0;
      for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < end; at += 1) {
        const number = entries[at] ?? 0;
        const before = counts[number] ?? 0;
        if (before === 0) found.push(number);
        counts[number] = before + 1;
      }
    }
    const byColumn = this.#columns.map(() => new ValueCounts());
    for (const number of found)
      byColumn[this.#columnOf[number] ?? 0]?.add(this.#valueOf[number] ?? 0, counts[number] ?? 0);
    return new Map(
      this.#columns.flatMap((column, at) => {
        const ofColumn = byColumn[at];
        return ofColumn && ofColumn.values.length > 0 ? [[column, ofColumn] as const] : [];
      }),
    );
  }
}
