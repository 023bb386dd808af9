import type { Database } from '../../../db/connect.ts';
import { retryWhileUnavailable } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { findOtherOpenPayments, type PaymentRow } from '../../payments/card-payments.ts';
import { findCheckout, lockCart } from './checkout-store.ts';
import { readOutcome, type PlacementOutcome } from './outcome.ts';
import { alreadyRunningError, cartChangedError, orderNotPlacedError } from './refusals.ts';
import { findAttempt, insertAttempt, isAttemptStalled } from './store.ts';

/** The customer, cart and idempotency key of an order. */
interface AttemptClaim {
  idempotencyKey: string;
  actorId: number;
  customerId: number;
  inputHash: string;
}

type AttemptStart =
  | { kind: 'started'; attemptId: number }
  /** Payments of the same cart are open; an attempt starts once they are cancelled. */
  | { kind: 'blocked'; payments: PaymentRow[] };

/**
 * The earlier outcome of this customer's key; null when it is new, or its attempt stalled before it reserved anything.
 * @throws ShopError BAD_REQUEST for another input than the key's first, FAILED_PRECONDITION while that is running
 */
export async function findEarlierOutcome(
  db: Database,
  claim: AttemptClaim,
): Promise<PlacementOutcome | null> {
  const { idempotencyKey, customerId, inputHash } = claim;
  const attempt = await findAttempt(db, idempotencyKey);
  if (attempt?.customerId !== customerId) return null;
  if (attempt.inputHash !== inputHash)
    throw new ShopError('BAD_REQUEST', undefined, { reason: 'idempotencyKey' });
  if (attempt.answer || attempt.state === 'Paying') return readOutcome(db, attempt);
  if (await isAttemptStalled(db, attempt.id)) return null;
  throw alreadyRunningError();
}

/**
 * Starts the attempt of a key that was minted for the cart as it is now, takes over one that stalled before it reserved anything,
 * or returns the key's earlier outcome.
 * @throws ShopError as findEarlierOutcome, and FAILED_PRECONDITION when the cart has changed
 */
export async function startAttempt(
  db: Database,
  claim: AttemptClaim,
): Promise<AttemptStart | PlacementOutcome> {
  const earlier = await findEarlierOutcome(db, claim);
  if (earlier) return earlier;
  let tryCount = 0;
  return retryWhileUnavailable(() => {
    tryCount += 1;
    return db.transaction((tx) => insertOrTakeOver(tx, claim, tryCount > 1));
  });
}

/** @param isRetry the response to a first try was lost: an existing row is this request's own */
async function insertOrTakeOver(
  tx: Database,
  claim: AttemptClaim,
  isRetry: boolean,
): Promise<AttemptStart | PlacementOutcome> {
  const { idempotencyKey, actorId, customerId, inputHash } = claim;
  const cart = await lockCart(tx, claim);
  if (!cart) throw cartChangedError();
  const existingAttempt = await findAttempt(tx, idempotencyKey);
  // The key of a colleague's cart is none of this one's.
  if (existingAttempt?.cartId === cart.id) {
    const isOwn = isRetry && existingAttempt.state === 'Started' && existingAttempt.inputHash === inputHash;
    const earlier = isOwn ? null : await findEarlierOutcome(tx, claim);
    return earlier ?? { kind: 'started', attemptId: existingAttempt.id };
  }
  const payments = await findOtherOpenPayments(tx, cart.id);
  if (payments.length > 0) return { kind: 'blocked', payments };
  const row = await findCheckout(tx, cart.id);
  if (row?.idempotencyKey !== idempotencyKey || row.attemptCartVersion !== cart.version)
    throw cartChangedError();
  const attempt = await insertAttempt(tx, {
    idempotencyKey,
    cartId: cart.id,
    customerId,
    placedBy: actorId,
    inputHash,
  });
  if (!attempt) throw orderNotPlacedError();
  return { kind: 'started', attemptId: attempt.id };
}
