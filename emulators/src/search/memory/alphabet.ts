/** UTF-16 order of a list of different texts that only grows; sorted on read, so that facets compare numbers instead of texts. */
export class Alphabet {
  readonly #texts: readonly string[];
  #order = new Uint32Array();
  #ranks = new Uint32Array();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** The indexes of the texts in their order, and the place of each text in it. */
  read(): { order: Uint32Array; ranks: Uint32Array } {
    if (this.#order.length < this.#texts.length) this.#addNew();
    return { order: this.#order, ranks: this.#ranks };
  }

  #addNew(): void {
    const [texts, known] = [this.#texts, this.#order];
    const isBefore = (left: number, right: number) => (texts[left] ?? '') < (texts[right] ?? '');
    const added = Uint32Array.from({ length: texts.length - known.length }, (_, at) => known.length + at);
    added.sort((left, right) => (isBefore(left, right) ? -1 : 1));
    const order = new Uint32Array(texts.length);
    let [at, next] = [0, 0];
    for (const text of added) {
      while (next < known.length && isBefore(known[next] ?? 0, text)) order[at++] = known[next++] ?? 0;
      order[at++] = text;
    }
    order.set(known.subarray(next), at);
    const ranks = new Uint32Array(order.length);
    for (const [rank, text] of order.entries()) ranks[text] = rank;
    this.#order = order;
    this.#ranks = ranks;
  }
}
