import type { Metric } from './metric.ts';
import { percentile } from './percentile.ts';

/** Where and when metrics were measured. */
export interface Origin {
  readonly bench: string;
  /** Short hash. */
  readonly commit: string;
  /** ISO 8601. */
  readonly date: string;
}

const columns = ['Bench', 'Metric', 'Unit', 'p50', 'p95', 'p99', 'n', 'Commit', 'Date'] as const;
const rightAligned: ReadonlySet<string> = new Set(['p50', 'p95', 'p99', 'n']);
const heading = '# Figures';

/** One cell per column. */
type Row = readonly string[];

/** Three significant digits; thousands stay whole. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** Omits a percentile when there are too few samples to distinguish it from the maximum. */
function percentileCell(samples: readonly number[], share: number): string {
  const isReported = share <= 0.5 || samples.length * (1 - share) >= 1;
  return isReported ? rounded(percentile(samples, share)) : '';
}

function rowOf({ bench, commit, date }: Origin, { name, unit, samples, n = samples.length }: Metric): Row {
  const percentiles = [0.5, 0.95, 0.99].map((share) => percentileCell(samples, share));
  return [bench, name, unit, ...percentiles, String(n), commit, date];
}

function tableOf(rows: readonly Row[]): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: Row): string =>
    `| ${columns
      .map((column, index) => {
        const [cell = '', width = 0] = [row[index], widths[index]];
        return rightAligned.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = columns.map((column, index) =>
    rightAligned.has(column) ? `${'-'.repeat((widths[index] ?? 0) - 1)}:` : '-'.repeat(widths[index] ?? 0),
  );
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
}

/** The rows of a figures page; empty for an empty page. */
function rowsOf(page: string): Row[] {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Metrics as a Markdown table. */
export function formatMetrics(origin: Origin, metrics: readonly Metric[]): string {
  return tableOf(metrics.map((metric) => rowOf(origin, metric)));
}

/** The page with the bench's previous metrics replaced; benches are in alphabetical order. */
export function replaceFigures(page: string, origin: Origin, metrics: readonly Metric[]): string {
  const others = rowsOf(page).filter(([bench]) => bench !== origin.bench);
  const own = metrics.map((metric) => rowOf(origin, metric));
  const rows = [...others, ...own].toSorted(([a = ''], [b = '']) => Number(a > b) - Number(a < b));
  return `${heading}\n\n${tableOf(rows)}\n`;
}

/** The p50 of a metric. @throws Error for one that was never measured */
export function readFigure(page: string, bench: string, metric: string): number {
  const row = rowsOf(page).find(([ofBench, name]) => ofBench === bench && name === metric);
  const value = Number(row?.[columns.indexOf('p50')]);
  if (!Number.isFinite(value)) throw new Error(`docs/figures.md has no figure of ${bench}: ${metric}`);
  return value;
}
