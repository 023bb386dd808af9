interface MetricRow {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
}

/** Seconds. */
const answerTimes = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** Everything that the shop itself counts; Node's own numbers come beside them. docs/operations.md lists them. */
export const metricTable = {
  http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Requests by route and status, from their first byte until the answer is sent',
    labels: ['route', 'status'],
    buckets: answerTimes,
  },
  page_answers_total: {
    kind: 'counter',
    help: 'Pages of the storefront: kept and sent as they are kept, or what Next says of its cache',
    labels: ['cache'],
  },
  read_cache_answers_total: {
    kind: 'counter',
    help: 'Reads through the cache of the backend’s answers: fresh, loaded, stale because the backend failed, failed',
    labels: ['answer'],
  },
  read_cache_failures_total: {
    kind: 'counter',
    help: 'Reads of that cache that failed or were not tried, so that the backend was asked',
    labels: [],
  },
  breaker_refusals_total: {
    kind: 'counter',
    help: 'Calls that a circuit breaker did not make',
    labels: ['service'],
  },
  log_lines_total: {
    kind: 'counter',
    help: 'Warnings and errors, also those that were not written',
    labels: ['level'],
  },
  web_vital_seconds: {
    kind: 'histogram',
    help: 'What browsers measured: TTFB, FCP, LCP and INP by page',
    labels: ['name', 'route'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6],
  },
  layout_shift: {
    kind: 'histogram',
    help: 'What browsers measured: cumulative layout shift by page',
    labels: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
  graphql_duration_seconds: {
    kind: 'histogram',
    help: 'GraphQL operations by their first field and outcome: ok or the code of the first error',
    labels: ['field', 'outcome'],
    buckets: answerTimes,
  },
  order_funnel_total: {
    kind: 'counter',
    help: 'Steps towards an order: cart (goods put in), checkout (read), attempt (order button), order (written)',
    labels: ['step'],
  },
  task_failures_total: { kind: 'counter', help: 'Runs of background tasks that failed', labels: ['task'] },
  queue_jobs: { kind: 'gauge', help: 'Jobs in the database by queue', labels: ['queue'] },
  queue_delay_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job of a queue has been due',
    labels: ['queue'],
  },
  unfinished_attempts: {
    kind: 'gauge',
    help: 'Attempts to order that are older than a minute and not finished; the sweeper ends them',
    labels: [],
  },
  database_up: { kind: 'gauge', help: 'Whether the database answered this scrape', labels: [] },
  database_connections: {
    kind: 'gauge',
    help: 'Connections of this process to PostgreSQL: busy, idle, and requests that wait for one',
    labels: ['state'],
  },
} as const satisfies Readonly<Record<string, MetricRow>>;

export type MetricName = keyof typeof metricTable;
export const metricRows: readonly (readonly [MetricName, MetricRow])[] = Object.entries(metricTable) as [
  MetricName,
  MetricRow,
][];
