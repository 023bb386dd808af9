import { applyDiscount, discountPercentage } from './kronur.ts';
import { priceAt, type PriceTier, toPriceSteps } from './price-tiers.ts';

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
  /** What several of them cost, each. */
  priceTiers: readonly PriceTier[];
}

export interface UnitPrice {
  /** Krónur with VAT for one unit. */
  price: number;
  listPrice: number;
  /** Percent that `price` includes. */
  discount: number;
}

/**
 * The price of one unit when `quantity` of them are bought. The lowest counts of what the product's discount, the customer's
 * terms, a code and the reached tiers give; they are not summed: an offer never stacks on agreed terms. So more units never cost
 * more each.
 * @param terms null for a guest
 * @param promoPercent percent off by a code; like an offer it stacks on nothing
 */
export function priceFor(
  product: PricedProduct,
  terms: CustomerTerms | null,
  quantity: number,
  promoPercent = 0,
): UnitPrice {
  const single = singlePrice(product, terms, promoPercent);
  const price = priceAt(priceSteps(product, terms, promoPercent), quantity);
  if (price === single.price) return single;
  return { ...single, price, discount: discountPercentage(single.listPrice, price) };
}

/** The price of a single piece, or of each where no tier counts. Parameters as priceFor's. */
export function singlePrice(
  product: Omit<PricedProduct, 'priceTiers'>,
  terms: CustomerTerms | null,
  promoPercent = 0,
): UnitPrice {
  const customerDiscount = (product.salesCode !== null && terms?.discounts.get(product.salesCode)) || 0;
  const discount = Math.min(100, Math.max(0, product.discount, customerDiscount, promoPercent));
  return { price: applyDiscount(product.listPrice, discount), listPrice: product.listPrice, discount };
}

/** What one unit costs this buyer by quantity, the first step from 1. Parameters as priceFor's. */
export function priceSteps(
  product: PricedProduct,
  terms: CustomerTerms | null,
  promoPercent = 0,
): PriceTier[] {
  return toPriceSteps(singlePrice(product, terms, promoPercent).price, product.priceTiers);
}
