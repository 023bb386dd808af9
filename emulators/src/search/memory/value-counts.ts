/** How often each value of a column was found, without those that were not. */
export class ValueCounts {
  /** Indexes of the values, each once, in no order. */
  readonly values: number[] = [];
  /** How often each of `values` was found. */
  readonly counts: number[] = [];

  add(value: number, count: number): void {
    this.values.push(value);
    this.counts.push(count);
  }

  /** The count that `most` of the values have at least, or more where some are equal. */
  countOfBest(most: number): number {
    if (this.counts.length <= most) return 1;
    const sorted = Uint32Array.from(this.counts).sort();
    return sorted[sorted.length - most] ?? 1;
  }
}
