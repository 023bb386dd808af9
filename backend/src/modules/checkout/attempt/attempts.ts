import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { AttemptAnswer } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';
import { releasePromo } from '../../promo/promo-codes.ts';
import * as attemptStore from './store.ts';
import { findOpenOnCart } from '../../payments/card-payments.ts';
import { releaseReservations } from '../place/stock-store.ts';
import * as store from '../steps/store.ts';

const cartChangedMessage = 'Karfan hefur breyst. Vinsamlegast yfirfarið hana áður en haldið er áfram.';
const notPlacedMessage = 'Ekki tókst að ljúka pöntuninni og ekkert var skuldfært. Vinsamlegast reynið aftur.';
/**
 * Seconds after which nobody waits any longer for the request that wrote an attempt down and did nothing more: its process may be gone.
 * Whoever asks again goes on with it, or gives it up; should that request come after all, the attempt's lock lets one of them through.
 */
const stalledAfter = 5;

const runningMessage = 'Verið er að vinna úr pöntuninni. Vinsamlegast bíðið.';

export function cartChanged(): ShopError {
  return new ShopError('FAILED_PRECONDITION', cartChangedMessage, { reason: 'cart.changed' });
}

/** SHA-256 of an input: a key is good for one input only. */
export function hashInput(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/**
 * The key of the next attempt at this customer's cart as it is now; the same for every reader until the cart changes or
 * the attempt is over. Empty without a cart: there is nothing to attempt.
 */
export async function attemptKeyFor(db: Database, customerId: number): Promise<string> {
  return db.transaction(async (tx) => {
    const cart = await store.lockCart(tx, customerId);
    if (!cart) return '';
    const row = await store.findCheckout(tx, cart.id);
    if (row?.attemptKey && row.attemptCartVersion === cart.version) return row.attemptKey;
    const attemptKey = randomUUID();
    await store.saveCheckout(tx, cart.id, { attemptKey, attemptCartVersion: cart.version });
    return attemptKey;
  });
}

export async function isRunning(db: Database, key: string): Promise<boolean> {
  const attempt = await attemptStore.findAttempt(db, key);
  return attempt !== null && attempt.finishedAt === null;
}

/**
 * What this customer's key answered before, or the attempt while it waits for the money; null when it is new, or was left before it held anything.
 * @throws ShopError BAD_REQUEST with another input, FAILED_PRECONDITION while the first is running
 */
export async function earlierAnswer(
  db: Database,
  { key, customerId, inputHash }: { key: string; customerId: number; inputHash: string },
): Promise<AttemptAnswer | { paying: number } | null> {
  const attempt = await attemptStore.findAttempt(db, key);
  if (attempt?.customerId !== customerId) return null;
  if (attempt.inputHash !== inputHash) {
    throw new ShopError('BAD_REQUEST', undefined, { reason: 'idempotencyKey' });
  }
  if (attempt.answer) return attempt.answer;
  if (attempt.state === 'Paying') return { paying: attempt.id };
  if (await attemptStore.isStalled(db, attempt.id, stalledAfter)) return null;
  throw running();
}

function running(): ShopError {
  return new ShopError('FAILED_PRECONDITION', runningMessage, { reason: 'running' });
}

/**
 * Begins an attempt with the key that was minted for the cart as it is now, or goes on with one that was left before it held anything; null
 * when another request works on the key.
 * @param isAgain the answer to a first try was lost: what it wrote is this request's own
 * @throws ShopError FAILED_PRECONDITION when the cart has changed since, or is being paid in another window
 */
export async function begin(
  db: Database,
  {
    key,
    actorId,
    customerId,
    inputHash,
  }: { key: string; actorId: number; customerId: number; inputHash: string },
  isAgain: boolean,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const cart = await store.lockCart(tx, customerId);
    if (!cart) throw cartChanged();
    const known = await attemptStore.findAttempt(tx, key);
    if (known?.customerId === customerId) {
      if (known.state !== 'Started' || known.inputHash !== inputHash) return null;
      return isAgain || (await attemptStore.isStalled(tx, known.id, stalledAfter)) ? known.id : null;
    }
    const row = await store.findCheckout(tx, cart.id);
    if (row?.attemptKey !== key || row.attemptCartVersion !== cart.version) throw cartChanged();
    if ((await findOpenOnCart(tx, cart.id, key)).length > 0) throw running();
    const attempt = await attemptStore.insertAttempt(tx, {
      key,
      cartId: cart.id,
      customerId,
      placedBy: actorId,
      inputHash,
    });
    return attempt?.id ?? null;
  });
}

/** Undoes what an attempt holds and keeps why, unless it is finished by now. */
export async function voidAttempt(
  tx: Database,
  attempt: attemptStore.AttemptRow,
  why: ShopError,
): Promise<void> {
  const { code: _code, ...details } = why.extensions;
  if (attempt.state !== 'Started') {
    await releaseReservations(tx, attempt.id);
    await releasePromo(tx, attempt.id);
  }
  await attemptStore.finish(tx, attempt.id, 'Failed', {
    code: 'FAILED_PRECONDITION',
    message: why.message,
    details,
  });
  await store.dropAttemptKey(tx, attempt.key);
}

/** Gives up an attempt that was left before it held anything, so that nobody waits for it; any other stays as it is. */
export async function giveUpStalled(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const attempt = await attemptStore.lockRunning(tx, id);
    if (attempt && (await attemptStore.isStalled(tx, id, stalledAfter)))
      await voidAttempt(tx, attempt, notPlaced());
  });
}

/** For what was not the customer's fault; the code makes the page fetch a new key. */
export function notPlaced(): ShopError {
  return new ShopError('FAILED_PRECONDITION', notPlacedMessage, { reason: 'notPlaced' });
}
