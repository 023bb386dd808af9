import { netOf } from '../../../../lib/rules/money/kronur.ts';
import type { PricedLine } from '../cart/priced-cart.ts';
import { priceFor, type CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import type { QuotedLineWithProduct } from './internal/line-store.ts';
import type { NewQuoteLine } from './insert-quote.ts';

/** A cart line as it is first offered: at the customer's own price. */
export function toQuoteLine({ product, quantity, unit, price, priceWithoutTax }: PricedLine): NewQuoteLine {
  return {
    productId: product.id,
    sku: product.sku,
    name: product.name,
    quantity,
    unitPrice: unit.price,
    price,
    priceWithoutTax,
    discountPercentage: unit.discount,
    vat: product.taxPercentage,
    listPrice: unit.listPrice,
    regularPrice: unit.price,
  };
}

/** A line at a price set by the agent; krónur with VAT for one unit. */
export function repriceLine(
  {
    listPrice,
    vat,
    unitPrice: before,
    discountPercentage,
  }: Pick<NewQuoteLine, 'listPrice' | 'vat' | 'unitPrice' | 'discountPercentage'>,
  quantity: number,
  unitPrice: number,
) {
  const price = unitPrice * quantity;
  return {
    quantity,
    unitPrice,
    price,
    priceWithoutTax: netOf(price, vat),
    // An agreed rate that gave this price is kept; for the agent's own price it is the closest one.
    discountPercentage:
      unitPrice === before ? discountPercentage : toDiscountPercentage(listPrice, unitPrice),
  };
}

/** Percent with two decimals. */
function toDiscountPercentage(listPrice: number, unitPrice: number): number {
  return listPrice === 0 ? 0 : Math.round((10_000 * (listPrice - unitPrice)) / listPrice) / 100;
}

/** Krónur below the lines' list price. */
export function sumDiscounts(
  lines: readonly { listPrice: number; quantity: number; price: number }[],
): number {
  return lines.reduce((sum, { listPrice, quantity, price }) => sum + listPrice * quantity - price, 0);
}

type LineChange = 'PriceUp' | 'PriceDown' | 'StockShort' | 'Gone';

interface LineStatus {
  changes: LineChange[];
  /** Krónur with VAT for one unit; null when it is no longer for sale. */
  currentPrice: number | null;
  /** Units; null for special orders and products no longer for sale. */
  currentStock: number | null;
}

/** What has changed about a line since it was written, for a customer with these terms. */
export function compareLineWithNow(
  { line, product }: QuotedLineWithProduct,
  terms: CustomerTerms,
): LineStatus {
  if (!product) return { changes: ['Gone'], currentPrice: null, currentStock: null };
  const currentPrice = priceFor(product, terms).price;
  const currentStock = product.isSpecialOrder ? null : Math.max(0, product.stock);
  const changes: LineChange[] = [];
  if (currentPrice > line.regularPrice) changes.push('PriceUp');
  if (currentPrice < line.regularPrice) changes.push('PriceDown');
  if (currentStock !== null && currentStock < line.quantity) changes.push('StockShort');
  return { changes, currentPrice, currentStock };
}
