import { eq, sql } from 'drizzle-orm';
import { orderNumber } from '../../../lib/rules/orders/order-number.ts';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { toSearchText } from '../modules/invoices/search-text.ts';
import type { Person } from './find-person.ts';
import { ordersAbout } from './places.ts';

/** Takes receiver and address off the orders about a person; a company's order keeps where it was sent. */
export async function blankOrders(tx: Database, person: Person): Promise<void> {
  const found = await rows<{ id: number }>(
    tx,
    sql`SELECT id FROM orders t WHERE ${ordersAbout(person)} AND (t.customer_id = ${person.id}
      OR t.receiver_ssn = ${person.ssn} OR lower(t.email) = lower(${person.email}))`,
  );
  for (const { id } of found) await blankOrder(tx, person, id);
}

async function blankOrder(tx: Database, person: Person, id: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) return;
  const lines = await tx.select().from(orderItems).where(eq(orderItems.orderId, id));
  const words = { numbers: [orderNumber(id)], lines, options: order.options };
  await tx
    .update(orders)
    .set({
      receiverName: '',
      receiverSsn: null,
      email: '',
      phone: '',
      searchText: toSearchText(words),
      ...(order.customerId === person.id && { address: null }),
    })
    .where(eq(orders.id, id));
}
