import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { cartItems, carts } from '../../backend/src/db/schema/carts.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { mergeGuestCart } from '../../backend/src/modules/cart/carts.ts';
import { hashCookie } from '../../backend/src/modules/session/cookies.ts';
import {
  addToCartDocument,
  removeFromCartDocument,
  updateCartDocument,
} from '../../graphql/generated/documents.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { shop, cartOf, add, setUpCart } from './cart-setting.ts';

setUpCart();

describe('a customer’s cart', () => {
  it('has the customer’s prices and names the customer', async () => {
    const customer = await aCustomer(shop.db);
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId: customer, code: 'Rammasamningur', salesCode: 'HRE', discountPercentage: 25 });
    const visitor = await shop.signedIn(customer);
    const cart = await add(visitor, await aProduct(shop.db, { visibleByGuest: false, discount: 10 }), 2);
    expect(cart.items[0]).toMatchObject({ unitPrice: 930, discountPercentage: 25, price: 1860 });
    expect(cart.customer?.id).toBe(String(customer));
    expect(cart.billToCustomer?.id).toBe(String(customer));
  });

  it('ignores the terms of an unconfirmed customer', async () => {
    const customer = await aCustomer(shop.db, { isConfirmed: false });
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId: customer, code: 'Rammasamningur', salesCode: 'HRE', discountPercentage: 25 });
    const cart = await add(await shop.signedIn(customer), await aProduct(shop.db), 1);
    expect(cart.items[0]!.unitPrice).toBe(1240);
  });

  it('is the same in every browser', async () => {
    const customer = await aCustomer(shop.db);
    const cart = await add(await shop.signedIn(customer), await aProduct(shop.db), 2);
    expect(await cartOf(await shop.signedIn(customer))).toEqual(cart);
  });

  it('refuses a page that was made for another customer', async () => {
    const visitor = await shop.signedIn(await aCustomer(shop.db));
    const productId = String(await aProduct(shop.db));
    visitor.headers['X-Context-Version'] = '6';
    expect(await visitor.fail(addToCartDocument, { productId, quantity: 1 })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.',
    });
    visitor.headers['X-Context-Version'] = '7';
    await visitor.ask(addToCartDocument, { productId, quantity: 1 });
    visitor.cookies.delete('session');
    expect((await visitor.fail(addToCartDocument, { productId, quantity: 1 })).code).toBe('UNAUTHENTICATED');
  });
});

describe('a cart that is too large', () => {
  /** A customer's cart of two lines, which a price increase has made too large. */
  async function tooLarge() {
    const visitor = await shop.signedIn(await aCustomer(shop.db));
    const [dear, cheap] = [await aProduct(shop.db, { isSpecialOrder: true }), await aProduct(shop.db)];
    await add(visitor, dear, 30);
    const cart = await add(visitor, cheap, 2);
    await shop.db.update(products).set({ listPrice: 70_000_000 }).where(eq(products.id, dear));
    return { visitor, dear, lines: cart.items.map(({ id }) => id) };
  }

  it('can be reduced, line by line', async () => {
    const { visitor, lines } = await tooLarge();
    const [dear, cheap] = lines;
    const change = async (cartItemId: string | undefined, quantity: number) =>
      (await visitor.ask(updateCartDocument, { cartItemId: cartItemId!, quantity })).updateCart;
    expect((await change(cheap, 1)).totalItems).toBe(2);
    const { removeFromCart } = await visitor.ask(removeFromCartDocument, { cartItemId: cheap! });
    expect(removeFromCart.totalItems).toBe(1);
    expect((await change(dear, 20)).totalPrice).toBe(1_400_000_000);
  });

  it('accepts nothing more', async () => {
    const { visitor, lines } = await tooLarge();
    const one = String(await aProduct(shop.db));
    expect((await visitor.fail(addToCartDocument, { productId: one, quantity: 1 })).code).toBe(
      'FAILED_PRECONDITION',
    );
    const grown = await visitor.fail(updateCartDocument, { cartItemId: lines[1], quantity: 3 });
    expect(grown.code).toBe('FAILED_PRECONDITION');
  });

  it('does not result from signing in: guest lines that find no room are left out', async () => {
    const customer = await aCustomer(shop.db);
    const visitor = await shop.signedIn(customer);
    const dear = await aProduct(shop.db, { isSpecialOrder: true, listPrice: 100_000_000 });
    const other = await aProduct(shop.db, { isSpecialOrder: true, listPrice: 100_000_000 });
    const soap = await aProduct(shop.db);
    await add(visitor, dear, 15);
    const [guestCart] = await shop.db
      .insert(carts)
      .values({ cookieHash: hashCookie('of-a-guest') })
      .returning();
    await shop.db.insert(cartItems).values([
      { cartId: guestCart!.id, productId: other, quantity: 10 },
      { cartId: guestCart!.id, productId: soap, quantity: 2 },
    ]);
    await shop.db.transaction((tx) => mergeGuestCart(tx, 'of-a-guest', customer));
    const { items, totalPrice } = await cartOf(visitor);
    expect(items.map(({ product, quantity }) => [Number(product.id), quantity])).toEqual([
      [dear, 15],
      [soap, 2],
    ]);
    expect(totalPrice).toBe(1_500_002_480);
  });
});

it('the database itself refuses a line of zero units', async () => {
  const product = await aProduct(shop.db);
  const [cart] = await shop.db.insert(carts).values({ cookieHash: 'x' }).returning();
  const line = { cartId: cart!.id, productId: product, quantity: 0 };
  await expect(shop.db.insert(cartItems).values(line).execute()).rejects.toThrow(/Failed query/);
});

describe('a line', () => {
  it('is of nobody in a guest’s cart, and of who signs in with it', async () => {
    const guest = shop.guest();
    const cart = await add(guest, await aProduct(shop.db), 1);
    expect(cart.items[0]!.addedBy).toBeNull();
    const customer = await aCustomer(shop.db, { name: 'Jóna Jónsdóttir' });
    await shop.db.transaction((tx) => mergeGuestCart(tx, guest.cookies.get('cart')!, customer));
    expect((await cartOf(await shop.signedIn(customer))).items[0]!.addedBy).toMatchObject({
      name: 'Jóna Jónsdóttir',
      isVisitor: true,
    });
  });
});
