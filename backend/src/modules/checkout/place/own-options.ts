import type { OrderOption } from '../../../../../lib/rules/orders/order-option.ts';

/** Where an order is fetched, among its answers. */
export function pickupOption(value: string): OrderOption {
  return { kind: 'PickupPlace', name: 'Afhendingarstaður', value };
}

/** The code that an order's prices carry, among its answers. */
export function promoOption(value: string): OrderOption {
  return { kind: 'PromoCode', name: 'Afsláttarkóði', value };
}
