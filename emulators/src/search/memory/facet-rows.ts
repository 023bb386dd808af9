import { Combinations } from './combinations.ts';
import type { FacetColumn } from './facet-column.ts';
import { grow, storeWhole, type WholeArray } from './grow.ts';
import { Rows } from './rows.ts';
import type { ValueCounts } from './value-counts.ts';

/**
 * The facet values of each record one after the other: a query counts all facets of its records in one pass, where most attributes
 * occur in few of them. Each value of each column has a number here. Values that belong together, such as those of one attribute
 * with several parts, are an entry of their own where they recur: then there are a third as many entries to count.
 */
export class FacetRows {
  readonly #columns: readonly FacetColumn[];
  /** By column: the numbers of its values, by their index in the column. */
  readonly #numbers: ReadonlyMap<FacetColumn, number[]>;
  /** By number: which of the columns it belongs to, and the value's index in it. */
  #columnOf: WholeArray = new Uint8Array();
  #valueOf: WholeArray = new Uint8Array();
  #size = 0;
  readonly #combinations = new Combinations();
  /** Of each record: twice the number of a value, or of a combination and one more. */
  readonly #rows = new Rows();
  /** The numbers of the record that is being added, by their group. */
  readonly #added = new Map<string, number[]>();
  /** By entry, 0 between two counts. These are reused, because new arrays cost the garbage collector more than counting costs. */
  #entryCounts = new Uint32Array();
  #entriesFound = new Uint32Array();
  /** By number, 0 between two counts. */
  #counts = new Uint32Array();
  /** The numbers that were found. */
  #found = new Uint32Array();
  #sortedValues = new Uint32Array();
  #sortedCounts = new Uint32Array();
  /** By column: where its values end among the sorted ones. */
  readonly #ends: Uint32Array;

  constructor(columns: readonly FacetColumn[]) {
    this.#columns = columns;
    this.#ends = new Uint32Array(columns.length);
    this.#numbers = new Map(columns.map((column) => [column, []]));
  }

  /** What another thread counts by, until the next change. */
  share() {
    return {
      columnOf: this.#columnOf,
      valueOf: this.#valueOf,
      size: this.#size,
      combinations: this.#combinations.share(),
      rows: this.#rows.share(),
    };
  }

  adopt({ columnOf, valueOf, size, combinations, rows }: ReturnType<FacetRows['share']>): void {
    [this.#columnOf, this.#valueOf, this.#size] = [columnOf, valueOf, size];
    this.#combinations.adopt(combinations);
    this.#rows.adopt(rows);
  }

  /**
   * A value of the record that is being added, by its index in the column.
   * @param group a name that values have in common which are likely to recur together
   */
  add(column: FacetColumn, value: number, group: string): void {
    const numbers = this.#numbers.get(column);
    if (!numbers) return;
    const number = (numbers[value] ??= this.#number(column, value));
    const added = this.#added.get(group);
    if (added) added.push(number);
    else this.#added.set(group, [number]);
  }

  #number(column: FacetColumn, value: number): number {
    const number = this.#size;
    this.#columnOf = storeWhole(this.#columnOf, number, this.#columns.indexOf(column));
    this.#valueOf = storeWhole(this.#valueOf, number, value);
    this.#size += 1;
    return number;
  }

  /** After all values of a record; records are added in the order of their numbers. */
  close(record: number): void {
    for (const [group, numbers] of this.#added) {
      const combination = numbers.length > 1 ? this.#combinations.add(group, numbers) : undefined;
      if (combination !== undefined) this.#rows.add(combination * 2 + 1);
      else for (const number of numbers) this.#rows.add(number * 2);
    }
    this.#added.clear();
    this.#rows.close(record);
  }

  /** How many of `records` have each value, of the columns that have any; valid until the next call. */
  counts(records: Uint32Array): Map<FacetColumn, ValueCounts> {
    this.#sortByColumn(this.#countNumbers(records));
    const [values, counts, ends] = [this.#sortedValues, this.#sortedCounts, this.#ends];
    const byColumn = new Map<FacetColumn, ValueCounts>();
    let from = 0;
    for (let at = 0; at < ends.length; at += 1) {
      const to = ends[at] ?? 0;
      const column = this.#columns[at];
      if (column && to > from) byColumn.set(column, { values, counts, from, to });
      from = to;
    }
    return byColumn;
  }

  /** Leaves the numbers that the records have in `#found`, and how often in `#counts`. @returns how many numbers */
  #countNumbers(records: Uint32Array): number {
    const room = 2 * Math.max(this.#size, this.#combinations.size);
    this.#entryCounts = grow(this.#entryCounts, room);
    this.#entriesFound = grow(this.#entriesFound, room);
    const [counts, found] = [this.#entryCounts, this.#entriesFound];
    const { entries, ends } = this.#rows;
    let length = 0;
    for (let place = 0; place < records.length; place += 1) {
      const record = records[place] ?? 0;
      const end = ends.end(record);
      for (let at = ends.begin(record); at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const count = counts[entry] ?? 0;
        if (count === 0) found[length++] = entry;
        counts[entry] = count + 1;
      }
    }
    return this.#takeApart(length);
  }

  /** Counts the numbers of the entries that were found, whose counts it sets back to 0. @returns how many numbers */
  #takeApart(entriesFound: number): number {
    this.#counts = grow(this.#counts, this.#size);
    this.#found = grow(this.#found, this.#size);
    const [entryCounts, counts, found] = [this.#entryCounts, this.#counts, this.#found];
    const { entries: parts, ends } = this.#combinations.parts;
    let length = 0;
    const count = (number: number, times: number): void => {
      const before = counts[number] ?? 0;
      if (before === 0) found[length++] = number;
      counts[number] = before + times;
    };
    for (let at = 0; at < entriesFound; at += 1) {
      const entry = this.#entriesFound[at] ?? 0;
      const times = entryCounts[entry] ?? 0;
      entryCounts[entry] = 0;
      const number = entry >>> 1;
      if ((entry & 1) === 0) count(number, times);
      else {
        const end = ends.end(number);
        for (let part = ends.begin(number); part < end; part += 1) count(parts[part] ?? 0, times);
      }
    }
    return length;
  }

  /** Sorts what was found by column, and sets the counts back to 0. */
  #sortByColumn(found: number): void {
    this.#sortedValues = grow(this.#sortedValues, found);
    this.#sortedCounts = grow(this.#sortedCounts, found);
    const [columnOf, valueOf, numbers, counts] = [this.#columnOf, this.#valueOf, this.#found, this.#counts];
    const [values, sorted, ends] = [this.#sortedValues, this.#sortedCounts, this.#ends];
    ends.fill(0);
    for (let at = 0; at < found; at += 1) {
      const column = columnOf[numbers[at] ?? 0] ?? 0;
      ends[column] = (ends[column] ?? 0) + 1;
    }
    // First where each column's values begin: each that is placed moves this on, in the end to where they end.
    let begin = 0;
    for (let column = 0; column < ends.length; column += 1) {
      const count = ends[column] ?? 0;
      ends[column] = begin;
      begin += count;
    }
    for (let at = 0; at < found; at += 1) {
      const number = numbers[at] ?? 0;
      const column = columnOf[number] ?? 0;
      const place = ends[column] ?? 0;
      ends[column] = place + 1;
      values[place] = valueOf[number] ?? 0;
      sorted[place] = counts[number] ?? 0;
      counts[number] = 0;
    }
  }
}
