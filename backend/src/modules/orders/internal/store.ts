import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invoices } from '../../../db/schema/invoices.ts';
import { type DocumentReader, ofReadersUnits } from '../../invoices/document-filter.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';

/** Who signed in when it was ordered. */
const actors = alias(customers, 'actors');
/** Whose order it is. */
const owners = alias(customers, 'owners');

export type OrderRow = typeof orders.$inferSelect;

export async function insertOrder(tx: Database, values: typeof orders.$inferInsert): Promise<number> {
  const rows = await tx.insert(orders).values(values).returning({ id: orders.id });
  const [row] = rows;
  if (!row) throw new Error('The order was not written');
  return row.id;
}

/** Separate, because the text contains the number, which is only known once the order is inserted. */
export async function setSearchText(tx: Database, id: number, searchText: string): Promise<void> {
  await tx.update(orders).set({ searchText }).where(eq(orders.id, id));
}

export async function insertItems(tx: Database, values: (typeof orderItems.$inferInsert)[]): Promise<void> {
  await tx.insert(orderItems).values(values);
}

export async function findOrder(db: Database, orderId: number, reader: DocumentReader) {
  const { customerId } = reader;
  const rows = await db
    .select({
      order: orders,
      invoiceId: invoices.id,
      billToName: customers.name,
      orderedByName: actors.name,
      customerName: owners.name,
    })
    .from(orders)
    .innerJoin(owners, eq(owners.id, orders.customerId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(customers, eq(customers.id, orders.billToId))
    .leftJoin(actors, and(eq(actors.id, orders.actorId), ne(orders.actorId, orders.customerId)))
    .where(
      and(
        eq(orders.id, orderId),
        or(eq(orders.customerId, customerId), eq(orders.billToId, customerId)),
        ofReadersUnits(orders.unitId, reader),
      ),
    );
  return rows[0] ?? null;
}

export function findOrders(db: Database, ids: readonly number[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

export function findItems(db: Database, orderId: number) {
  return findItemsOf(db, [orderId]);
}

/** As findItems, for several orders. */
export function findItemsOf(db: Database, orderIds: readonly number[]) {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
}
