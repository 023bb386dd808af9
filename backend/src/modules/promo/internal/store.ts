import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { cartPromos, promoCodes, promoUses } from '../../../db/schema/promo.ts';

export type PromoRow = typeof promoCodes.$inferSelect;

export async function findPromoByCode(db: Database, code: string): Promise<PromoRow | null> {
  const rows = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return rows[0] ?? null;
}

/** The code of a cart, whether it is still valid or not. */
export async function findCartPromo(db: Database, cartId: number): Promise<PromoRow | null> {
  const rows = await db
    .select({ promo: promoCodes })
    .from(cartPromos)
    .innerJoin(promoCodes, eq(promoCodes.id, cartPromos.promoCodeId))
    .where(eq(cartPromos.cartId, cartId));
  return rows[0]?.promo ?? null;
}

/** Null removes it. */
export async function setCartPromo(tx: Database, cartId: number, promoCodeId: number | null): Promise<void> {
  if (promoCodeId === null) await tx.delete(cartPromos).where(eq(cartPromos.cartId, cartId));
  else {
    await tx
      .insert(cartPromos)
      .values({ cartId, promoCodeId })
      .onConflictDoUpdate({ target: cartPromos.cartId, set: { promoCodeId } });
  }
}

export async function countUses(db: Database, promoCodeId: number, customerId: number): Promise<number> {
  const rows = await db
    .select({ uses: count() })
    .from(promoUses)
    .where(and(eq(promoUses.promoCodeId, promoCodeId), eq(promoUses.customerId, customerId)));
  return rows[0]?.uses ?? 0;
}

/**
 * Counts one use with one guarded statement, so that concurrent orders cannot exceed the limit together; null when it is
 * reached.
 */
export async function incrementUses(
  tx: Database,
  id: number,
): Promise<Pick<PromoRow, 'maxUsesPerCustomer'> | null> {
  const rows = await tx
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(
      and(eq(promoCodes.id, id), or(isNull(promoCodes.maxUses), lt(promoCodes.used, promoCodes.maxUses))),
    )
    .returning({ maxUsesPerCustomer: promoCodes.maxUsesPerCustomer });
  return rows[0] ?? null;
}

export async function insertPromoUse(tx: Database, use: typeof promoUses.$inferInsert): Promise<void> {
  await tx.insert(promoUses).values(use);
}

/** Reverts an attempt's use, if it has one. */
export async function deletePromoUse(tx: Database, attemptId: number): Promise<void> {
  const rows = await tx
    .delete(promoUses)
    .where(eq(promoUses.attemptId, attemptId))
    .returning({ promoCodeId: promoUses.promoCodeId });
  for (const { promoCodeId } of rows) {
    await tx
      .update(promoCodes)
      .set({ used: sql`${promoCodes.used} - 1` })
      .where(eq(promoCodes.id, promoCodeId));
  }
}
