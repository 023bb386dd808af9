import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectPglite, connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server at `url`; closing the connection drops it. */
async function onPostgres(url: string): Promise<Connection> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const connection = connectPostgres(own.href, 5);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A database without tables: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server. */
export function bareDatabase(): Promise<Connection> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onPostgres(url) : connectPglite();
}

/** As bareDatabase, at the newest schema; one for each test file. Close it in `afterAll`. */
export async function testDatabase(): Promise<Connection> {
  const connection = await bareDatabase();
  await migrate(connection);
  return connection;
}
