/**
 * The smallest sample that at least `share` of all samples do not exceed (nearest rank): an actual measurement.
 * @param share above 0, at most 1
 * @throws RangeError without samples
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new RangeError(`No percentile ${share} of ${samples.length} samples`);
  return value;
}
