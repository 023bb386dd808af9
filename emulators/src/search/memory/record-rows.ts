import { Bits } from './bits.ts';
import { grow } from './grow.ts';

/** The database row of each record, and which records are still there. */
export class RecordRows {
  /** Never smaller than the one before. */
  #rows = new Uint32Array(64);
  /** A bit for each record that was not removed. */
  #live = new Uint32Array(64);
  /** Records added so far, including removed ones. */
  size = 0;
  liveSize = 0;

  /** What another thread reads these rows by, until the next change. */
  share() {
    return { rows: this.#rows, live: this.#live, size: this.size, liveSize: this.liveSize };
  }

  adopt({ rows, live, size, liveSize }: ReturnType<RecordRows['share']>): void {
    [this.#rows, this.#live] = [rows, live];
    [this.size, this.liveSize] = [size, liveSize];
  }

  /** A new row comes after all that are there. */
  add(row: number): void {
    // The number of the last row is used again once it was removed; then the records that had it, or later ones, are gone.
    for (let at = this.size - 1; at >= 0 && this.row(at) > row; at -= 1) this.#rows[at] = row;
    const record = this.size;
    this.#rows = grow(this.#rows, record + 1);
    this.#rows[record] = row;
    this.#live = grow(this.#live, (record >>> 5) + 1);
    this.#live[record >>> 5] = (this.#live[record >>> 5] ?? 0) | (1 << (record & 31));
    this.size += 1;
    this.liveSize += 1;
  }

  row(record: number): number {
    return this.#rows[record] ?? 0;
  }

  /** The record in a row, undefined when there is none. */
  find(row: number): number | undefined {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.row(middle) <= row) low = middle + 1;
      else high = middle;
    }
    const record = low - 1;
    return record >= 0 && this.row(record) === row && this.#isLive(record) ? record : undefined;
  }

  /** @returns whether there was a record in the row */
  remove(row: number): boolean {
    const record = this.find(row);
    if (record === undefined) return false;
    this.#live[record >>> 5] = (this.#live[record >>> 5] ?? 0) & ~(1 << (record & 31));
    this.liveSize -= 1;
    return true;
  }

  /** The records that are still there. */
  live(): Bits {
    return new Bits(this.size, this.#live.slice(0, (this.size + 31) >>> 5));
  }

  #isLive(record: number): boolean {
    return (((this.#live[record >>> 5] ?? 0) >>> (record & 31)) & 1) === 1;
  }
}
