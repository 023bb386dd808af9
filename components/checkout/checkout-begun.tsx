import { useShopEvent } from '@/lib/analytics/use-shop-event.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { toBeginCheckout } from '@/lib/rules/orders/tracked-events.ts';

/** Tells that buying has begun, once for each attempt whichever step it is seen on; shows nothing. */
export function CheckoutBegun({ cart, idempotencyKey }: Pick<Checkout, 'cart' | 'idempotencyKey'>) {
  useShopEvent(toBeginCheckout(cart, idempotencyKey));
  return null;
}
