import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { meter } from '../../lib/process/meter.ts';
import { type Scrape, startMetrics } from '../../lib/process/prometheus.ts';
import type { Config } from './config.ts';
import type { Connection, Database } from './db/connect.ts';
import { rows } from './db/rows.ts';

/** Milliseconds that a scrape waits for the database. */
const answerWithinMs = 2_000;
/** Attempts to order in progress are younger. */
const attemptMinutes = 1;

/** Starts counting where the settings have a token for reading. */
export function startBackendMetrics(
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
): Scrape | undefined {
  if (METRICS_TOKEN === undefined) return undefined;
  return startMetrics(METRICS_TOKEN, async () => {
    if (pool) measurePool(pool);
    await measureDatabase(db);
  });
}

function measurePool({ totalCount, idleCount, waitingCount }: pg.Pool): void {
  const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  for (const [state, count] of Object.entries(states)) meter().set('database_connections', { state }, count);
}

/** What the database knows; while it does not answer, that it does not. */
async function measureDatabase(db: Database): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), answerWithinMs);
  const numbers = await Promise.race([readNumbers(db).catch(() => undefined), late.promise]);
  clearTimeout(timer);
  meter().set('database_up', {}, numbers ? 1 : 0);
  for (const name of ['queue_jobs', 'queue_delay_seconds', 'unfinished_attempts'] as const)
    meter().reset(name);
  if (!numbers) return;
  for (const { queue, jobs, delay } of numbers.queues) {
    meter().set('queue_jobs', { queue }, Number(jobs));
    meter().set('queue_delay_seconds', { queue }, Math.max(0, Number(delay)));
  }
  meter().set('unfinished_attempts', {}, numbers.attempts);
}

interface QueueNumbers {
  queue: string;
  jobs: unknown;
  delay: unknown;
}

interface Numbers {
  queues: QueueNumbers[];
  attempts: number;
}

async function readNumbers(db: Database): Promise<Numbers> {
  const queues = await rows<QueueNumbers>(
    db,
    sql`SELECT kind AS queue, count(*) AS jobs, extract(epoch FROM now() - min(run_at)) AS delay FROM jobs GROUP BY kind`,
  );
  const [attempts] = await rows<{ count: unknown }>(
    db,
    sql`SELECT count(*) AS count FROM checkout_attempts
        WHERE finished_at IS NULL AND started_at < now() - make_interval(mins => ${attemptMinutes})`,
  );
  return { queues, attempts: Number(attempts?.count) };
}
