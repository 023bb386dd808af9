import { applyDiscount } from './kronur.ts';

/** What a customer has agreed with the supplier, and campaigns that are on. */
export interface CustomerTerms {
  /** Percent off by the products' sales code. */
  discounts: ReadonlyMap<string, number>;
}

interface PricedProduct {
  /** Krónur with VAT for one unit, before discounts. */
  listPrice: number;
  /** Percent. */
  taxPercentage: number;
  /** The product's own discount, percent. */
  discount: number;
  salesCode: string | null;
}

export interface UnitPrice {
  /** Krónur with VAT for one unit. */
  price: number;
  listPrice: number;
  /** Percent that `price` includes. */
  discount: number;
}

/**
 * The price of one unit. The better of the product's and the customer's discount counts, they are not summed:
 * an offer never stacks on agreed terms.
 * @param terms null for a guest
 * @param promoPercent percent off by a code; like an offer it stacks on nothing
 */
export function priceFor(product: PricedProduct, terms: CustomerTerms | null, promoPercent = 0): UnitPrice {
  const customerDiscount = (product.salesCode !== null && terms?.discounts.get(product.salesCode)) || 0;
  const discount = Math.min(100, Math.max(0, product.discount, customerDiscount, promoPercent));
  return { price: applyDiscount(product.listPrice, discount), listPrice: product.listPrice, discount };
}
