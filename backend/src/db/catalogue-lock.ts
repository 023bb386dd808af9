import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { rows } from './rows.ts';
import { withSession } from './session.ts';

/** An arbitrary number, the same for all who write the catalogue: one at a time. */
const catalogueLock = 4_120_1970;

/** Runs work on a connection of its own that alone writes the catalogue; `skip` does nothing while another does. */
export async function lockCatalogue<T>(
  db: Database,
  work: (session: Database) => Promise<T>,
  whenLocked: 'skip',
): Promise<T | undefined>;
export async function lockCatalogue<T>(
  db: Database,
  work: (session: Database) => Promise<T>,
  whenLocked: 'wait',
): Promise<T>;
export async function lockCatalogue<T>(
  db: Database,
  work: (session: Database) => Promise<T>,
  whenLocked: 'wait' | 'skip',
): Promise<T | undefined> {
  return withSession(db, async (session) => {
    if (whenLocked === 'wait') await session.execute(sql`SELECT pg_advisory_lock(${catalogueLock})`);
    else {
      const [row] = await rows<{ locked: boolean }>(
        session,
        sql`SELECT pg_try_advisory_lock(${catalogueLock}) AS locked`,
      );
      if (!row?.locked) return undefined;
    }
    try {
      return await work(session);
    } finally {
      await session.execute(sql`SELECT pg_advisory_unlock(${catalogueLock})`);
    }
  });
}
