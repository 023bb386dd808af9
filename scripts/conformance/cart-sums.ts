import type { CartPartsFragment } from '../../graphql/generated/operations.ts';
import { taxShare } from '../../lib/rules/money/kronur.ts';
import { expectSame } from './expect.ts';

interface Charge {
  price: number;
  vat: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** VAT of charges: the share of each percentage's sum, rounded once for each. */
export function taxOf(charges: readonly Charge[]): number {
  const rates = [...new Set(charges.map(({ vat }) => vat))];
  return sumOf(
    rates.map((rate) =>
      taxShare(sumOf(charges.filter(({ vat }) => vat === rate).map(({ price }) => price)), rate),
    ),
  );
}

/** Totals as a checkout, an order and an invoice have them. @throws Unmet where they are not those of the charges */
export function checkTotals(
  what: string,
  charges: readonly Charge[],
  { total, withoutTax, tax }: { total: number; withoutTax: number; tax: number },
): void {
  expectSame(total, sumOf(charges.map(({ price }) => price)), `the total of ${what}`);
  expectSame(withoutTax + tax, total, `net and VAT of ${what}`);
  expectSame(tax, taxOf(charges), `the VAT of ${what}`);
}

/** Every sum of a cart. */
export function checkCart(cart: CartPartsFragment): void {
  for (const { quantity, unitPrice, price, priceWithoutTax, vat } of cart.items) {
    expectSame(price, quantity * unitPrice, 'a line: units times their price');
    expectSame(priceWithoutTax, price - taxShare(price, vat), 'a line without VAT');
  }
  expectSame(cart.totalItems, cart.items.length, 'totalItems');
  expectSame(cart.discount, sumOf(cart.items.map(({ discount }) => discount)), 'the discount');
  checkTotals('the cart', cart.items, {
    total: cart.totalPrice,
    withoutTax: cart.totalPriceWithoutTax,
    tax: cart.totalTaxAmount,
  });
}
