import { grow } from './grow.ts';

/** A place of a word: attribute (6 bits), position (12 bits), only word of the attribute (1 bit). */
const wholeBit = 1;
const positionShift = 1;
const attributeShift = 13;
export const maxPosition = 0xfff;
export const maxAttributes = 64;

export function packPlace(attribute: number, position: number, whole: boolean): number {
  return (
    (attribute << attributeShift) |
    (Math.min(position, maxPosition) << positionShift) |
    (whole ? wholeBit : 0)
  );
}
export const attributeOf = (place: number) => place >>> attributeShift;
export const positionOf = (place: number) => (place >>> positionShift) & maxPosition;
export const isWhole = (place: number) => (place & wholeBit) === wholeBit;

/** Bits of a place's number to begin with. */
const firstBits = 9;

/** The places of words that occur, numbered in the order in which they first do. There are some hundreds. */
export class WordPlaces {
  #places: Uint32Array = new Uint32Array(64);
  readonly #numbers = new Map<number, number>();
  #count = 0;
  /** In which every number has room. */
  bits = firstBits;

  /** The places by their numbers; valid until a new one is numbered. */
  get all(): Uint32Array {
    return this.#places.subarray(0, this.#count);
  }

  share() {
    return { places: this.all, bits: this.bits };
  }

  adopt({ places, bits }: ReturnType<WordPlaces['share']>): void {
    [this.#places, this.#count, this.bits] = [places, places.length, bits];
  }

  place(number: number): number {
    return this.#places[number] ?? 0;
  }

  /** The number of a place, assigned when it is new. */
  number(place: number): number {
    const known = this.#numbers.get(place);
    if (known !== undefined) return known;
    const number = this.#count;
    if (number === 2 ** this.bits) this.bits += 1;
    this.#places = grow(this.#places, number + 1);
    this.#places[number] = place;
    this.#numbers.set(place, number);
    this.#count += 1;
    return number;
  }
}
