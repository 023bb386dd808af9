import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue.ts';
import { stockReservations } from '../../db/schema/orders.ts';

export interface Wanted {
  productId: number;
  /** Units. */
  quantity: number;
}

/** Always in this order, so that two orders never wait for each other. */
export const byProduct = (a: Wanted, b: Wanted): number => a.productId - b.productId;

/**
 * Holds units of one product with one guarded statement, and answers the product as it is priced now, its row locked.
 * Null when there are not enough, or when the product is taken out. Special orders hold nothing.
 */
export async function holdUnits(tx: Database, { productId, quantity }: Wanted) {
  const rows = await tx
    .update(products)
    .set({
      stockReserved: sql`${products.stockReserved} + CASE WHEN ${products.isSpecialOrder} THEN 0 ELSE ${quantity}::integer END`,
    })
    .where(
      and(
        eq(products.id, productId),
        isNull(products.takenOutAt),
        sql`(${products.isSpecialOrder} OR ${products.stockOnHand} - ${products.stockReserved} >= ${quantity}::integer)`,
      ),
    )
    .returning({
      id: products.id,
      isSpecialOrder: products.isSpecialOrder,
      unitOfMeasure: products.unitOfMeasure,
      listPrice: products.listPrice,
      taxPercentage: products.taxPercentage,
      discount: products.discount,
      salesCode: products.salesCode,
    });
  return rows[0] ?? null;
}

/** Units that could be had of a product; 0 when it is gone. */
export async function unitsLeft(tx: Database, productId: number): Promise<number> {
  const rows = await tx
    .select({ left: sql<number>`${products.stockOnHand} - ${products.stockReserved}`.mapWith(Number) })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.takenOutAt)));
  return rows[0]?.left ?? 0;
}

export async function noteReservations(
  tx: Database,
  attemptId: number,
  held: readonly Wanted[],
): Promise<void> {
  if (held.length > 0) {
    await tx.insert(stockReservations).values(held.map((one) => ({ attemptId, ...one })));
  }
}

/** The goods are sold: held units leave the stock. */
export async function claimReservations(tx: Database, attemptId: number): Promise<void> {
  for (const { productId, quantity } of await takeReservations(tx, attemptId)) {
    await tx
      .update(products)
      .set({
        stockOnHand: sql`${products.stockOnHand} - ${quantity}::integer`,
        stockReserved: sql`${products.stockReserved} - ${quantity}::integer`,
      })
      .where(eq(products.id, productId));
  }
}

/** The attempt came to nothing: held units can be sold again. */
export async function releaseReservations(tx: Database, attemptId: number): Promise<void> {
  for (const { productId, quantity } of await takeReservations(tx, attemptId)) {
    await tx
      .update(products)
      .set({ stockReserved: sql`${products.stockReserved} - ${quantity}::integer` })
      .where(eq(products.id, productId));
  }
}

async function takeReservations(tx: Database, attemptId: number): Promise<Wanted[]> {
  const rows = await tx
    .select({ productId: stockReservations.productId, quantity: stockReservations.quantity })
    .from(stockReservations)
    .where(eq(stockReservations.attemptId, attemptId))
    .orderBy(asc(stockReservations.productId));
  await tx.delete(stockReservations).where(eq(stockReservations.attemptId, attemptId));
  return rows;
}
