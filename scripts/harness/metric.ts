import { percentile } from './percentile.ts';

/** Something measured, once or many times. */
export interface Metric {
  readonly name: string;
  readonly unit: 'ms' | 's' | 'MB' | '%' | '1/s' | '';
  readonly samples: readonly number[];
  /** Number of things behind a single value; otherwise the number of samples. */
  readonly n?: number;
  /** Limit of the 95th percentile. */
  readonly limit?: number;
}

export function timing(name: string, samples: readonly number[], limit?: number): Metric {
  return { name, unit: 'ms', samples, ...(limit === undefined ? {} : { limit }) };
}

export function single(name: string, unit: Metric['unit'], value: number, n = 1): Metric {
  return { name, unit, samples: [value], n };
}

/** The metrics that exceed their limits, as text. */
export function exceeded(metrics: readonly Metric[]): string[] {
  return metrics.flatMap(({ name, unit, samples, limit }) => {
    const p95 = percentile(samples, 0.95);
    return limit === undefined || p95 <= limit
      ? []
      : [`${name}: p95 ${p95.toFixed(1)} ${unit}, at most ${limit} allowed`];
  });
}
