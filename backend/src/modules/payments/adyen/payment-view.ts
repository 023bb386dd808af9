import type { AcquirerPayment } from '../acquirer.ts';
import type { AdyenBooking, AdyenPayment } from './store.ts';

/** A payment as the shop's interface describes it; null while Adyen has not said anything. */
export function toAcquirerPayment(
  payment: AdyenPayment,
  bookings: readonly Pick<AdyenBooking, 'kind' | 'state'>[],
  challengeUrl: (reference: string) => string,
): AcquirerPayment | null {
  const { reference, pspReference, amount, reason, action, keptCard } = payment;
  const state = stateOf(payment, bookings);
  if (state === null) return null;
  return {
    id: pspReference ?? reference,
    amount,
    state,
    reason: state === 'declined' ? (reason ?? 'declined') : null,
    challengeUrl: state === 'challenge' ? (bankAddress(action) ?? challengeUrl(reference)) : null,
    storedCard: keptCard,
  };
}

function stateOf(
  { state, isClosed }: AdyenPayment,
  bookings: readonly Pick<AdyenBooking, 'kind' | 'state'>[],
): AcquirerPayment['state'] | null {
  const isDone = (kind: AdyenBooking['kind']) =>
    bookings.some((booking) => booking.kind === kind && booking.state === 'Done');
  if (state === 'Refused') return 'declined';
  if (isClosed) return 'voided';
  switch (state) {
    case 'Sent':
      return null;
    case 'Challenge':
      return 'challenge';
    case 'Authorised':
      if (isDone('Refund')) return 'refunded';
      return isDone('Capture') ? 'captured' : 'authorised';
  }
}

/** The bank's own address, where a redirect needs nothing but opening it. */
function bankAddress(action: Record<string, unknown> | null): string | null {
  const { type, method, url } = action ?? {};
  return type === 'redirect' && method === 'GET' && typeof url === 'string' && /^https?:/.test(url)
    ? url
    : null;
}
