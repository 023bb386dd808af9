import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { billToCustomers, companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import {
  ApproveOrderRequestDocument,
  DeclineOrderRequestDocument,
  ExpressCheckoutDocument,
  OrderRequestsDocument,
  RequestsToDecideDocument,
  WithdrawOrderRequestDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let employeeId: number;
let employee: Visitor;
let manager: Visitor;
let product: number;

beforeAll(async () => {
  // The card acquirer is never called here.
  shop = await testShop({
    ACQUIRER_URL: 'http://127.0.0.1:9',
    ACQUIRER_SECRET_KEY: 'test-acquirer-secret',
    ACQUIRER_WEBHOOK_SECRET: 'test-webhook-secret',
  });
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
  companyId = await aCompany(shop);
  employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 5000 });
  employee = await shop.signedIn(employeeId, { customerId: companyId });
  const managerId = await anEmployee(shop, companyId, 'Manager');
  manager = await shop.signedIn(managerId, { customerId: companyId });
  product = await aProduct(shop.db);
});
afterEach(() => checkInvariants(shop.db));

/** Five units, 6.200 kr., above the limit of 5.000. */
async function requestOrder(): Promise<string> {
  const answer = await pay(employee, await fillCheckout(employee, { [product]: 5 }));
  expect(answer).toMatchObject({ id: null, invoiceId: null, status: 'AwaitingApproval' });
  return answer.requestId!;
}
const requestsOf = async (visitor: Visitor) => (await visitor.ask(OrderRequestsDocument, {})).orderRequests;
const countToDecide = async (visitor: Visitor) =>
  (await visitor.ask(RequestsToDecideDocument, {})).requestsToDecide;
const approve = async (requestId: string, expectedTotal: number) =>
  (await manager.ask(ApproveOrderRequestDocument, { requestId, expectedTotal })).approveOrderRequest;
const mailsTo = async () =>
  (await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'))).map(({ payload }) => {
    const { to, subject } = payload as { to: string; subject: string };
    return [to, subject];
  });
const stockOf = async () => (await shop.db.select().from(products).where(eq(products.id, product)))[0]!;
const ordersOf = () => shop.db.select().from(orders).where(eq(orders.customerId, companyId));
const emailOf = async (id: number) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id)))[0]!.email;

describe('an order above the limit', () => {
  it('becomes a request: nothing is reserved or charged, the cart is empty, and approvers are notified', async () => {
    const checkout = await fillCheckout(employee, { [product]: 5 });
    expect(checkout).toMatchObject({ total: 6200, exceededLimit: 5000 });
    const first = await pay(employee, checkout);
    const again = await pay(employee, checkout);
    expect(again).toEqual(first);
    expect(await ordersOf()).toEqual([]);
    expect(await stockOf()).toMatchObject({ stockOnHand: 10, stockReserved: 0 });
    expect((await employee.ask(CartDocument, {})).cart.items).toEqual([]);
    expect(await mailsTo()).toEqual([
      [expect.stringContaining('@vorulind.test'), 'Pöntun bíður samþykkis: kr.\u00a06.200'],
    ]);
    const { requests } = await requestsOf(manager);
    expect([await countToDecide(manager), await countToDecide(employee)]).toEqual([1, 0]);
    expect(requests).toMatchObject([
      {
        status: 'Waiting',
        total: 6200,
        askedTotal: 6200,
        orderLimit: 5000,
        mayDecide: true,
        isOwn: false,
        items: [{ quantity: 5, price: 6200, askedQuantity: 5 }],
      },
    ]);
    expect((await requestsOf(employee)).requests).toMatchObject([{ mayDecide: false, isOwn: true }]);
  });

  it('is an order at the limit, and a request one króna above it', async () => {
    await shop.db
      .update(companyMembers)
      .set({ orderLimit: 6200 })
      .where(eq(companyMembers.companyId, companyId));
    expect((await pay(employee, await fillCheckout(employee, { [product]: 5 }))).status).toBe('Completed');
    await shop.db
      .update(companyMembers)
      .set({ orderLimit: 6199 })
      .where(eq(companyMembers.companyId, companyId));
    expect((await pay(employee, await fillCheckout(employee, { [product]: 5 }))).status).toBe(
      'AwaitingApproval',
    );
  });

  it('is also a request when only billed to the company', async () => {
    await shop.db.insert(billToCustomers).values({ customerId: employeeId, billToId: companyId });
    const self = await shop.signedIn(employeeId, { billToId: companyId });
    expect((await pay(self, await fillCheckout(self, { [product]: 5 }))).status).toBe('AwaitingApproval');
    expect(await countToDecide(manager)).toBe(1);
  });

  it('cannot be paid by card', async () => {
    const checkout = await fillCheckout(employee, { [product]: 5 });
    expect(checkout.paymentOptions).toMatchObject([
      { type: 'Account', available: true },
      { type: 'Card', available: false, reason: expect.stringContaining('þarf samþykki') },
    ]);
    const { details } = await employee.fail(
      ExpressCheckoutDocument,
      toPaymentInput(checkout, { paymentType: 'Card', cardToken: 'x' }),
    );
    expect(details['reason']).toBe('approval.card');
    expect((await readCheckout(employee)).idempotencyKey).toBe(checkout.idempotencyKey);
  });
});

