import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeGuestCart } from '../../backend/src/modules/cart/carts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { addToCartDocument, CartDocument, updateCartDocument } from '../../graphql/generated/documents.ts';
import {
  AcceptCartPricesDocument,
  MoveToCartDocument,
  RemoveSavedItemDocument,
  SavedItemsDocument,
  SaveForLaterDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

const add = async (visitor: Visitor, productId: number, quantity = 2) => {
  const { addToCart } = await visitor.ask(addToCartDocument, { productId: String(productId), quantity });
  return addToCart.items.find(({ product }) => product.id === String(productId))!;
};
const savedItemsOf = async (visitor: Visitor) => (await visitor.ask(SavedItemsDocument, {})).savedItems;
const lineOf = async (visitor: Visitor) => (await visitor.ask(CartDocument, {})).cart.items[0];

describe('goods saved for later', () => {
  it('leave the cart’s sums and return, also in another session of the customer', async () => {
    const soap = await aProduct(shop.db);
    const customerId = await aCustomer(shop.db);
    const [office, home] = [await shop.signedIn(customerId), await shop.signedIn(customerId)];
    const line = await add(office, soap);
    const { saveForLater } = await office.ask(SaveForLaterDocument, { cartItemId: line.id });
    expect(saveForLater.cart).toMatchObject({ totalItems: 0, totalPrice: 0 });
    const [saved] = await savedItemsOf(home);
    expect(saved).toMatchObject({ quantity: 2, product: { id: String(soap) } });
    const { moveToCart } = await home.ask(MoveToCartDocument, { savedItemId: saved!.id });
    expect(moveToCart).toMatchObject({ cart: { totalItems: 1 }, savedItems: [] });
    expect(await lineOf(office)).toMatchObject({ quantity: 2 });
  });

  it('return as far as stock allows; the others stay', async () => {
    const soap = await aProduct(shop.db, { stockOnHand: 10 });
    const customer = await shop.signedIn(await aCustomer(shop.db));
    const line = await add(customer, soap, 8);
    await customer.ask(SaveForLaterDocument, { cartItemId: line.id });
    await shop.db.update(products).set({ stockOnHand: 3 }).where(eq(products.id, soap));
    const [saved] = await savedItemsOf(customer);
    await customer.ask(MoveToCartDocument, { savedItemId: saved!.id });
    expect(await lineOf(customer)).toMatchObject({ quantity: 3 });
    const [rest] = await savedItemsOf(customer);
    expect(rest).toMatchObject({ quantity: 5 });
    expect(await customer.fail(MoveToCartDocument, { savedItemId: rest!.id })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { available: 3 },
    });
    expect(await savedItemsOf(customer)).toMatchObject([{ quantity: 5 }]);
  });

  it('of other customers are refused like unknown ones', async () => {
    const soap = await aProduct(shop.db);
    const [owner, other] = [
      await shop.signedIn(await aCustomer(shop.db)),
      await shop.signedIn(await aCustomer(shop.db)),
    ];
    await add(other, await aProduct(shop.db));
    const line = await add(owner, soap);
    const strange = [line.id, '0', '-1', '99999999999', 'x', "1' OR 1=1"];
    for (const cartItemId of strange)
      expect(await other.fail(SaveForLaterDocument, { cartItemId })).toMatchObject({ code: 'NOT_FOUND' });
    await owner.ask(SaveForLaterDocument, { cartItemId: line.id });
    const [saved] = await savedItemsOf(owner);
    for (const savedItemId of [saved!.id, '0', 'x']) {
      expect(await other.fail(MoveToCartDocument, { savedItemId })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await other.fail(RemoveSavedItemDocument, { savedItemId })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await shop.guest().fail(RemoveSavedItemDocument, { savedItemId })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await savedItemsOf(owner)).toHaveLength(1);
    await owner.ask(RemoveSavedItemDocument, { savedItemId: saved!.id });
    expect(await savedItemsOf(owner)).toEqual([]);
  });

  it('of a guest become the customer’s at sign-in', async () => {
    const [soap, paper] = [await aProduct(shop.db), await aProduct(shop.db)];
    const guest = shop.guest();
    await guest.ask(SaveForLaterDocument, { cartItemId: (await add(guest, soap)).id });
    const customerId = await aCustomer(shop.db);
    const customer = await shop.signedIn(customerId);
    await customer.ask(SaveForLaterDocument, { cartItemId: (await add(customer, paper)).id });
    await shop.db.transaction((tx) => mergeGuestCart(tx, guest.cookies.get('cart')!, customerId));
    expect((await savedItemsOf(customer)).map(({ product }) => Number(product.id))).toEqual([soap, paper]);
    expect(await savedItemsOf(shop.guest())).toEqual([]);
  });
});

describe('a price that changed', () => {
  it('shows the earlier one until the visitor accepts it or changes the line', async () => {
    const soap = await aProduct(shop.db, { listPrice: 1000 });
    const customer = await shop.signedIn(await aCustomer(shop.db));
    const line = await add(customer, soap);
    expect(line).toMatchObject({ unitPrice: 1000, previousUnitPrice: null });
    const price = (listPrice: number) =>
      shop.db.update(products).set({ listPrice }).where(eq(products.id, soap));
    await price(1500);
    expect(await lineOf(customer)).toMatchObject({ unitPrice: 1500, previousUnitPrice: 1000 });
    // Changing another line does not accept this one.
    await add(customer, await aProduct(shop.db));
    expect(await lineOf(customer)).toMatchObject({ previousUnitPrice: 1000 });
    const { acceptCartPrices } = await customer.ask(AcceptCartPricesDocument, {});
    expect(acceptCartPrices.items[0]).toMatchObject({ previousUnitPrice: null });
    await price(900);
    expect(await lineOf(customer)).toMatchObject({ unitPrice: 900, previousUnitPrice: 1500 });
    const { updateCart } = await customer.ask(updateCartDocument, { cartItemId: line.id, quantity: 3 });
    expect(updateCart.items[0]).toMatchObject({ previousUnitPrice: null });
    await price(1000);
    await price(900);
    expect(await lineOf(customer)).toMatchObject({ previousUnitPrice: null });
  });

  it('cannot be accepted by a guest without a cart', async () => {
    expect((await shop.guest().ask(AcceptCartPricesDocument, {})).acceptCartPrices.items).toEqual([]);
  });
});
