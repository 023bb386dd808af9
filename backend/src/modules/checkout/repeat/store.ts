import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { checkoutAttempts, orderItems, orders } from '../../../db/schema/orders.ts';

export type LastOrder = NonNullable<Awaited<ReturnType<typeof findLastOrder>>>;
export type LastItem = typeof orderItems.$inferSelect;

/**
 * The newest order that was not called off: the visitor's own for this customer, for an agent the customer's.
 */
export async function findLastOrder(db: Database, { actorId, customerId, role }: Session) {
  const rows = await db
    .select({ order: orders, idempotencyKey: checkoutAttempts.idempotencyKey })
    .from(orders)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, orders.attemptId))
    .where(
      and(
        eq(orders.customerId, customerId),
        role === 'Agent' ? undefined : eq(orders.actorId, actorId),
        ne(orders.status, 'Deleted'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return rows[0] ?? null;
}

/** The lines of an order as they were sold. */
export function findLastItems(db: Database, orderId: number): Promise<LastItem[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.id);
}

/** The key of what this visitor placed last, as an order or a request; null where there is nothing. */
export async function findLastPlacedKey(db: Database, actorId: number): Promise<string | null> {
  const rows = await db
    .select({ idempotencyKey: checkoutAttempts.idempotencyKey })
    .from(checkoutAttempts)
    .where(
      and(
        eq(checkoutAttempts.placedBy, actorId),
        inArray(checkoutAttempts.state, ['Completed', 'Requested']),
      ),
    )
    .orderBy(desc(checkoutAttempts.finishedAt), desc(checkoutAttempts.id))
    .limit(1);
  return rows[0]?.idempotencyKey ?? null;
}
