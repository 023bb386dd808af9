import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { savedItems } from '../../../db/schema/carts.ts';

interface SavedRow {
  id: number;
  productId: number;
  /** Units. */
  quantity: number;
}

/** Items that one cart may have saved for later. */
export const maxSavedItems = 200;

const columns = { id: savedItems.id, productId: savedItems.productId, quantity: savedItems.quantity };

/** Latest first. */
export function findSavedItems(db: Database, cartId: number): Promise<SavedRow[]> {
  return db
    .select(columns)
    .from(savedItems)
    .where(eq(savedItems.cartId, cartId))
    .orderBy(desc(savedItems.id))
    .limit(maxSavedItems);
}

export async function hasSavedItems(db: Database, cartId: number): Promise<boolean> {
  return (await findSavedItems(db, cartId)).length > 0;
}

/** Saves units for later, on top of already saved ones of the same product. */
export async function saveItem(
  tx: Database,
  line: { cartId: number; productId: number; quantity: number },
): Promise<void> {
  await tx
    .insert(savedItems)
    .values(line)
    .onConflictDoUpdate({
      target: [savedItems.cartId, savedItems.productId],
      set: { quantity: sql`least(${savedItems.quantity} + excluded.quantity, 1000000)` },
    });
}

/** The deleted row; null when the cart has no such one. */
export async function deleteSavedItem(tx: Database, cartId: number, id: number): Promise<SavedRow | null> {
  const rows = await tx
    .delete(savedItems)
    .where(and(eq(savedItems.cartId, cartId), eq(savedItems.id, id)))
    .returning(columns);
  return rows[0] ?? null;
}

/** Moves a guest's saved items to the customer. */
export async function transferSavedItems(tx: Database, fromCartId: number, toCartId: number): Promise<void> {
  const rows = await findSavedItems(tx, fromCartId);
  for (const { productId, quantity } of rows.toReversed())
    await saveItem(tx, { cartId: toCartId, productId, quantity });
}
