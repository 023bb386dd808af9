import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { billToCustomers, companyMembers } from '../../backend/src/db/schema/customers.ts';
import { issueInvoice } from '../../backend/src/modules/invoices/issue-invoice.ts';
import { totalsOf } from '../../lib/rules/money/totals.ts';
import {
  LastBoughtDocument,
  LastFiveProductsDocument,
  ListingPageDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let person: number;
let visitor: Visitor;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  await checkInvariants(shop.db);
  await shop.connection.close();
});
beforeEach(async () => {
  person = await aCustomer(shop.db, { creditLimit: 10_000_000 });
  visitor = await shop.signedIn(person);
});

let made = 0;
async function onSale(name: string, over: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const sku = `KAUP-${made}`;
  await loadLines(shop.db, [productLine({ sku, name, stock: 1000, ...over })]);
  const [row] = await shop.db.select().from(products).where(eq(products.sku, sku));
  return row!.id;
}

const lastBought = async (by: Visitor, id: number) =>
  (await by.ask(LastBoughtDocument, { id: String(id) })).productPage.products[0]?.lastBought;
const lastFive = async (by: Visitor) =>
  (await by.ask(LastFiveProductsDocument, {})).lastFiveProducts.map(({ id }) => Number(id));

async function invoice(customerId: number, day: string, goods: [number, number][], unitPrice = 1240) {
  const lines = goods.map(([productId, quantity]) => ({
    productId,
    sku: `P${productId}`,
    name: 'Vara',
    quantity,
    unitPrice,
    price: unitPrice * quantity,
    priceWithoutTax: unitPrice * quantity,
    discountPercentage: 0,
    vat: 0,
  }));
  const totals = totalsOf(lines.map(({ price, vat }) => ({ gross: price, taxPercentage: vat })));
  await shop.db.transaction((tx) =>
    issueInvoice(tx, {
      orderId: null,
      paymentType: 'Account',
      customerId,
      billToId: null,
      lines,
      totals,
      options: [],
      issuedAt: new Date(`${day}T10:00:00Z`),
    }),
  );
}

it('the last purchase has date, units and the price it was sold at', async () => {
  const soap = await onSale('Sápa');
  expect(await lastBought(visitor, soap)).toBeNull();
  await pay(visitor, await fillCheckout(visitor, { [soap]: 3 }));
  const bought = await lastBought(visitor, soap);
  expect(bought).toMatchObject({ quantity: 3, unitPrice: 1240 });
  expect(Math.abs(Date.parse(bought?.date ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await lastFive(visitor)).toEqual([soap]);
});

it('the last purchase is the newest of several, in whatever order they are written', async () => {
  const soap = await onSale('Sápa');
  await invoice(person, '2026-03-02', [[soap, 2]], 1000);
  await invoice(person, '2026-09-01', [[soap, 6]], 1100);
  await invoice(person, '2026-05-20', [[soap, 9]], 1050);
  expect(await lastBought(visitor, soap)).toEqual({
    date: '2026-09-01T10:00:00.000Z',
    quantity: 6,
    unitPrice: 1100,
  });
});

it('the last purchase adds up lines of one product on one invoice', async () => {
  const soap = await onSale('Sápa');
  await invoice(person, '2026-03-02', [
    [soap, 2],
    [soap, 3],
  ]);
  expect(await lastBought(visitor, soap)).toMatchObject({ quantity: 5 });
});

it('the list has five products, newest first and each once, without those that are gone', async () => {
  const ids = [];
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) ids.push(await onSale(name));
  for (const [index, id] of ids.entries()) await invoice(person, `2026-04-0${index + 1}`, [[id, 1]]);
  await invoice(person, '2026-05-01', [[ids[0] ?? 0, 1]]);
  await shop.db
    .update(products)
    .set({ takenOutAt: new Date() })
    .where(eq(products.id, ids[6] ?? 0));
  expect(await lastFive(visitor)).toEqual([ids[0], ids[5], ids[4], ids[3], ids[2]]);
});

it('a purchase belongs to the customer acted for, not to the signed-in user or the bill-to customer', async () => {
  const company = await aCustomer(shop.db, { isCompany: true, creditLimit: 1_000_000 });
  const payer = await aCustomer(shop.db, { isCompany: true, creditLimit: 1_000_000 });
  await shop.db.insert(companyMembers).values({ customerId: person, companyId: company, role: 'Employee' });
  await shop.db.insert(billToCustomers).values({ customerId: company, billToId: payer });
  const soap = await onSale('Sápa');
  const atWork = await shop.signedIn(person, { customerId: company, billToId: payer });
  await pay(atWork, await fillCheckout(atWork, { [soap]: 1 }));
  expect(await lastFive(atWork)).toEqual([soap]);
  expect(await lastFive(await shop.signedIn(company))).toEqual([soap]);
  for (const other of [visitor, await shop.signedIn(payer), await shop.signedIn(await aCustomer(shop.db))]) {
    expect(await lastFive(other)).toEqual([]);
    expect(await lastBought(other, soap)).toBeNull();
  }
});

it('guests get no purchases', async () => {
  const soap = await onSale('Sápa');
  await invoice(person, '2026-03-02', [[soap, 2]]);
  expect((await shop.guest().fail(LastFiveProductsDocument, {})).code).toBe('UNAUTHENTICATED');
  expect(await lastBought(shop.guest(), soap)).toBeNull();
});

it('what the customer bought comes first in a search, of what was asked for, and after what the staff pinned', async () => {
  await onSale('Drykkjarmál, stórt', { popularity: 50 });
  const pinned = await onSale('Drykkjarmál, lítið');
  const bought = await onSale('Drykkjarmál, meðal');
  const rack = await onSale('Drykkjarmálastatíf');
  await invoice(person, '2026-02-01', [
    [bought, 1],
    [rack, 1],
  ]);
  const found = async (by: Visitor, more: object = {}) => {
    const query = { search: 'drykkjarmál', sort: 'Relevance' as const, ...more };
    return (await by.ask(ListingPageDocument, { query })).productPage.products.map(({ id }) => Number(id));
  };
  expect((await found(visitor))[0]).toBe(bought);
  expect((await found(shop.guest()))[0]).not.toBe(bought);
  expect((await found(visitor)).at(-1)).toBe(rack);
  expect(new Set(await found(visitor, { boughtBefore: true }))).toEqual(new Set([bought, rack]));
  expect(await found(shop.guest(), { boughtBefore: true })).toEqual([]);
  const sku = (await shop.db.select().from(products).where(eq(products.id, pinned)))[0]?.sku;
  const pins = (skus: unknown[]) => ({ type: 'pins', pins: [{ search: 'Drykkjarmál!', skus }] });
  expect((await loadLines(shop.db, [pins([sku])])).problems).toEqual([]);
  expect((await found(visitor)).slice(0, 2)).toEqual([pinned, bought]);
  expect((await loadLines(shop.db, [pins(['ekki-til'])])).problems[0]?.reason).toContain('ekki-til');
});
