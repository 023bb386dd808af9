import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '../../backend/src/db/schema/budgets.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { orderFields } from '../../backend/src/db/schema/order-fields.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import {
  CancelOrderDocument,
  DeclineOrderRequestDocument,
  ExpressCheckoutDocument,
  OwnBudgetsDocument,
  WithdrawOrderRequestDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aBudget, approveAs, aRule, spentOf } from '../kit/approvals.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, readCheckout, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { orderPath } from '../kit/shipments.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';
import { callWarehouse, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
let companyId: number;
let buyerId: number;
let buyer: Visitor;
let manager: Visitor;
let product: number;

beforeAll(async () => {
  shop = await testShop({
    ACQUIRER_URL: 'http://127.0.0.1:9',
    ACQUIRER_SECRET_KEY: 'test-acquirer-secret',
    ACQUIRER_WEBHOOK_SECRET: 'test-webhook-secret',
    WAREHOUSE_SECRET: warehouseSecret,
  });
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  companyId = await aCompany(shop);
  buyerId = await anEmployee(shop, companyId, 'Employee');
  buyer = await shop.signedIn(buyerId, { customerId: companyId });
  const managerId = await anEmployee(shop, companyId, 'Manager');
  manager = await shop.signedIn(managerId, { customerId: companyId });
  product = await aProduct(shop.db, { stockOnHand: 1000 });
});
afterEach(() => checkInvariants(shop.db));

/** 1.240 kr. a unit. */
const buy = async (units: number, who = buyer) => pay(who, await fillCheckout(who, { [product]: units }));
const fail = async (units: number, over: object = {}) => {
  const checkout = await fillCheckout(buyer, { [product]: units });
  return buyer.fail(ExpressCheckoutDocument, toPaymentInput(checkout, over));
};

describe('a budget that stops', () => {
  it('takes orders as long as they fit, and says what is left', async () => {
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 6200 });
    expect((await buy(3)).status).toBe('Completed');
    expect((await buyer.ask(OwnBudgetsDocument, {})).ownBudgets).toMatchObject([
      { amount: 6200, spent: 3720, left: 2480, period: 'Month', mode: 'Stop' },
    ]);
    await aBudget(shop, companyId, { costCentre: 'eldhús', amount: 9000 });
    await aBudget(shop, companyId, { personId: await anEmployee(shop, companyId, 'Employee'), amount: 1 });
    expect((await buyer.ask(OwnBudgetsDocument, {})).ownBudgets).toMatchObject([
      { costCentre: 'eldhús', left: 9000 },
      { costCentre: null, left: 2480 },
    ]);
    const refused = await fail(3);
    expect(refused.details['reason']).toBe('budget.over');
    expect(refused.message).toContain('fjárheimild mánaðarins. Eftir standa kr.\u00a02.480.');
    const { paymentOptions } = await readCheckout(buyer);
    expect(paymentOptions).toMatchObject([
      { type: 'Account', available: false, reason: refused.message },
      { type: 'Card', available: false, reason: refused.message },
    ]);
    expect(await spentOf(shop, budget)).toBe(3720);
    const [row] = await shop.db.select().from(products).where(eq(products.id, product));
    expect(row).toMatchObject({ stockOnHand: 997, stockReserved: 0 });
  });

  it('counts nobody else’s orders, and none by card either where it is full', async () => {
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 1000 });
    expect((await buy(3, manager)).status).toBe('Completed');
    expect(await spentOf(shop, budget)).toBe(0);
    expect((await fail(1, { paymentType: 'Card', cardToken: 'x' })).details['reason']).toBe('budget.over');
  });

  it('gives back what is called off, in part and in full', async () => {
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 100_000 });
    const { id: orderId } = await buy(5);
    expect(await spentOf(shop, budget)).toBe(6200);
    const [row] = await shop.db.select().from(products).where(eq(products.id, product));
    const { sku } = row!;
    const call = { key: 'late', lines: [{ sku, quantity: 2 }] };
    await callWarehouse(shop, `${orderPath(orderId!)}/cancelled`, call);
    await callWarehouse(shop, `${orderPath(orderId!)}/cancelled`, call);
    expect(await spentOf(shop, budget)).toBe(3720);
    await buyer.ask(CancelOrderDocument, { orderId: orderId! });
    expect(await spentOf(shop, budget)).toBe(0);
  });

  it('of a cost centre counts the orders of everyone who names it', async () => {
    await shop.db
      .insert(orderFields)
      .values({ customerId: companyId, kind: 'CostCentre', isRequired: false });
    const budget = await aBudget(shop, companyId, { costCentre: 'verk 12', amount: 5000 });
    const name = async (who: Visitor, units: number, costCentre: string) => {
      const checkout = await fillCheckout(who, { [product]: units });
      const { id } = checkout.checkoutOptions.find(({ name: label }) => label === 'Kostnaðarstaður')!;
      const answers = [{ id, value: costCentre }];
      return { ...toPaymentInput(checkout), checkoutOptions: answers };
    };
    await buyer.ask(ExpressCheckoutDocument, await name(buyer, 2, 'Verk 12'));
    await manager.ask(ExpressCheckoutDocument, await name(manager, 2, 'Verk 13'));
    expect(await spentOf(shop, budget)).toBe(2480);
    const over = await manager.fail(ExpressCheckoutDocument, await name(manager, 3, ' VERK 12'));
    expect(over.message).toContain('(kostnaðarstaður: verk 12)');
  });
});

