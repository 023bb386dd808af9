import pg from 'pg';
import pino from 'pino';
import { createApp } from '../../backend/src/app.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import {
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { openSession } from '../cluster/session.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { insertInvoices } from './invoice-rows.ts';
import { type App, benchConfig, timeQuery } from './time-query.ts';

/** Milliseconds that a page of a list may take at the 95th percentile. */
const limit = 60;

const filters: Record<string, object> = {
  'first page': {},
  'page 100': { page: 100 },
  'page 500': { page: 500 },
  'a word that many have': { filter: { search: 'kaffi' } },
  'a purchase order number': { filter: { search: 'PO-9876' } },
  'two words': { filter: { search: 'hanskar sku-77' } },
  'a word that none has': { filter: { search: 'ekkislikt' } },
  'a month': { filter: { from: '2026-05-01', to: '2026-05-31' } },
  'a state': { filter: { status: 'STATE' } },
  'an amount': { filter: { amountFrom: 111_000, amountTo: 112_000 } },
  'a party': { filter: { partyId: '3' } },
  'everything at once': {
    filter: { search: 'kaffi', status: 'STATE', partyId: '1', from: '2026-01-01', amountFrom: 5_000 },
  },
};

async function timeLists(app: App, session: string, rounds: number): Promise<Metric[]> {
  const metrics: Metric[] = [];
  for (const [list, query, state] of [
    ['invoices', CustomerInvoicesDocument, 'Overdue'],
    ['orders', CustomerOrdersDocument, 'Shipping'],
  ] as const) {
    const all: number[] = [];
    for (const [name, filter] of Object.entries(filters)) {
      const variables = JSON.parse(JSON.stringify(filter).replaceAll('STATE', state)) as object;
      await timeQuery(app, session, query, variables);
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        took.push(await timeQuery(app, session, query, variables));
      all.push(...took);
      metrics.push(timing(`${list}, ${name}`, took));
    }
    metrics.push(timing(`${list}, all together`, all, limit));
  }
  return metrics;
}

async function timeFiles(app: App, session: string): Promise<Metric[]> {
  const metrics: Metric[] = [];
  for (const file of ['invoices.csv', 'orders.csv', 'statement.csv?from=2025-01-01&to=2026-12-31']) {
    const started = performance.now();
    const answer = await app.request(`/exports/${file}`, { headers: { Cookie: `session=${session}` } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
    metrics.push(single(file.replace(/\?.*/, ''), 'ms', performance.now() - started));
  }
  return metrics;
}

async function measure(url: string, count: number, rounds: number): Promise<Metric[]> {
  const connection = connectPostgres(url, 4);
  await migrate(connection);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  await insertInvoices(pool, count);
  const session = await openSession(pool, 1);
  await pool.end();
  const app = createApp({ db: connection.db, config: benchConfig, log: pino({ level: 'silent' }) });
  const metrics = [...(await timeLists(app, session, rounds)), ...(await timeFiles(app, session))];
  await connection.close();
  return metrics;
}

export const bench = task({ invoices: 10_000, rounds: 30 }, ({ invoices, rounds }) =>
  withPostgres('bench', ({ url }) => measure(url, invoices, rounds)),
);
