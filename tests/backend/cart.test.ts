import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brands, products } from '../../backend/src/db/schema/catalogue.ts';
import { carts } from '../../backend/src/db/schema/carts.ts';
import {
  addToCartDocument,
  removeFromCartDocument,
  updateCartDocument,
} from '../../graphql/generated/documents.ts';
import { aProduct } from '../kit/builders.ts';
import { shop, cartOf, add, setUpCart } from './cart-setting.ts';

setUpCart();

describe('a guest’s cart', () => {
  it('is empty, without a row or a cookie, until something is added', async () => {
    const guest = shop.guest();
    expect(await cartOf(guest)).toEqual({
      key: '',
      totalItems: 0,
      totalPrice: 0,
      discount: 0,
      totalPriceWithoutTax: 0,
      totalTaxAmount: 0,
      billToCustomer: null,
      customer: null,
      promoCode: null,
      lapsedPromoCode: null,
      currency: { displayName: 'Íslensk króna', code: 'ISK' },
      items: [],
    });
    expect(guest.cookies.size).toBe(0);
    expect(await shop.db.select().from(carts)).toEqual([]);
  });

  it('prices lines and totals', async () => {
    const guest = shop.guest();
    const [brand] = await shop.db
      .insert(brands)
      .values({ slug: 'tindur', name: 'Tindur', nameSort: 'tindur' })
      .returning();
    const image = { assetPath: 'a/b.png', alt: null, width: 10, height: 10 };
    const soap = await aProduct(shop.db, { discount: 10, brandId: brand!.id, images: [image], name: 'Sápa' });
    const book = await aProduct(shop.db, { listPrice: 111, taxPercentage: 11 });
    await add(guest, soap, 3);
    const cart = await add(guest, book, 1);
    expect(cart).toMatchObject({
      totalItems: 2,
      totalPrice: 3459,
      discount: 372,
      totalPriceWithoutTax: 2800,
      totalTaxAmount: 659,
    });
    expect(cart.key).not.toBe('');
    expect(cart.key).not.toBe(guest.cookies.get('cart'));
    expect(cart.items[0]).toMatchObject({
      quantity: 3,
      unitPrice: 1116,
      price: 3348,
      priceWithoutTax: 2700,
      discount: 372,
      discountPercentage: 10,
      vat: 24,
      product: {
        id: String(soap),
        name: 'Sápa',
        stock: 10,
        unitOfMeasure: 1,
        brand: { name: 'Tindur' },
        image,
      },
    });
    expect(await cartOf(guest)).toEqual(cart);
  });

  it('belongs to one browser', async () => {
    const guest = shop.guest();
    const cart = await add(guest, await aProduct(shop.db), 1);
    const other = shop.guest();
    await add(other, await aProduct(shop.db), 2);
    const cartItemId = cart.items[0]!.id;
    for (const thief of [other, shop.guest()]) {
      expect((await thief.fail(updateCartDocument, { cartItemId, quantity: 5 })).code).toBe('NOT_FOUND');
      expect((await thief.fail(removeFromCartDocument, { cartItemId })).code).toBe('NOT_FOUND');
    }
    expect(await cartOf(guest)).toEqual(cart);
  });

  it('accepts no key from the browser', async () => {
    const guest = shop.guest();
    guest.cookies.set('cart', 'chosen-by-an-attacker');
    await add(guest, await aProduct(shop.db), 1);
    expect(guest.cookies.get('cart')).not.toBe('chosen-by-an-attacker');
  });

  it('accepts no product that the guest may not see, and none without a price', async () => {
    const guest = shop.guest();
    const hidden = await aProduct(shop.db, { visibleByGuest: false });
    const gone = await aProduct(shop.db, { takenOutAt: new Date() });
    const priceless = await aProduct(shop.db, { priceVisibleByGuest: false });
    const tries = [String(hidden), String(gone), '999999', '99999999999', '-1', '1e3', 'abc', ''];
    for (const productId of tries) {
      expect(await guest.fail(addToCartDocument, { productId, quantity: 1 })).toEqual({
        code: 'NOT_FOUND',
        message: 'Þetta fannst ekki eða er ekki lengur í boði.',
        details: {},
      });
    }
    const refused = await guest.fail(addToCartDocument, { productId: String(priceless), quantity: 1 });
    expect(refused).toMatchObject({ code: 'PERMISSION_DENIED', message: 'Skráðu þig inn til að sjá verð' });
    expect(guest.cookies.size).toBe(0);
  });

  it('loses a line whose product has been hidden since', async () => {
    const guest = shop.guest();
    const product = await aProduct(shop.db);
    await add(guest, product, 1);
    await shop.db.update(products).set({ visibleByGuest: false }).where(eq(products.id, product));
    expect((await cartOf(guest)).items).toEqual([]);
  });
});

