/** How often each value of a column was found, by the value's index; only those that were are gone through. */
export class ValueCounts {
  readonly #counts: Uint32Array;
  /** The values that were found, in the order of their first record. */
  readonly found: number[] = [];

  constructor(values: number) {
    this.#counts = new Uint32Array(values);
  }

  add(value: number): void {
    const before = this.#counts[value] ?? 0;
    if (before === 0) this.found.push(value);
    this.#counts[value] = before + 1;
  }

  of(value: number): number {
    return this.#counts[value] ?? 0;
  }

  /** The count that `most` of the values have at least, or more where some are equal. */
  countOfBest(most: number): number {
    if (this.found.length <= most) return 1;
    const sorted = Uint32Array.from(this.found, (value) => this.of(value)).sort();
    return sorted[sorted.length - most] ?? 1;
  }
}
