import type { Context } from '../../../context.ts';
import { retryWhileUnavailable } from '../../../db/retry.ts';
import { AcquirerRefused } from '../../payments/acquirer.ts';
import type { CardService } from '../../payments/card-service.ts';
import type { PaymentRow } from '../../payments/card-payments.ts';
import { signReturn } from '../../payments/return-signature.ts';
import { type PlacementOutcome, readCurrentOutcome } from '../attempt/outcome.ts';
import { abandonPayment, settlePayment } from '../settle-payment.ts';
import type { CardChoice } from '../steps/card-choice.ts';

/** The sweeper picks up a payment this long after its start, in case its request has died (seconds). */
export const firstCheckAfterSeconds = 60;

/** Asks the acquirer for the money of a payment that is written down, and settles what it answers. */
export async function authorisePayment(
  context: Context,
  { service, source, shopper }: CardChoice,
  payment: PaymentRow,
): Promise<PlacementOutcome> {
  const returnUrl = `${service.site}/backend/payments/return/${payment.reference}/${signReturn(payment.reference, service.secret)}`;
  const { reference, amount } = payment;
  const authorisation = { reference, amount, source, returnUrl, shopper };
  try {
    const acquirerPayment = await service.acquirer.authorise(authorisation);
    return await retryWhileUnavailable(() => settlePayment(context, payment, acquirerPayment));
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not settled at once');
    return recoverPayment(context, service, payment, error);
  }
}

/**
 * Refused, or unknown to the acquirer: the reference is closed and the attempt ends without payment. Otherwise the acquirer's
 * state applies. When it does not respond to that either, the sweeper continues.
 */
async function recoverPayment(
  context: Context,
  { acquirer }: CardService,
  payment: PaymentRow,
  error: unknown,
): Promise<PlacementOutcome> {
  try {
    const acquirerPayment =
      error instanceof AcquirerRefused ? null : await acquirer.enquire(payment.reference);
    return acquirerPayment
      ? await settlePayment(context, payment, acquirerPayment)
      : await abandonPayment(context, payment);
  } catch (recoveryError) {
    context.log.warn({ err: recoveryError, payment: payment.id }, 'payment left to the sweeper');
    return retryWhileUnavailable(() => readCurrentOutcome(context.db, payment.attemptId));
  }
}
