import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './connect.ts';

/**
 * Runs work on one connection of its own, which keeps temporary tables and locks from one transaction to the next. A pool
 * of one connection, as PGlite's, keeps them anyway, and others use it meanwhile.
 */
export async function withSession<T>(db: Database, work: (session: Database) => Promise<T>): Promise<T> {
  const pool = '$client' in db ? db.$client : null;
  if (!(pool instanceof pg.Pool) || pool.options.max === 1) return work(db);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(drizzle(client));
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // What a failed session left on its connection ends with it.
    client.release(failure);
  }
}
