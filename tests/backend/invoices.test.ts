import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../backend/src/modules/invoices/internal/status.ts';
import { issueInvoice } from '../../backend/src/modules/invoices/issue-invoice.ts';
import { totalsOf } from '../../lib/rules/money/totals.ts';
import {
  ViewOrderDocument,
  CustomerInvoicesDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

async function issued(customerId: number, daysAgo: number): Promise<number> {
  const line = { productId: null, sku: 'X', name: 'X', quantity: 1, unitPrice: 124, price: 124 };
  return shop.db.transaction((tx) =>
    issueInvoice(tx, {
      paymentType: 'Account',
      orderId: null,
      customerId,
      billToId: null,
      lines: [{ ...line, priceWithoutTax: 100, discountPercentage: 0, vat: 24 }],
      totals: totalsOf([{ gross: 124, taxPercentage: 24 }]),
      options: [],
      issuedAt: new Date(Date.now() - daysAgo * 86_400_000),
    }),
  );
}

describe('the list', () => {
  it('has 20 a page, newest first, without a gap or a duplicate', async () => {
    const customer = await aCustomer(shop.db);
    await issued(await aCustomer(shop.db), 1);
    for (let day = 45; day > 0; day -= 1) await issued(customer, day % 40);
    const visitor = await shop.signedIn(customer);
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      pages.push((await visitor.ask(CustomerInvoicesDocument, { page })).customerInvoices);
    }
    expect(pages.map(({ hasMore, invoices }) => [hasMore, invoices.length])).toEqual([
      [true, 20],
      [true, 20],
      [false, 5],
      [false, 0],
    ]);
    const all = pages.flatMap(({ invoices }) => invoices);
    expect(new Set(all.map(({ number }) => number)).size).toBe(45);
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.find(({ status }) => status === 'Overdue')).toBeDefined();
  });

  it('has one page for exactly 20 invoices', async () => {
    const customer = await aCustomer(shop.db);
    for (let count = 0; count < 20; count += 1) await issued(customer, count);
    const { customerInvoices } = await (await shop.signedIn(customer)).ask(CustomerInvoicesDocument, {});
    expect([customerInvoices.hasMore, customerInvoices.invoices.length]).toEqual([false, 20]);
  });

  it.each([0, -1, 1001])('refuses page %i', async (page) => {
    const visitor = await shop.signedIn(await aCustomer(shop.db));
    expect((await visitor.fail(CustomerInvoicesDocument, { page })).code).toBe('BAD_REQUEST');
  });

  it('is refused to guests', async () => {
    expect((await shop.guest().fail(CustomerInvoicesDocument, {})).code).toBe('UNAUTHENTICATED');
    expect((await shop.guest().fail(ViewInvoiceDocument, { invoiceId: '1' })).code).toBe('UNAUTHENTICATED');
    expect((await shop.guest().fail(ViewOrderDocument, { orderId: '1' })).code).toBe('UNAUTHENTICATED');
  });
});

it('another customer’s invoices and orders get the response of unknown ones', async () => {
  const owner = await shop.signedIn(await aCustomer(shop.db));
  const { id, invoiceId } = await pay(owner, await fillCheckout(owner, { [await aProduct(shop.db)]: 1 }));
  const stranger = await shop.signedIn(await aCustomer(shop.db));
  for (const other of [id!, invoiceId!, '999999', '0', '-1', '1.5', 'abc', '99999999999999']) {
    expect(await stranger.ask(ViewOrderDocument, { orderId: other })).toEqual({ order: null });
    expect(await stranger.ask(ViewInvoiceDocument, { invoiceId: other })).toEqual({ viewInvoice: null });
  }
  const own = await owner.ask(ViewInvoiceDocument, { invoiceId: invoiceId!, provider: 'vorulind' });
  expect(own.viewInvoice?.invoiceId).toBe(invoiceId);
  const wrong = await owner.ask(ViewInvoiceDocument, { invoiceId: invoiceId!, provider: 'other' });
  expect(wrong.viewInvoice).toBe(null);
});

it.each([
  ['Unpaid', { dueDate: '2026-11-20' }],
  ['Overdue', { dueDate: '2026-11-19' }],
  ['Paid', { dueDate: '2026-11-19', paidAt: new Date() }],
  ['Credit', { dueDate: '2026-11-19', isCredit: true }],
  ['Unpaid', { dueDate: null }],
  ['Credited', { dueDate: '2026-11-19', credited: 124 }],
  ['Overdue', { dueDate: '2026-11-19', credited: 123 }],
])('an invoice is %s on 20 November', (status, facts) => {
  expect(statusOf({ isCredit: false, paidAt: null, credited: 0, price: 124, ...facts }, '2026-11-20')).toBe(
    status,
  );
});
