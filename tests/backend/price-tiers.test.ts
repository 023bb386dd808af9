import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import { mergeGuestCart } from '../../backend/src/modules/cart/carts.ts';
import {
  addToCartDocument,
  CartDocument,
  ProductDocument,
  updateCartDocument,
} from '../../graphql/generated/documents.ts';
import {
  ApplyPromoCodeDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { anAgentFor, aDraft, aSentQuote, readQuote, updateQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

const tiers = [
  { fromQuantity: 12, unitPrice: 190 },
  { fromQuantity: 48, unitPrice: 170 },
];
const aTieredProduct = (over: object = {}) =>
  aProduct(shop.db, { listPrice: 200, stockOnHand: 100, priceTiers: tiers, ...over });

async function aBuyer(discountPercentage = 0) {
  const customerId = await aCustomer(shop.db);
  if (discountPercentage > 0)
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId, code: `A${customerId}`, salesCode: 'HRE', discountPercentage });
  return { customerId, visitor: await shop.signedIn(customerId) };
}

const add = async (visitor: Visitor, productId: number, quantity: number) =>
  (await visitor.ask(addToCartDocument, { productId: String(productId), quantity })).addToCart;

describe('a product', () => {
  it('names its tiers to everybody, and to a customer those below the own price', async () => {
    const id = String(await aTieredProduct());
    const { product } = await shop.guest().ask(ProductDocument, { slugOrId: id });
    expect(product).toMatchObject({
      discount: 0,
      price: { priceWithTax: 200 },
      priceTiers: [
        { fromQuantity: 12, price: { price: 153, taxPrice: 37, priceWithTax: 190, taxPercentage: 24 } },
        { fromQuantity: 48, price: { priceWithTax: 170 } },
      ],
    });
    const { visitor } = await aBuyer(10);
    const own = await visitor.ask(ProductDocument, { slugOrId: id });
    expect(own.product).toMatchObject({
      price: { priceWithTax: 180 },
      priceTiers: [{ fromQuantity: 48, price: { priceWithTax: 170 } }],
    });
  });

  it('names none where a guest may not see its price', async () => {
    const id = String(await aTieredProduct({ priceVisibleByGuest: false }));
    const { product } = await shop.guest().ask(ProductDocument, { slugOrId: id });
    expect(product).toMatchObject({ price: null, priceTiers: [] });
  });

  it.each([
    [[{ fromQuantity: 1, unitPrice: 5 }]],
    [[{ fromQuantity: 12, unitPrice: -1 }]],
    [[{ fromQuantity: 12 }]],
  ])('is refused by the database with %j', async (priceTiers) => {
    const broken = aTieredProduct({ priceTiers });
    await expect(broken).rejects.toMatchObject({ cause: { constraint: 'products_price_tiers' } });
  });
});

describe('a line of the cart', () => {
  it('costs what its quantity does, up and down, and names the next tier', async () => {
    const guest = shop.guest();
    const id = await aTieredProduct();
    const nine = await add(guest, id, 9);
    expect(nine.items[0]).toMatchObject({
      unitPrice: 200,
      priceSteps: [{ fromQuantity: 1, unitPrice: 200 }, ...tiers],
      nextTier: { ...tiers[0], missing: 3 },
    });
    const twelve = await add(guest, id, 3);
    expect(twelve).toMatchObject({ totalPrice: 2280, discount: 120, totalPriceWithoutTax: 1839 });
    expect(twelve.items[0]).toMatchObject({
      unitPrice: 190,
      price: 2280,
      discountPercentage: 5,
      previousUnitPrice: null,
      nextTier: { ...tiers[1], missing: 36 },
    });
    const cartItemId = twelve.items[0]!.id;
    const { updateCart } = await guest.ask(updateCartDocument, { cartItemId, quantity: 11 });
    expect(updateCart.items[0]).toMatchObject({ unitPrice: 200, price: 2200, previousUnitPrice: null });
  });

  it('names no tier that the stock does not reach', async () => {
    const cart = await add(shop.guest(), await aTieredProduct({ stockOnHand: 11 }), 9);
    expect(cart.items[0]?.nextTier).toBeNull();
  });

  it('says that a price changed when its tier did', async () => {
    const guest = shop.guest();
    const id = await aTieredProduct();
    await add(guest, id, 12);
    await shop.db.update(products).set({ priceTiers: [] }).where(eq(products.id, id));
    const { cart } = await guest.ask(CartDocument, {});
    expect(cart.items[0]).toMatchObject({ unitPrice: 200, previousUnitPrice: 190 });
  });

  it('reaches a tier by what a guest brought along, and calls that no change of price', async () => {
    const { customerId, visitor } = await aBuyer();
    const id = await aTieredProduct();
    await add(visitor, id, 6);
    const guest = shop.guest();
    await add(guest, id, 6);
    await shop.db.transaction((tx) => mergeGuestCart(tx, guest.cookies.get('cart')!, customerId));
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart.items[0]).toMatchObject({ quantity: 12, unitPrice: 190, previousUnitPrice: null });
  });

  it('takes the better of tier, agreed discount and promo code', async () => {
    const { visitor } = await aBuyer(10);
    const id = await aTieredProduct();
    const unitPriceAt = async (quantity: number) => (await add(visitor, id, quantity)).items[0]?.unitPrice;
    expect([await unitPriceAt(12), await unitPriceAt(36)]).toEqual([180, 170]);
    await shop.db.insert(promoCodes).values([
      { code: 'TIU', discountPercentage: 12, validFrom: new Date(0) },
      { code: 'FJORDUNGUR', discountPercentage: 25, validFrom: new Date(0) },
    ]);
    const noGain = await visitor.fail(ApplyPromoCodeDocument, { code: 'TIU' });
    expect(noGain.details).toMatchObject({ reason: 'promo.noGain' });
    const { applyPromoCode } = await visitor.ask(ApplyPromoCodeDocument, { code: 'FJORDUNGUR' });
    expect(applyPromoCode).toMatchObject({ promoCode: { discount: 48 * 20 } });
    expect(applyPromoCode.items[0]).toMatchObject({ unitPrice: 150, nextTier: null });
  });
});

