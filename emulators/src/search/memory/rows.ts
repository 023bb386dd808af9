import { Ends } from './ends.ts';
import { storeWhole, type WholeArray } from './grow.ts';

/** A list of numbers for each record, one after the other. */
export class Rows {
  #entries: WholeArray = new Uint8Array();
  readonly #ends = new Ends();
  #used = 0;

  /** All lists; valid until the next `add`. */
  get entries(): WholeArray {
    return this.#entries;
  }

  /** Index in `entries` after each record's last one. */
  get ends(): Ends {
    return this.#ends;
  }

  /** What another thread reads these lists by, until the next change. */
  share() {
    return { entries: this.#entries, ends: this.#ends.share() };
  }

  adopt({ entries, ends }: ReturnType<Rows['share']>): void {
    this.#entries = entries;
    this.#ends.adopt(ends);
  }

  /** Adds to the list of the record that is being added. */
  add(entry: number): void {
    this.#entries = storeWhole(this.#entries, this.#used, entry);
    this.#used += 1;
  }

  /** After the last of a record's; records are added in the order of their numbers. */
  close(record: number): void {
    this.#ends.set(record, this.#used);
  }
}
