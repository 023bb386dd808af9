import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import { findCheckout, lockCart, saveCheckout } from './checkout-store.ts';
import { findAttempt } from './store.ts';

/**
 * The key of the next attempt at this buyer's cart as it is now; the same for every reader until the cart changes or the
 * attempt ends. Empty without a cart: there is nothing to attempt.
 */
export async function nextIdempotencyKey(
  db: Database,
  buyer: { actorId: number; customerId: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, buyer);
    if (!cart) return '';
    const row = await findCheckout(tx, cart.id);
    if (row?.idempotencyKey && row.attemptCartVersion === cart.version) return row.idempotencyKey;
    const idempotencyKey = randomUUID();
    await saveCheckout(tx, cart.id, { idempotencyKey, attemptCartVersion: cart.version });
    return idempotencyKey;
  });
}

export async function isAttemptRunning(db: Database, idempotencyKey: string): Promise<boolean> {
  const attempt = await findAttempt(db, idempotencyKey);
  return attempt !== null && attempt.finishedAt === null;
}