describe('an order', () => {
  it('and its invoice have the price of the tier, with the VAT of the house', async () => {
    const { visitor } = await aBuyer();
    const id = await aTieredProduct();
    const placed = await pay(visitor, await fillCheckout(visitor, { [id]: 12 }));
    const line = { quantity: 12, unitPrice: 190, price: 2280, priceWithoutTax: 1839, discountPercentage: 5 };
    const { order } = await visitor.ask(ViewOrderDocument, { orderId: placed.id! });
    expect(order).toMatchObject({ total: 2280, totalWithoutTax: 1839, totalTaxAmount: 441, items: [line] });
    const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId: placed.invoiceId! });
    expect(viewInvoice).toMatchObject({ price: 2280, vatLines: [{ rate: 24, net: 1839, tax: 441 }] });
  });

  it('is refused where a tier went while it was paid', async () => {
    const { visitor } = await aBuyer();
    const id = await aTieredProduct();
    const checkout = await fillCheckout(visitor, { [id]: 12 });
    await shop.db.update(products).set({ priceTiers: [] }).where(eq(products.id, id));
    await expect(pay(visitor, checkout)).rejects.toThrow('FAILED_PRECONDITION');
    expect((await visitor.ask(CartDocument, {})).cart).toMatchObject({ totalPrice: 2400 });
  });

  it('of an agent for a customer has the customer’s tiers', async () => {
    const { customerId } = await aBuyer(10);
    const agent = await anAgentFor(shop, customerId);
    const cart = await add(agent, await aTieredProduct(), 48);
    expect(cart.items[0]).toMatchObject({
      unitPrice: 170,
      priceSteps: [{ unitPrice: 180 }, { unitPrice: 170 }],
    });
  });
});

describe('a quote', () => {
  it('begins at the tier of its quantity, and is compared with that', async () => {
    const { customerId, visitor } = await aBuyer();
    const agent = await anAgentFor(shop, customerId);
    const id = await aTieredProduct();
    const { id: quoteId } = await aSentQuote(agent, { [id]: 12 });
    const line = async () => (await readQuote(visitor, quoteId)).lineItems[0];
    expect(await line()).toMatchObject({ unitPrice: 190, currentPrice: 190, changes: [] });
    const dearer = [{ fromQuantity: 12, unitPrice: 195 }];
    await shop.db.update(products).set({ priceTiers: dearer }).where(eq(products.id, id));
    expect(await line()).toMatchObject({ currentPrice: 195, changes: ['PriceUp'] });
  });

  it('whose quantity reaches a tier is no fall in price', async () => {
    const { customerId } = await aBuyer();
    const agent = await anAgentFor(shop, customerId);
    const draft = await aDraft(agent, { [await aTieredProduct()]: 6 });
    const [line] = draft.lineItems;
    expect(line).toMatchObject({ unitPrice: 200, currentSteps: [{ unitPrice: 200 }, ...tiers] });
    const lines = [{ id: line!.id, quantity: 12, unitPrice: 185 }];
    const updated = await updateQuote(agent, draft, { lines });
    expect(updated.lineItems[0]).toMatchObject({ unitPrice: 185, currentPrice: 190, changes: [] });
  });
});
