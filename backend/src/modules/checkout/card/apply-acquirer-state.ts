import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { lockCart } from '../../cart/carts.ts';
import type { AcquirerPayment } from '../../payments/acquirer.ts';
import { readPaymentAge, isUndecided, type PaymentRow, updatePayment } from '../../payments/card-payments.ts';
import { saveCard } from '../../payments/saved-cards.ts';
import { findAttemptById } from '../attempt/store.ts';
import { commitInvoicePayment } from '../place/commit-invoice-payment.ts';
import { commitOrder } from '../place/place-order.ts';
import { recheckAfterSeconds, type PaymentStep, toPayingStep, runPaymentStep } from './payment-step.ts';
import { failPayment, toPaymentRefusal, startVoiding } from './release-payment.ts';

/** A payment that has been open for so long is in no live request any more (reliability §3.1, seconds). */
const abandonedAfterSeconds = 60;
/** How long banks keep the card holder's challenge page open (seconds). */
const challengeLifetimeSeconds = 900;

type PaymentPlatform = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * Moves an undecided payment to the state that the acquirer reports.
 * @param acquirerPayment null where the acquirer does not know it
 */
export async function applyAcquirerState(
  platform: PaymentPlatform,
  payment: PaymentRow,
  acquirerPayment: AcquirerPayment | null,
): Promise<PaymentStep> {
  const { db } = platform;
  // A request may still be on its way; only an old one is given up.
  if (acquirerPayment === null)
    return (await readPaymentAge(db, payment.id)) > abandonedAfterSeconds
      ? startVoiding(db, payment)
      : toPayingStep(payment);
  switch (acquirerPayment.state) {
    case 'challenge':
      return (await readPaymentAge(db, payment.id)) > challengeLifetimeSeconds
        ? startVoiding(db, payment)
        : saveChallenge(db, payment, acquirerPayment);
    case 'authorised':
    case 'captured':
      return acquirerPayment.amount === payment.amount
        ? completeAuthorised(platform, payment, acquirerPayment)
        : startVoiding(db, payment);
    case 'declined':
    case 'voided':
    case 'refunded':
      return failPayment(db, payment, toPaymentRefusal(acquirerPayment));
  }
}

function saveChallenge(
  db: Database,
  payment: PaymentRow,
  { id: acquirerId, challengeUrl }: AcquirerPayment,
): Promise<PaymentStep> {
  return db.transaction((tx) =>
    runPaymentStep(tx, payment, async (_attempt, current) => {
      if (!isUndecided(current)) return null;
      const values = { state: 'Challenge' as const, acquirerId, challengeUrl };
      return toPayingStep(await updatePayment(tx, current.id, values, recheckAfterSeconds));
    }),
  );
}

/** Places the drafted order or settles the drafted invoices, once: a second caller finds the attempt finished. */
async function completeAuthorised(
  { db, config, log }: PaymentPlatform,
  payment: PaymentRow,
  acquirerPayment: AcquirerPayment,
): Promise<PaymentStep> {
  const { customerId, cartId } = await findAttemptById(db, payment.attemptId);
  const completeOnce = (tx: Database) =>
    runPaymentStep(tx, payment, async ({ id: attemptId, draft }, current) => {
      if (!draft || !isUndecided(current)) return null;
      const { id: acquirerId, storedCard } = acquirerPayment;
      const savedCard = storedCard && { cardId: await saveCard(tx, customerId, storedCard) };
      const values = { state: 'Authorised' as const, acquirerId, challengeUrl: null, ...savedCard };
      const authorised = await updatePayment(tx, current.id, values, recheckAfterSeconds);
      const outcome =
        'invoices' in draft
          ? await commitInvoicePayment(tx, config, attemptId, draft)
          : await commitOrder(tx, config, attemptId, draft, 'Card');
      return { payment: authorised, outcome };
    });
  try {
    return await retryOnConflict(() =>
      db.transaction(async (tx) => {
        if (cartId !== null) await lockCart(tx, cartId);
        return completeOnce(tx);
      }),
    );
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'what is paid was not completed');
    if ((await readPaymentAge(db, payment.id)) > challengeLifetimeSeconds) return startVoiding(db, payment);
    throw error;
  }
}
