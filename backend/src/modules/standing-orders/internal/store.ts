import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { customers } from '../../../db/schema/customers.ts';
import { standingOrderLines, standingOrders } from '../../../db/schema/standing-orders.ts';

export type StandingRow = typeof standingOrders.$inferSelect;
export type StandingLineRow = Awaited<ReturnType<typeof findLines>>[number];

/** A customer's standing orders with their makers' names, the nearest first, ended ones last. */
export function findStandingOrders(db: Database, customerId: number, id?: number) {
  return db
    .select({ row: standingOrders, makerName: customers.name })
    .from(standingOrders)
    .innerJoin(customers, eq(customers.id, standingOrders.makerId))
    .where(
      and(
        eq(standingOrders.customerId, customerId),
        id === undefined ? undefined : eq(standingOrders.id, id),
      ),
    )
    .orderBy(
      asc(sql`${standingOrders.status} = 'Ended'`),
      asc(sql`${standingOrders.nextOn} IS NULL`),
      asc(standingOrders.nextOn),
      desc(standingOrders.id),
    )
    .limit(100);
}

export async function findByKey(db: Database, customerId: number, key: string): Promise<StandingRow | null> {
  const rows = await db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.customerId, customerId), eq(standingOrders.key, key)));
  return rows[0] ?? null;
}

/** Locks one until the transaction ends; null for another customer's. */
export async function lockStandingOrder(
  tx: Database,
  id: number,
  customerId?: number,
): Promise<StandingRow | null> {
  const rows = await tx
    .select()
    .from(standingOrders)
    .where(
      and(
        eq(standingOrders.id, id),
        customerId === undefined ? undefined : eq(standingOrders.customerId, customerId),
      ),
    )
    .for('update');
  return rows[0] ?? null;
}

/** Locks the customer, so that two presses at once cannot both be the last that fits. */
export async function countLockedOrders(tx: Database, customerId: number): Promise<number> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  const [row] = await tx
    .select({ total: count() })
    .from(standingOrders)
    .where(and(eq(standingOrders.customerId, customerId), sql`${standingOrders.status} <> 'Ended'`));
  return row?.total ?? 0;
}

export async function insertStandingOrder(
  tx: Database,
  values: typeof standingOrders.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(standingOrders).values(values).returning({ id: standingOrders.id });
  if (!row) throw new Error('The standing order was not written');
  return row.id;
}

export async function updateStandingOrder(
  tx: Database,
  id: number,
  values: Partial<typeof standingOrders.$inferInsert>,
): Promise<void> {
  await tx
    .update(standingOrders)
    .set({ ...values, changedAt: sql`now()` })
    .where(eq(standingOrders.id, id));
}

/** Lines with the product's name, also of products that left the range. */
export function findLines(db: Database, standingOrderId: number) {
  return db
    .select({
      productId: standingOrderLines.productId,
      quantity: standingOrderLines.quantity,
      seenPrice: standingOrderLines.seenPrice,
      sku: products.sku,
      name: products.name,
    })
    .from(standingOrderLines)
    .innerJoin(products, eq(products.id, standingOrderLines.productId))
    .where(eq(standingOrderLines.standingOrderId, standingOrderId))
    .orderBy(asc(standingOrderLines.position));
}

export async function countLines(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: standingOrderLines.standingOrderId, total: count() })
    .from(standingOrderLines)
    .where(inArray(standingOrderLines.standingOrderId, [...ids]))
    .groupBy(standingOrderLines.standingOrderId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function replaceLines(
  tx: Database,
  standingOrderId: number,
  lines: readonly { productId: number; quantity: number; seenPrice: number }[],
): Promise<void> {
  await tx.delete(standingOrderLines).where(eq(standingOrderLines.standingOrderId, standingOrderId));
  await tx
    .insert(standingOrderLines)
    .values(lines.map((line, position) => ({ ...line, standingOrderId, position })));
}

export async function setSeenPrice(
  tx: Database,
  standingOrderId: number,
  productId: number,
  seenPrice: number,
): Promise<void> {
  await tx
    .update(standingOrderLines)
    .set({ seenPrice })
    .where(
      and(
        eq(standingOrderLines.standingOrderId, standingOrderId),
        eq(standingOrderLines.productId, productId),
      ),
    );
}

export async function findById(db: Database, id: number): Promise<StandingRow | null> {
  const rows = await db.select().from(standingOrders).where(eq(standingOrders.id, id));
  return rows[0] ?? null;
}
