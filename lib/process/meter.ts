import type { MetricName, metricTable } from './metric-table.ts';

type Labels<Name extends MetricName> = Readonly<Record<(typeof metricTable)[Name]['labels'][number], string>>;

/** Where the process counts what it does. */
export interface Meter {
  /** Adds one to a counter. */
  count<Name extends MetricName>(name: Name, labels: Labels<Name>): void;
  /** Adds a value to a histogram. */
  observe<Name extends MetricName>(name: Name, labels: Labels<Name>, value: number): void;
  /** Sets a gauge. */
  set<Name extends MetricName>(name: Name, labels: Labels<Name>, value: number): void;
  /** Forgets all of a gauge's values. */
  reset(name: MetricName): void;
}

const noMeter: Meter = {
  count: () => undefined,
  observe: () => undefined,
  set: () => undefined,
  reset: () => undefined,
};

/** Next bundles this module several times: the meter of the process is shared by the global object. */
const processWide = globalThis as { vorulindMeter?: Meter | undefined };

/** Counts nothing where nobody may read it. */
export const meter = (): Meter => processWide.vorulindMeter ?? noMeter;

/** @param own undefined ends the counting */
export function setMeter(own: Meter | undefined): void {
  processWide.vorulindMeter = own;
}
