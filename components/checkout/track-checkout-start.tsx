import { useTrackEvent } from '@/lib/analytics/use-track-event.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { toBeginCheckout } from '@/lib/rules/orders/tracked-events.ts';

/** Tells that buying has begun, once for each attempt whichever step it is seen on; shows nothing. */
export function TrackCheckoutStart({ cart, idempotencyKey }: Pick<Checkout, 'cart' | 'idempotencyKey'>) {
  useTrackEvent(toBeginCheckout(cart, idempotencyKey));
  return null;
}
