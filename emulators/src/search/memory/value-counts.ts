/**
 * How often each value of a column was found, without those that were not: the elements from `from` to before `to` of two arrays,
 * which many columns share.
 */
export interface ValueCounts {
  /** Indexes of the values, each once, in no order. */
  values: Uint32Array;
  /** How often each of `values` was found. */
  counts: Uint32Array;
  from: number;
  to: number;
}
