import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { purchaseEventCursors } from '../../db/schema/search.ts';

/**
 * Leases the index for `leaseSeconds` and returns the last invoice number sent to it; null while another process holds the lease.
 */
export async function claimPurchaseEvents(
  db: Database,
  index: string,
  leaseSeconds: number,
): Promise<number | null> {
  await db.insert(purchaseEventCursors).values({ index }).onConflictDoNothing();
  const rows = await db
    .update(purchaseEventCursors)
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(sql`${purchaseEventCursors.index} = ${index} AND ${purchaseEventCursors.dueAt} <= now()`)
    .returning({ upTo: purchaseEventCursors.lastInvoiceNumber });
  return rows[0]?.upTo ?? null;
}

/** Ends the lease. */
export async function finishPurchaseEvents(
  db: Database,
  index: string,
  lastInvoiceNumber: number,
): Promise<void> {
  await db
    .update(purchaseEventCursors)
    .set({ lastInvoiceNumber, dueAt: sql`now()` })
    .where(eq(purchaseEventCursors.index, index));
}

/** The index is new and has no events. */
export async function resetPurchaseEvents(db: Database, index: string): Promise<void> {
  await db.delete(purchaseEventCursors).where(eq(purchaseEventCursors.index, index));
}
