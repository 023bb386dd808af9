import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import * as store from './internal/store.ts';

/** A valid promo code. */
export interface Promo {
  id: number;
  code: string;
  /** Percent. */
  percent: number;
}

const problemTexts = {
  'promo.invalid': 'Afsláttarkóðinn er ekki gildur.',
  'promo.expired': 'Afsláttarkóðinn er útrunninn.',
  'promo.usedUp': 'Afsláttarkóðinn hefur þegar verið notaður.',
} as const;
type Problem = keyof typeof problemTexts;

function promoError(reason: Problem): ShopError {
  return new ShopError('FAILED_PRECONDITION', problemTexts[reason], { reason });
}

/** A code that does not count any more, with the reason in words. */
export interface LapsedPromo {
  id: number;
  code: string;
  reason: string;
}

/**
 * The cart's code: as a discount while it counts, with the reason once it does not; neither without one.
 * @param customerId null for a guest
 */
export async function readCartPromo(
  db: Database,
  cartId: number,
  customerId: number | null,
): Promise<{ promo: Promo | null; lapsed: LapsedPromo | null }> {
  const row = await store.findCartPromo(db, cartId);
  const problem = row && (await findProblem(db, row, customerId));
  if (row && problem)
    return { promo: null, lapsed: { id: row.id, code: row.code, reason: problemTexts[problem] } };
  return { promo: row && toPromo(row), lapsed: null };
}

/** @throws ShopError FAILED_PRECONDITION when it is unknown, not currently valid, or used up */
export async function readPromoByCode(db: Database, code: string, customerId: number | null): Promise<Promo> {
  const row = await store.findPromoByCode(db, code.normalize('NFC').trim().toUpperCase());
  if (!row) throw promoError('promo.invalid');
  const problem = await findProblem(db, row, customerId);
  if (problem) throw promoError(problem);
  return toPromo(row);
}

async function findProblem(
  db: Database,
  row: store.PromoRow,
  customerId: number | null,
): Promise<Problem | null> {
  const now = new Date();
  if (row.validFrom > now) return 'promo.invalid';
  if (row.validUntil && row.validUntil <= now) return 'promo.expired';
  if (row.maxUses !== null && row.used >= row.maxUses) return 'promo.usedUp';
  if (row.maxUsesPerCustomer === null || customerId === null) return null;
  const own = await store.countUses(db, row.id, customerId);
  return own >= row.maxUsesPerCustomer ? 'promo.usedUp' : null;
}

const toPromo = ({ id, code, discountPercentage }: store.PromoRow): Promo => ({
  id,
  code,
  percent: discountPercentage,
});

export function setCartPromo(tx: Database, cartId: number, promoCodeId: number | null): Promise<void> {
  return store.setCartPromo(tx, cartId, promoCodeId);
}

/** Id of the cart's code, valid or not. */
export async function readCartPromoId(db: Database, cartId: number): Promise<number | null> {
  return (await store.findCartPromo(db, cartId))?.id ?? null;
}

/**
 * Uses a code for an attempt. Its row is locked from here on, so that orders that colleagues place for one customer at the same
 * moment, each from their own cart, are counted one after the other.
 * @throws ShopError FAILED_PRECONDITION when other orders used it up
 */
export async function usePromo(
  tx: Database,
  use: { attemptId: number; promoCodeId: number; customerId: number },
): Promise<void> {
  const limits = await store.incrementUses(tx, use.promoCodeId);
  if (!limits) throw promoError('promo.usedUp');
  const { maxUsesPerCustomer } = limits;
  if (
    maxUsesPerCustomer !== null &&
    (await store.countUses(tx, use.promoCodeId, use.customerId)) >= maxUsesPerCustomer
  )
    throw promoError('promo.usedUp');
  await store.insertPromoUse(tx, use);
}

/** The attempt failed: its use of the code is reverted. */
export function releasePromo(tx: Database, attemptId: number): Promise<void> {
  return store.deletePromoUse(tx, attemptId);
}
