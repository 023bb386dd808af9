import type { CustomerTerms, UnitPrice } from '../../../../lib/rules/money/product-price.ts';
import { priceFor, priceSteps } from '../../../../lib/rules/money/product-price.ts';
import type { PriceTier } from '../../../../lib/rules/money/price-tiers.ts';
import { linePrice, totalsOf, type LinePrice, type Totals } from '../../../../lib/rules/money/totals.ts';
import type { LapsedPromo, Promo } from '../promo/promo-codes.ts';
import type { CartProductRow, CartRow } from './internal/store.ts';

export interface PricedLine extends LinePrice {
  itemId: number;
  /** Units. */
  quantity: number;
  unit: UnitPrice;
  /** Krónur with VAT for one unit without a promo code: the price that the visitor is shown for the product. */
  ownPrice: number;
  /** What one unit costs by quantity, as `unit` at this one. */
  steps: PriceTier[];
  /** The price shown when they last changed the line; null where none was shown. */
  seenUnitPrice: number | null;
  author: LineAuthor | null;
  product: CartProductRow;
}

/** Who put a product into the cart, and when; null for a guest. */
interface LineAuthor {
  /** Customer that was signed in. */
  id: number;
  name: string;
  at: Date;
}

/** A cart at current prices for one visitor. */
export interface PricedCart {
  /** Null while nothing was ever added. */
  row: CartRow | null;
  lines: PricedLine[];
  totals: Totals;
  /** Krónur below the lines' list price. */
  discount: number;
  /** The cart's promo code, with its discount in krónur. */
  promo: (Promo & { discount: number }) | null;
  /** The cart's promo code where it does not count any more. */
  lapsedPromo: LapsedPromo | null;
}

export function priceCart(
  row: CartRow | null,
  lines: readonly {
    itemId: number;
    quantity: number;
    seenUnitPrice: number | null;
    author: LineAuthor | null;
    product: CartProductRow;
  }[],
  terms: CustomerTerms | null,
  promo: Promo | null = null,
  lapsedPromo: LapsedPromo | null = null,
): PricedCart {
  const priced = lines.map((line) => {
    const { quantity, product } = line;
    const unit = priceFor(product, terms, quantity, promo?.percent);
    const ownPrice = priceFor(product, terms, quantity).price;
    const steps = priceSteps(product, terms, promo?.percent);
    return { ...line, unit, ownPrice, steps, ...linePrice(unit, quantity, product.taxPercentage) };
  });
  return {
    row,
    lines: priced,
    totals: totalsOf(
      priced.map(({ price, product }) => ({ gross: price, taxPercentage: product.taxPercentage })),
    ),
    discount: priced.reduce((sum, line) => sum + line.discount, 0),
    promo: promo && { ...promo, discount: promoSaving(priced) },
    lapsedPromo,
  };
}

/** Krónur that the promo code saves. */
function promoSaving(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { unit, quantity, ownPrice }) => sum + (ownPrice - unit.price) * quantity, 0);
}
