import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import type { AcquirerPayment } from '../../payments/acquirer.ts';
import type { CardService } from '../../payments/acquirer-access.ts';
import { isUndecided, type PaymentRow, setPayment } from '../../payments/card-payments.ts';
import { voidAttempt } from '../attempt/fail-attempt.ts';
import { notPlaced } from '../attempt/refusals.ts';
import { lookAgain, type PaymentStep, stillPaying, takeStep } from './payment-step.ts';

const declinedMessage = 'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.';
const cancelledMessage = 'Hætt var við greiðslu. Ekkert var skuldfært.';

/** From now on nobody writes the order any more; the acquirer is told next. */
export function startVoiding(db: Database, payment: PaymentRow): Promise<PaymentStep> {
  return db.transaction((tx) =>
    takeStep(tx, payment, async (_attempt, now) =>
      isUndecided(now) ? stillPaying(await setPayment(tx, now.id, { state: 'Voiding' }, lookAgain)) : null,
    ),
  );
}

/** Frees the money of a payment that is given up. @throws AcquirerAway when the acquirer does not answer */
export async function releasePayment(
  { db }: Pick<Platform, 'db'>,
  { acquirer }: CardService,
  payment: PaymentRow,
): Promise<PaymentStep> {
  const cancelled = await acquirer.cancel(payment.reference);
  const isUnseen = payment.challengeUrl === null && cancelled.state === 'voided';
  return failPayment(db, payment, isUnseen ? notPlaced() : refusalOf(cancelled));
}

/** Ends a payment that takes no money, and its attempt. */
export function failPayment(db: Database, payment: PaymentRow, error: ShopError): Promise<PaymentStep> {
  return db.transaction((tx) =>
    takeStep(tx, payment, async (attempt, { id, state }) => {
      if (state === 'Authorised' || state === 'Captured') return null;
      const ended = state === 'Voiding' ? 'Voided' : 'Declined';
      return {
        payment: await setPayment(tx, id, { state: ended, challengeUrl: null }, null),
        outcome: await voidAttempt(tx, attempt, error),
      };
    }),
  );
}

/** Why the acquirer holds no money, for the buyer. */
export function refusalOf({ state, reason }: AcquirerPayment): ShopError {
  const cancelled = state === 'voided' || reason === 'cancelled';
  return new ShopError('FAILED_PRECONDITION', cancelled ? cancelledMessage : declinedMessage, {
    reason: cancelled ? 'pay.cancelled' : 'pay.declined',
  });
}
