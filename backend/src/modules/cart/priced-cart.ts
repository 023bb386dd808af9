import type { CustomerTerms, UnitPrice } from '../../../../lib/rules/money/product-price.ts';
import { priceFor } from '../../../../lib/rules/money/product-price.ts';
import { linePrice, totalsOf, type LinePrice, type Totals } from '../../../../lib/rules/money/totals.ts';
import type { Promo } from '../promo/promo-codes.ts';
import type { CartProductRow, CartRow } from './internal/store.ts';

export interface PricedLine extends LinePrice {
  itemId: number;
  /** Units. */
  quantity: number;
  unit: UnitPrice;
  /** Krónur with VAT for one unit without a promo code: what the visitor is told that the product costs. */
  ownPrice: number;
  /** What they were told when they last changed the line; null where no one was. */
  seenUnitPrice: number | null;
  product: CartProductRow;
}

/** A cart at this moment's prices for one visitor. */
export interface PricedCart {
  /** Null while nothing was ever put in it. */
  row: CartRow | null;
  lines: PricedLine[];
  totals: Totals;
  /** Krónur that the lines cost less than their list price. */
  discount: number;
  /** The code that the cart carries, with the krónur that it takes off. */
  promo: (Promo & { discount: number }) | null;
}

export function priceCart(
  row: CartRow | null,
  lines: readonly {
    itemId: number;
    quantity: number;
    seenUnitPrice: number | null;
    product: CartProductRow;
  }[],
  terms: CustomerTerms | null,
  promo: Promo | null = null,
): PricedCart {
  const priced = lines.map((line) => {
    const { quantity, product } = line;
    const unit = priceFor(product, terms, promo?.percent);
    const ownPrice = priceFor(product, terms).price;
    return { ...line, unit, ownPrice, ...linePrice(unit, quantity, product.taxPercentage) };
  });
  return {
    row,
    lines: priced,
    totals: totalsOf(
      priced.map(({ price, product }) => ({ gross: price, taxPercentage: product.taxPercentage })),
    ),
    discount: priced.reduce((sum, line) => sum + line.discount, 0),
    promo: promo && { ...promo, discount: promoSaving(priced) },
  };
}

/** Krónur that the lines cost less than they would without a code. */
function promoSaving(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { unit, quantity, ownPrice }) => sum + (ownPrice - unit.price) * quantity, 0);
}
