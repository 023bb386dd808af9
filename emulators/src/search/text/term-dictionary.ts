import { Alphabet } from '../memory/alphabet.ts';
import { TermTrie } from './term-trie.ts';
import { TextSet } from '../memory/text-set.ts';

/** Numbered terms, sorted on read, so that prefixes and typos are found without scanning all. */
export class TermDictionary {
  readonly #terms = new TextSet();
  readonly #alphabet = new Alphabet(this.#terms);
  #trie: TermTrie | undefined;
  /** Numbers of lists of words, while no term is added. */
  #lists: WeakMap<readonly string[], readonly number[]> | undefined;

  get size(): number {
    return this.#terms.size;
  }

  /** What another thread reads the terms by, until the next change. */
  share() {
    return { terms: this.#terms.share(), alphabet: this.#alphabet.share() };
  }

  adopt({ terms, alphabet }: ReturnType<TermDictionary['share']>): void {
    this.#terms.adopt(terms);
    this.#alphabet.adopt(alphabet);
    this.#lists = undefined;
  }

  /** The number of `term`, assigned when it is new. */
  add(term: string): number {
    const { size } = this.#terms;
    const id = this.#terms.add(term);
    if (id === size) this.#lists = undefined;
    return id;
  }

  id(term: string): number | undefined {
    return this.#terms.find(term);
  }

  /** Of those of `words` that are terms. The list must not change: it is looked up once. */
  idsOf(words: readonly string[]): readonly number[] {
    this.#lists ??= new WeakMap();
    const known = this.#lists.get(words) ?? words.flatMap((word) => this.#terms.find(word) ?? []);
    this.#lists.set(words, known);
    return known;
  }

  term(id: number): string {
    return this.#terms.text(id);
  }

  /** All terms in UTF-16 order. */
  sorted(): readonly string[] {
    return Array.from(this.sortedIds(), (id) => this.#terms.text(id));
  }

  /** Of `sorted()`. */
  trie(): TermTrie {
    if (this.#trie?.terms.length !== this.#terms.size) this.#trie = new TermTrie(this.sorted());
    return this.#trie;
  }

  /** The numbers of `sorted()`. */
  sortedIds(): Uint32Array {
    return this.#alphabet.read().order;
  }

  /** By number: the index in `sorted()`. */
  ranks(): Uint32Array {
    return this.#alphabet.read().ranks;
  }

  /** First and past-the-end index in `sorted()` of the terms that start with `prefix`. */
  prefixRange(prefix: string): [from: number, to: number] {
    const from = this.#firstFrom(0, (id) => this.#terms.compareStart(id, prefix) >= 0);
    return [from, this.#firstFrom(from, (id) => this.#terms.compareStart(id, prefix) > 0)];
  }

  /** Index in `sorted()` of the first term at or after `from` that passes; all after it do, too. It is most often near. */
  #firstFrom(from: number, passes: (id: number) => boolean): number {
    const ids = this.sortedIds();
    let [low, high] = [from, ids.length];
    for (let step = 1; low + step < high; step *= 2) {
      if (passes(ids[low + step] ?? 0)) high = low + step;
      else low += step;
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(ids[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
