import {
  discountPercentage as percentageBelow,
  formatKronur,
  netOf,
} from '../../../../lib/rules/money/kronur.ts';
import type { PricedLine } from '../cart/priced-cart.ts';
import { priceAt, type PriceTier } from '../../../../lib/rules/money/price-tiers.ts';
import { priceFor, priceSteps, type CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import { formatNumber } from '../../../../lib/rules/text/icelandic.ts';
import type { QuotedLineWithProduct } from './internal/line-store.ts';
import type { NewQuoteLine } from './insert-quote.ts';

/** Krónur of goods: no total may exceed GraphQL's Int. */
export const maximumGoodsTotal = 2_000_000_000;

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
    discountPercentage: unitPrice === before ? discountPercentage : percentageBelow(listPrice, unitPrice),
  };
}

/** Whether a line counts in the sums and is ordered, rather than offered in place of another. */
export function isMain({ alternativeToId }: { alternativeToId?: number | null }): boolean {
  return alternativeToId == null;
}

/** What may be taken in place of what, a sentence each, for letters and paper. */
export function describeAlternatives(
  lines: readonly Pick<
    QuotedLineWithProduct['line'],
    'id' | 'alternativeToId' | 'name' | 'sku' | 'quantity' | 'price'
  >[],
): string[] {
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return lines.flatMap(({ alternativeToId, name, sku, quantity, price }) => {
    const main = names.get(alternativeToId ?? 0);
    if (main === undefined) return [];
    const offered = `${name} (${sku}), ${formatNumber(quantity)} stk. á ${formatKronur(price)}`;
    return [`Í stað „${main}“ má velja: ${offered}.`];
  });
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
  /** As `currentPrice`, of the whole line. */
  currentLinePrice: number | null;
  /** As `currentPrice`, by quantity; empty when it is no longer for sale. */
  currentSteps: PriceTier[];
  /** Units; null for special orders and products no longer for sale. */
  currentStock: number | null;
}

/** What has changed about a line since it was written, for a customer with these terms. */
export function compareLineWithNow(
  { line, product }: QuotedLineWithProduct,
  terms: CustomerTerms,
): LineStatus {
  if (!product)
    return {
      changes: ['Gone'],
      currentPrice: null,
      currentLinePrice: null,
      currentSteps: [],
      currentStock: null,
    };
  const currentSteps = priceSteps(product, terms);
  const currentPrice = priceAt(currentSteps, line.quantity);
  const currentStock = product.isSpecialOrder ? null : Math.max(0, product.stock);
  const changes: LineChange[] = [];
  if (currentPrice > line.regularPrice) changes.push('PriceUp');
  if (currentPrice < line.regularPrice) changes.push('PriceDown');
  if (currentStock !== null && currentStock < line.quantity) changes.push('StockShort');
  const currentLinePrice = currentPrice * line.quantity;
  return { changes, currentPrice, currentLinePrice, currentSteps, currentStock };
}

/** What is offered against what the same would cost today, of what is still sold. */
export function compareWithToday(lines: readonly { price: number; currentLinePrice?: number | null }[]) {
  const sold = lines.flatMap(({ price, currentLinePrice }) =>
    currentLinePrice == null ? [] : [{ price, currentLinePrice }],
  );
  return {
    offered: sold.reduce((sum, { price }) => sum + price, 0),
    current: sold.reduce((sum, { currentLinePrice }) => sum + currentLinePrice, 0),
    goneCount: lines.length - sold.length,
  };
}

/**
 * The customer's own price that a line at a new quantity is compared with: that of when it was written, unless a tier makes it another.
 */
export function regularPriceAt(
  { line, product }: QuotedLineWithProduct,
  terms: CustomerTerms,
  quantity: number,
): number {
  if (!product) return line.regularPrice;
  const steps = priceSteps(product, terms);
  const price = priceAt(steps, quantity);
  return price === priceAt(steps, line.quantity) ? line.regularPrice : price;
}

/** A line at the customer's own price once more, unless an agent had set another; what is gone stays as it is. */
export function priceAgain({ line, product }: QuotedLineWithProduct, terms: CustomerTerms) {
  if (!product || line.unitPrice !== line.regularPrice) return {};
  const { price: unitPrice, discount, listPrice } = priceFor(product, terms, line.quantity);
  const price = unitPrice * line.quantity;
  return {
    listPrice,
    regularPrice: unitPrice,
    unitPrice,
    price,
    priceWithoutTax: netOf(price, product.taxPercentage),
    discountPercentage: discount,
    vat: product.taxPercentage,
  };
}
