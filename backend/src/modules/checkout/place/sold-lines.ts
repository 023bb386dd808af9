import { netOf } from '../../../../../lib/rules/money/kronur.ts';
import type { PricedLine } from '../../cart/priced-cart.ts';
import { deliveryVatRate } from '../steps/delivery.ts';

/** A line as it is sold, for order and invoice. */
export function soldLine({ product, quantity, unit, price, priceWithoutTax }: PricedLine) {
  const { id, sku, name, taxPercentage, withdrawalExemption } = product;
  return {
    productId: id,
    sku,
    name,
    quantity,
    unitPrice: unit.price,
    price,
    priceWithoutTax,
    discountPercentage: unit.discount,
    vat: taxPercentage,
    withdrawalExemption,
  };
}

/** Delivery is an invoice line, unless it is free. */
export function deliveryLine(name: string, amount: number) {
  if (amount === 0) return [];
  return [
    {
      productId: null,
      sku: 'SENDING',
      name: `Sendingarkostnaður: ${name}`,
      quantity: 1,
      unitPrice: amount,
      price: amount,
      priceWithoutTax: netOf(amount, deliveryVatRate),
      discountPercentage: 0,
      vat: deliveryVatRate,
    },
  ];
}
