import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { favoriteProducts } from '../../../db/schema/favorites.ts';

export async function insertFavorite(db: Database, customerId: number, productId: number): Promise<void> {
  await db.insert(favoriteProducts).values({ customerId, productId }).onConflictDoNothing();
}

export async function deleteFavorite(db: Database, customerId: number, productId: number): Promise<void> {
  await db
    .delete(favoriteProducts)
    .where(and(eq(favoriteProducts.customerId, customerId), eq(favoriteProducts.productId, productId)));
}

/** Those of `productIds` that are favourites. */
export async function findFavoritesAmong(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: favoriteProducts.productId })
    .from(favoriteProducts)
    .where(
      and(eq(favoriteProducts.customerId, customerId), inArray(favoriteProducts.productId, [...productIds])),
    );
  return rows.map(({ id }) => id);
}

/** Counts every favourite, including products that left the range. */
export async function countFavorites(db: Database, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(favoriteProducts)
    .where(eq(favoriteProducts.customerId, customerId));
  return row?.total ?? 0;
}

/** Ids of the favourites that this kind of visitor can still buy, newest first, and their total number. */
export async function findFavoritePage(
  db: Database,
  { customerId, guest }: { customerId: number; guest: boolean },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const own = and(
    eq(favoriteProducts.customerId, customerId),
    isNull(products.takenOutAt),
    guest ? eq(products.visibleByGuest, true) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: favoriteProducts.productId })
      .from(favoriteProducts)
      .innerJoin(products, eq(products.id, favoriteProducts.productId))
      .where(own)
      .orderBy(desc(favoriteProducts.addedAt), desc(favoriteProducts.productId))
      .offset(offset)
      .limit(limit),
    db
      .select({ total: count() })
      .from(favoriteProducts)
      .innerJoin(products, eq(products.id, favoriteProducts.productId))
      .where(own),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
