import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection } from './connect.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number, the same for all: one process at a time. */
const migrationLock = 4_120_1971;

/** Brings the database to the newest schema; nothing happens when it is. Takes two connections: one holds the lock. */
export async function migrate(connection: Connection): Promise<void> {
  if (connection.engine === 'pglite') return migratePglite(connection.db as never, { migrationsFolder });
  await connection.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await migratePg(connection.db as never, { migrationsFolder });
  });
}

if (import.meta.main) {
  const connection = await connect({ ...readConfig(databaseConfigSchema), DATABASE_POOL: 2 }, 0);
  await migrate(connection);
  await connection.close();
}
