import type { Platform } from '../../context.ts';
import { AcquirerRefused } from './acquirer.ts';
import type { CardService } from './acquirer-access.ts';
import { type PaymentRow, updatePayment } from './card-payments.ts';

/** Seconds until a refused capture is retried; by then it needs a person. */
const retryAfterSeconds = 3_600;

/**
 * Captures held money after the order is placed; repeated until the acquirer confirms, with an hour's pause and an error in the
 * log where it refuses.
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
    await acquirer.capture(acquirerId, amount);
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    log.error({ err: error, payment: id }, 'the acquirer refused the capture of an order');
    return updatePayment(db, id, { state: 'Authorised' }, retryAfterSeconds);
  }
  return updatePayment(db, id, { state: 'Captured' }, null);
}
