import type { Platform } from '../../context.ts';
import { AcquirerRefused } from './acquirer.ts';
import type { CardService } from './acquirer-access.ts';
import { type PaymentRow, updatePayment } from './card-payments.ts';

/** Seconds until money is asked for again that the acquirer refuses to take; it needs a person by then. */
const retryAfterSeconds = 3_600;

/**
 * Takes what is held, after the order is written; repeated until the acquirer says that it is done, at its leisure and
 * as an error of the log where it refuses.
 * @throws AcquirerAway when the acquirer does not answer; the payment then stays as it is
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
    log.error({ err: error, payment: id }, 'the acquirer refuses the money of an order');
    return updatePayment(db, id, { state: 'Authorised' }, retryAfterSeconds);
  }
  return updatePayment(db, id, { state: 'Captured' }, null);
}
