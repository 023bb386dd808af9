import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveryMethods } from '../../backend/src/db/schema/carts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import {
  OrderRequestsDocument,
  PlaceRepeatOrderDocument,
  RepeatOrderDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let customerId: number;
let buyer: Visitor;
let product: number;
let other: number;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  customerId = await aCustomer(shop.db);
  buyer = await shop.signedIn(customerId);
  product = await aProduct(shop.db, { stockOnHand: 20 });
  other = await aProduct(shop.db, { stockOnHand: 20 });
  await fillCheckout(buyer, { [product]: 4, [other]: 2 }, 'home');
  await buyer.ask(SetCheckoutOptionsDocument, { options: { address } });
  await pay(buyer, await readCheckout(buyer));
});
afterEach(() => checkInvariants(shop.db));

const address = { addressLine1: 'Prófgata 1', city: 'Reykjavík', postalCode: '101' };
const readRepeat = async (visitor: Visitor) => (await visitor.ask(RepeatOrderDocument, {})).repeatOrder!;
const toInput = (
  { idempotencyKey, total }: { idempotencyKey: string; total: number },
  over: object = {},
) => ({
  input: { idempotencyKey, expectedTotal: total, acceptTerms: true, ...over },
});
const place = async (
  visitor: Visitor,
  repeat: { idempotencyKey: string; total: number },
  over: object = {},
) => (await visitor.ask(PlaceRepeatOrderDocument, toInput(repeat, over))).placeRepeatOrder;
const countOrders = async () =>
  (await shop.db.select().from(orders).where(eq(orders.customerId, customerId))).length;
const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.id, id));

describe('the last order once more', () => {
  it('is filled in as last time and placed by one press, the cart left as it is', async () => {
    await fillCheckout(buyer, { [other]: 1 });
    const repeat = await readRepeat(buyer);
    expect(repeat).toMatchObject({
      lines: [
        { lastQuantity: 4, quantity: 4, lastUnitPrice: 1240, unitPrice: 1240, price: 4960 },
        { lastQuantity: 2, quantity: 2, price: 2480 },
      ],
      receiver: { name: 'Jóna ÞÍ Haraldsdóttir' },
      deliveryMethod: { id: 'home' },
      deliveryPlace: 'Prófgata 1, 101 Reykjavík',
      payment: { type: 'Account', available: true },
      problem: null,
    });
    const answer = await place(buyer, repeat);
    expect(answer.status).toBe('Completed');
    const { order } = await buyer.ask(ViewOrderDocument, { orderId: answer.id! });
    expect(order).toMatchObject({ total: repeat.total, deliveryAddress: 'Prófgata 1, 101 Reykjavík' });
    expect(order!.items.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect((await buyer.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 1 }]);
  });

  it('is placed once for a key, however often and concurrently it is sent', async () => {
    const repeat = await readRepeat(buyer);
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, repeat)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await place(buyer, repeat)).toEqual(answers[0]);
    expect(await countOrders()).toBe(2);
    const next = await readRepeat(buyer);
    expect(next.idempotencyKey).not.toBe(repeat.idempotencyKey);
    expect((await place(buyer, next)).id).not.toBe(answers[0]!.id);
  });

  it('says of each line what is another than last time, and leaves out what is gone', async () => {
    await change(product, { listPrice: 2480, stockOnHand: 3 });
    await change(other, { takenOutAt: new Date() });
    const repeat = await readRepeat(buyer);
    expect(repeat.lines).toMatchObject([
      { isGone: false, lastQuantity: 4, quantity: 3, lastUnitPrice: 1240, unitPrice: 2480, price: 7440 },
      { isGone: true, lastQuantity: 2, quantity: 0, unitPrice: null, slug: null, price: 0 },
    ]);
    const { id } = await place(buyer, repeat);
    const { order } = await buyer.ask(ViewOrderDocument, { orderId: id! });
    expect(order!.items).toMatchObject([{ quantity: 3, unitPrice: 2480 }]);
  });

  it('is refused where price or stock moved after it was shown, and the key stays good', async () => {
    const shown = await readRepeat(buyer);
    await change(product, { listPrice: 1000 });
    expect((await buyer.fail(PlaceRepeatOrderDocument, toInput(shown))).code).toBe('FAILED_PRECONDITION');
    expect(await countOrders()).toBe(1);
    const now = await readRepeat(buyer);
    expect(now.idempotencyKey).toBe(shown.idempotencyKey);
    expect((await place(buyer, now)).status).toBe('Completed');
  });

  it('cannot be placed with nothing left, without credit, or without its way of delivery', async () => {
    await change(product, { stockOnHand: 0 });
    await change(other, { stockOnHand: 0 });
    const empty = await readRepeat(buyer);
    expect(empty.problem).toBe('Ekkert úr síðustu pöntun er fáanlegt núna.');
    expect((await buyer.fail(PlaceRepeatOrderDocument, toInput(empty))).code).toBe('FAILED_PRECONDITION');
    await change(product, { stockOnHand: 20, listPrice: 90_000 });
    const dear = await readRepeat(buyer);
    expect(dear.payment).toMatchObject({
      available: false,
      reason: 'Úttektarheimild dugar ekki fyrir pöntuninni.',
    });
    expect((await buyer.fail(PlaceRepeatOrderDocument, toInput(dear))).code).toBe('FAILED_PRECONDITION');
    await change(product, { listPrice: 1240 });
    await shop.db.update(deliveryMethods).set({ isActive: false }).where(eq(deliveryMethods.id, 'home'));
    try {
      const homeless = await readRepeat(buyer);
      expect(homeless).toMatchObject({
        deliveryMethod: null,
        problem: expect.stringContaining('ekki lengur í boði'),
      });
      expect((await buyer.fail(PlaceRepeatOrderDocument, toInput(homeless))).code).toBe(
        'FAILED_PRECONDITION',
      );
    } finally {
      await shop.db.update(deliveryMethods).set({ isActive: true }).where(eq(deliveryMethods.id, 'home'));
    }
    expect(await countOrders()).toBe(1);
  });
});

describe('whose last order it is', () => {
  it("is the employee's own, above the limit it becomes one request, and an agent repeats the customer's", async () => {
    const companyId = await aCompany(shop);
    const employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 5000 });
    const employee = await shop.signedIn(employeeId, { customerId: companyId });
    const managerId = await anEmployee(shop, companyId, 'Manager');
    const manager = await shop.signedIn(managerId, { customerId: companyId });
    const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }), { customerId: companyId });
    await pay(employee, await fillCheckout(employee, { [product]: 4 }));
    expect((await manager.ask(RepeatOrderDocument, {})).repeatOrder).toBeNull();
    const first = await readRepeat(employee);
    expect((await readRepeat(agent)).orderId).toBe(first.orderId);
    await change(product, { listPrice: 2480 });
    const shown = await readRepeat(employee);
    expect(shown).toMatchObject({ total: 9920, exceededLimit: 5000 });
    const answer = await place(employee, shown);
    expect(answer).toMatchObject({ id: null, status: 'AwaitingApproval' });
    expect(await place(employee, shown)).toEqual(answer);
    expect((await manager.ask(OrderRequestsDocument, {})).orderRequests.requests).toHaveLength(1);
    expect((await place(agent, await readRepeat(agent))).status).toBe('Completed');
  });
});
