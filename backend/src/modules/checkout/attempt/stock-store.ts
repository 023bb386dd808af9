import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { stockReservations } from '../../../db/schema/orders.ts';

export interface ProductUnits {
  productId: number;
  /** Units. */
  quantity: number;
}

/** Rows for a statement about several products at once. */
const unitsRecordset = (units: readonly ProductUnits[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(units)}::jsonb) AS wanted("productId" integer, quantity integer)`;

/** Locks products until the transaction ends, always in this order, so that two orders cannot deadlock. */
async function lockProducts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');
}

/**
 * Reserves units of several products with one guarded statement, and returns the products at current prices, their rows locked.
 * Products without enough units, or removed from the range, are missing. Special orders reserve nothing.
 */
export async function holdUnits(tx: Database, units: readonly ProductUnits[]) {
  await lockProducts(
    tx,
    units.map(({ productId }) => productId),
  );
  return tx
    .update(products)
    .set({
      stockReserved: sql`${products.stockReserved} + CASE WHEN ${products.isSpecialOrder} THEN 0 ELSE wanted.quantity END`,
    })
    .from(unitsRecordset(units))
    .where(
      and(
        sql`${products.id} = wanted."productId"`,
        isNull(products.takenOutAt),
        sql`(${products.isSpecialOrder} OR ${products.stockOnHand} - ${products.stockReserved} >= wanted.quantity)`,
      ),
    )
    .returning({
      id: products.id,
      isSpecialOrder: products.isSpecialOrder,
      unitOfMeasure: products.unitOfMeasure,
      listPrice: products.listPrice,
      taxPercentage: products.taxPercentage,
      discount: products.discount,
      priceTiers: products.priceTiers,
      salesCode: products.salesCode,
    });
}

/** Available units of a product; 0 when it is gone. */
export async function unitsLeft(tx: Database, productId: number): Promise<number> {
  const rows = await tx
    .select({ left: sql<number>`${products.stockOnHand} - ${products.stockReserved}`.mapWith(Number) })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.takenOutAt)));
  return rows[0]?.left ?? 0;
}

export async function insertReservations(
  tx: Database,
  attemptId: number,
  held: readonly ProductUnits[],
): Promise<void> {
  if (held.length > 0) {
    await tx.insert(stockReservations).values(held.map((one) => ({ attemptId, ...one })));
  }
}

/** The goods are sold: reserved units leave the stock. */
export async function sellReservedUnits(tx: Database, attemptId: number): Promise<void> {
  const held = await takeReservations(tx, attemptId);
  if (held.length === 0) return;
  await tx
    .update(products)
    .set({
      stockOnHand: sql`${products.stockOnHand} - wanted.quantity`,
      stockReserved: sql`${products.stockReserved} - wanted.quantity`,
    })
    .from(unitsRecordset(held))
    .where(sql`${products.id} = wanted."productId"`);
}

/** The attempt failed: reserved units become available again. */
export async function releaseReservations(tx: Database, attemptId: number): Promise<void> {
  const held = await takeReservations(tx, attemptId);
  if (held.length === 0) return;
  await tx
    .update(products)
    .set({ stockReserved: sql`${products.stockReserved} - wanted.quantity` })
    .from(unitsRecordset(held))
    .where(sql`${products.id} = wanted."productId"`);
}

/** Deletes and returns an attempt's reservations; the products are locked. */
async function takeReservations(tx: Database, attemptId: number): Promise<ProductUnits[]> {
  const held = await tx
    .delete(stockReservations)
    .where(eq(stockReservations.attemptId, attemptId))
    .returning({ productId: stockReservations.productId, quantity: stockReservations.quantity });
  if (held.length > 0)
    await lockProducts(
      tx,
      held.map(({ productId }) => productId),
    );
  return held;
}
