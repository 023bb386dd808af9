import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerCards } from '../../backend/src/db/schema/payments.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  ApplyPromoCodeDocument,
  ExpressCheckoutDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startAcquirer, type AcquirerServer } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, toPaymentInput, fillCheckout, receiver } from '../kit/buyer.ts';
import { readOrders } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

/* What someone may try who calls the backend without the storefront. */

let shop: Shop;
let acquirer: AcquirerServer;
beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop(acquirer.env);
});
afterEach(() => checkInvariants(shop.db));
afterAll(async () => {
  await acquirer.stop();
  await shop.connection.close();
});

async function attacker() {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 2 });
  return { customerId, visitor, checkout };
}

describe('something of another customer', () => {
  it('is refused as card like an unknown one, and is not charged', async () => {
    const victim = await aCustomer(shop.db);
    const card = {
      token: 'card_x',
      brand: 'Visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2039,
    } as const;
    const [stolen] = await shop.db
      .insert(customerCards)
      .values({ ...card, customerId: victim })
      .returning();
    const { visitor, checkout, customerId } = await attacker();
    const answers = [];
    for (const paymentMethodId of [String(stolen!.id), '999999', `${stolen!.id} OR 1=1`, '-1', '']) {
      const input = toPaymentInput(checkout, { paymentType: 'Card', paymentMethodId });
      answers.push(await visitor.fail(ExpressCheckoutDocument, input));
    }
    expect(answers.map(({ code }) => code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'BAD_REQUEST',
    ]);
    expect(answers.slice(1, 4)).toEqual([answers[0], answers[0], answers[0]]);
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it('is refused as key: neither orders the other’s cart nor reveals the other’s order', async () => {
    const victim = await attacker();
    const { visitor, customerId, checkout } = await attacker();
    const stolen = { ...checkout, idempotencyKey: victim.checkout.idempotencyKey };
    expect((await visitor.fail(ExpressCheckoutDocument, toPaymentInput(stolen))).details).toEqual({
      reason: 'cart.changed',
    });
    const placed = await victim.visitor.ask(ExpressCheckoutDocument, toPaymentInput(victim.checkout));
    expect(placed.expressCheckout.status).toBe('Completed');
    expect((await visitor.fail(ExpressCheckoutDocument, toPaymentInput(stolen))).details).toEqual({
      reason: 'cart.changed',
    });
    expect(await readOrders(shop.db, customerId)).toEqual([]);
    expect(await readOrders(shop.db, victim.customerId)).toHaveLength(1);
  });
});

describe('an amount', () => {
  it.each([
    ['none', 0],
    ['less', 2479],
    ['more', 2481],
    ['a negative one', -2480],
    ['the largest', 2_147_483_647],
  ])('that is %s than shown is refused with the right one', async (_, expectedTotal) => {
    const { visitor, checkout, customerId } = await attacker();
    expect(
      await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, { expectedTotal })),
    ).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'pay.priceChanged', total: 2480 },
    });
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it.each([
    ['half a króna', { expectedTotal: 2480.5 }],
    ['text', { expectedTotal: '2480' }],
    ['a number beyond the contract', { expectedTotal: 2_147_483_648 }],
    ['a price of one’s own', { price: 1 }],
    ['a discount of one’s own', { discountPercentage: 99 }],
    ['another customer', { customerId: 1 }],
    ['a delivery amount', { deliveryAmount: 0 }],
    ['a way of paying that there is not', { paymentType: 'Free' }],
    ['terms that are no answer', { acceptTerms: 'true' }],
  ])('of %s is invalid', async (_, over) => {
    const { visitor, checkout, customerId } = await attacker();
    expect((await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, over))).code).toBe(
      'BAD_REQUEST',
    );
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });
});

