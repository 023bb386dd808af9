import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retried } from '../../../db/retry.ts';
import { lockCustomerCart } from '../../cart/carts.ts';
import type { AcquirerPayment } from '../../payments/acquirer.ts';
import { ageOf, isUndecided, type PaymentRow, setPayment } from '../../payments/card-payments.ts';
import { keepCard } from '../../payments/saved-cards.ts';
import { findAttemptById } from '../attempt/store.ts';
import { commitOrder } from '../place/place-order.ts';
import { lookAgain, type PaymentStep, stillPaying, takeStep } from './payment-step.ts';
import { failPayment, refusalOf, startVoiding } from './release-payment.ts';

/** Nobody works on a payment any more that has been open for so long (reliability §3, seconds). */
const abandonedAfter = 60;
/** What a bank gives the card holder for its page (seconds). */
const challengeLifetime = 900;

type Payments = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * Brings a payment that was undecided to where the acquirer says it is.
 * @param found null where the acquirer knows nothing of it
 */
export async function applyAcquirerState(
  platform: Payments,
  payment: PaymentRow,
  found: AcquirerPayment | null,
): Promise<PaymentStep> {
  const { db } = platform;
  // A request may still be on its way; only one that is old is given up.
  if (found === null)
    return (await ageOf(db, payment.id)) > abandonedAfter ? startVoiding(db, payment) : stillPaying(payment);
  switch (found.state) {
    case 'challenge':
      return (await ageOf(db, payment.id)) > challengeLifetime
        ? startVoiding(db, payment)
        : noteChallenge(db, payment, found);
    case 'authorised':
    case 'captured':
      return found.amount === payment.amount
        ? placeAuthorisedOrder(platform, payment, found)
        : startVoiding(db, payment);
    case 'declined':
    case 'voided':
    case 'refunded':
      return failPayment(db, payment, refusalOf(found));
  }
}

function noteChallenge(
  db: Database,
  payment: PaymentRow,
  { id: acquirerId, challengeUrl }: AcquirerPayment,
): Promise<PaymentStep> {
  return db.transaction((tx) =>
    takeStep(tx, payment, async (_attempt, now) => {
      if (!isUndecided(now)) return null;
      const values = { state: 'Challenge' as const, acquirerId, challengeUrl };
      return stillPaying(await setPayment(tx, now.id, values, lookAgain));
    }),
  );
}

/** The order as it was drafted, once: whoever comes second finds the attempt finished. */
async function placeAuthorisedOrder(
  { db, config, log }: Payments,
  payment: PaymentRow,
  found: AcquirerPayment,
): Promise<PaymentStep> {
  const { customerId } = await findAttemptById(db, payment.attemptId);
  const place = (tx: Database) =>
    takeStep(tx, payment, async ({ id: attemptId, draft }, now) => {
      if (!draft || !isUndecided(now)) return null;
      const values = { state: 'Authorised' as const, acquirerId: found.id, challengeUrl: null };
      const authorised = await setPayment(tx, now.id, values, lookAgain);
      if (found.stored) await keepCard(tx, customerId, found.stored);
      return { payment: authorised, outcome: await commitOrder(tx, config, attemptId, draft, 'Card') };
    });
  try {
    return await retried(() =>
      db.transaction(async (tx) => {
        await lockCustomerCart(tx, customerId);
        return place(tx);
      }),
    );
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'paid order not written');
    if ((await ageOf(db, payment.id)) > challengeLifetime) return startVoiding(db, payment);
    throw error;
  }
}
