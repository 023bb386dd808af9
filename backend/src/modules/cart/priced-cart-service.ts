import type { CustomerTerms, UnitPrice } from '../pricing/service.ts';
import { priceFor } from '../pricing/service.ts';
import { linePrice, totalsOf, type LinePrice, type Totals } from '../pricing/totals-service.ts';
import type { CartProductRow, CartRow } from './store.ts';

export interface PricedLine extends LinePrice {
  itemId: number;
  /** Units. */
  quantity: number;
  unit: UnitPrice;
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
}

export function priceCart(
  row: CartRow | null,
  lines: readonly { itemId: number; quantity: number; product: CartProductRow }[],
  terms: CustomerTerms | null,
): PricedCart {
  const priced = lines.map(({ itemId, quantity, product }) => {
    const unit = priceFor(product, terms);
    return { itemId, quantity, product, unit, ...linePrice(unit, quantity, product.taxPercentage) };
  });
  return {
    row,
    lines: priced,
    totals: totalsOf(
      priced.map(({ price, product }) => ({ gross: price, taxPercentage: product.taxPercentage })),
    ),
    discount: priced.reduce((sum, line) => sum + line.discount, 0),
  };
}
