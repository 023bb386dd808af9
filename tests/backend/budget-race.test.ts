import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { budgetSpending } from '../../backend/src/db/schema/budgets.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { orderFields } from '../../backend/src/db/schema/order-fields.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import {
  ApproveOrderRequestDocument,
  CancelOrderDocument,
  ExpressCheckoutDocument,
  WithdrawOrderRequestDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { remindApprovers } from '../../backend/src/modules/approvals/remind-approvers.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { aBudget, aRule, mailsOf, spentOf } from '../kit/approvals.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';
import { addSettings, shopOn, type Shop } from '../kit/shop.ts';

const rounds = 5;

let server: PostgresForTest;
let url: URL;
const connections: Connection[] = [];
/** Two backends on one database. */
let shops: [Shop, Shop];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connections.push(connectPostgres(url.href, 4), connectPostgres(url.href, 4));
  await migrate(connections[0]!);
  await addSettings(connections[0]!);
  shops = connections.map((connection) => shopOn(connection)) as [Shop, Shop];
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

/** People of one company, each with a filled checkout of 1.240 kr. */
async function prepare(companyId: number, count: number) {
  const [shop] = shops;
  const product = await aProduct(shop.db, { stockOnHand: 1000 });
  const buyers = [];
  for (let index = 0; index < count; index += 1) {
    const id = await anEmployee(shop, companyId, 'Employee');
    const visitor = await shops[index % 2]!.signedIn(id, { customerId: companyId });
    buyers.push({ id, visitor, checkout: await fillCheckout(visitor, { [product]: 1 }) });
  }
  return buyers;
}
it('six people order at once by one cost centre whose budget is enough for three', async () => {
  const [shop] = shops;
  for (let round = 0; round < rounds; round += 1) {
    const companyId = await aCompany(shop);
    await shop.db.insert(orderFields).values({
      customerId: companyId,
      kind: 'CostCentre',
      isRequired: false,
    });
    const budget = await aBudget(shop, companyId, { costCentre: 'deild', amount: 4 * 1240 - 1 });
    const buyers = await prepare(companyId, 6);
    const outcomes = await Promise.all(
      buyers.map(async ({ visitor, checkout }) => {
        const checkoutOptions = [{ id: 'own-cost-centre', value: 'Deild' }];
        const input = { ...toPaymentInput(checkout), checkoutOptions };
        return visitor
          .ask(ExpressCheckoutDocument, input)
          .then(({ expressCheckout }) => String(expressCheckout.status), String);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'Completed')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome.includes('umfram fjárheimild'))).toHaveLength(3);
    expect(await spentOf(shop, budget)).toBe(3 * 1240);
  }
  await checkInvariants(shop.db);
});

it('orders, cancellations, approvals and withdrawals at once never lose or gain a króna of a budget', async () => {
  const [shop, other] = shops;
  for (let round = 0; round < rounds; round += 1) {
    const companyId = await aCompany(shop);
    const managerId = await anEmployee(shop, companyId, 'Manager');
    const manager = await other.signedIn(managerId, { customerId: companyId });
    const buyerId = await anEmployee(shop, companyId, 'Employee');
    const buyer = await shop.signedIn(buyerId, { customerId: companyId });
    const budget = await aBudget(shop, companyId, { personId: buyerId, amount: 5 * 1240 });
    const product = await aProduct(shop.db, { stockOnHand: 1000 });
    const { id: orderId } = await pay(buyer, await fillCheckout(buyer, { [product]: 1 }));
    const isBuyer = eq(companyMembers.customerId, buyerId);
    await shop.db.update(companyMembers).set({ orderLimit: 1 }).where(isBuyer);
    const asked = [];
    for (let index = 0; index < 2; index += 1)
      asked.push((await pay(buyer, await fillCheckout(buyer, { [product]: 1 }))).requestId!);
    await shop.db.update(companyMembers).set({ orderLimit: null }).where(isBuyer);
    const checkout = await fillCheckout(buyer, { [product]: 2 });
    const [approved, withdrawn] = asked as [string, string];
    await Promise.all([
      buyer.ask(CancelOrderDocument, { orderId: orderId! }),
      manager.ask(ApproveOrderRequestDocument, { requestId: approved, expectedTotal: 1240 }),
      buyer.ask(WithdrawOrderRequestDocument, { requestId: withdrawn }),
      buyer.ask(ExpressCheckoutDocument, toPaymentInput(checkout)),
    ]);
    expect(await spentOf(shop, budget)).toBe(3 * 1240);
    expect(await shop.db.$count(orders, eq(orders.customerId, companyId))).toBe(3);
  }
  expect(await shop.db.$count(budgetSpending)).toBeGreaterThan(rounds);
  await checkInvariants(shop.db);
});

it('two backends remind of a step once, and two approvers pass it once', async () => {
  const [shop, other] = shops;
  const companyId = await aCompany(shop);
  const approvers = [
    await anEmployee(shop, companyId, 'Employee'),
    await anEmployee(shop, companyId, 'Employee'),
  ];
  await aRule(shop, companyId, [approvers]);
  const [buyer] = await prepare(companyId, 1);
  const { requestId } = await pay(buyer!.visitor, buyer!.checkout);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  const reminded = await Promise.all([remindApprovers(shop, tomorrow), remindApprovers(other, tomorrow)]);
  expect(new Set(reminded)).toEqual(new Set([0, 1]));
  const reminders = (await mailsOf(shop)).filter(([, subject]) => subject.startsWith('Áminning'));
  expect(reminders).toHaveLength(approvers.length);
  const visitors = await Promise.all(
    approvers.map((id, index) => shops[index]!.signedIn(id, { customerId: companyId })),
  );
  const answers = await Promise.all(
    visitors.map((visitor) =>
      visitor.ask(ApproveOrderRequestDocument, { requestId: requestId!, expectedTotal: 1240 }),
    ),
  );
  expect(new Set(answers.map(({ approveOrderRequest }) => approveOrderRequest.orderId)).size).toBe(1);
  expect(await shop.db.$count(orders, eq(orders.customerId, companyId))).toBe(1);
  await checkInvariants(shop.db);
});
