import { Ends } from './ends.ts';
import { allocate, storeWhole, type WholeArray } from './grow.ts';

/** More slots than texts by this factor at least, so that few texts share one. */
const roomOfSlots = 4 / 3;
/** How many times as many slots there are after those before were too few. */
const slotsGrowth = 1.25;

/**
 * Different texts, numbered in the order in which they are added. All letters are in one array and are found by a table of hashes:
 * that takes a third of the memory of as many strings and a map of them.
 */
export class TextSet {
  /** Numbers of letters: a byte each while there are no more than 256 different ones. */
  #letters: WholeArray = new Uint8Array();
  /** The letters that occur, as UTF-16 units, by their numbers. */
  #units: number[] = [];
  readonly #unitNumbers = new Map<number, number>();
  /** Index in `#letters` after each text's last one. */
  readonly #ends = new Ends();
  /** Numbers of texts plus one, by their hash; 0 is free. */
  #slots = new Uint32Array(16);
  size = 0;

  /** What another thread reads the texts by, until the next change. */
  share() {
    const [letters, units, ends, slots] = [this.#letters, this.#units, this.#ends.share(), this.#slots];
    return { letters, units, ends, slots, size: this.size };
  }

  adopt({ letters, units, ends, slots, size }: ReturnType<TextSet['share']>): void {
    [this.#letters, this.#units, this.#slots, this.size] = [letters, units, slots, size];
    this.#ends.adopt(ends);
  }

  /** The number of `text`, assigned when it is new. */
  add(text: string): number {
    const slot = this.#slotOf(text);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const begin = this.#ends.begin(this.size);
    for (let at = 0; at < text.length; at += 1)
      this.#letters = storeWhole(this.#letters, begin + at, this.#numberUnit(text.charCodeAt(at)));
    this.#ends.set(this.size, begin + text.length);
    this.size += 1;
    this.#slots[slot] = this.size;
    if (this.size * roomOfSlots > this.#slots.length) this.#addSlots();
    return this.size - 1;
  }

  /** The number of `text`, undefined where it is not in the set. */
  find(text: string): number | undefined {
    const known = this.#slots[this.#slotOf(text)] ?? 0;
    return known > 0 ? known - 1 : undefined;
  }

  /** The text with a number, empty where there is none. */
  text(number: number): string {
    const end = this.#ends.end(number);
    let text = '';
    for (let at = this.#ends.begin(number); at < end; at += 1) text += String.fromCharCode(this.#unitAt(at));
    return text;
  }

  /** Compares two texts by their numbers, in UTF-16 order: negative where the first comes first. */
  compare(left: number, right: number): number {
    const [leftBegin, rightBegin] = [this.#ends.begin(left), this.#ends.begin(right)];
    const leftLength = this.#ends.end(left) - leftBegin;
    const rightLength = this.#ends.end(right) - rightBegin;
    const length = Math.min(leftLength, rightLength);
    for (let at = 0; at < length; at += 1) {
      const difference = this.#unitAt(leftBegin + at) - this.#unitAt(rightBegin + at);
      if (difference !== 0) return difference;
    }
    return leftLength - rightLength;
  }

  /** Compares the beginning of a text with `start`, in UTF-16 order: 0 where the text starts so, negative where it comes before. */
  compareStart(number: number, start: string): number {
    const begin = this.#ends.begin(number);
    const length = this.#ends.end(number) - begin;
    for (let at = 0; at < start.length; at += 1) {
      if (at === length) return -1;
      const difference = this.#unitAt(begin + at) - start.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #unitAt(at: number): number {
    return this.#units[this.#letters[at] ?? 0] ?? 0;
  }

  #numberUnit(unit: number): number {
    const known = this.#unitNumbers.get(unit);
    if (known !== undefined) return known;
    this.#unitNumbers.set(unit, this.#units.length);
    return this.#units.push(unit) - 1;
  }

  /** The slot of `text`, or the free one where it belongs. */
  #slotOf(text: string): number {
    const slots = this.#slots;
    let slot = slotAmong(slots, hashOf(text));
    while ((slots[slot] ?? 0) > 0 && !this.#equals((slots[slot] ?? 0) - 1, text))
      slot = nextSlot(slots, slot);
    return slot;
  }

  #equals(number: number, text: string): boolean {
    const length = this.#ends.end(number) - this.#ends.begin(number);
    return length === text.length && this.compareStart(number, text) === 0;
  }

  #addSlots(): void {
    const slots = allocate(Uint32Array, Math.ceil(this.#slots.length * slotsGrowth));
    for (let number = 0; number < this.size; number += 1) {
      let slot = slotAmong(slots, this.#hash(number));
      while ((slots[slot] ?? 0) > 0) slot = nextSlot(slots, slot);
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }

  /** As `hashOf` the text, which is not made for it. */
  #hash(number: number): number {
    const end = this.#ends.end(number);
    let hash = firstHash;
    for (let at = this.#ends.begin(number); at < end; at += 1) hash = addToHash(hash, this.#unitAt(at));
    return mixHash(hash);
  }
}

// FNV-1a.
const firstHash = 0x811c_9dc5;
const addToHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x0100_0193);

/** Mixes all bits into the upper ones, by which the slot is found. */
function mixHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function hashOf(text: string): number {
  let hash = firstHash;
  for (let at = 0; at < text.length; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return mixHash(hash);
}

const slotAmong = (slots: Uint32Array, hash: number): number => Math.floor((hash / 2 ** 32) * slots.length);
const nextSlot = (slots: Uint32Array, slot: number): number => (slot + 1 === slots.length ? 0 : slot + 1);
