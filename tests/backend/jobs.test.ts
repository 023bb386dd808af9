import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../backend/src/context.ts';
import type { Connection } from '../../backend/src/db/connect.ts';
import type { Replica } from '../../backend/src/db/replica.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { deliverRevalidations } from '../../backend/src/modules/jobs/internal/revalidate.ts';
import { enqueueRevalidate, startJobs } from '../../backend/src/modules/jobs/jobs.ts';
import { addJobs, claimJobs } from '../../backend/src/modules/jobs/internal/store.ts';
import { createTestDatabase } from '../kit/database.ts';
import { testConfig } from '../kit/shop.ts';
import { eventually } from '../kit/eventually.ts';

/** The storefront's endpoint of the messages. */
const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
let storefront: Server;
let connection: Connection;
let platform: Platform;

beforeAll(async () => {
  storefront = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => storefront.listen(0, '127.0.0.1', done));
  connection = await createTestDatabase();
  const url = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}/api/revalidate`;
  platform = {
    db: connection.db,
    config: testConfig({ REVALIDATE_URL: url }),
    log: pino({ level: 'silent' }),
  };
});
afterAll(async () => {
  await connection.close();
  await new Promise((done) => storefront.close(done));
});
afterEach(async () => {
  requests.length = 0;
  status = 200;
  await connection.db.delete(jobs);
});

const waiting = () => connection.db.select().from(jobs);
const fallDue = () => connection.db.update(jobs).set({ runAt: sql`now()` });
const deliver = () => deliverRevalidations(platform, new AbortController().signal);
const receivedTags = () => requests.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);

describe('a change', () => {
  it('is sent once, signed, and deleted', async () => {
    await enqueueRevalidate(connection.db, ['categories', 'brands', 'categories']);
    await deliver();
    expect(receivedTags()).toEqual([['categories', 'brands']]);
    const { headers, body } = requests[0]!;
    const signature = createHmac('sha256', platform.config.REVALIDATE_SECRET)
      .update(`${String(headers['x-timestamp'])}.${body}`)
      .digest('hex');
    expect(headers['x-signature']).toBe(`sha256=${signature}`);
    expect(Date.now() - Date.parse(String(headers['x-timestamp']))).toBeLessThan(60_000);
    expect(await waiting()).toEqual([]);
    await deliver();
    expect(requests).toHaveLength(1);
  });

  it('is merged with many others', async () => {
    await enqueueRevalidate(connection.db, ['catalogue', 'product:1']);
    await enqueueRevalidate(connection.db, ['catalogue', 'product:2']);
    await deliver();
    expect(receivedTags()).toEqual([['catalogue', 'product:1', 'product:2']]);
  });

  it('is sent in messages of at most 500 tags', async () => {
    await enqueueRevalidate(
      connection.db,
      Array.from({ length: 1_100 }, (_, index) => `product:${index}`),
    );
    await deliver();
    expect(receivedTags().map((tags) => tags.length)).toEqual([500, 500, 100]);
  });

  it('is not sent when its transaction was rolled back', async () => {
    await connection.db
      .transaction(async (tx) => {
        await enqueueRevalidate(tx, ['content']);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual([]);
  });

  it('is retried with growing pauses while the storefront is down', async () => {
    status = 503;
    await enqueueRevalidate(connection.db, ['content']);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await fallDue();
      await deliver();
      const [job] = await waiting();
      expect(job?.attempts).toBe(attempt);
      pauses.push(Math.round((job!.runAt.getTime() - Date.now()) / 1000));
    }
    expect(pauses[0]).toBeLessThanOrEqual(2);
    expect(pauses[5]).toBeGreaterThan(pauses[2]!);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(300);
    await deliver();
    expect(requests).toHaveLength(10);
    status = 200;
    await fallDue();
    await deliver();
    expect(await waiting()).toEqual([]);
    expect(receivedTags().at(-1)).toEqual(['content']);
  });

  it('is sent although one of the jobs cannot be parsed', async () => {
    await addJobs(connection.db, 'revalidate', [{ tags: 7 }]);
    await enqueueRevalidate(connection.db, ['content']);
    await deliver();
    expect(receivedTags()).toEqual([['content']]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent once no process reads from a replica that lacks it, and later where that cannot be known', async () => {
    const order: string[] = [];
    const replica: Replica = {
      db: connection.db,
      mayServe: () => true,
      untilSeen: async () => void order.push(`seen, ${requests.length} sent`),
      describe: () => '',
      close: async () => undefined,
    };
    await enqueueRevalidate(connection.db, ['content']);
    await deliverRevalidations({ ...platform, replica }, new AbortController().signal);
    expect(order).toEqual(['seen, 0 sent']);
    expect(receivedTags()).toEqual([['content']]);

    await enqueueRevalidate(connection.db, ['brands']);
    const unknown = { ...replica, untilSeen: () => Promise.reject(new Error('away')) };
    await deliverRevalidations({ ...platform, replica: unknown }, new AbortController().signal);
    expect(receivedTags()).toEqual([['content']]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is sent after the process that leased it died', async () => {
    await enqueueRevalidate(connection.db, ['navigation']);
    await connection.db.update(jobs).set({ runAt: sql`now() + interval '1 minute'`, attempts: 1 });
    await deliver();
    expect(requests).toEqual([]);
    await fallDue();
    await deliver();
    expect(receivedTags()).toEqual([['navigation']]);
  });
});

it('jobs are leased up to the limit, whatever plan the database chooses', async () => {
  const { db } = connection;
  await addJobs(db, 'many', [1, 2, 3, 4, 5]);
  const claimed = await db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
    await tx.execute(sql`ANALYZE jobs`);
    return claimJobs(tx, 'many', 2, 60);
  });
  expect(claimed).toHaveLength(2);
  expect(await claimJobs(db, 'many', 5, 60)).toHaveLength(3);
});

describe('the background', () => {
  it('delivers by itself and stops on request', async () => {
    const running = startJobs(platform);
    await enqueueRevalidate(connection.db, ['employees']);
    await eventually(() => expect(receivedTags()).toEqual([['employees']]));
    await running.stop();
    await enqueueRevalidate(connection.db, ['employees']);
    expect(requests).toHaveLength(1);
  });

  it('retries a task that failed', async () => {
    let runs = 0;
    const running = startJobs(platform, [
      {
        name: 'fragile',
        everyMs: 1,
        run: async () => {
          runs += 1;
          await Promise.reject(new Error('no'));
        },
      },
    ]);
    await eventually(() => expect(runs).toBeGreaterThan(2));
    await running.stop();
  });
});
