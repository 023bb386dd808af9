import { countBits } from './bits.ts';
import { grow, storeWhole, type WholeArray } from './grow.ts';

/** Words of a group, and the records that have a bit in it, as bits of their number. */
const wordsOfGroup = 4;
const groupBits = 7;

/**
 * The records that have a value of an attribute, numbered in their order. Most attributes occur in few records, which are near each
 * other: a group of records costs a byte or two where none of them has a value, and otherwise a bit for each.
 */
export class Places {
  /** By group of records: its number among those that have a value, from 1 on; 0 where none has. */
  #groups: WholeArray = new Uint8Array();
  #groupCount = 0;
  /** Of each group that has a value: a bit for each record. */
  #having = new Uint32Array(wordsOfGroup);
  /** Of each such group: how many records before it have a value. */
  #before = new Uint32Array(1);
  #last = -1;
  /** How many records have a value. */
  count = 0;

  /** Memory of its arrays, including room to grow. */
  get bytes(): number {
    return this.#groups.byteLength + this.#having.byteLength + this.#before.byteLength;
  }

  /** Records are opened in the order of their numbers. @returns whether it is the first time */
  open(record: number): boolean {
    if (record === this.#last) return false;
    const group = record >>> groupBits;
    if (this.#last === -1 || group > this.#last >>> groupBits) this.#addGroup(group);
    const word = (this.#groupCount - 1) * wordsOfGroup + wordOf(record);
    this.#having[word] = (this.#having[word] ?? 0) | (1 << (record & 31));
    this.count += 1;
    this.#last = record;
    return true;
  }

  #addGroup(group: number): void {
    this.#before = grow(this.#before, this.#groupCount + 1);
    this.#before[this.#groupCount] = this.count;
    this.#groupCount += 1;
    this.#having = grow(this.#having, this.#groupCount * wordsOfGroup);
    this.#groups = storeWhole(this.#groups, group, this.#groupCount);
  }

  /** Whether every record up to the last one has a value, so that its index is its number. */
  get areRecords(): boolean {
    return this.count === this.#last + 1;
  }

  /** What another thread reads these places by, until the next change. */
  share() {
    const [groups, having, before] = [this.#groups, this.#having, this.#before];
    return { groups, having, before, last: this.#last, count: this.count };
  }

  adopt({ groups, having, before, last, count }: ReturnType<Places['share']>): void {
    [this.#groups, this.#having, this.#before] = [groups, having, before];
    [this.#last, this.count] = [last, count];
  }

  /** Index of this record among those with a value, -1 without one. */
  of(record: number): number {
    if (this.areRecords) return record <= this.#last ? record : -1;
    const group = (this.#groups[record >>> groupBits] ?? 0) - 1;
    if (group === -1) return -1;
    const begin = group * wordsOfGroup;
    const at = begin + wordOf(record);
    const word = this.#having[at] ?? 0;
    const bit = 1 << (record & 31);
    if ((word & bit) === 0) return -1;
    let count = (this.#before[group] ?? 0) + countBits(word & (bit - 1));
    for (let other = begin; other < at; other += 1) count += countBits(this.#having[other] ?? 0);
    return count;
  }

  /** The records that have a value, in order. */
  *records(): Generator<number> {
    for (let at = 0; at < this.#groups.length; at += 1) {
      const begin = ((this.#groups[at] ?? 0) - 1) * wordsOfGroup;
      for (let word = 0; begin >= 0 && word < wordsOfGroup; word += 1)
        for (let left = this.#having[begin + word] ?? 0; left !== 0; left &= left - 1)
          yield (at << groupBits) + word * 32 + 31 - Math.clz32(left & -left);
    }
  }
}

/** Index of a record's word in its group. */
const wordOf = (record: number): number => (record >>> 5) & (wordsOfGroup - 1);
