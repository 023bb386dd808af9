import type { Metric } from '../harness/metric.ts';

/** What a probe found. */
export interface Findings {
  readonly metrics: readonly Metric[];
  /** Descriptions of what is wrong; empty when all is well. */
  readonly faults: readonly string[];
}
