import type { PaymentMethod } from './queries.ts';

/** A saved card in words, e.g. „Visa •••• 4242“. */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brandName(brand)} •••• ${last4 ?? ''}`;
}

function brandName(brand: PaymentMethod['brand']): string {
  if (brand === 'ChinaUnionPay') return 'China UnionPay';
  return brand === null || brand === 'Unknown' ? 'Kort' : brand;
}

/** `MM/YY` */
export function cardExpiry({
  expiryMonth,
  expiryYear,
}: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth ?? 0).padStart(2, '0')}/${String(expiryYear ?? 0).slice(-2)}`;
}
