import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { buyersCart } from '../../cart/carts.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import { findCheckout } from '../attempt/checkout-store.ts';
import { pickupPlaceText } from '../repeat/draft-repeat.ts';
import { findLastOrder } from '../repeat/store.ts';
import { pickupPointOf } from '../steps/delivery.ts';
import { findDeliveryMethods, type DeliveryMethodRow } from '../steps/store.ts';

interface UsualDelivery {
  method: DeliveryMethodRow;
  /** In one line; null where it is not known, or the store itself. */
  place: string | null;
}

/** How this visitor's next order would most likely be delivered; null where the shop has no way of delivery. */
export async function readUsualDelivery(
  db: Database,
  session: Session | null,
): Promise<UsualDelivery | null> {
  const methods = await findDeliveryMethods(db);
  const [first] = methods;
  if (!first) return null;
  // Who may not order has neither a checkout nor orders.
  if (!session || !may(session, 'order')) return { method: first, place: null };
  return (
    (await readChosen(db, session, methods)) ??
    (await readLast(db, session, methods)) ?? {
      method: methods.find(({ requiresAddress }) => requiresAddress) ?? first,
      place: null,
    }
  );
}

/** The choice of the checkout that is open. */
async function readChosen(
  db: Database,
  session: Session,
  methods: readonly DeliveryMethodRow[],
): Promise<UsualDelivery | null> {
  const cart = await buyersCart(db, session);
  const checkout = cart && (await findCheckout(db, cart.id));
  const method = methods.find(({ id }) => id === checkout?.deliveryMethodId);
  if (!checkout || !method) return null;
  const point = pickupPointOf(method, checkout.pickupPointId);
  const address = method.requiresAddress ? checkout.address : null;
  return { method, place: point ? pickupPlaceText(point) : address && addressLine(address) };
}

async function readLast(
  db: Database,
  session: Session,
  methods: readonly DeliveryMethodRow[],
): Promise<UsualDelivery | null> {
  const last = await findLastOrder(db, session);
  const method = methods.find(({ id }) => id === last?.order.deliveryMethodId);
  if (!last || !method) return null;
  const { address, options } = last.order;
  const place = address ? addressLine(address) : findOptionValue(options, 'PickupPlace');
  return { method, place: place ?? null };
}
