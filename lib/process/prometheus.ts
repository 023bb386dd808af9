import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Meter, setMeter } from './meter.ts';
import { type MetricName, metricRows } from './metric-table.ts';

interface MetricsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers a scrape. @param authorization the header of that name */
export type Scrape = (authorization: string | undefined) => Promise<MetricsAnswer>;

/**
 * Starts counting for Prometheus. Only who shows the token may read; for everybody else there is no such page.
 * @param collect sets what is only known when it is asked for
 */
export function startMetrics(token: string, collect: () => Promise<void> = () => Promise.resolve()): Scrape {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  setMeter(createMeter(registry));
  return async (authorization) => {
    if (!isEqual(authorization ?? '', `Bearer ${token}`))
      return { status: 404, headers: { 'Cache-Control': 'no-store' }, body: 'Not found' };
    await collect();
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return { status: 200, headers, body: await registry.metrics() };
  };
}

function createMeter(registry: Registry): Meter {
  const counters = new Map<MetricName, Counter>();
  const gauges = new Map<MetricName, Gauge>();
  const histograms = new Map<MetricName, Histogram>();
  for (const [name, { kind, help, labels, buckets = [] }] of metricRows) {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter') counters.set(name, new Counter(options));
    else if (kind === 'gauge') gauges.set(name, new Gauge(options));
    else histograms.set(name, new Histogram({ ...options, buckets: [...buckets] }));
  }
  return {
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    reset: (name) => gauges.get(name)?.reset(),
  };
}

/** In a time that says nothing about where they differ. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
