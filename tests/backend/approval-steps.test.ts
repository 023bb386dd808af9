import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approverAbsences, requestSteps } from '../../backend/src/db/schema/approval-rules.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { remindApprovers } from '../../backend/src/modules/approvals/remind-approvers.ts';
import {
  ApproveOrderRequestDocument,
  ChangeOrderRequestDocument,
  DeclineOrderRequestDocument,
  RequestsToDecideDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { approveAs, aRule, findRequest, mailsOf, requestsOf } from '../kit/approvals.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let people: Record<'buyer' | 'anna' | 'bjorn' | 'manager', number>;
let visitors: Record<keyof typeof people, Visitor>;
let product: number;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
  companyId = await aCompany(shop);
  people = {
    buyer: await anEmployee(shop, companyId, 'Employee'),
    anna: await anEmployee(shop, companyId, 'Employee'),
    bjorn: await anEmployee(shop, companyId, 'Employee'),
    manager: await anEmployee(shop, companyId, 'Manager'),
  };
  const signIn = (id: number) => shop.signedIn(id, { customerId: companyId });
  visitors = {
    buyer: await signIn(people.buyer),
    anna: await signIn(people.anna),
    bjorn: await signIn(people.bjorn),
    manager: await signIn(people.manager),
  };
  product = await aProduct(shop.db);
});
afterEach(() => checkInvariants(shop.db));

/** Five units, 6.200 kr. */
async function request(who: Visitor = visitors.buyer, units = 5): Promise<string> {
  const answer = await pay(who, await fillCheckout(who, { [product]: units }));
  expect(answer.status).toBe('AwaitingApproval');
  return answer.requestId!;
}
const countsOf = async () => {
  const counts: number[] = [];
  for (const who of Object.values(visitors))
    counts.push((await who.ask(RequestsToDecideDocument, {})).requestsToDecide);
  return counts;
};
const ordersOf = () => shop.db.select().from(orders).where(eq(orders.customerId, companyId));
const emailOf = async (id: number) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id)))[0]!.email;
const today = new Date().toISOString().slice(0, 10);

