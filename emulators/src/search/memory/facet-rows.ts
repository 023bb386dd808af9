import type { FacetColumn } from './facet-column.ts';
import { grow } from './postings.ts';
import { ValueCounts } from './value-counts.ts';

/** Values of a column that an entry can tell apart; its column takes the bits above them. */
const valueBits = 20;
const valueMask = (1 << valueBits) - 1;
const maxColumns = 1 << (31 - valueBits);

/**
 * The facet values of each record one after the other: a query counts all facets of its records in one pass, where most attributes
 * occur in few of them.
 */
export class FacetRows {
  readonly #places: ReadonlyMap<FacetColumn, number>;
  #entries = new Uint32Array(64);
  #ends = new Uint32Array(64);
  #used = 0;
  #isFull = false;

  constructor(columns: readonly FacetColumn[]) {
    this.#places = new Map(columns.map((column, at) => [column, at]));
    this.#isFull = columns.length > maxColumns;
  }

  /** A value of the record that is being added; `ordinal` is its index in the column. */
  add(column: FacetColumn, ordinal: number): void {
    const place = this.#places.get(column);
    if (place === undefined) return;
    if (ordinal > valueMask) this.#isFull = true;
    this.#entries = grow(this.#entries, this.#used + 1);
    this.#entries[this.#used++] = (place << valueBits) | ordinal;
  }

  /** After all values of a record; records are added in the order of their numbers. */
  close(record: number): void {
    this.#ends = grow(this.#ends, record + 1);
    this.#ends[record] = this.#used;
  }

  /** How many of `records` have each value of the wanted columns; a column without any may be absent. */
  counts(records: Uint32Array, wanted: ReadonlySet<FacetColumn>): Map<FacetColumn, ValueCounts> {
    if (this.#isFull) return new Map([...wanted].map((column) => [column, column.counts(records)]));
    const columns = [...this.#places.keys()];
    const isWanted = Uint8Array.from(columns, (column) => (wanted.has(column) ? 1 : 0));
    // Most columns have a value in few records: one that has none takes no memory.
    const all: (ValueCounts | undefined)[] = columns.map(() => undefined);
    const [entries, ends] = [this.#entries, this.#ends];
    for (const record of records) {
      const end = ends[record] ?? 0;
      for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const place = entry >>> valueBits;
        if (isWanted[place] === 0) continue;
        const ofColumn = (all[place] ??= new ValueCounts(columns[place]?.values.length ?? 0));
        ofColumn.add(entry & valueMask);
      }
    }
    return new Map(columns.flatMap((column, at) => (all[at] ? [[column, all[at]] as const] : [])));
  }
}
