import { randomUUID } from 'node:crypto';
import {
  AcquirerRefused,
  AcquirerUnavailable,
  type Acquirer,
  type AcquirerPayment,
  type Progress,
} from '../acquirer.ts';
import { readToken, toStoredCard } from './answers.ts';
import { cancelAtAdyen } from './cancel.ts';
import type { AdyenContext } from './context.ts';
import { toAcquirerPayment } from './payment-view.ts';
import { recordAnswer, recordOutcome, sendDetails } from './record.ts';
import * as store from './store.ts';

/** Milliseconds that a payment without an answer is waited for: Adyen reports its outcome within seconds. */
const reportWithinMs = 180_000;
/** Milliseconds until a capture that failed is asked for again; the shop comes back after an hour. */
const captureAgainAfterMs = 50 * 60_000;

/**
 * Adyen behind the shop's interface. What Adyen has answered and reported is kept in our database, because it cannot be asked for
 * a payment by reference; a payment of which nothing is known is cancelled once its report should have come.
 */
export function adyenAcquirer(context: AdyenContext): Acquirer {
  const { platform, calls } = context;
  const { db } = platform;
  const view = async (payment: store.AdyenPayment): Promise<AcquirerPayment | null> =>
    toAcquirerPayment(payment, await store.findBookings(db, payment.reference), context.challengeUrl);
  const viewOrThrow = async (payment: store.AdyenPayment): Promise<AcquirerPayment> => {
    const known = await view(payment);
    if (!known) throw new AcquirerUnavailable('Adyen has not decided yet');
    return known;
  };
  const requirePayment = async (pspReference: string): Promise<store.AdyenPayment> => {
    const payment = await store.findPaymentByPsp(db, pspReference);
    if (!payment) throw new AcquirerRefused('No such payment', 'payment_not_found');
    if (payment.isClosed) throw new AcquirerRefused('The payment was given up', 'voided');
    return payment;
  };

  return {
    async authorise(authorisation) {
      const { reference, amount, source } = authorisation;
      const keepsCard = 'store' in source && source.store;
      const payment = await store.insertPayment(db, { reference, amount, keepsCard, isClosed: false });
      if (payment.isClosed || payment.state !== 'Sent') return viewOrThrow(payment);
      try {
        return await viewOrThrow(
          await recordAnswer(context, reference, await (await calls()).pay(authorisation)),
        );
      } catch (error) {
        // Nothing was begun, so there is nothing to cancel.
        if (error instanceof AcquirerRefused)
          await recordOutcome(context, reference, {
            kind: 'refused',
            pspReference: null,
            reason: error.code,
          });
        throw error;
      }
    },

    async enquire(reference) {
      const payment = await store.findPayment(db, reference);
      if (!payment) return null;
      if (payment.state === 'Challenge' && payment.details && !payment.isClosed)
        return view(await sendDetails(context, reference, payment.details));
      const isAwaited = Date.now() - payment.startedAt.getTime() < reportWithinMs;
      return isAwaited ? viewOrThrow(payment) : view(payment);
    },

    async cancel(reference) {
      await store.insertPayment(db, { reference, amount: 0, keepsCard: false, isClosed: true });
      const closed = await store.changePayment(db, reference, async (payment, tx) => {
        const bookings = await store.findBookings(tx, reference);
        if (bookings.some(({ kind, state }) => kind === 'Capture' && state !== 'Failed'))
          throw new AcquirerRefused('The money was taken already', 'already_captured');
        return payment.state === 'Refused' ? {} : { isClosed: true, action: null, details: null };
      });
      if (!closed) throw new AcquirerUnavailable('The payment is gone');
      // A reference that was never used is closed by our own record.
      const { state, amount } = closed.after;
      if (state !== 'Sent' || amount > 0) await cancelAtAdyen(context, closed.after);
      return viewOrThrow(closed.after);
    },

    async capture(id, amount) {
      const payment = await requirePayment(id);
      const earlier = (await store.findBookings(db, payment.reference)).filter(
        ({ kind }) => kind === 'Capture',
      );
      const last = earlier.at(-1);
      const isOpen = last !== undefined && last.state !== 'Failed';
      if (last && !isOpen && Date.now() - last.changedAt.getTime() < captureAgainAfterMs)
        throw new AcquirerRefused('The capture failed', last.reason ?? 'capture_failed');
      const reference = isOpen ? last.reference : `${payment.reference}-c${earlier.length + 1}`;
      return book(context, { reference, payment: payment.reference, kind: 'Capture', amount }, async () =>
        (await calls()).capture(id, amount, reference),
      );
    },

    async refund(id, reference, amount) {
      const payment = await requirePayment(id);
      return book(context, { reference, payment: payment.reference, kind: 'Refund', amount }, async () =>
        (await calls()).refund(id, amount, reference),
      );
    },

    async storeCard(token, shopper) {
      const card = toStoredCard(await (await calls()).storeCard(token, shopper, randomUUID()), shopper);
      if (!card) throw new AcquirerUnavailable('Adyen does not describe the card that it keeps');
      return card;
    },

    async removeCard(token) {
      const card = readToken(token);
      if (card) await (await calls()).removeCard(card.id, card.shopper);
    },
  };
}

/** Asks for a capture or a refund once per reference. @throws AcquirerRefused once it has failed */
async function book(
  { platform: { db } }: AdyenContext,
  values: Pick<store.AdyenBooking, 'reference' | 'payment' | 'kind' | 'amount'>,
  send: () => Promise<string>,
): Promise<Progress> {
  const { booking } = await store.insertBooking(db, values);
  const { reference } = booking;
  if (booking.state === 'Failed')
    throw new AcquirerRefused(`${booking.kind} failed`, booking.reason ?? 'failed');
  if (booking.state === 'Done') return 'done';
  if (booking.state === 'Received') return 'pending';
  try {
    await store.advanceBooking(db, reference, { state: 'Received', pspReference: await send() });
    return 'pending';
  } catch (error) {
    if (error instanceof AcquirerRefused)
      await store.advanceBooking(db, reference, { state: 'Failed', reason: error.code });
    throw error;
  }
}