describe('steps', () => {
  it('are passed in their order, each by one of its approvers, and only then there is an order', async () => {
    await aRule(shop, companyId, [[people.anna], [people.bjorn, people.manager]], { minTotal: 6200 });
    const requestId = await request();
    expect(await countsOf()).toEqual([0, 1, 0, 0]);
    expect((await mailsOf(shop)).map(([to]) => to)).toEqual([await emailOf(people.anna)]);
    const early = { requestId, expectedTotal: 6200 };
    expect((await visitors.bjorn.fail(ApproveOrderRequestDocument, early)).details['reason']).toBe(
      'approval.step',
    );
    expect((await approveAs(visitors.anna, requestId, 6200)).status).toBe('Waiting');
    // Pressed once more: it was hers, and now waits for somebody else.
    expect((await approveAs(visitors.anna, requestId, 6200)).mayDecide).toBe(false);
    expect(await ordersOf()).toEqual([]);
    expect(await countsOf()).toEqual([0, 0, 1, 1]);
    const done = await approveAs(visitors.bjorn, requestId, 6200);
    expect(done).toMatchObject({
      status: 'Approved',
      steps: [
        { label: 'Stór innkaup, 1. þrep', isCurrent: false },
        { label: 'Stór innkaup, 2. þrep', isCurrent: false },
      ],
    });
    expect(await ordersOf()).toMatchObject([{ actorId: people.buyer, total: 6200 }]);
    expect(await countsOf()).toEqual([0, 0, 0, 0]);
  });

  it('of several rules come together, and nobody is asked twice', async () => {
    await aRule(shop, companyId, [[people.anna]], { minTotal: 1000 });
    await aRule(shop, companyId, [[people.bjorn], [people.anna]], { name: 'Sápur', buyerId: people.buyer });
    await aRule(shop, companyId, [[people.manager]], { name: 'Annað', minTotal: 6201 });
    const requestId = await request();
    await approveAs(visitors.anna, requestId, 6200);
    const { steps } = (await findRequest(visitors.manager, requestId))!;
    expect(steps.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ['Stór innkaup', false],
      ['Sápur, 1. þrep', true],
      ['Sápur, 2. þrep', false],
    ]);
    expect((await approveAs(visitors.bjorn, requestId, 6200)).status).toBe('Approved');
  });

  it('are never passed by the buyer: the managers do it where nobody else could', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    const requestId = await request(visitors.anna);
    const own = { requestId, expectedTotal: 6200 };
    expect((await visitors.anna.fail(ApproveOrderRequestDocument, own)).code).toBe('PERMISSION_DENIED');
    expect(await countsOf()).toEqual([0, 0, 0, 1]);
    expect((await approveAs(visitors.manager, requestId, 6200)).status).toBe('Approved');
  });

  it('come to the managers when their approver leaves the company', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    const requestId = await request();
    expect(await countsOf()).toEqual([0, 1, 0, 0]);
    await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, people.anna));
    expect((await visitors.manager.ask(RequestsToDecideDocument, {})).requestsToDecide).toBe(1);
    expect((await approveAs(visitors.manager, requestId, 6200)).status).toBe('Approved');
  });

  it('of a company without people are passed by itself, and not while somebody else can', async () => {
    const alone = await aCompany(shop, 'Ein ehf.');
    const former = await anEmployee(shop, alone, 'Manager');
    await aRule(shop, alone, [[former]]);
    const company = await shop.signedIn(alone);
    const requestId = await request(company);
    const own = { requestId, expectedTotal: 6200 };
    expect((await company.fail(ApproveOrderRequestDocument, own)).code).toBe('PERMISSION_DENIED');
    await shop.db.delete(companyMembers).where(eq(companyMembers.companyId, alone));
    expect((await company.ask(RequestsToDecideDocument, {})).requestsToDecide).toBe(1);
    expect((await approveAs(company, requestId, 6200)).status).toBe('Approved');
  });
});

describe('somebody who is away', () => {
  const away = (fromOn: string, toOn: string) =>
    shop.db.insert(approverAbsences).values({
      companyId,
      customerId: people.anna,
      standInId: people.bjorn,
      fromOn,
      toOn,
    });

  it('has a stand-in on these days, and the record says so', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    await away(today, today);
    const requestId = await request();
    expect(await countsOf()).toEqual([0, 1, 1, 0]);
    expect((await mailsOf(shop)).map(([to]) => to).toSorted()).toEqual(
      [await emailOf(people.anna), await emailOf(people.bjorn)].toSorted(),
    );
    const done = await approveAs(visitors.bjorn, requestId, 6200);
    const names = await shop.db.select().from(customers).where(eq(customers.id, people.anna));
    expect(done.steps).toMatchObject([{ insteadOf: names[0]!.name }]);
    expect(done.status).toBe('Approved');
  });

  it('has none on others, and the stand-in sees nothing of it', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    await away('2020-01-01', '2020-01-31');
    const requestId = await request();
    expect((await requestsOf(visitors.bjorn)).requests).toEqual([]);
    const variables = { requestId, expectedTotal: 6200 };
    expect((await visitors.bjorn.fail(ApproveOrderRequestDocument, variables)).code).toBe('NOT_FOUND');
    expect((await visitors.bjorn.fail(DeclineOrderRequestDocument, { requestId })).code).toBe('NOT_FOUND');
  });
});

