import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection, type Database, openPool } from './connect.ts';
import { sqlState } from './retry.ts';
import { rows } from './rows.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** An arbitrary number, the same for all processes: only one migrates at a time. */
const migrationLock = 4_120_1971;
/** PostgreSQL's SQLSTATE of a statement that waited for a lock for too long. */
const lockNotAvailable = '55P03';

/**
 * A change waits so long for a table that is in use, and requests behind it no longer (milliseconds): shorter than the second
 * after which PostgreSQL looks for a deadlock, for which it might end an order.
 */
const lockTimeoutMs = 500;
/** How often it is tried again, a pause after each, before it is given up for now. */
const maxTries = 60;
const pauseMs = 1_000;

/**
 * Migrates the database to the newest schema while the shop sells; does nothing when it is up to date. Takes two connections: one
 * holds the lock against other processes that migrate.
 * @throws Error for a database that was created by another migration history, or whose tables stay in use
 */
export async function migrate(connection: Connection, folder = migrationsFolder): Promise<void> {
  const { db, pool } = connection;
  if (pool === null) {
    await refuseForeignHistory(db, folder);
    return applyMigrations(db as never, { migrationsFolder: folder });
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await refuseForeignHistory(tx, folder);
    const own = openPool(pool.options.connectionString ?? '', 1, 0, `-c lock_timeout=${lockTimeoutMs}`);
    try {
      await migratePatiently(own, folder);
    } finally {
      await own.end();
    }
  });
}

/** All of it in one transaction, or nothing: a table that is in use is left to those who use it, and tried again. */
async function migratePatiently(pool: pg.Pool, folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyMigrations(drizzle(pool), { migrationsFolder: folder });
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      if (tries === maxTries)
        throw new Error('A table stays in use: nothing was changed. End what holds it, and try again.', {
          cause: error,
        });
      await delay(pauseMs);
    }
  }
}

/** Hashes of this version's migrations, as the database keeps them. */
export function listMigrations(folder = migrationsFolder): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
}

async function refuseForeignHistory(db: Database, folder: string): Promise<void> {
  const [table] = await rows<{ exists: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return;
  const applied = await rows<{ hash: string }>(db, sql`SELECT hash FROM drizzle.__drizzle_migrations`);
  const ours = new Set(listMigrations(folder));
  if (applied.some(({ hash }) => !ours.has(hash)))
    throw new Error(
      'This database was made by other migrations than this version has: use an empty one, or throw the demo’s data away with `npm run reset`.',
    );
}

if (import.meta.main) {
  const connection = await connect({ ...readConfig(databaseConfigSchema), DATABASE_POOL: 2 }, 0);
  try {
    await migrate(connection);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await connection.close();
}
