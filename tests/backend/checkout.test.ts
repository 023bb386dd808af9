import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOptions } from '../../backend/src/db/schema/carts.ts';
import { customerAddresses } from '../../backend/src/db/schema/customers.ts';
import { eq } from 'drizzle-orm';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  GetDeliveryOptionsDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, toPaymentInput, fillCheckout, receiver } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

const buyer = async (over = {}) => shop.signedIn(await aCustomer(shop.db, over));
const address = { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' };

/** Asked only for some delivery methods. */
const doorCode = {
  id: 'door-code',
  position: 0,
  name: 'Dyrakóði',
  isRequired: true,
  deliveryMethodIds: ['home'],
};

describe('the checkout', () => {
  it('requires a sign-in', async () => {
    const guest = shop.guest();
    expect((await guest.fail(GetCheckoutDocument, {})).code).toBe('UNAUTHENTICATED');
    expect((await guest.fail(SetCheckoutOptionsDocument, { options: {} })).code).toBe('UNAUTHENTICATED');
    expect(
      (await guest.fail(ExpressCheckoutDocument, toPaymentInput({ idempotencyKey: 'x', total: 1 }))).code,
    ).toBe('UNAUTHENTICATED');
  });

  it('goes step by step', async () => {
    const visitor = await buyer();
    const set = async (options: object) =>
      (await visitor.ask(SetCheckoutOptionsDocument, { options })).setCheckoutOptions;
    expect(await readCheckout(visitor)).toMatchObject({
      state: 'Receiver',
      status: 'Open',
      idempotencyKey: '',
    });
    await visitor.ask(addToCartDocument, { productId: String(await aProduct(shop.db)), quantity: 2 });
    expect(await set({ receiver })).toMatchObject({
      state: 'Delivery',
      receiver: {
        name: 'Jóna ÞÍ Haraldsdóttir',
        email: 'jona@vorulind.test',
        phone: '7701001',
        ssn: '0209804299',
        companySsn: null,
        allowMarketing: false,
      },
    });
    expect(await set({ deliveryMethodId: 'home' })).toMatchObject({
      state: 'Delivery',
      deliveryAmount: 1490,
      total: 3970,
      totalWithoutTax: 3202,
      totalTaxAmount: 768,
      address: null,
    });
    const done = await set({ address });
    expect(done).toMatchObject({ state: 'Payment', address: { ...address, id: 'new', country: 'IS' } });
    expect(done.paymentOptions).toEqual([
      {
        type: 'Account',
        name: 'Reikningsviðskipti',
        available: true,
        reason: null,
        headroom: 100_000,
        fieldsUrl: null,
      },
    ]);
    expect(await readCheckout(visitor)).toEqual(done);
    expect(await set({ deliveryMethodId: 'pickup' })).toMatchObject({ state: 'Payment', total: 2480 });
  });

  it('is free above a limit, and shows every method’s price', async () => {
    const visitor = await buyer();
    const amounts = async () =>
      (await visitor.ask(GetDeliveryOptionsDocument, {})).deliveryOptions.map((method) => [
        method.name,
        method.amount,
        method.requiresAddress,
      ]);
    expect(await amounts()).toEqual([
      ['Sækja í verslun', 0, false],
      ['Heimsending', 1490, true],
      ['Póstbox', 990, false],
      ['Á pósthús', 1190, false],
      ['Vöruflutningar', 4900, true],
    ]);
    const productId = String(await aProduct(shop.db, { listPrice: 20_000 }));
    await visitor.ask(addToCartDocument, { productId, quantity: 1 });
    expect((await amounts())[1]).toEqual(['Heimsending', 0, true]);
  });

  it('accepts only a saved address of the customer’s own', async () => {
    const customerId = await aCustomer(shop.db);
    const visitor = await shop.signedIn(customerId);
    const [own] = await shop.db
      .select()
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId));
    const stranger = await aCustomer(shop.db);
    const [foreign] = await shop.db
      .select()
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, stranger));
    const addressId = String(own!.id);
    const set = await visitor.ask(SetCheckoutOptionsDocument, { options: { addressId } });
    expect(set.setCheckoutOptions.address).toMatchObject({ id: addressId, addressLine1: 'Prófgata 1' });
    const answers = [];
    for (const id of [String(foreign!.id), '999999', 'x']) {
      answers.push(await visitor.fail(SetCheckoutOptionsDocument, { options: { addressId: id } }));
    }
    expect(answers[0]).toMatchObject({
      code: 'NOT_FOUND',
      details: { fields: { addressId: 'Þetta fannst ekki eða er ekki lengur í boði.' } },
    });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });

  const text = 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.';
  const required = 'Þennan reit þarf að fylla út';
  it.each([
    ['receiver.email', { receiver: { ...receiver, email: 'jona@' } }, 'Netfangið er ekki gilt.'],
    ['receiver.email', { receiver: { ...receiver, email: ' ' } }, required],
    ['receiver.name', { receiver: { ...receiver, name: ' ' } }, required],
    ['receiver.name', { receiver: { ...receiver, name: 'a'.repeat(121) } }, text],
    ['receiver.name', { receiver: { ...receiver, name: 'a\u0000b' } }, text],
    [
      'receiver.phone',
      { receiver: { ...receiver, phone: '12345' } },
      'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi',
    ],
    ['receiver.ssn', { receiver: { ...receiver, ssn: '123' } }, 'Kennitala ekki rétt valin'],
    ['receiver.companySsn', { receiver: { ...receiver, companySsn: 'abc' } }, 'Kennitala ekki rétt valin'],
    ['address.postalCode', { address: { ...address, postalCode: '999' } }, 'Póstnúmerið er ekki til.'],
    ['address.addressLine1', { address: { ...address, addressLine1: '' } }, required],
    ['address.city', { address: { ...address, city: 'a'.repeat(200) } }, text],
    ['address.country', { address: { ...address, country: 'NO' } }, text],
    ['deliveryMethodId', { deliveryMethodId: 'drone' }, text],
    ['checkoutOptions.nothing', { checkoutOptions: [{ id: 'nothing', value: 'x' }] }, text],
    ['checkoutOptions.comment', { checkoutOptions: [{ id: 'comment', value: 'x'.repeat(1001) }] }, text],
    ['checkoutOptions.__proto__', { checkoutOptions: [{ id: '__proto__', value: 'x' }] }, text],
  ])('names the field %s and stores nothing', async (field, options, message) => {
    const visitor = await buyer();
    const before = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const failure = await visitor.fail(SetCheckoutOptionsDocument, {
      options: { deliveryMethodId: 'home', ...options },
    });
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', message: text });
    expect(Object.entries(failure.details['fields'] as object)).toEqual([[field, message]]);
    expect(await readCheckout(visitor)).toEqual(before);
  });

  it('asks the options of the delivery method, and stores the answers', async () => {
    const visitor = await buyer();
    const ids = (checkout: { checkoutOptions: { id: string; isRequired: boolean }[] }) =>
      checkout.checkoutOptions.map(({ id, isRequired }) => [id, isRequired]);
    const pickup = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect(ids(pickup)).toEqual([
      ['reference', false],
      ['comment', false],
    ]);
    const answers = [{ id: 'reference', value: ' Verk 12 ' }];
    await shop.db.insert(checkoutOptions).values(doorCode);
    const home = await visitor.ask(SetCheckoutOptionsDocument, {
      options: { deliveryMethodId: 'home', checkoutOptions: answers },
    });
    await shop.db.delete(checkoutOptions).where(eq(checkoutOptions.id, doorCode.id));
    expect(ids(home.setCheckoutOptions)[0]).toEqual(['door-code', true]);
    expect(home.setCheckoutOptions.checkoutOptions[1]!.value).toBe('Verk 12');
  });
});