describe('a budget that asks', () => {
  it('lets the order wait for a yes, and is exceeded by it', async () => {
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 2000, mode: 'Approve' });
    const checkout = await fillCheckout(buyer, { [product]: 5 });
    expect(checkout.approvalSteps).toEqual(['Umfram fjárheimild']);
    const { requestId } = await pay(buyer, checkout);
    expect(await spentOf(shop, budget)).toBe(0);
    const done = await approveAs(manager, requestId!, 6200);
    expect(done).toMatchObject({ status: 'Approved', orderLimit: null, steps: [{ kind: 'Budget' }] });
    expect(await spentOf(shop, budget)).toBe(6200);
    await buyer.ask(CancelOrderDocument, { orderId: done.orderId! });
    expect(await spentOf(shop, budget)).toBe(0);
  });

  it('wants a yes of its own where it was used up while a request waited', async () => {
    await aRule(shop, companyId, [[buyerId]], { name: 'Allt' });
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 7000, mode: 'Approve' });
    const { requestId } = await buy(5);
    await shop.db.update(budgets).set({ amount: 6000 }).where(eq(budgets.id, budget));
    await expect(approveAs(manager, requestId!, 6200)).rejects.toThrow('Verð eða birgðir');
    const done = await approveAs(manager, requestId!, 6200);
    expect(done.steps.map(({ kind }) => kind)).toEqual(['Rule', 'Budget']);
    expect(done.status).toBe('Approved');
  });
});

it('a waiting request holds what fits, and gives it back when it is answered', async () => {
  await shop.db
    .update(companyMembers)
    .set({ orderLimit: 1000 })
    .where(eq(companyMembers.customerId, buyerId));
  const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 20_000 });
  const { requestId: declined } = await buy(5);
  const { requestId: withdrawn } = await buy(5);
  const { requestId: approved } = await buy(5);
  expect(await spentOf(shop, budget)).toBe(18_600);
  expect((await fail(5)).details['reason']).toBe('budget.over');
  await manager.ask(DeclineOrderRequestDocument, { requestId: declined! });
  expect(await spentOf(shop, budget)).toBe(12_400);
  await buyer.ask(WithdrawOrderRequestDocument, { requestId: withdrawn! });
  expect(await spentOf(shop, budget)).toBe(6200);
  await approveAs(manager, approved!, 6200);
  expect(await spentOf(shop, budget)).toBe(6200);
  expect(await shop.db.$count(orders, eq(orders.customerId, companyId))).toBe(1);
});
