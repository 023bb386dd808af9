import { and, desc, eq, inArray, isNull, like, ne, type SQL } from 'drizzle-orm';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { checkoutAttempts, orderItems, orders } from '../../../db/schema/orders.ts';
import { cardPayments } from '../../../db/schema/payments.ts';
import type { PaymentRow } from '../../payments/card-payments.ts';

export type LastOrder = NonNullable<Awaited<ReturnType<typeof findLastOrder>>>;
export type LastItem = typeof orderItems.$inferSelect;

/** Begins every key of one more order like the last, and no other. */
export const repeatKeyPrefix = 'repeat:';

/**
 * The newest order that was not called off, with the saved card that paid it: the visitor's own for this customer, for an agent the
 * customer's.
 */
export async function findLastOrder(db: Database, { actorId, customerId, role }: Session) {
  const rows = await db
    .select({
      order: orders,
      idempotencyKey: checkoutAttempts.idempotencyKey,
      cardId: cardPayments.cardId,
    })
    .from(orders)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, orders.attemptId))
    .leftJoin(cardPayments, eq(cardPayments.attemptId, orders.attemptId))
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
export function findLastPlacedKey(db: Database, actorId: number): Promise<string | null> {
  return findLastKey(db, actorId, inArray(checkoutAttempts.state, ['Completed', 'Requested']));
}

/** The key, beginning so, of this visitor's attempt that failed last; null where there is none. */
export function findLastFailedKey(db: Database, actorId: number, start: string): Promise<string | null> {
  return findLastKey(
    db,
    actorId,
    and(eq(checkoutAttempts.state, 'Failed'), like(checkoutAttempts.idempotencyKey, `${start}%`)),
  );
}

async function findLastKey(
  db: Database,
  actorId: number,
  condition: SQL | undefined,
): Promise<string | null> {
  const rows = await db
    .select({ idempotencyKey: checkoutAttempts.idempotencyKey })
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.placedBy, actorId), condition))
    .orderBy(desc(checkoutAttempts.finishedAt), desc(checkoutAttempts.id))
    .limit(1);
  return rows[0]?.idempotencyKey ?? null;
}

/** Payments of orders like the last that this visitor has under way for this customer, newest first. */
export function findOpenRepeatPayments(
  db: Database,
  { actorId, customerId }: Pick<Session, 'actorId' | 'customerId'>,
): Promise<{ payment: PaymentRow; idempotencyKey: string }[]> {
  return db
    .select({ payment: cardPayments, idempotencyKey: checkoutAttempts.idempotencyKey })
    .from(cardPayments)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, cardPayments.attemptId))
    .where(
      and(
        isNull(checkoutAttempts.finishedAt),
        eq(checkoutAttempts.placedBy, actorId),
        eq(checkoutAttempts.customerId, customerId),
        like(checkoutAttempts.idempotencyKey, `${repeatKeyPrefix}%`),
      ),
    )
    .orderBy(desc(cardPayments.id));
}