describe('quantities', () => {
  const change = (who: Visitor, requestId: string, expectedTotal: number, quantity: number) =>
    who.ask(ChangeOrderRequestDocument, {
      requestId,
      expectedTotal,
      lines: [{ productId: String(product), quantity }],
    });

  it('are changed by the approver, who then approves what that costs; the buyer is notified', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    const requestId = await request();
    await change(visitors.anna, requestId, 6200, 3);
    const { changeOrderRequest: again } = await change(visitors.anna, requestId, 6200, 3);
    expect(again).toMatchObject({ total: 3720, askedTotal: 6200, status: 'Waiting', mayDecide: true });
    expect(again.editedBy).toBe((await findRequest(visitors.buyer, requestId))!.editedBy);
    expect(again.items).toMatchObject([{ quantity: 3, askedQuantity: 5, wantedQuantity: 3 }]);
    const notices = (await mailsOf(shop)).filter(([, subject]) => subject === 'Pöntun þinni var breytt');
    expect(notices).toEqual([[await emailOf(people.buyer), expect.any(String)]]);
    const old = await visitors.anna.fail(ApproveOrderRequestDocument, { requestId, expectedTotal: 6200 });
    expect(old.details['reason']).toBe('approval.changed');
    await approveAs(visitors.anna, requestId, 3720);
    expect(await ordersOf()).toMatchObject([{ total: 3720 }]);
  });

  it('that cost more send the order through every step once more, and new ones', async () => {
    await aRule(shop, companyId, [[people.anna], [people.bjorn]]);
    await aRule(shop, companyId, [[people.manager]], { name: 'Mjög stór', minTotal: 8000 });
    const requestId = await request();
    await approveAs(visitors.anna, requestId, 6200);
    await change(visitors.bjorn, requestId, 6200, 8);
    expect(await countsOf()).toEqual([0, 1, 0, 0]);
    for (const who of [visitors.anna, visitors.bjorn, visitors.manager])
      await approveAs(who, requestId, 9920);
    expect(await ordersOf()).toMatchObject([{ total: 9920 }]);
  });

  it('stay as they are where the answer is refused', async () => {
    await aRule(shop, companyId, [[people.anna]]);
    const requestId = await request();
    const input = (quantity: number, productId = String(product)) => ({
      requestId,
      expectedTotal: 6200,
      lines: [{ productId, quantity }],
    });
    const refused = async (who: Visitor, variables: ReturnType<typeof input>) => {
      const { code, details } = await who.fail(ChangeOrderRequestDocument, variables);
      return details['reason'] ?? code;
    };
    expect(await refused(visitors.anna, input(0))).toBe('approval.empty');
    expect(await refused(visitors.anna, input(-1))).toBe('BAD_REQUEST');
    expect(await refused(visitors.anna, input(11))).toBe('BAD_REQUEST');
    expect(await refused(visitors.anna, input(1, '999999'))).toBe('BAD_REQUEST');
    expect(await refused(visitors.anna, { ...input(1), expectedTotal: 1 })).toBe('approval.changed');
    expect(await refused(visitors.buyer, input(1))).toBe('PERMISSION_DENIED');
    expect(await refused(visitors.bjorn, input(1))).toBe('NOT_FOUND');
    expect(await findRequest(visitors.anna, requestId)).toMatchObject({ total: 6200, editedAt: null });
    expect((await shop.db.select().from(products).where(eq(products.id, product)))[0]!.stockReserved).toBe(0);
  });
});

it('a reminder goes out once, a day after the step was opened', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const remind = (now: Date) => remindApprovers(shop, now);
  // Of the tests before.
  await remind(hours(25));
  await shop.db.delete(jobs);
  await aRule(shop, companyId, [[people.anna], [people.bjorn]]);
  const requestId = await request();
  expect(await remind(hours(23))).toBe(0);
  expect(await Promise.all([remind(hours(25)), remind(hours(25))])).toContain(1);
  expect(await remind(hours(25))).toBe(0);
  const reminders = (await mailsOf(shop)).filter(([, subject]) => subject.startsWith('Áminning'));
  expect(reminders).toEqual([[await emailOf(people.anna), expect.stringContaining('6.200')]]);
  await approveAs(visitors.anna, requestId, 6200);
  expect(await remind(hours(25))).toBe(1);
  await approveAs(visitors.bjorn, requestId, 6200);
  const steps = await shop.db
    .select()
    .from(requestSteps)
    .where(eq(requestSteps.requestId, Number(requestId)));
  expect(steps.every(({ passedAt }) => passedAt !== null)).toBe(true);
  expect(await remind(hours(100))).toBe(0);
});
