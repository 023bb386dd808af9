import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { checkoutAttempts, orders } from '../../db/schema/orders.ts';

/** Who placed an order looks at it: no one has to lead them to it any more. */
export async function markOrderSeen(db: Database, actorId: number, orderId: number): Promise<void> {
  const attempt = db.select({ id: orders.attemptId }).from(orders).where(eq(orders.id, orderId));
  await markSeen(db, actorId, inArray(checkoutAttempts.id, attempt));
}

/** As noteOrderSeen, of orders that became requests. */
export function markRequestsSeen(db: Database, actorId: number): Promise<void> {
  return markSeen(db, actorId, eq(checkoutAttempts.state, 'Requested'));
}

async function markSeen(db: Database, actorId: number, condition: SQL): Promise<void> {
  await db
    .update(checkoutAttempts)
    .set({ seenAt: sql`now()` })
    .where(and(eq(checkoutAttempts.placedBy, actorId), isNull(checkoutAttempts.seenAt), condition));
}
