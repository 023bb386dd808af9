import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '../../backend/src/context.ts';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { addJobs } from '../../backend/src/modules/jobs/internal/store.ts';
import { queueTask } from '../../backend/src/modules/jobs/queue.ts';
import { listTasks } from '../../backend/src/tasks.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { z } from 'zod';
import { checkInvariants } from '../kit/invariants.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { addSettings, testConfig } from '../kit/shop.ts';

let server: PostgresForTest;
let url: URL;
const connections: Connection[] = [];
/** Two backends on one database. */
let platforms: Platform[];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connections.push(connectPostgres(url.href, 4), connectPostgres(url.href, 4));
  await migrate(connections[0]!);
  await addSettings(connections[0]!);
  platforms = connections.map(({ db }) => ({ db, config: testConfig(), log: pino({ level: 'silent' }) }));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

const signal = new AbortController().signal;

it('every task of two backends runs beside itself without failing', async () => {
  for (const task of listTasks(testConfig())) {
    const outcomes = await Promise.allSettled(platforms.map((platform) => task.run(platform, signal)));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect({ task: task.name, failures }).toEqual({ task: task.name, failures: [] });
  }
  await checkInvariants(platforms[0]!.db);
});

it('every task has its own name: two of one name would take turns by one lease', () => {
  const names = listTasks(testConfig()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

it('a queue of two backends does each job once', async () => {
  const done: number[] = [];
  const task = queueTask({
    kind: 'counted',
    payload: z.object({ index: z.number() }),
    leaseSeconds: 60,
    maxPauseSeconds: 60,
    maxTries: 3,
    work: async ({ index }) => {
      done.push(index);
    },
  });
  const indexes = Array.from({ length: 60 }, (_, index) => index);
  const payloads = indexes.map((index) => ({ index }));
  await platforms[0]!.db.transaction((tx) => addJobs(tx, 'counted', payloads));
  await Promise.all([...platforms, ...platforms].map((platform) => task.run(platform, signal)));
  expect(done.toSorted((a, b) => a - b)).toEqual(indexes);
});
