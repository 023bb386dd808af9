import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerAddresses, customers, logins } from '../../backend/src/db/schema/customers.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { seedDemoPeople } from '../../backend/src/seed/people.ts';
import { CustomerInvoicesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

const bySsn = async (ssn: string) =>
  (await shop.db.select().from(customers).where(eq(customers.ssn, ssn)))[0]!;

it('the seed fills the shop once, with invoices as soon as there are products', async () => {
  await seedDemoPeople(shop.db);
  expect(await shop.db.select().from(invoices)).toEqual([]);
  for (const salesCode of ['HRE', 'PAP', 'KAF', 'UMB']) {
    for (let index = 0; index < 5; index += 1)
      await aProduct(shop.db, { salesCode, listPrice: 900 + index * 777 });
  }
  await seedDemoPeople(shop.db);
  const counts = async () =>
    Promise.all(
      [customers, customerAddresses, logins, invoices].map(
        async (table) => (await shop.db.select({ rows: count() }).from(table))[0]!.rows,
      ),
    );
  const before = await counts();
  expect(before).toEqual([343, 346, 10, 309]);
  await seedDemoPeople(shop.db);
  expect(await counts()).toEqual(before);
  await checkInvariants(shop.db);
  // Seeds everyone of the demo and a year of their invoices three times.
}, 60_000);

it('the seed gives the companies paid, unpaid and overdue invoices, and the matching balance due', async () => {
  const hotel = await bySsn('5501151490');
  const visitor = await shop.signedIn(hotel.id);
  const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, {});
  const statuses = new Set(customerInvoices.invoices.map(({ status }) => status));
  expect(statuses).toEqual(new Set(['Unpaid', 'Overdue', 'Paid']));
  const rows = await shop.db.select().from(invoices).where(eq(invoices.customerId, hotel.id));
  const owed = rows.filter(({ paidAt }) => paidAt === null).reduce((sum, { price }) => sum + price, 0);
  expect(hotel.balanceDue).toBe(owed);
});

it('the seed invents people that cannot be mistaken for real ones', async () => {
  const people = await shop.db.select().from(customers).where(like(customers.email, '%@vidskiptavinir.test'));
  for (const { ssn, name, isCompany } of people) {
    expect(ssn.slice(6, 8)).toMatch(/^1[45]$/);
    expect(name.includes(' ÞÍ ')).toBe(!isCompany);
  }
  expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(320);
});