describe('approval', () => {
  it('places one order, however often it is given, in the requester’s name', async () => {
    const requestId = await requestOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(requestId, 6200)));
    const [order, ...others] = await ordersOf();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ actorId: employeeId, total: 6200, paymentType: 'Account' });
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'Approved', orderId: String(order!.id), mayDecide: false });
    expect(await stockOf()).toMatchObject({ stockOnHand: 5, stockReserved: 0 });
    const subjects = (await mailsTo()).map(([, subject]) => subject);
    expect(subjects.filter((subject) => subject?.includes('var samþykkt'))).toHaveLength(1);
    expect(await mailsTo()).toContainEqual([
      await emailOf(employeeId),
      expect.stringContaining('var samþykkt'),
    ]);
    const notes = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, companyId));
    // Besides, every other write in the company's place (record-action.ts), such as to its cart.
    const own = notes.map(({ action }) => action).filter((action) => action !== 'write');
    expect(own).toEqual(['request-order', 'order', 'approve-order']);
  });

  it('of an outdated price is refused; the request shows the new price and needs a second approval', async () => {
    const requestId = await requestOrder();
    await shop.db.update(products).set({ listPrice: 1300 }).where(eq(products.id, product));
    const yes = { requestId, expectedTotal: 6200 };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await manager.fail(ApproveOrderRequestDocument, yes)).details['reason']).toBe(
        'approval.changed',
      );
    const [request] = (await requestsOf(manager)).requests;
    expect(request).toMatchObject({ status: 'Waiting', total: 6500, askedTotal: 6200 });
    expect(request!.changedAt).not.toBeNull();
    expect(await approve(requestId, 6500)).toMatchObject({ status: 'Approved' });
    expect(await ordersOf()).toMatchObject([{ total: 6500 }]);
  });

  it('of more than is in stock needs a second approval of the rest, and of everything once it is restocked', async () => {
    const requestId = await requestOrder();
    const yes = { requestId, expectedTotal: 6200 };
    await shop.db.update(products).set({ stockOnHand: 2 }).where(eq(products.id, product));
    expect((await manager.fail(ApproveOrderRequestDocument, yes)).details['reason']).toBe('approval.changed');
    expect((await requestsOf(manager)).requests).toMatchObject([
      { total: 2480, items: [{ quantity: 2, askedQuantity: 5 }] },
    ]);
    await shop.db.update(products).set({ stockOnHand: 0 }).where(eq(products.id, product));
    const less = { requestId, expectedTotal: 2480 };
    expect((await manager.fail(ApproveOrderRequestDocument, less)).details['reason']).toBe(
      'approval.changed',
    );
    expect((await requestsOf(manager)).requests).toMatchObject([{ items: [{ quantity: 0 }] }]);
    expect((await manager.fail(ApproveOrderRequestDocument, { requestId, expectedTotal: 0 })).code).toBe(
      'FAILED_PRECONDITION',
    );
    await shop.db.update(products).set({ stockOnHand: 50 }).where(eq(products.id, product));
    expect((await manager.fail(ApproveOrderRequestDocument, less)).details['reason']).toBe(
      'approval.changed',
    );
    expect(await approve(requestId, 6200)).toMatchObject({ status: 'Approved', total: 6200 });
  });

  it('fails while credit is missing or the requester is no longer an employee', async () => {
    const requestId = await requestOrder();
    const yes = { requestId, expectedTotal: 6200 };
    const set = (creditLimit: number) =>
      shop.db.update(customers).set({ creditLimit }).where(eq(customers.id, companyId));
    await set(6199);
    expect((await manager.fail(ApproveOrderRequestDocument, yes)).details['reason']).toBe('pay.noCredit');
    await set(6200);
    await shop.db
      .update(companyMembers)
      .set({ role: 'Influencer' })
      .where(eq(companyMembers.customerId, employeeId));
    expect((await manager.fail(ApproveOrderRequestDocument, yes)).details['reason']).toBe(
      'approval.employee',
    );
    expect(await ordersOf()).toEqual([]);
    await shop.db
      .update(companyMembers)
      .set({ role: 'Employee' })
      .where(eq(companyMembers.customerId, employeeId));
    expect((await approve(requestId, 6200)).status).toBe('Approved');
  });
});

