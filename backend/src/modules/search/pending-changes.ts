import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchPending } from '../../db/schema/search.ts';

interface PendingProduct {
  productId: number;
  version: number;
}

/** Queues these products for the hosted search; `ids` is a subquery. */
export async function markPending(tx: Database, ids: SQL): Promise<void> {
  await tx.execute(
    sql`INSERT INTO search_pending AS s (product_id) ${ids} ON CONFLICT (product_id) DO UPDATE SET version = s.version + 1`,
  );
}

/** Whether any due change is not leased by a process. */
export async function hasDueChanges(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ id: searchPending.productId })
    .from(searchPending)
    .where(sql`${searchPending.dueAt} <= now()`)
    .limit(1);
  return row !== undefined;
}

/** Leases up to `limit` changes for `leaseSeconds`: when the process dies, they become due again. */
export async function claimPending(
  db: Database,
  limit: number,
  leaseSeconds: number,
): Promise<PendingProduct[]> {
  const due = sql`SELECT product_id FROM search_pending WHERE due_at <= now() ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return (
    db
      .update(searchPending)
      .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
      // An array, as in jobs/internal/store.ts.
      .where(sql`${searchPending.productId} = ANY (ARRAY(${due}))`)
      .returning({ productId: searchPending.productId, version: searchPending.version })
  );
}

/**
 * Deletes the changes that were sent; a product that has changed since is due again at once. One parameter for all of them: a new
 * index sends more than a statement may have parameters.
 */
export async function finishPending(db: Database, sent: readonly PendingProduct[]): Promise<void> {
  const rows = sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS i ("productId" integer, version integer)`;
  await db.execute(
    sql`DELETE FROM search_pending s USING (${rows}) i WHERE s.product_id = i."productId" AND s.version = i.version`,
  );
  await db.execute(
    sql`UPDATE search_pending s SET due_at = now() FROM (${rows}) i WHERE s.product_id = i."productId"`,
  );
}

/** All pending changes. */
export async function listPending(db: Database): Promise<PendingProduct[]> {
  return db
    .select({ productId: searchPending.productId, version: searchPending.version })
    .from(searchPending);
}
