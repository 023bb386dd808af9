import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { addSettings, shopOn, type Shop } from '../kit/shop.ts';

const ours = join(import.meta.dirname, '../../backend/src/db/migrations');
const folder = mkdtempSync(join(tmpdir(), 'vorulind-migrations-'));
let server: PostgresForTest;
let url: URL;
let shop: Shop;
const connections: Connection[] = [];
const open = (size: number): Connection => {
  const connection = connectPostgres(url.href, size);
  connections.push(connection);
  return connection;
};

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  const connection = open(10);
  await migrate(connection);
  await addSettings(connection);
  shop = shopOn(connection);
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** This version's migrations and one more, of the kind that expands what every order touches. */
function addMigration(statement: string): void {
  cpSync(ours, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(folder, '9999_next.sql'), statement);
}

/** Orders one after the other until told to stop; how many. */
async function orderOn(signal: AbortSignal): Promise<number> {
  const buyer = await shop.signedIn(await aCustomer(shop.db, { creditLimit: 2_000_000_000 }));
  const productId = await aProduct(shop.db, { stockOnHand: 100_000 });
  let count = 0;
  for (; !signal.aborted; count += 1)
    expect((await pay(buyer, await fillCheckout(buyer, { [productId]: 1 }))).status).toBe('Completed');
  return count;
}

/** Looks orders up until told to stop; milliseconds of the slowest. */
async function lookOn({ db }: Connection, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    const started = performance.now();
    await db.execute(sql`SELECT id FROM orders LIMIT 1`);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

it('a migration takes its turn while the shop sells and somebody reads for long, and holds nobody up', async () => {
  addMigration(`ALTER TABLE orders ADD COLUMN next_version text;--> statement-breakpoint
    ALTER TABLE products ADD COLUMN next_version integer DEFAULT 0 NOT NULL;`);
  const ending = new AbortController();
  const buyers = Promise.all([1, 2].map(() => orderOn(ending.signal)));
  const looks = lookOn(open(1), ending.signal);
  // A report, or pg_dump: it reads the orders all the time, and a change of the table has to wait for its end.
  let reading = true;
  const report = open(1).db.transaction(async (tx) => {
    await tx.execute(sql`SELECT count(*) FROM orders`);
    await tx.execute(sql`SELECT pg_sleep(6)`);
    reading = false;
  });
  const migrating = migrate(open(2), folder).then(() => expect(reading).toBe(false));
  await Promise.all([report, migrating]);
  ending.abort();
  expect(Math.min(...(await buyers))).toBeGreaterThan(0);
  // A look waits for one try at most, half a second, although the report took six; the rest is a busy machine's.
  expect(await looks).toBeLessThan(3_000);
  const added = sql`SELECT table_name FROM information_schema.columns WHERE column_name = 'next_version' ORDER BY 1`;
  expect(await rows(shop.db, added)).toEqual([{ table_name: 'orders' }, { table_name: 'products' }]);
  await checkInvariants(shop.db);
});
