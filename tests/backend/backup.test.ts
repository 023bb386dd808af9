import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { backUp } from '../../scripts/backup/back-up.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { CustomerOrdersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { addSettings, shopOn, type Shop } from '../kit/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorulind-backup-'));
const pictures = join(folder, 'bucket');
const backup = join(folder, 'backup');
let server: PostgresForTest;
let source: URL;
let shop: Shop;
let buyerId: number;
const databases: URL[] = [];

/** A role that may do no more than a hosted database lets its owner do. */
const owner = `shop_owner_${process.pid}`;

async function emptyDatabase(): Promise<URL> {
  const own = await createDatabase(server.url);
  databases.push(own);
  const admin = connectPostgres(own.href, 1);
  await admin.db.execute(sql.raw(`ALTER DATABASE ${own.pathname.slice(1)} OWNER TO ${owner}`));
  await admin.close();
  const asOwner = new URL(own);
  asOwner.username = owner;
  asOwner.password = 'pass word/1';
  return asOwner;
}

async function inDatabase<Result>(
  url: URL,
  look: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = connectPostgres(url.href, 2);
  try {
    return await look(connection);
  } finally {
    await connection.close();
  }
}

beforeAll(async () => {
  server = await openPostgres();
  const admin = connectPostgres(server.url, 1);
  await admin.db.execute(sql.raw(`CREATE ROLE ${owner} LOGIN PASSWORD 'pass word/1'`));
  await admin.close();
  source = await emptyDatabase();
  const connection = connectPostgres(source.href, 3);
  await migrate(connection);
  await addSettings(connection);
  shop = shopOn(connection);
  buyerId = await aCustomer(shop.db);
  const buyer = await shop.signedIn(buyerId);
  await pay(buyer, await fillCheckout(buyer, { [await aProduct(shop.db)]: 2 }));
  // An order that is being placed while the backup is made, with its unit held.
  const productId = await aProduct(shop.db, { stockReserved: 1 });
  await shop.db.execute(sql`WITH attempt AS (
      INSERT INTO checkout_attempts (idempotency_key, cart_id, customer_id, input_hash, state)
      SELECT 'under-way', id, customer_id, '', 'Reserved' FROM carts LIMIT 1 RETURNING id)
    INSERT INTO stock_reservations SELECT id, ${productId}, 1 FROM attempt`);
  mkdirSync(join(pictures, 'brands'), { recursive: true });
  writeFileSync(join(pictures, 'brands/þvottur.webp'), Buffer.from([1, 2, 3]));
  await backUp({ databaseUrl: source.href, pictures }, backup);
});

afterAll(async () => {
  await shop.connection.close();
  for (const url of databases) await dropDatabase(server.url, url);
  const admin = connectPostgres(server.url, 1);
  await admin.db.execute(sql.raw(`DROP ROLE ${owner}`));
  await admin.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything in each table but what a restore ends. */
async function contents({ db }: Connection): Promise<Record<string, unknown>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'sessions' ORDER BY 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const table = sql.identifier(name);
    all[name] = await rows(db, sql`SELECT row_to_json(t)::text AS row FROM ${table} t ORDER BY 1`);
  }
  return all;
}

describe('a backup of a running shop', () => {
  it('is restored into an empty database and bucket with every row and picture, and sells again', async () => {
    const target = await emptyDatabase();
    const bucket = join(folder, 'restored');
    // A month later: what was under way then is not late.
    const manifest = await restore(backup, { databaseUrl: target.href, pictures: bucket });
    expect(manifest.rows['public.orders']).toBe(1);
    expect(readFileSync(join(bucket, 'brands/þvottur.webp'))).toEqual(Buffer.from([1, 2, 3]));
    await inDatabase(target, async (connection) => {
      const restored = await contents(connection);
      expect(Object.keys(restored).length).toBeGreaterThan(40);
      expect(restored).toEqual(await contents(shop.connection));
      // People sign in again: a session that was ended since must not come back.
      expect(await rows(connection.db, sql`SELECT id FROM sessions`)).toEqual([]);
    });
    const connection = connectPostgres(target.href, 3);
    const again = shopOn(connection);
    try {
      const buyer = await again.signedIn(buyerId);
      const { customerOrders } = await buyer.ask(CustomerOrdersDocument, {});
      expect(customerOrders.orders).toHaveLength(1);
      const order = await pay(
        buyer,
        await fillCheckout(buyer, { [await aProduct(again.db, { sku: 'NEW' })]: 1 }),
      );
      expect(order).toMatchObject({ status: 'Completed', id: '2' });
    } finally {
      await connection.close();
    }
  });

  it('is complete, and for its owner to read only', () => {
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'database.dump', 'pictures']);
  });

  it('is never written over another, nor over anything', async () => {
    await expect(backUp({ databaseUrl: source.href, pictures }, backup)).rejects.toThrow(/exists/);
  });

  it('leaves nothing behind when the database cannot be read', async () => {
    const none = new URL(source);
    none.pathname = '/no_such_database';
    const place = join(folder, 'failed');
    await expect(backUp({ databaseUrl: none.href, pictures }, place)).rejects.toThrow(
      /Failed query|does not exist/,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses a database that has anything in it, and leaves it as it is', async () => {
    const target = await emptyDatabase();
    await inDatabase(target, ({ db }) => db.execute(sql`CREATE TABLE precious AS SELECT 1 AS id`));
    await expect(restore(backup, { databaseUrl: target.href, pictures: undefined })).rejects.toThrow(
      /not empty/,
    );
    await inDatabase(target, async ({ db }) => {
      const tables = sql`SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
      expect(await rows(db, tables)).toEqual([{ tablename: 'precious' }]);
    });
  });

  it('refuses a bucket that has anything in it, before the database is touched', async () => {
    const target = await emptyDatabase();
    await expect(restore(backup, { databaseUrl: target.href, pictures })).rejects.toThrow(/not empty/);
    await inDatabase(target, async ({ db }) => {
      expect(await rows(db, sql`SELECT to_regclass('orders') AS orders`)).toEqual([{ orders: null }]);
    });
  });

  it('refuses a backup that is damaged, unfinished or of a newer version', async () => {
    const target = await emptyDatabase();
    const into = { databaseUrl: target.href, pictures: undefined };
    const copy = join(folder, 'copy');
    const manifestFile = join(copy, 'backup.json');
    await backUp({ databaseUrl: source.href, pictures: undefined }, copy);
    const manifest = readFileSync(manifestFile, 'utf8');

    writeFileSync(manifestFile, manifest.replace('"migrations": [', '"migrations": ["0123",'));
    await expect(restore(copy, into)).rejects.toThrow(/newer version/);
    writeFileSync(manifestFile, manifest);
    writeFileSync(join(copy, 'database.dump'), 'PGDMP, cut off');
    await expect(restore(copy, into)).rejects.toThrow(/damaged: database.dump/);
    rmSync(manifestFile);
    await expect(restore(copy, into)).rejects.toThrow(/not a backup/);
  });

  it('says which rule of the shop a restored database violates', async () => {
    const broken = await emptyDatabase();
    await restore(backup, { databaseUrl: broken.href, pictures: undefined });
    await inDatabase(broken, ({ db }) =>
      db.execute(sql`UPDATE orders SET total = total + 1, total_tax_amount = total_tax_amount + 1`),
    );
    const wrong = join(folder, 'wrong');
    await backUp({ databaseUrl: broken.href, pictures: undefined }, wrong);
    const target = await emptyDatabase();
    await expect(restore(wrong, { databaseUrl: target.href, pictures: undefined })).rejects.toThrow(
      /order whose lines are not its total/,
    );
  });
});
