import type { Platform } from '../../context.ts';
import { AcquirerRefused } from './acquirer.ts';
import type { CardService } from './card-service.ts';
import { type PaymentRow, updatePayment } from './card-payments.ts';

/**
 * Seconds until a capture is asked for again: one that was refused, which needs a person by then, and one whose outcome the
 * acquirer has not reported.
 */
const retryAfterSeconds = 3_600;

/**
 * Captures held money after the order is placed; repeated until the acquirer confirms, with an hour's pause where it refuses, with
 * an error in the log, or reports the outcome later.
 * @throws AcquirerUnavailable when the acquirer does not respond; the payment then stays as it is
 */
export async function capturePayment(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { acquirer }: CardService,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { id, acquirerId, amount } = payment;
  if (acquirerId === null) return payment;
  try {
    if ((await acquirer.capture(acquirerId, amount)) === 'pending')
      return updatePayment(db, id, { state: 'Authorised' }, retryAfterSeconds);
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    log.error({ err: error, payment: id }, 'the acquirer refused the capture of an order');
    return updatePayment(db, id, { state: 'Authorised' }, retryAfterSeconds);
  }
  return updatePayment(db, id, { state: 'Captured' }, null);
}
