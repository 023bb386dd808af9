import type { OrderOption } from '../../../../../lib/rules/orders/order-option.ts';

/** The pick-up place as an option of the order. */
export function pickupOption(value: string): OrderOption {
  return { kind: 'PickupPlace', name: 'Afhendingarstaður', value };
}

/** The promo code as an option of the order. */
export function promoOption(value: string): OrderOption {
  return { kind: 'PromoCode', name: 'Afsláttarkóði', value };
}