describe('an order is refused and nothing is done', () => {
  it('before the steps are finished', async () => {
    const visitor = await buyer();
    await visitor.ask(addToCartDocument, { productId: String(await aProduct(shop.db)), quantity: 1 });
    const checkout = await readCheckout(visitor);
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { step: 'Receiver' },
    });
    await visitor.ask(SetCheckoutOptionsDocument, { options: { receiver, deliveryMethodId: 'home' } });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { step: 'Delivery' },
    });
  });

  it('with an empty cart', async () => {
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, {});
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Karfan er tóm',
    });
  });

  it('without accepted terms, and the key stays valid', async () => {
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect(
      await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, { acceptTerms: false })),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { acceptTerms: required } },
    });
    expect(
      (await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout))).expressCheckout.status,
    ).toBe('Completed');
  });

  const required = 'Þennan reit þarf að fylla út';

  it('without a required answer, until it is given at payment', async () => {
    const visitor = await buyer();
    await shop.db.insert(checkoutOptions).values({ ...doorCode, deliveryMethodIds: ['pickup'] });
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { 'checkoutOptions.door-code': required } },
    });
    const answered = { ...toPaymentInput(checkout), checkoutOptions: [{ id: 'door-code', value: '1234' }] };
    expect((await visitor.ask(ExpressCheckoutDocument, answered)).expressCheckout.status).toBe('Completed');
    await shop.db.delete(checkoutOptions).where(eq(checkoutOptions.id, doorCode.id));
  });

  it('with the shop’s own required question unanswered', async () => {
    await shop.db
      .insert(checkoutOptions)
      .values({ id: 'cost-centre', position: 9, name: 'Kostnaðarstaður', isRequired: true });
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const failure = await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout));
    await shop.db.delete(checkoutOptions).where(eq(checkoutOptions.id, 'cost-centre'));
    expect(failure.details).toEqual({ fields: { 'checkoutOptions.cost-centre': required } });
  });

  it('with a card, while the shop takes no cards', async () => {
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect(
      await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, { paymentType: 'Card' })),
    ).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Ekki er hægt að greiða með korti sem stendur.',
    });
  });

  it('for a customer that is not confirmed, whose cart stays', async () => {
    const visitor = await buyer({ isConfirmed: false });
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const message =
      'Staðfesta þarf netfangið áður en hægt er að panta. Hlekkur til þess er í pósti sem við höfum sent.';
    expect(checkout.paymentOptions[0]).toMatchObject({ available: false, reason: message });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'PERMISSION_DENIED',
      message,
    });
  });

  it.each(['', 'made-up', '0'.repeat(300)])(
    'with the key „%s“ that was not minted for this cart',
    async (key) => {
      const visitor = await buyer();
      const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
      const stranger = await fillCheckout(await buyer(), { [await aProduct(shop.db)]: 1 });
      for (const idempotencyKey of [key, stranger.idempotencyKey]) {
        expect(
          await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, { idempotencyKey })),
        ).toMatchObject({
          code: 'FAILED_PRECONDITION',
          message: 'Karfan hefur breyst. Vinsamlegast yfirfarið hana áður en haldið er áfram.',
        });
      }
    },
  );
});
