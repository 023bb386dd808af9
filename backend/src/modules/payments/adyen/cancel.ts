import { AcquirerRefused } from '../acquirer.ts';
import type { AdyenContext } from './context.ts';
import { advanceBooking, type AdyenPayment, insertBooking } from './store.ts';

/**
 * Frees what Adyen holds for a payment that the shop has given up: by Adyen's reference, or by ours where no answer to the payment
 * came. An authorisation that comes later is cancelled when it is reported.
 */
export async function cancelAtAdyen(
  { platform: { db, log }, calls }: Pick<AdyenContext, 'platform' | 'calls'>,
  { reference: payment, pspReference, amount, state }: AdyenPayment,
): Promise<void> {
  if (state === 'Refused') return;
  const reference = `${payment}-${pspReference === null ? 'u' : 'x'}`;
  const { booking } = await insertBooking(db, { reference, payment, kind: 'Cancel', amount });
  if (booking.state !== 'Sent') return;
  const { cancel, cancelUnanswered } = await calls();
  try {
    const received = await (pspReference === null
      ? cancelUnanswered(payment, reference)
      : cancel(pspReference, reference));
    await advanceBooking(db, reference, { state: 'Received', pspReference: received });
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    log.error({ err: error, payment }, 'Adyen refused to cancel what it may hold');
    await advanceBooking(db, reference, { state: 'Failed', reason: error.code });
  }
}
