import { discountPercentage } from '../rules/money/kronur.ts';
import { nextTier, priceAt } from '../rules/money/price-tiers.ts';
import { linePrice, totalsOf } from '../rules/money/totals.ts';
import { availableQuantity } from '../rules/orders/quantity.ts';
import type { Cart, CartLine } from './queries.ts';

type CartSum = 'totalPrice' | 'totalPriceWithoutTax' | 'totalTaxAmount' | 'discount';

/** What a product's page or card knows about it, enough to show its line before the server answers. */
export interface CartableProduct {
  id: string;
  slug: string | null;
  name: string;
  sku: string;
  stock: number;
  unitOfMeasure: number;
  isSpecialOrder: boolean;
  brand?: { name: string } | null;
  image: { assetPath: string } | null;
  /** One unit with VAT in krónur and its rate in percent; none where the visitor sees no price or the page left it out. */
  price?: { priceWithTax: number; taxPercentage: number } | null;
  /** What several cost each; none where the page left it out. */
  priceTiers?: readonly { fromQuantity: number; price: { priceWithTax: number; taxPercentage: number } }[];
}

/** The product of a line, to change the line's quantity with. */
export function toCartableProduct({ product, priceSteps, vat }: CartLine): CartableProduct {
  const toPrice = (unitPrice: number) => ({ priceWithTax: unitPrice, taxPercentage: vat });
  const [, ...tiers] = priceSteps;
  return {
    ...product,
    price: toPrice(priceAt(priceSteps, 1)),
    priceTiers: tiers.map(({ fromQuantity, unitPrice }) => ({ fromQuantity, price: toPrice(unitPrice) })),
  };
}

/** The cart as it will look when the server has added `quantity` units. */
export function withAdded(cart: Cart, product: CartableProduct, quantity: number): Cart {
  const line = cart.items.find((item) => item.product.id === product.id);
  if (line) return withQuantity(cart, product.id, line.quantity + quantity);
  return withTotals(cart, [...cart.items, withPrices(createLine(product), quantity)]);
}

/** The cart as it will look with `quantity` units on the product's line; 0 takes the line away. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items
    .map((line) => (line.product.id === productId ? withPrices(line, quantity) : line))
    .filter((line) => line.quantity > 0);
  return withTotals(cart, items);
}

/** A cart's sums in krónur without the lines of which nothing is left: they cannot be ordered. */
export function payableSums(cart: Cart): Pick<Cart, CartSum> & { hasSoldOut: boolean } {
  const items = cart.items.filter(({ product }) => availableQuantity(product) > 0);
  const hasSoldOut = items.length < cart.items.length;
  return { ...(hasSoldOut ? withTotals(cart, items) : cart), hasSoldOut };
}

const newLineIdPattern = /^new-/;

/** A line that the server has not answered yet and whose price the page did not know. */
export function isUnpriced(line: CartLine): boolean {
  return newLineIdPattern.test(line.id) && line.unitPrice === 0;
}

function createLine({ price, priceTiers = [], image, brand, ...product }: CartableProduct): CartLine {
  const steps = price ? [{ fromQuantity: 1, price }, ...priceTiers] : [];
  return {
    id: `new-${product.id}`,
    quantity: 0,
    price: 0,
    unitPrice: price?.priceWithTax ?? 0,
    previousUnitPrice: null,
    priceSteps: steps.map((step) => ({
      fromQuantity: step.fromQuantity,
      unitPrice: step.price.priceWithTax,
    })),
    nextTier: null,
    priceWithoutTax: 0,
    discount: 0,
    discountPercentage: 0,
    vat: price?.taxPercentage ?? 0,
    addedBy: null,
    product: {
      ...product,
      withdrawalExemption: null,
      brand: brand ?? null,
      image: image && { alt: null, width: null, height: null, ...image },
    },
  };
}

/** The line at another quantity: one unit costs what its steps say, and its list price stays. */
function withPrices(line: CartLine, quantity: number): CartLine {
  const unitDiscount = line.quantity > 0 ? line.discount / line.quantity : 0;
  const price = priceAt(line.priceSteps, quantity);
  const unit = { price, listPrice: line.unitPrice + unitDiscount };
  return {
    ...line,
    quantity,
    unitPrice: price,
    nextTier: nextTier(line.priceSteps, quantity, line.product),
    discountPercentage:
      price === line.unitPrice ? line.discountPercentage : discountPercentage(unit.listPrice, price),
    ...linePrice(unit, quantity, line.vat),
  };
}

/** By the rule of the backend (totalsOf), so that no sum jumps when its answer comes. */
function withTotals(cart: Cart, items: CartLine[]): Cart {
  const { gross, net, tax } = totalsOf(items.map(({ price, vat }) => ({ gross: price, taxPercentage: vat })));
  return {
    ...cart,
    items,
    totalItems: items.length,
    totalPrice: gross,
    totalPriceWithoutTax: net,
    totalTaxAmount: tax,
    discount: items.reduce((sum, { discount }) => sum + discount, 0),
  };
}
