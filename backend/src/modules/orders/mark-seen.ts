import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { checkoutAttempts, orders } from '../../db/schema/orders.ts';

/** Records that the buyer has seen their order, so that it is not announced to them again. */
export async function markOrderSeen(db: Database, actorId: number, orderId: number): Promise<void> {
  const attempt = db.select({ id: orders.attemptId }).from(orders).where(eq(orders.id, orderId));
  await markSeen(db, actorId, inArray(checkoutAttempts.id, attempt));
}

/** As markOrderSeen, for orders that became requests. */
export function markRequestsSeen(db: Database, actorId: number): Promise<void> {
  return markSeen(db, actorId, eq(checkoutAttempts.state, 'Requested'));
}

async function markSeen(db: Database, actorId: number, condition: SQL): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ seenAt: sql`now()` })
    .where(and(eq(checkoutAttempts.placedBy, actorId), isNull(checkoutAttempts.seenAt), condition));
}
