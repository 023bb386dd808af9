import { allocate } from './grow.ts';
import type { TextSet } from './text-set.ts';

/** UTF-16 order of a set of texts that only grows; sorted on read, so that facets compare numbers instead of texts. */
export class Alphabet {
  readonly #texts: TextSet;
  #order: Uint32Array = new Uint32Array();
  #ranks: Uint32Array = new Uint32Array();

  constructor(texts: TextSet) {
    this.#texts = texts;
  }

  /** The numbers of the texts in their order, and the place of each text in it. */
  read(): { order: Uint32Array; ranks: Uint32Array } {
    if (this.#order.length < this.#texts.size) this.#addNew();
    return { order: this.#order, ranks: this.#ranks };
  }

  /** What another thread reads the order by, until the next change. */
  share() {
    return this.read();
  }

  adopt({ order, ranks }: ReturnType<Alphabet['share']>): void {
    [this.#order, this.#ranks] = [order, ranks];
  }

  #addNew(): void {
    const [texts, known] = [this.#texts, this.#order];
    const added = Uint32Array.from({ length: texts.size - known.length }, (_, at) => known.length + at);
    added.sort((left, right) => texts.compare(left, right));
    const order = allocate(Uint32Array, texts.size);
    let [at, next] = [0, 0];
    for (const text of added) {
      while (next < known.length && texts.compare(known[next] ?? 0, text) < 0)
        order[at++] = known[next++] ?? 0;
      order[at++] = text;
    }
    order.set(known.subarray(next), at);
    const ranks = allocate(Uint32Array, order.length);
    for (const [rank, text] of order.entries()) ranks[text] = rank;
    this.#order = order;
    this.#ranks = ranks;
  }
}
