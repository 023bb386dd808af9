import { allocate } from './grow.ts';

type Page = Uint16Array | Uint32Array;

/** Elements of a page, a power of two, as bits. */
const pageBits = 17;
const pageSize = 1 << pageBits;

/** The smallest power of two that is not below a length. */
const sizeFor = (length: number): number => 1 << (32 - Math.clz32(length - 1));

/**
 * Lists that grow, in blocks whose sizes are powers of two. Blocks are taken from pages, so that nothing large is copied, and those
 * that lists have left are used again. Where a block begins is a number: the page's, and below it the index in the page.
 */
export class Blocks<T extends Page> {
  readonly #type: new (memory: SharedArrayBuffer) => T;
  #pages: T[] = [];
  /** Where the next block begins. */
  #next = 0;
  #end = 0;
  /** Where blocks begin that were left, by their size. */
  readonly #free = new Map<number, number[]>();

  constructor(type: (new (memory: SharedArrayBuffer) => T) & { readonly BYTES_PER_ELEMENT: number }) {
    this.#type = type;
  }

  /** Memory of the pages. */
  get bytes(): number {
    return this.#pages.reduce((bytes, page) => bytes + page.byteLength, 0);
  }

  /** What another thread reads the blocks by, until the next change. */
  share() {
    return this.#pages;
  }

  adopt(pages: T[]): void {
    this.#pages = pages;
  }

  /** The page of a block, where it begins at `indexOf(begin)`. */
  page(begin: number): T {
    return this.#pages[begin >>> pageBits] as T;
  }

  indexOf(begin: number): number {
    return begin & (pageSize - 1);
  }

  /**
   * The block for a list that is to have `after` elements and has `before`, the first ones of the block that begins at `from`.
   * @returns where it begins
   */
  enlarge(from: number, before: number, after: number): number {
    const size = sizeFor(after);
    if (before === 0) return this.#take(size);
    if (before > size / 2) return from;
    const to = this.#take(size);
    const at = this.indexOf(from);
    this.page(to).set(this.page(from).subarray(at, at + before), this.indexOf(to));
    const left = sizeFor(before);
    const free = this.#free.get(left);
    if (free) free.push(from);
    else this.#free.set(left, [from]);
    return to;
  }

  #take(size: number): number {
    const free = this.#free.get(size)?.pop();
    if (free !== undefined) return free;
    if (this.#next + size > this.#end) {
      // One that is larger than a page has its own.
      const length = Math.max(size, pageSize);
      this.#next = (this.#pages.push(allocate<T>(this.#type as never, length)) - 1) * pageSize;
      this.#end = this.#next + length;
    }
    const begin = this.#next;
    this.#next += size;
    return begin;
  }
}
