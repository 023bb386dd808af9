import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection, type Database } from './connect.ts';
import { rows } from './rows.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** An arbitrary number, the same for all processes: only one migrates at a time. */
const migrationLock = 4_120_1971;

/**
 * Migrates the database to the newest schema; does nothing when it is up to date. Takes two connections: one holds the lock.
 * @throws Error for a database that was created by another migration history
 */
export async function migrate(connection: Connection): Promise<void> {
  if (connection.engine === 'pglite') {
    await refuseForeignHistory(connection.db);
    return migratePglite(connection.db as never, { migrationsFolder });
  }
  await connection.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await refuseForeignHistory(tx);
    await migratePg(connection.db as never, { migrationsFolder });
  });
}

async function refuseForeignHistory(db: Database): Promise<void> {
  const [table] = await rows<{ exists: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return;
  const applied = await rows<{ hash: string }>(db, sql`SELECT hash FROM drizzle.__drizzle_migrations`);
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
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
