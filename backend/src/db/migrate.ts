import { join } from 'node:path';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection } from './connect.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Brings the database to the newest schema; nothing happens when it is. */
export async function migrate(connection: Connection): Promise<void> {
  if (connection.engine === 'postgres') await migratePg(connection.db as never, { migrationsFolder });
  else await migratePglite(connection.db as never, { migrationsFolder });
}

if (import.meta.main) {
  const connection = await connect(readConfig(databaseConfigSchema), 0);
  await migrate(connection);
  await connection.close();
}
