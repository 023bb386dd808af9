import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryMethods } from '../../backend/src/db/schema/carts.ts';
import { openingHours } from '../../backend/src/db/schema/content.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import {
  ExpressCheckoutDocument,
  GetDeliveryOptionsDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { loadLines } from '../kit/catalogue.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

const hour = 3600;
let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 7.5 * hour, closesAt: 16 * hour }));
  await shop.db.insert(openingHours).values(week);
});
// A Friday morning.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await checkInvariants(shop.db);
});
afterAll(() => shop.connection.close());

const buyer = async () => shop.signedIn(await aCustomer(shop.db));
const text = 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.';

describe('the delivery promise', () => {
  const promises = async (goods: Parameters<typeof aProduct>[1]) => {
    const visitor = await buyer();
    await fillCheckout(visitor, { [await aProduct(shop.db, goods)]: 1 });
    const { deliveryOptions } = await visitor.ask(GetDeliveryOptionsDocument, {});
    return Object.fromEntries(deliveryOptions.map(({ id, promise }) => [id, promise]));
  };

  it('is given for goods in stock', async () => {
    expect(await promises({ deliveryTime: 'Samdægurs' })).toEqual({
      pickup: 'Tilbúið til afhendingar í dag fyrir kl. 16:00',
      home: 'Áætluð afhending mánudag',
      locker: 'Áætluð afhending mánudag',
      post: 'Áætluð afhending þriðjudag',
      freight: 'Áætluð afhending miðvikudag',
    });
  });

  it('is given for a special order, from its delivery time', async () => {
    expect(await promises({ isSpecialOrder: true, deliveryTime: '2–3 vikur' })).toMatchObject({
      pickup: 'Tilbúið til afhendingar föstudag 11. desember 2026 fyrir kl. 16:00',
    });
  });

  it('is missing for a special order without a delivery time', async () => {
    expect(await promises({ isSpecialOrder: true, deliveryTime: null })).toMatchObject({
      pickup: 'Við látum vita þegar ljóst er hvenær pöntunin verður afhent.',
    });
  });

  it('appears with its date on the order and in the mail', async () => {
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const { expressCheckout } = await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout));
    const promised = 'Tilbúið til afhendingar 20. nóvember 2026 fyrir kl. 16:00';
    const { order } = await visitor.ask(ViewOrderDocument, { orderId: expressCheckout.id! });
    expect(order?.deliveryPromise).toBe(promised);
    const mails = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'));
    expect((mails.at(-1)!.payload as { text: string }).text).toContain(promised);
  });
});

describe('a delivery method with pick-up points', () => {
  it('needs one of its points before payment, which appears on order, invoice and mail', async () => {
    const visitor = await buyer();
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 }, 'locker');
    expect(checkout).toMatchObject({ state: 'Delivery', pickupPoint: null });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { step: 'Delivery' },
    });
    const options = { deliveryMethodId: 'locker', pickupPointId: 'hlemmur' };
    const { setCheckoutOptions: chosen } = await visitor.ask(SetCheckoutOptionsDocument, { options });
    expect(chosen).toMatchObject({ state: 'Payment', pickupPoint: { name: 'Póstbox Hlemmi' } });
    const { expressCheckout } = await visitor.ask(ExpressCheckoutDocument, toPaymentInput(chosen));
    const place = {
      kind: 'PickupPlace',
      name: 'Afhendingarstaður',
      value: 'Póstbox Hlemmi, Laugavegi 107, 105 Reykjavík',
    };
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(expressCheckout.id)));
    const [invoice] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, Number(expressCheckout.invoiceId)));
    expect([order?.options[0], invoice?.options[0]]).toEqual([place, place]);
    const { order: seen } = await visitor.ask(ViewOrderDocument, { orderId: expressCheckout.id! });
    expect(seen?.deliveryAddress).toBe(place.value);
    expect((await readCheckout(visitor)).pickupPoint).toBeNull();
  });

  it.each([
    ['a place of another way of delivery', 'siglufjordur'],
    ['a place that there is not', 'x'.repeat(300)],
    ['hostile text', "'; DROP TABLE orders; --"],
  ])('refuses %s', async (_, pickupPointId) => {
    const visitor = await buyer();
    await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const options = { deliveryMethodId: 'locker', pickupPointId };
    expect(await visitor.fail(SetCheckoutOptionsDocument, { options })).toMatchObject({
      code: 'BAD_REQUEST',
      message: text,
      details: { fields: { pickupPointId: text } },
    });
  });

  it('resets the point with another delivery method', async () => {
    const visitor = await buyer();
    await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const set = async (options: object) =>
      (await visitor.ask(SetCheckoutOptionsDocument, { options })).setCheckoutOptions;
    await set({ deliveryMethodId: 'locker', pickupPointId: 'hlemmur' });
    expect(await set({ deliveryMethodId: 'post' })).toMatchObject({ state: 'Delivery', pickupPoint: null });
    expect(await set({ deliveryMethodId: 'pickup' })).toMatchObject({ state: 'Payment' });
  });

  it('needs another choice when the point is gone at payment', async () => {
    const visitor = await buyer();
    await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    const options = { deliveryMethodId: 'locker', pickupPointId: 'hlemmur' };
    const { setCheckoutOptions: chosen } = await visitor.ask(SetCheckoutOptionsDocument, { options });
    const [before] = await shop.db.select().from(deliveryMethods).where(eq(deliveryMethods.id, 'locker'));
    await shop.db
      .update(deliveryMethods)
      .set({ pickupPoints: before!.pickupPoints.slice(0, 1) })
      .where(eq(deliveryMethods.id, 'locker'));
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(chosen))).toMatchObject({
      details: { step: 'Delivery' },
    });
    await shop.db.update(deliveryMethods).set(before!).where(eq(deliveryMethods.id, 'locker'));
  });
});

it('the checkout shows the sum above which delivery is free', async () => {
  const visitor = await buyer();
  await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
  const { deliveryOptions } = await visitor.ask(GetDeliveryOptionsDocument, {});
  expect(deliveryOptions.find(({ id }) => id === 'home')).toMatchObject({ amount: 1490, freeFrom: 20_000 });
  await loadLines(shop.db, [
    { type: 'delivery-methods', methods: [{ id: 'pickup', name: 'Sækja í verslun', amount: 0 }] },
  ]);
  const { deliveryOptions: left } = await visitor.ask(GetDeliveryOptionsDocument, {});
  expect(left.map(({ id }) => id)).toEqual(['pickup']);
});
