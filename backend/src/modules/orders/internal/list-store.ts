import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../../../../lib/rules/orders/order-status.ts';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import {
  type DocumentFilter,
  type DocumentReader,
  ofReadersUnits,
  toConditions,
} from '../../invoices/document-filter.ts';

export interface OrderFilter extends DocumentFilter {
  status?: OrderStatus | null | undefined;
}

interface Range {
  offset: number;
  limit: number;
  /** Only what follows this order. */
  after?: number | null;
}

const { searchText, customerId: ownerId, billToId, unitId } = orders;
const columns = {
  searchText,
  customerId: ownerId,
  billToId,
  unitId,
  at: orders.createdAt,
  price: orders.total,
};

/** Whether units of a line are still to be sent, the SQL twin of unitsLeft. */
const isLeft = sql`${orderItems.quantity} > ${orderItems.shipped} + ${orderItems.cancelled} + ${orderItems.withdrawn}`;

/** Orders that the customer placed or is billed for, of the reader's units, newest first; as invoices/internal/list-store.ts. */
export async function findPage(
  db: Database,
  reader: DocumentReader,
  filter: OrderFilter,
  { offset, limit, after }: Range,
) {
  const { customerId } = reader;
  const matching = and(
    ofReadersUnits(orders.unitId, reader),
    toConditions(filter, columns),
    filter.status ? eq(orders.status, filter.status) : undefined,
    // Compared in SQL: a JavaScript Date lacks the microseconds of the timestamp, and would skip rows between.
    after
      ? sql`(${orders.createdAt}, ${orders.id}) < (SELECT last.created_at, last.id FROM ${orders} last WHERE last.id = ${after})`
      : undefined,
  );
  const pagePart = (ownership: SQL) =>
    db
      .select({ id: orders.id, createdAt: orders.createdAt })
      .from(orders)
      .where(and(ownership, matching))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(offset + limit);
  const page = await union(
    pagePart(eq(orders.customerId, customerId)),
    pagePart(eq(orders.billToId, customerId)),
  )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  if (page.length === 0) return [];
  return db
    .select({
      order: orders,
      billToName: customers.name,
      lines:
        sql<number>`(SELECT count(*) FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id})`.mapWith(
          Number,
        ),
      isPartlySent: sql<boolean>`(${orders.status} = 'Shipping' AND EXISTS (SELECT FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id} AND ${isLeft}))`,
      expectedOn: sql<
        string | null
      >`(SELECT max(${orderItems.expectedOn})::text FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id} AND ${orders.status} IN ('Pending', 'Shipping') AND ${isLeft})`,
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.billToId))
    .where(
      inArray(
        orders.id,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** The oldest orders in a state, for the warehouse. */
export function findByStatus(db: Database, status: OrderStatus, limit: number) {
  return db.select().from(orders).where(eq(orders.status, status)).orderBy(orders.id).limit(limit);
}
