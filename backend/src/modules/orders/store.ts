import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

export async function insertOrder(tx: Database, values: typeof orders.$inferInsert): Promise<number> {
  const rows = await tx.insert(orders).values(values).returning({ id: orders.id });
  const [row] = rows;
  if (!row) throw new Error('The order was not written');
  return row.id;
}

export async function insertItems(tx: Database, values: (typeof orderItems.$inferInsert)[]): Promise<void> {
  await tx.insert(orderItems).values(values);
}

export async function findOrder(db: Database, orderId: number, customerId: number) {
  const rows = await db
    .select({ order: orders, invoiceId: invoices.id })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(eq(orders.id, orderId), or(eq(orders.customerId, customerId), eq(orders.billToId, customerId))),
    );
  return rows[0] ?? null;
}

export function findItems(db: Database, orderId: number) {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
}
