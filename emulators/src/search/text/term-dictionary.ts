import { TermTrie } from './term-trie.ts';

/** Numbered terms, sorted on read, so that prefixes and typos are found without scanning all. */
export class TermDictionary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  #sorted: string[] = [];
  #sortedIds: number[] = [];
  #ranks = new Uint32Array();
  #trie: TermTrie | undefined;
  /** Numbers of lists of words, while no term is added. */
  #lists: WeakMap<readonly string[], readonly number[]> | undefined;

  get size(): number {
    return this.#terms.length;
  }

  /** The number of `term`, assigned when it is new. */
  add(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#terms.length;
    this.#ids.set(term, id);
    this.#terms.push(term);
    this.#lists = undefined;
    return id;
  }

  id(term: string): number | undefined {
    return this.#ids.get(term);
  }

  /** Of those of `words` that are terms. The list must not change: it is looked up once. */
  idsOf(words: readonly string[]): readonly number[] {
    this.#lists ??= new WeakMap();
    const known = this.#lists.get(words) ?? words.flatMap((word) => this.#ids.get(word) ?? []);
    this.#lists.set(words, known);
    return known;
  }

  term(id: number): string {
    return this.#terms[id] ?? '';
  }

  /** All terms in UTF-16 order. */
  sorted(): readonly string[] {
    if (this.#sorted.length < this.#terms.length) this.#sort();
    return this.#sorted;
  }

  /** Of `sorted()`. */
  trie(): TermTrie {
    if (this.#trie?.terms.length !== this.#terms.length) this.#trie = new TermTrie(this.sorted());
    return this.#trie;
  }

  /** The numbers of `sorted()`. */
  sortedIds(): readonly number[] {
    if (this.#sorted.length < this.#terms.length) this.#sort();
    return this.#sortedIds;
  }

  /** By number: the index in `sorted()`. */
  ranks(): Uint32Array {
    if (this.#ranks.length < this.#terms.length) {
      this.#ranks = new Uint32Array(this.#terms.length);
      for (const [rank, id] of this.sortedIds().entries()) this.#ranks[id] = rank;
    }
    return this.#ranks;
  }

  #sort(): void {
    const added = this.#terms.slice(this.#sorted.length).sort();
    this.#sorted = mergeSorted(this.#sorted, added);
    this.#sortedIds = this.#sorted.map((term) => this.#ids.get(term) ?? 0);
  }

  /** First and past-the-end index in `sorted()` of the terms that start with `prefix`. */
  prefixRange(prefix: string): [from: number, to: number] {
    const sorted = this.sorted();
    const from = lowerBound(sorted, prefix, 0);
    return [from, prefixEnd(sorted, prefix, from)];
  }
}

/** Index of the first of `sorted` that is not before `term`, at or after `from`. */
function lowerBound(sorted: readonly string[], term: string, from: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index after the last of `sorted` that starts with `prefix`; `from` is the index of one that does. */
function prefixEnd(sorted: readonly string[], prefix: string, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < sorted.length && sorted[low + step]?.startsWith(prefix)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, sorted.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]?.startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergeSorted(left: readonly string[], right: readonly string[]): string[] {
  if (left.length === 0) return [...right];
  const all: string[] = [];
  let at = 0;
  for (const term of right) {
    while (at < left.length && (left[at] ?? '') < term) all.push(left[at++] ?? '');
    all.push(term);
  }
  while (at < left.length) all.push(left[at++] ?? '');
  return all;
}
