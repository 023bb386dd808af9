import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { retried } from '../../db/retry.ts';
import { ShopError } from '../../errors.ts';
import { lockCustomerCart } from '../cart/carts.ts';
import { type AcquirerPayment, AcquirerRefused } from '../payments/acquirer.ts';
import { keepCard } from '../payments/saved-cards.ts';
import { cardService, type CardService } from '../payments/acquirer-access.ts';
import { findAttemptById, lockRunning } from './attempt/store.ts';
import { notPlaced, voidAttempt } from './attempt/attempts.ts';
import { commitOrder } from './place/place-order.ts';
import * as store from '../payments/card-payments.ts';

/** Nobody works on a payment any more that has been open for so long (reliability §3, seconds). */
const abandonedAfter = 60;
/** What a bank gives the card holder for its page (seconds). */
const challengeLifetime = 900;
/** Seconds between two looks of the sweeper. */
const lookAgain = 30;
/** Seconds until money is asked for again that the acquirer refuses to take; it needs a person by then. */
const askAgain = 3_600;

const declinedMessage = 'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.';
const cancelledMessage = 'Hætt var við greiðslu. Ekkert var skuldfært.';

type Payments = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * Brings a payment as far as it can come: asks the acquirer unless `known` is its answer just now, then writes the order and takes
 * the money, or frees what is held. Whoever comes (the buyer's request, the bank's way back, a message, the sweeper) calls this,
 * in any order and any number of times.
 * @throws AcquirerAway when the acquirer does not answer; the payment then stays open
 */
export async function settle(platform: Payments, paymentId: number, known?: AcquirerPayment): Promise<void> {
  const service = cardService(platform.config);
  const payment = await store.findPayment(platform.db, paymentId);
  if (!service || !payment) return;
  if (payment.state === 'Authorising' || payment.state === 'Challenge') {
    await decide(platform, payment, known ?? (await service.acquirer.enquire(payment.reference)));
  }
  const now = await store.findPayment(platform.db, paymentId);
  if (now?.state === 'Voiding') await free(platform, service, now);
  if (now?.state === 'Authorised') await capture(platform, service, now);
}

/**
 * Gives a payment up, unless its order is written by then.
 * @throws AcquirerAway as settle; it is freed later then
 */
export async function giveUp(platform: Payments, payment: store.PaymentRow): Promise<void> {
  await startVoiding(platform.db, payment);
  await settle(platform, payment.id);
}

async function decide(
  platform: Payments,
  payment: store.PaymentRow,
  found: AcquirerPayment | null,
): Promise<void> {
  const { db } = platform;
  if (found === null) {
    // A request may still be on its way; only one that is old is given up.
    if ((await store.ageOf(db, payment.id)) > abandonedAfter) await startVoiding(db, payment);
    return;
  }
  switch (found.state) {
    case 'challenge': {
      if ((await store.ageOf(db, payment.id)) > challengeLifetime) await startVoiding(db, payment);
      else await noteChallenge(db, payment, found);
      return;
    }
    case 'authorised':
    case 'captured': {
      if (found.amount === payment.amount) await complete(platform, payment, found);
      else await startVoiding(db, payment);
      return;
    }
    case 'declined':
    case 'voided':
    case 'refunded':
      await fail(db, payment, refusalOf(found));
  }
}

async function noteChallenge(
  db: Database,
  payment: store.PaymentRow,
  { id, challengeUrl }: AcquirerPayment,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockRunning(tx, payment.attemptId))) return;
    const state = (await store.lockPayment(tx, payment.id))?.state;
    if (state === 'Authorising' || state === 'Challenge')
      await store.setPayment(tx, payment.id, { state: 'Challenge', acquirerId: id, challengeUrl }, lookAgain);
  });
}

/** The order as it was drafted, once: whoever comes second finds the attempt finished. */
async function complete(
  { db, config, log }: Payments,
  payment: store.PaymentRow,
  found: AcquirerPayment,
): Promise<void> {
  const attempt = await findAttemptById(db, payment.attemptId);
  if (!attempt?.draft) return;
  const { customerId } = attempt;
  try {
    await retried(() =>
      db.transaction(async (tx) => {
        await lockCustomerCart(tx, customerId);
        const running = await lockRunning(tx, payment.attemptId);
        const state = (await store.lockPayment(tx, payment.id))?.state;
        if (!running?.draft || (state !== 'Authorising' && state !== 'Challenge')) return;
        await store.setPayment(
          tx,
          payment.id,
          { state: 'Authorised', acquirerId: found.id, challengeUrl: null },
          lookAgain,
        );
        if (found.stored) await keepCard(tx, customerId, found.stored);
        await commitOrder(tx, config, running.id, running.draft, 'Card');
      }),
    );
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'paid order not written');
    if ((await store.ageOf(db, payment.id)) > challengeLifetime) await startVoiding(db, payment);
    else throw error;
  }
}

async function fail(db: Database, payment: store.PaymentRow, why: ShopError): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await lockRunning(tx, payment.attemptId);
    const state = (await store.lockPayment(tx, payment.id))?.state;
    if (!running || state === 'Authorised' || state === 'Captured') return;
    await store.setPayment(
      tx,
      payment.id,
      { state: state === 'Voiding' ? 'Voided' : 'Declined', challengeUrl: null },
      null,
    );
    await voidAttempt(tx, running, why);
  });
}

/** From now on nobody writes the order any more; the acquirer is told next. */
async function startVoiding(db: Database, payment: store.PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockRunning(tx, payment.attemptId))) return;
    const state = (await store.lockPayment(tx, payment.id))?.state;
    if (state === 'Authorising' || state === 'Challenge')
      await store.setPayment(tx, payment.id, { state: 'Voiding' }, lookAgain);
  });
}

async function free({ db }: Payments, { acquirer }: CardService, payment: store.PaymentRow): Promise<void> {
  const found = await acquirer.cancel(payment.reference);
  await fail(
    db,
    payment,
    payment.challengeUrl === null && found.state === 'voided' ? notPlaced() : refusalOf(found),
  );
}

/**
 * Takes what is held, after the order is written; repeated until the acquirer says that it is done, at its leisure and
 * as an error of the log where it refuses.
 */
async function capture(
  { db, log }: Payments,
  { acquirer }: CardService,
  { id, acquirerId, amount }: store.PaymentRow,
): Promise<void> {
  if (acquirerId === null) return;
  try {
    await acquirer.capture(acquirerId, amount);
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    log.error({ err: error, payment: id }, 'the acquirer refuses the money of an order');
    return store.setPayment(db, id, { state: 'Authorised' }, askAgain);
  }
  await store.setPayment(db, id, { state: 'Captured' }, null);
}

function refusalOf({ state, reason }: AcquirerPayment): ShopError {
  const cancelled = state === 'voided' || reason === 'cancelled';
  return new ShopError('FAILED_PRECONDITION', cancelled ? cancelledMessage : declinedMessage, {
    reason: cancelled ? 'pay.cancelled' : 'pay.declined',
  });
}
