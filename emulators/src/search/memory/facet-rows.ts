import type { FacetColumn } from './facet-column.ts';
import { grow } from './postings.ts';

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

  /** How many of `records` have each value of the wanted columns. */
  counts(records: Uint32Array, wanted: ReadonlySet<FacetColumn>): Map<FacetColumn, Uint32Array> {
    if (this.#isFull) return new Map([...wanted].map((column) => [column, column.counts(records)]));
    const counts: (Uint32Array | undefined)[] = [...this.#places.keys()].map((column) =>
      wanted.has(column) ? new Uint32Array(column.values.length) : undefined,
    );
    const [entries, ends] = [this.#entries, this.#ends];
    for (const record of records) {
      const end = ends[record] ?? 0;
      for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const ofColumn = counts[entry >>> valueBits];
        if (ofColumn) ofColumn[entry & valueMask] = (ofColumn[entry & valueMask] ?? 0) + 1;
      }
    }
    return new Map(
      [...this.#places].flatMap(([column, at]) => (counts[at] ? [[column, counts[at]] as const] : [])),
    );
  }
}