describe('hostile input in a field', () => {
  const long = 'x'.repeat(50_000);

  it.each([
    ['an empty key', { idempotencyKey: '' }],
    ['a long key', { idempotencyKey: long }],
    ['a key that is a statement', { idempotencyKey: `'; DELETE FROM orders; --` }],
    ['a key with a character that is no text', { idempotencyKey: 'a\u0000b' }],
    ['a long card token', { paymentType: 'Card', cardToken: long }],
    ['a card token with a character that is no text', { paymentType: 'Card', cardToken: 'tok\u0000' }],
  ])('of the checkout is refused, and the shop keeps running: %s', async (_, over) => {
    const { visitor, checkout, customerId } = await attacker();
    const { code } = await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, over));
    expect(['BAD_REQUEST', 'FAILED_PRECONDITION']).toContain(code);
    expect(await readOrders(shop.db, customerId)).toEqual([]);
    const again = await visitor.ask(ExpressCheckoutDocument, toPaymentInput(await readCheckout(visitor)));
    expect(again.expressCheckout.status).toBe('Completed');
  });

  it.each([
    ['unknown questions', [{ id: 'nope', value: 'x' }]],
    ['too long an answer', [{ id: 'comment', value: long }]],
    ['an answer that is no text', [{ id: 'comment', value: 'a\u0000b' }]],
    ['a question of the language’s own', [{ id: 'constructor', value: 'x' }]],
  ])('at payment is refused: %s', async (_, checkoutOptions) => {
    const { visitor, checkout, customerId } = await attacker();
    const sent = { ...toPaymentInput(checkout), checkoutOptions };
    expect((await visitor.fail(ExpressCheckoutDocument, sent)).code).toBe('BAD_REQUEST');
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it.each([
    ['a header in the address of the mail', { email: 'a@b.is\r\nBcc: allir@b.is' }],
    ['two addresses', { email: 'a@b.is, c@d.is' }],
    ['a name of lines', { name: 'Jóna\r\nBcc: allir@b.is' }],
    ['markup', { email: '<script>@b.is' }],
  ])('never reaches the mail’s headers: %s', async (_, over) => {
    const { visitor } = await attacker();
    const options = { receiver: { ...receiver, ...over } };
    expect((await visitor.fail(SetCheckoutOptionsDocument, { options })).code).toBe('BAD_REQUEST');
  });

  it('of an address is refused, and markup stays text', async () => {
    const { visitor } = await attacker();
    const address = { addressLine1: '<img src=x onerror=alert(1)>', city: 'Kópavogur', postalCode: '200' };
    const set = (over: object) => ({
      options: { deliveryMethodId: 'home', address: { ...address, ...over } },
    });
    for (const over of [
      { addressLine1: long },
      { addressLine1: ' ' },
      { city: 'a\u0000b' },
      { postalCode: '000' },
      { postalCode: '200; DROP TABLE carts' },
      { country: 'Ísland'.repeat(100) },
    ])
      expect((await visitor.fail(SetCheckoutOptionsDocument, set(over))).code).toBe('BAD_REQUEST');
    const { setCheckoutOptions } = await visitor.ask(SetCheckoutOptionsDocument, set({}));
    expect(setCheckoutOptions.address?.addressLine1).toBe(address.addressLine1);
  });

  it('in place of a promo code lowers nothing', async () => {
    const { visitor, checkout } = await attacker();
    await shop.db.insert(promoCodes).values({ code: 'ALLTFRITT', discountPercentage: 100 });
    for (const code of ['', '%', 'ALLT%', `' OR '1'='1`, 'a\u0000b', long]) {
      const failure = await visitor.fail(ApplyPromoCodeDocument, { code });
      expect(['BAD_REQUEST', 'FAILED_PRECONDITION', 'NOT_FOUND']).toContain(failure.code);
    }
    expect((await readCheckout(visitor)).total).toBe(checkout.total);
  });
});

it('refuses the order when a line is added between the check and the lock', async () => {
  const { visitor, checkout, customerId } = await attacker();
  const dear = String(await aProduct(shop.db, { listPrice: 900_000 }));
  const [paid] = await Promise.allSettled([
    visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout)),
    visitor.ask(addToCartDocument, { productId: dear, quantity: 1 }),
  ]);
  const placed = await readOrders(shop.db, customerId);
  expect(placed.map(({ total }) => total)).toEqual(paid.status === 'fulfilled' ? [2480] : []);
});