describe('a quantity', () => {
  const badRequest = { code: 'BAD_REQUEST' };
  it.each([
    ['negative', -1, badRequest],
    ['zero', 0, badRequest],
    ['fractional', 6.5, badRequest],
    ['huge', 1e15, badRequest],
    ['beyond every number', 1e308, badRequest],
    ['text', '6', badRequest],
    ['NaN as text', 'NaN', badRequest],
    ['nothing', null, badRequest],
    ['not a multiple', 7, { code: 'BAD_REQUEST', message: 'Varan er seld í einingum af 6' }],
    [
      'more than there is',
      18,
      {
        code: 'FAILED_PRECONDITION',
        message: 'Ekki er nægilegt magn til á lager. Aðeins 12 eftir.',
        details: { available: 12 },
      },
    ],
  ])('of %s is refused when adding, and the cart is unchanged', async (_, quantity, failure) => {
    const guest = shop.guest();
    const product = await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 14 });
    const before = await add(guest, product, 6);
    const productId = String(product);
    expect(await guest.fail(addToCartDocument, { productId, quantity })).toMatchObject(failure);
    expect(await cartOf(guest)).toEqual(before);
  });

  it.each([
    ['negative', -6, 'BAD_REQUEST'],
    ['fractional', 0.5, 'BAD_REQUEST'],
    ['not a multiple', 3, 'BAD_REQUEST'],
    ['more than there is', 18, 'FAILED_PRECONDITION'],
  ])('of %s is refused when changing, and the cart is unchanged', async (_, quantity, code) => {
    const guest = shop.guest();
    const before = await add(guest, await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 14 }), 6);
    const cartItemId = before.items[0]!.id;
    expect((await guest.fail(updateCartDocument, { cartItemId, quantity })).code).toBe(code);
    expect(await cartOf(guest)).toEqual(before);
  });

  it('beyond JSON’s numbers is refused', async () => {
    const guest = shop.guest();
    const product = await aProduct(shop.db);
    const body = JSON.stringify({
      query: addToCartDocument,
      variables: { productId: String(product), quantity: 1 },
    });
    const response = await guest.fetch('/graphql', {
      method: 'POST',
      body: body.replace('"quantity":1}', '"quantity":1e309}'),
    });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]!.extensions.code).toBe('BAD_REQUEST');
  });

  it('is added, changed, and removed at zero', async () => {
    const guest = shop.guest();
    const product = await aProduct(shop.db);
    await add(guest, product, 2);
    const cart = await add(guest, product, 3);
    const cartItemId = cart.items[0]!.id;
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([5]);
    const changed = await guest.ask(updateCartDocument, { cartItemId, quantity: 10 });
    expect(changed.updateCart.items[0]!.quantity).toBe(10);
    expect(
      (await guest.fail(addToCartDocument, { productId: String(product), quantity: 1 })).details,
    ).toMatchObject({ available: 10 });
    expect((await guest.ask(updateCartDocument, { cartItemId, quantity: 0 })).updateCart.items).toEqual([]);
    expect((await guest.fail(removeFromCartDocument, { cartItemId })).code).toBe('NOT_FOUND');
  });

  it('of special orders is not limited by stock, but by the cart’s size', async () => {
    const guest = shop.guest();
    const product = await aProduct(shop.db, { isSpecialOrder: true, stockOnHand: 0, listPrice: 10_000 });
    const cart = await add(guest, product, 200_000);
    expect(cart.totalPrice).toBe(2_000_000_000);
    expect((await guest.fail(addToCartDocument, { productId: String(product), quantity: 1 })).code).toBe(
      'FAILED_PRECONDITION',
    );
    expect(await cartOf(guest)).toEqual(cart);
  });

  it('is the sum of two concurrent additions', async () => {
    const guest = shop.guest();
    const product = await aProduct(shop.db, { stockOnHand: 1000 });
    await add(guest, product, 1);
    await Promise.all(Array.from({ length: 20 }, () => add(guest, product, 2)));
    expect((await cartOf(guest)).items[0]!.quantity).toBe(41);
  });
});
