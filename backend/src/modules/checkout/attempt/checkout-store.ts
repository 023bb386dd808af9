import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { carts, checkouts } from '../../../db/schema/carts.ts';

/** What identifies a cart and its version. */
export type CartRow = Pick<typeof carts.$inferSelect, 'id' | 'key' | 'version'>;
export type CheckoutRow = typeof checkouts.$inferSelect;

export async function findCheckout(db: Database, cartId: number): Promise<CheckoutRow | null> {
  const rows = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId));
  return rows[0] ?? null;
}

export async function saveCheckout(
  db: Database,
  cartId: number,
  values: Partial<CheckoutRow>,
): Promise<void> {
  await db
    .insert(checkouts)
    .values({ ...values, cartId })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { ...values, cartId } });
}

/** The buyer's cart, locked until the transaction ends. */
export async function lockCart(
  tx: Database,
  { actorId, customerId }: { actorId: number; customerId: number },
): Promise<CartRow | null> {
  const rows = await tx
    .select({ id: carts.id, key: carts.key, version: carts.version })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.personId, actorId)))
    .for('no key update');
  return rows[0] ?? null;
}

/** A key is valid for one attempt: the next read of the checkout mints another. */
export async function clearIdempotencyKey(tx: Database, idempotencyKey: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ idempotencyKey: null })
    .where(eq(checkouts.idempotencyKey, idempotencyKey));
}

/** After an order: the recipient is kept for the next one, the rest is cleared. */
export async function clearCheckout(tx: Database, cartId: number): Promise<void> {
  await tx
    .update(checkouts)
    .set({
      deliveryMethodId: null,
      pickupPointId: null,
      address: null,
      unitId: null,
      hasChosenUnit: false,
      options: sql`'{}'::jsonb`,
      idempotencyKey: null,
    })
    .where(eq(checkouts.cartId, cartId));
}
