import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../lib/cart/queries.ts';
import { toCartableProduct, withAdded, withQuantity } from '../../lib/cart/optimistic.ts';
import { linePrice, totalsOf } from '../../lib/rules/money/totals.ts';

interface Bought {
  /** Krónur with VAT for one unit, and before discounts. */
  price: number;
  listPrice: number;
  quantity: number;
  /** Percent. */
  vat: number;
}

const product = (id: string): CartLine['product'] => ({
  id,
  slug: null,
  name: `Vara ${id}`,
  sku: id,
  stock: 1_000,
  unitOfMeasure: 1,
  isSpecialOrder: false,
  withdrawalExemption: null,
  brand: null,
  image: null,
});

const cartLine = (bought: Bought, at: number): CartLine => ({
  id: `line-${at}`,
  quantity: bought.quantity,
  unitPrice: bought.price,
  previousUnitPrice: null,
  addedBy: null,
  discountPercentage: 0,
  priceSteps: [{ fromQuantity: 1, unitPrice: bought.price }],
  nextTier: null,
  vat: bought.vat,
  product: product(String(at)),
  ...linePrice(bought, bought.quantity, bought.vat),
});

/** The cart as the backend sums it. */
function answeredCart(goods: readonly Bought[]): Cart {
  const items = goods.map(cartLine);
  const { gross, net, tax } = totalsOf(items.map(({ price, vat }) => ({ gross: price, taxPercentage: vat })));
  return {
    key: 'karfa',
    items,
    totalItems: items.length,
    totalPrice: gross,
    totalPriceWithoutTax: net,
    totalTaxAmount: tax,
    discount: items.reduce((sum, { discount }) => sum + discount, 0),
    billToCustomer: null,
    customer: null,
    promoCode: null,
    lapsedPromoCode: null,
    currency: { displayName: 'Íslensk króna', code: 'ISK' },
  };
}

const goods = fc.array(
  fc
    .record({
      price: fc.nat({ max: 1_000_000 }),
      off: fc.nat({ max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      vat: fc.constantFrom(0, 11, 24),
    })
    .map(({ off, ...bought }): Bought => ({ ...bought, listPrice: bought.price + off })),
  { minLength: 1, maxLength: 8 },
);

describe('a cart that is shown before the backend answers', () => {
  it('rounds the VAT of a rate once, not by line', () => {
    const cart = withQuantity(
      answeredCart([
        { price: 3, listPrice: 3, quantity: 1, vat: 24 },
        { price: 3, listPrice: 3, quantity: 2, vat: 24 },
      ]),
      '1',
      1,
    );
    expect(cart).toMatchObject({ totalPrice: 6, totalTaxAmount: 1, totalPriceWithoutTax: 5 });
  });

  it('is the cart that the backend answers, whatever the lines and the quantity', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 999 }), (bought, quantity) => {
        const shown = withQuantity(answeredCart(bought), '0', quantity);
        const first = bought[0];
        expect(shown).toEqual(answeredCart([{ ...first!, quantity }, ...bought.slice(1)]));
      }),
    );
  });

  it('has the sums of the backend with a product more', () => {
    const { totalPrice, totalTaxAmount } = withAdded(
      answeredCart([{ price: 3, listPrice: 3, quantity: 1, vat: 24 }]),
      { ...product('ný'), price: { priceWithTax: 3, taxPercentage: 24 } },
      1,
    );
    expect({ totalPrice, totalTaxAmount }).toEqual({ totalPrice: 6, totalTaxAmount: 1 });
  });

  const steps = [
    { fromQuantity: 1, unitPrice: 200 },
    { fromQuantity: 12, unitPrice: 190 },
  ];

  it('follows the tiers up and down, and counts what the next one takes', () => {
    const nine = answeredCart([{ price: 200, listPrice: 200, quantity: 9, vat: 24 }]);
    const cart = { ...nine, items: nine.items.map((line) => ({ ...line, priceSteps: steps })) };
    const twelve = withAdded(cart, product('0'), 3);
    expect(twelve).toMatchObject({ totalPrice: 2_280, discount: 120 });
    expect(twelve.items[0]).toMatchObject({ unitPrice: 190, discountPercentage: 5, nextTier: null });
    const eleven = withQuantity(twelve, '0', 11);
    expect(eleven).toMatchObject({ totalPrice: 2_200, discount: 0 });
    expect(eleven.items[0]).toMatchObject({
      unitPrice: 200,
      discountPercentage: 0,
      nextTier: { fromQuantity: 12, unitPrice: 190, missing: 1 },
    });
  });

  it('prices a new line, and one that is put back, at its quantity', () => {
    const bag = {
      ...product('ný'),
      price: { priceWithTax: 200, taxPercentage: 24 },
      priceTiers: [{ fromQuantity: 12, price: { priceWithTax: 190, taxPercentage: 24 } }],
    };
    const [line] = withAdded(answeredCart([]), bag, 12).items;
    expect(line).toMatchObject({ unitPrice: 190, price: 2_280, priceSteps: steps });
    expect(withAdded(answeredCart([]), toCartableProduct(line!), 11).items[0]).toMatchObject({
      price: 2_200,
    });
  });
});
