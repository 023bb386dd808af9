import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { campaigns } from '../../backend/src/db/schema/campaigns.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { jobs, schedules } from '../../backend/src/db/schema/jobs.ts';
import { alertTasks } from '../../backend/src/modules/alerts/alert-tasks.ts';
import {
  ProductAlertsDocument,
  SetProductAlertDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { ProductAlertKind } from '../../graphql/generated/operations.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let companyId: number;
let buyerId: number;
let buyer: Visitor;
let product: number;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
  companyId = await aCompany(shop);
  buyerId = await anEmployee(shop, companyId, 'Employee');
  buyer = await shop.signedIn(buyerId, { customerId: companyId });
  product = await aProduct(shop.db, { name: 'Kaffi', stockOnHand: 0, salesCode: `S${companyId}` });
});

const set = async (kind: ProductAlertKind, isOn = true) =>
  (await buyer.ask(SetProductAlertDocument, { productId: String(product), kind, isOn })).setProductAlert;
const kindsOf = async (by: Visitor) =>
  (await by.ask(ProductAlertsDocument, {})).productAlerts.alerts.map(({ kind }) => kind);
/** Every task of the alerts, as twice at once as two backends would; those of the night are due. */
async function runTasks(): Promise<void> {
  await shop.db
    .insert(schedules)
    .values({ task: 'price alerts', dueAt: new Date(0) })
    .onConflictDoUpdate({ target: schedules.task, set: { dueAt: new Date(0) } });
  const { signal } = new AbortController();
  await Promise.all([...alertTasks, ...alertTasks].map((task) => task.run(shop, signal)));
}
const mails = () =>
  shop.db
    .select({
      to: sql<string>`payload->>'to'`,
      subject: sql<string>`payload->>'subject'`,
      text: sql<string>`payload->>'text'`,
    })
    .from(jobs)
    .where(eq(jobs.kind, 'mail'));

it('are set once, listed for the person alone, and ended', async () => {
  await Promise.all([set('Stock'), set('Stock')]);
  await set('Price');
  expect(await kindsOf(buyer)).toEqual(['Price', 'Stock']);
  const colleague = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), {
    customerId: companyId,
  });
  expect(await kindsOf(colleague)).toEqual([]);
  expect((await set('Price', false)).alerts).toMatchObject([{ kind: 'Stock', product: { name: 'Kaffi' } }]);
  expect((await set('Price', false)).alerts).toHaveLength(1);
});

it('tell of stock, price and campaign, each once', async () => {
  for (const kind of ['Stock', 'Price', 'Campaign'] as const) await set(kind);
  await runTasks();
  expect(await mails()).toEqual([]);

  await shop.db.update(products).set({ stockOnHand: 5 }).where(eq(products.id, product));
  await runTasks();
  await runTasks();
  const [person] = await shop.db.select().from(customers).where(eq(customers.id, buyerId));
  const [back, ...others] = await mails();
  expect(others).toEqual([]);
  expect(back).toMatchObject({ to: person!.email, subject: 'Varan er komin aftur: Kaffi' });
  expect(back!.text).toContain(`/vara/`);

  await shop.db.delete(jobs);
  await shop.db.insert(campaigns).values({
    code: `VIKA${companyId}`,
    name: 'Kaffivika',
    salesCode: `S${companyId}`,
    discountPercentage: 10,
    validFrom: new Date(0),
    forEveryone: true,
  });
  await runTasks();
  await runTasks();
  const sent = await mails();
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Herferð er hafin: Kaffi',
    'Verðið hefur lækkað: Kaffi',
  ]);
  const texts = sent.map(({ text }) => text.replaceAll('\u00A0', ' ')).join('\n');
  expect(texts).toContain('Kaffi kostaði kr. 1.240 og kostar nú kr. 1.116 með vsk.');
  expect(texts).toContain('í herferðinni „Kaffivika“');
  expect(await kindsOf(buyer)).toEqual([]);
});

it('tell nothing to somebody who left the company, and nothing of goods that are not sold any more', async () => {
  await set('Stock');
  await shop.db
    .update(products)
    .set({ stockOnHand: 5, takenOutAt: new Date() })
    .where(eq(products.id, product));
  await runTasks();
  expect(await mails()).toEqual([]);
  await shop.db.update(products).set({ takenOutAt: null }).where(eq(products.id, product));
  await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, buyerId));
  await runTasks();
  expect(await mails()).toEqual([]);
});

it('about prices are not for who sees none, and none are about unknown goods', async () => {
  const newcomer = await shop.signedIn(await anEmployee(shop, companyId, 'Undetermined'), {
    customerId: companyId,
  });
  await newcomer.ask(SetProductAlertDocument, { productId: String(product), kind: 'Stock', isOn: true });
  for (const kind of ['Price', 'Campaign'] as const) {
    const productId = String(product);
    const { code } = await buyer.fail(SetProductAlertDocument, { productId: '999999', kind, isOn: true });
    expect(code).toBe('NOT_FOUND');
    expect((await newcomer.fail(SetProductAlertDocument, { productId, kind, isOn: true })).code).toBe(
      'PERMISSION_DENIED',
    );
  }
});
