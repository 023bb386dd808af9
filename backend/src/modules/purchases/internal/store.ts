import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { lastPurchases } from '../../../db/schema/purchases.ts';

export type PurchaseRow = typeof lastPurchases.$inferSelect;

/** An older purchase never replaces a newer one. */
export async function upsertNewestPurchases(tx: Database, rows: PurchaseRow[]): Promise<void> {
  await tx
    .insert(lastPurchases)
    .values(rows)
    .onConflictDoUpdate({
      target: [lastPurchases.customerId, lastPurchases.productId],
      set: {
        boughtAt: sql`excluded.bought_at`,
        quantity: sql`excluded.quantity`,
        unitPrice: sql`excluded.unit_price`,
      },
      setWhere: sql`excluded.bought_at >= ${lastPurchases.boughtAt}`,
    });
}

export function findPurchases(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(lastPurchases)
    .where(and(eq(lastPurchases.customerId, customerId), inArray(lastPurchases.productId, [...productIds])));
}

/** Ids of the products that were bought last and are still for sale, newest first. */
export async function findNewestProductIds(
  db: Database,
  customerId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: lastPurchases.productId })
    .from(lastPurchases)
    .innerJoin(products, eq(products.id, lastPurchases.productId))
    .where(and(eq(lastPurchases.customerId, customerId), isNull(products.takenOutAt)))
    .orderBy(desc(lastPurchases.boughtAt), desc(lastPurchases.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
