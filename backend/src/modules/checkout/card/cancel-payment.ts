import { unknownPaymentMessage } from '../../../../../lib/rules/money/payment-messages.ts';
import type { Context } from '../../../context.ts';
import type { AttemptKind } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';
import { invoicesChangedError } from '../../invoices/pay-invoices.ts';
import { findPaymentByAttempt, type PaymentRow } from '../../payments/card-payments.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';
import { requireOwnAttempt } from '../attempt/require-own-attempt.ts';
import { cartChangedError } from '../attempt/refusals.ts';
import { abandonPayment } from '../settle-payment.ts';

/**
 * A cart or an invoice is paid once: earlier pending payments are cancelled before another begins.
 * @param placedError of the order that one of them has paid
 * @throws ShopError FAILED_PRECONDITION when one has been paid already, or its state is unknown
 */
export async function cancelOpenPayments(
  context: Context,
  payments: readonly PaymentRow[],
  placedError: () => ShopError = cartChangedError,
): Promise<void> {
  for (const payment of payments) {
    const { kind } = await abandonOrRefuse(context, payment);
    if (kind === 'placed') throw placedError();
    if (kind === 'settled') throw invoicesChangedError();
  }
}

/** Cancels the payment of this customer's attempt. @throws ShopError NOT_FOUND; FAILED_PRECONDITION as cancelOpenPayments */
export async function cancelPayment(
  context: Context,
  idempotencyKey: string,
  kind: AttemptKind,
): Promise<void> {
  const attempt = await requireOwnAttempt(context, idempotencyKey, kind);
  const payment = await findPaymentByAttempt(context.db, attempt.id);
  if (payment) await cancelOpenPayments(context, [payment]);
}

async function abandonOrRefuse(context: Context, payment: PaymentRow): Promise<PlacementOutcome> {
  try {
    return await abandonPayment(context, payment);
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not cancelled');
    throw new ShopError('FAILED_PRECONDITION', unknownPaymentMessage, { reason: 'pay.unknown' });
  }
}
