import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { readMonthlyStatistics } from '../../backend/src/modules/statistics/internal/monthly-statistics.ts';
import { LastYearStatisticsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { makeIssuedInvoice } from '../kit/invoice.ts';
import { testShop, type Shop } from '../kit/shop.ts';

const now = new Date('2026-11-20T10:00:00Z');
let shop: Shop;
let customerId: number;
let number = 50_000;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  customerId = await aCustomer(shop.db);
});

/** An invoice of 12.400 kr. with 24 % VAT, with the given changes. */
async function bill(issuedAt: string, over: Partial<typeof invoices.$inferInsert> = {}): Promise<number> {
  const { id: _id, ...row } = makeIssuedInvoice([{ unitPrice: 1240, quantity: 10, vat: 24 }]).invoice;
  number += 1;
  const [made] = await shop.db
    .insert(invoices)
    .values({ ...row, orderId: null, number, customerId, issuedAt: new Date(issuedAt), ...over })
    .returning({ id: invoices.id });
  return made!.id;
}

const read = (billToId: number | null = null, customer = customerId) =>
  readMonthlyStatistics(shop.db, { customerId: customer, billToId, unitIds: null }, now);
const bought = async (...args: Parameters<typeof read>) =>
  (await read(...args)).flatMap(({ year, month, totalAmount }) =>
    totalAmount === 0 ? [] : [[year, month, totalAmount]],
  );

it('the statistics are twelve full months and the current one, including those without invoices', async () => {
  await bill('2026-03-10T12:00:00Z');
  const months = await read();
  expect(months.map(({ year, month }) => [year, month])).toEqual([
    [2025, 11],
    [2025, 12],
    ...Array.from({ length: 11 }, (_, index) => [2026, index + 1]),
  ]);
  expect(months[4]).toEqual({ year: 2026, month: 3, totalAmount: 12_400, totalAmountExcludingTax: 10_000 });
  expect(months.filter(({ totalAmount }) => totalAmount !== 0)).toHaveLength(1);
});

it('the statistics count by Reykjavík’s midnight, to the millisecond', async () => {
  for (const at of [
    '2025-10-31T23:59:59.999Z',
    '2025-11-01T00:00:00Z',
    '2026-02-28T23:59:59.999Z',
    '2026-03-01T00:00:00Z',
  ])
    await bill(at);
  expect(await bought()).toEqual([
    [2025, 11, 12_400],
    [2026, 2, 12_400],
    [2026, 3, 12_400],
  ]);
});

it('the statistics subtract a credit note in the month of its issue', async () => {
  const creditsInvoiceId = await bill('2026-05-02T09:00:00Z');
  const credit = { isCredit: true, creditsInvoiceId, price: -1240, priceWithoutTax: -1000, tax: -240 };
  await bill('2026-05-09T09:00:00Z', { ...credit, creditKey: `a${creditsInvoiceId}` });
  await bill('2026-06-01T09:00:00Z', { ...credit, creditKey: `b${creditsInvoiceId}` });
  expect(await bought()).toEqual([
    [2026, 5, 11_160],
    [2026, 6, -1240],
  ]);
});

it('the statistics count once what a customer bought and owes itself, and what it owes for others', async () => {
  const other = await aCustomer(shop.db);
  await bill('2026-05-02T09:00:00Z', { billToId: customerId });
  await bill('2026-05-03T09:00:00Z', { customerId: other, billToId: customerId });
  await bill('2026-05-04T09:00:00Z', { customerId: other });
  expect(await bought()).toEqual([[2026, 5, 24_800]]);
});

it('the statistics of another bill-to customer contain only what this customer had billed to it', async () => {
  const payer = await aCustomer(shop.db);
  await bill('2026-04-02T09:00:00Z');
  await bill('2026-05-02T09:00:00Z', { billToId: payer });
  await bill('2026-06-02T09:00:00Z', { customerId: payer });
  expect(await bought(payer)).toEqual([[2026, 5, 12_400]]);
  expect(await bought(customerId)).toEqual([
    [2026, 4, 12_400],
    [2026, 5, 12_400],
  ]);
});

it('the statistics add up to more than an Int holds', async () => {
  const huge = { price: 2_000_000_000, priceWithoutTax: 2_000_000_000, tax: 0 };
  await bill('2026-05-02T09:00:00Z', huge);
  await bill('2026-05-02T09:00:00Z', huge);
  expect(await bought()).toEqual([[2026, 5, 4_000_000_000]]);
});

it('the statistics are the session’s customer’s, thirteen months with the current one, and none for guests', async () => {
  await bill(new Date().toISOString());
  const visitor = await shop.signedIn(customerId);
  const { lastYearStatistics } = await visitor.ask(LastYearStatisticsDocument, {});
  expect(lastYearStatistics).toHaveLength(13);
  expect(lastYearStatistics.at(-1)).toMatchObject({ totalAmount: 12_400, totalAmountExcludingTax: 10_000 });
  const plain = '{ lastYearStatistics { totalAmount } }' as typeof LastYearStatisticsDocument;
  const full = (await visitor.ask(plain, {})).lastYearStatistics;
  expect(full).toEqual(Array.from({ length: 12 }, () => ({ totalAmount: 0 })));
  expect(await shop.guest().fail(LastYearStatisticsDocument, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
});
