import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's SQLSTATE while it recovers or is not ready yet (57P03). */
const startingUp = '57P03';

/** Waits until the server at `url`, which listens, accepts connections. @throws any other error than starting up */
export async function untilServing(url: string): Promise<void> {
  for (;;)
    try {
      return await administer(url, 'SELECT 1');
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== startingUp) throw error;
      await delay(50);
    }
}

/** Creates a database on the server at `url` as a copy of `template`, to which no one may be connected; returns its URL. */
export async function createDatabase(url: string, template = 'template0'): Promise<URL> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own;
}

export function dropDatabase(url: string, own: URL): Promise<void> {
  return administer(url, `DROP DATABASE ${own.pathname.slice(1)} WITH (FORCE)`);
}
