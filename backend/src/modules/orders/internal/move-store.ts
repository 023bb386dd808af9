import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../../lib/rules/orders/order-status.ts';
import type { Database } from '../../../db/connect.ts';
import { deliveryMethods } from '../../../db/schema/carts.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { type OrderEventKind, orderEvents, orders } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';
import { hashInput } from '../../../hash-input.ts';
import type { OrderRow } from './store.ts';

/**
 * Moves an order out of one of the states `from`, with one guarded statement; null when it is in none of them. What is Fulfilled was
 * handed over at `fulfilledAt`, by default now.
 */
export async function updateOrderStatus(
  tx: Database,
  id: number,
  from: readonly OrderStatus[],
  to: OrderStatus,
  fulfilledAt?: Date,
): Promise<OrderRow | null> {
  const rows = await tx
    .update(orders)
    .set({ status: to, ...(to === 'Fulfilled' ? { fulfilledAt: fulfilledAt ?? sql`now()` } : {}) })
    .where(and(eq(orders.id, id), inArray(orders.status, [...from])))
    .returning();
  return rows[0] ?? null;
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return rows[0] ?? null;
}

/**
 * Whether orders of a delivery method are picked up in the store itself: nothing is shipped, and there is no other pick-up point.
 */
export async function isPickedUpInStore(tx: Database, deliveryMethodId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: deliveryMethods.id })
    .from(deliveryMethods)
    .where(
      and(
        eq(deliveryMethods.id, deliveryMethodId),
        eq(deliveryMethods.requiresAddress, false),
        isNull(deliveryMethods.transitDays),
        eq(deliveryMethods.pickupPoints, []),
      ),
    );
  return rows.length > 0;
}

export async function insertEvent(tx: Database, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** A call of the warehouse that its events remember: by its key, and the SHA-256 of what it said (hex). */
export interface RecordedCall {
  key: string;
  input: string;
}

export function toRecordedCall(key: string, content: unknown): RecordedCall {
  return { key, input: hashInput(content) };
}

/**
 * Whether an order that the caller has locked has events of this call.
 * @throws ShopError BAD_REQUEST for another call by the same key
 */
export async function isRecorded(
  tx: Database,
  orderId: number,
  kind: OrderEventKind,
  { key, input }: RecordedCall,
): Promise<boolean> {
  const earlier = (await findEvents(tx, orderId)).find(
    (event) => event.kind === kind && event.details['key'] === key,
  );
  if (earlier && earlier.details['input'] !== input)
    throw new ShopError('BAD_REQUEST', 'Lykillinn var notaður fyrir aðra aðgerð.', {
      reason: 'shipment.key',
    });
  return earlier !== undefined;
}

/** Oldest first. */
export function findEvents(db: Database, orderId: number) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/**
 * Returns units to stock that came back, or never left. Special orders have no stock. Call it in the order of the products' ids.
 */
export async function restockUnits(tx: Database, productId: number, units: number): Promise<void> {
  await tx
    .update(products)
    .set({ stockOnHand: sql`${products.stockOnHand} + ${units}::integer` })
    .where(and(eq(products.id, productId), eq(products.isSpecialOrder, false)));
}
