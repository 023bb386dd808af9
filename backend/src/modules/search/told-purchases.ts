import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchTold } from '../../db/schema/search.ts';

/** Takes the index for `leaseSeconds` and answers how far it was told; null while another process tells it. */
export async function claimTelling(
  db: Database,
  index: string,
  leaseSeconds: number,
): Promise<number | null> {
  await db.insert(searchTold).values({ index }).onConflictDoNothing();
  const rows = await db
    .update(searchTold)
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(sql`${searchTold.index} = ${index} AND ${searchTold.dueAt} <= now()`)
    .returning({ upTo: searchTold.upTo });
  return rows[0]?.upTo ?? null;
}

/** Ends the lease. */
export async function finishTelling(db: Database, index: string, upTo: number): Promise<void> {
  await db
    .update(searchTold)
    .set({ upTo, dueAt: sql`now()` })
    .where(eq(searchTold.index, index));
}

/** The index is new and knows nothing. */
export async function forgetTold(db: Database, index: string): Promise<void> {
  await db.delete(searchTold).where(eq(searchTold.index, index));
}
