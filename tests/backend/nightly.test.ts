import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../backend/src/context.ts';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { nightlyTask } from '../../backend/src/modules/jobs/nightly.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { testConfig } from '../kit/shop.ts';

let server: PostgresForTest;
let url: URL;
const connections: Connection[] = [];
/** Two backends. */
let platforms: Platform[];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connections.push(connectPostgres(url.href, 2), connectPostgres(url.href, 2));
  await migrate(connections[0]!);
  platforms = connections.map(({ db }) => ({ db, config: testConfig(), log: pino({ level: 'silent' }) }));
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

const signal = new AbortController().signal;
const startOfClock = Date.parse('2027-12-20T12:00:00Z');

/** A task on both backends by one clock that is turned by hand. */
function aTask(name: string, work: () => Promise<void> = async () => undefined) {
  let now = startOfClock;
  const runs: string[] = [];
  const run = async (_platform: Platform, began: Date) => {
    runs.push(began.toISOString());
    await work();
  };
  const task = nightlyTask({ name, hour: 3, run }, () => new Date(now));
  return {
    runs,
    /** Both look at the same moment, `minutes` later. */
    async pass(minutes: number) {
      now += minutes * 60_000;
      return Promise.allSettled(platforms.map((platform) => task.run(platform, signal)));
    },
  };
}

describe('a nightly task with two backends', () => {
  it('runs once each night at its hour, over the new year too', async () => {
    const { runs, pass } = aTask('counted');
    for (let passed = 0; passed < 20 * 24 * 60; passed += 180) await pass(180);
    expect(runs).toHaveLength(20);
    expect(runs[0]).toBe('2027-12-21T03:00:00.000Z');
    expect(runs).toContain('2028-01-01T03:00:00.000Z');
    expect(new Set(runs.map((at) => at.slice(0, 10))).size).toBe(20);
  });

  it('is made up for once when no backend was up for days', async () => {
    const { runs, pass } = aTask('asleep');
    await pass(0);
    await pass(5 * 24 * 60);
    await pass(1);
    expect(runs).toEqual(['2027-12-25T12:00:00.000Z']);
  });

  it('is started over an hour after a run that failed or whose process died', async () => {
    let broken = true;
    const { runs, pass } = aTask('fragile', async () => {
      if (broken) throw new Error('PostgreSQL went away');
    });
    await pass(0);
    const outcomes = await pass(15 * 60);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    broken = false;
    await pass(59);
    expect(runs).toHaveLength(1);
    await pass(1);
    expect(runs).toHaveLength(2);
    await pass(60);
    expect(runs).toHaveLength(2);
  });
});
