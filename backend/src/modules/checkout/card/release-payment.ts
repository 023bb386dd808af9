import {
  cancelledPaymentMessage,
  declinedPaymentMessage,
} from '../../../../../lib/rules/money/payment-messages.ts';
import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import type { AcquirerPayment } from '../../payments/acquirer.ts';
import type { CardService } from '../../payments/card-service.ts';
import { isUndecided, type PaymentRow, updatePayment } from '../../payments/card-payments.ts';
import { voidAttempt } from '../attempt/fail-attempt.ts';
import { notFinishedError } from '../attempt/refusals.ts';
import { recheckAfterSeconds, type PaymentStep, toPayingStep, runPaymentStep } from './payment-step.ts';

/** From here on the order cannot be placed any more; the acquirer is called next. */
export function startVoiding(db: Database, payment: PaymentRow): Promise<PaymentStep> {
  return db.transaction((tx) =>
    runPaymentStep(tx, payment, async (_attempt, current) =>
      isUndecided(current)
        ? toPayingStep(await updatePayment(tx, current.id, { state: 'Voiding' }, recheckAfterSeconds))
        : null,
    ),
  );
}

/** Voids a payment that is given up. @throws AcquirerUnavailable when the acquirer does not respond */
export async function releasePayment(
  { db }: Pick<Platform, 'db'>,
  { acquirer }: CardService,
  payment: PaymentRow,
): Promise<PaymentStep> {
  const cancelled = await acquirer.cancel(payment.reference);
  const isUnseen = payment.challengeUrl === null && cancelled.state === 'voided';
  return failPayment(db, payment, isUnseen ? null : toPaymentRefusal(cancelled));
}

/** Ends a payment that takes no money, and its attempt. @param error null: nobody saw it begin */
export function failPayment(
  db: Database,
  payment: PaymentRow,
  error: ShopError | null,
): Promise<PaymentStep> {
  return db.transaction((tx) =>
    runPaymentStep(tx, payment, async (attempt, { id, state }) => {
      if (state === 'Authorised' || state === 'Captured') return null;
      const finalState = state === 'Voiding' ? 'Voided' : 'Declined';
      return {
        payment: await updatePayment(tx, id, { state: finalState, challengeUrl: null }, null),
        outcome: await voidAttempt(tx, attempt, error ?? notFinishedError(attempt.kind)),
      };
    }),
  );
}

/** Why the acquirer holds no money, as an error for the buyer. */
export function toPaymentRefusal({ state, reason }: AcquirerPayment): ShopError {
  const cancelled = state === 'voided' || reason === 'cancelled';
  return new ShopError('FAILED_PRECONDITION', cancelled ? cancelledPaymentMessage : declinedPaymentMessage, {
    reason: cancelled ? 'pay.cancelled' : 'pay.declined',
  });
}
