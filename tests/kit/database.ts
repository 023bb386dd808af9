import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { connectPglite, connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';

/** A temporary database on the server at `url`; closing the connection drops it. */
async function onPostgres(url: string, template: string): Promise<Connection> {
  const own = await createDatabase(url, template);
  const connection = connectPostgres(own.href, 5);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await dropDatabase(url, own);
    },
  };
}

const server = process.env['TEST_DATABASE_URL'];

/** A database without tables: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server. */
export function createBareDatabase(): Promise<Connection> {
  return server ? onPostgres(server, 'template0') : connectPglite();
}

/** As createBareDatabase, with the newest schema; one for each test file. Close it in `afterAll`. */
export async function createTestDatabase(): Promise<Connection> {
  const template = inject('databaseTemplate');
  return server ? onPostgres(server, template) : connectPglite(undefined, await openAsBlob(template));
}
