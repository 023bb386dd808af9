import { useTrackEvent } from '@/lib/analytics/use-track-event.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { toBeginCheckout } from '@/lib/rules/orders/tracked-events.ts';

/** Tracks the start of a checkout, once for each attempt whichever step comes first; renders nothing. */
export function TrackCheckoutStart({ cart, idempotencyKey }: Pick<Checkout, 'cart' | 'idempotencyKey'>) {
  useTrackEvent(toBeginCheckout(cart, idempotencyKey));
  return null;
}
