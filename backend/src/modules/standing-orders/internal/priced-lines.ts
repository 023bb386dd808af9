import { priceFor } from '../../../../../lib/rules/money/product-price.ts';
import { availableQuantity, stockShortMessage } from '../../../../../lib/rules/orders/quantity.ts';
import type { Database } from '../../../db/connect.ts';
import { toCartLines } from '../../cart/carts.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import type { StandingLineRow } from './store.ts';

export interface PricedStandingLine extends StandingLineRow {
  slug: string | null;
  unitOfMeasure: number;
  /** Krónur with VAT for one unit; null for what is not sold any more. */
  unitPrice: number | null;
  /** The same at the quantity that the standing order has on other days. */
  usualPrice: number | null;
  /** Units of it that the stock has. */
  available: number;
  /** Why the stock does not reach, in Icelandic; null where it does. */
  problem: string | null;
}

/** Lines at the customer's prices and the stock of this moment, and what is to be had of them comes to in krónur with VAT. */
export async function priceLines(
  db: Database,
  customerId: number,
  lines: readonly (StandingLineRow & { usualQuantity?: number })[],
): Promise<{ lines: PricedStandingLine[]; goodsTotal: number }> {
  const current = (await toCartLines(db, lines)).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, availableQuantity(line.product)),
  }));
  const terms = await readCustomerTerms(db, customerId);
  const priced = priceCart(null, current, terms);
  const byProduct = new Map(priced.lines.map((line) => [line.product.id, line]));
  return {
    goodsTotal: priced.totals.gross,
    lines: lines.map((line) => {
      const now = byProduct.get(line.productId);
      if (!now)
        return {
          ...line,
          slug: null,
          unitOfMeasure: 1,
          unitPrice: null,
          usualPrice: null,
          available: 0,
          problem: 'Varan er ekki lengur í boði.',
        };
      const available = availableQuantity(now.product);
      return {
        ...line,
        slug: now.product.slug,
        unitOfMeasure: now.product.unitOfMeasure,
        unitPrice: now.unit.price,
        usualPrice: priceFor(now.product, terms, line.usualQuantity ?? line.quantity).price,
        available: Math.min(line.quantity, available),
        problem: line.quantity > available ? stockShortMessage(available) : null,
      };
    }),
  };
}

/** The lines of a day: those of the standing order with the units that were changed for it, without what is left out. */
export function linesOfDay<Line extends { productId: number; quantity: number }>(
  lines: readonly Line[],
  quantities: Readonly<Record<string, number>> | null,
): (Line & { usualQuantity: number })[] {
  return lines
    .map((line) => ({
      ...line,
      usualQuantity: line.quantity,
      quantity: quantities?.[String(line.productId)] ?? line.quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}
