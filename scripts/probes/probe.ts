import type { Metric } from '../harness/metric.ts';

/** What a probe found. */
export interface Findings {
  readonly metrics: readonly Metric[];
  /** What must not be, in words; empty when all is well. */
  readonly faults: readonly string[];
}