it('a decline is notified with its reason, and is final', async () => {
  const requestId = await requestOrder();
  const no = { requestId, reason: ' Bíðum til mánaðamóta. ' };
  const { declineOrderRequest } = await manager.ask(DeclineOrderRequestDocument, no);
  expect(declineOrderRequest).toMatchObject({ status: 'Declined', reason: 'Bíðum til mánaðamóta.' });
  await manager.ask(DeclineOrderRequestDocument, no);
  const mails = (await mailsTo()).filter(([, subject]) => subject === 'Pöntun var ekki samþykkt');
  expect(mails).toEqual([[await emailOf(employeeId), 'Pöntun var ekki samþykkt']]);
  expect(
    (await manager.fail(ApproveOrderRequestDocument, { requestId, expectedTotal: 6200 })).details['reason'],
  ).toBe('approval.decided');
  expect(await ordersOf()).toEqual([]);
  expect((await requestsOf(employee)).requests).toMatchObject([
    { status: 'Declined', reason: 'Bíðum til mánaðamóta.' },
  ]);
});

it('a request is withdrawn by its requester only', async () => {
  const requestId = await requestOrder();
  expect((await manager.fail(WithdrawOrderRequestDocument, { requestId })).code).toBe('NOT_FOUND');
  const { withdrawOrderRequest } = await employee.ask(WithdrawOrderRequestDocument, { requestId });
  expect(withdrawOrderRequest.status).toBe('Withdrawn');
  expect((await manager.fail(DeclineOrderRequestDocument, { requestId })).details['reason']).toBe(
    'approval.decided',
  );
});

it('no one decides their own request, or one that they may not see', async () => {
  const requestId = await requestOrder();
  const limited = await anEmployee(shop, companyId, 'Manager', { orderLimit: 100 });
  const buyer = await shop.signedIn(limited, { customerId: companyId });
  const own = (await pay(buyer, await fillCheckout(buyer, { [product]: 1 }))).requestId!;
  const yes = { requestId: own, expectedTotal: 1240 };
  expect((await buyer.fail(ApproveOrderRequestDocument, yes)).code).toBe('PERMISSION_DENIED');
  const agent = await aCustomer(shop.db, { isAgent: true });
  const otherCompany = await aCompany(shop);
  const others: [Visitor, string][] = [
    [shop.guest(), 'UNAUTHENTICATED'],
    [employee, 'PERMISSION_DENIED'],
    [await shop.signedIn(await aCustomer(shop.db)), 'NOT_FOUND'],
    [await shop.signedIn(agent, { customerId: companyId }), 'NOT_FOUND'],
    [
      await shop.signedIn(await anEmployee(shop, otherCompany, 'Manager'), { customerId: otherCompany }),
      'NOT_FOUND',
    ],
  ];
  for (const [visitor, code] of others) {
    const decision = { requestId, expectedTotal: 6200 };
    expect((await visitor.fail(ApproveOrderRequestDocument, decision)).code).toBe(code);
    expect((await visitor.fail(DeclineOrderRequestDocument, { requestId })).code).toBe(code);
  }
  for (const unknown of ['0', '-1', 'x', '999999999', '99999999999999'])
    expect(
      (await manager.fail(ApproveOrderRequestDocument, { requestId: unknown, expectedTotal: 1 })).code,
    ).toBe('NOT_FOUND');
});
