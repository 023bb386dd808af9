import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { and, eq, gte, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billToCustomers } from '../../backend/src/db/schema/customers.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { checkoutAttempts, orders as orderTable } from '../../backend/src/db/schema/orders.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import {
  AccountStatementDocument,
  CancelOrderDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  ReorderDocument,
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { readCsv } from '../../backend/src/import/csv.ts';
import { streamOf } from '../../backend/src/rest/csv-answer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { checkoutOf, pay, readyToPay } from '../kit/buyer.ts';
import { balanceOf } from '../kit/facts.ts';
import { keptPromises } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  // Once: among the thousand documents that the first tests make it takes two seconds.
  await keptPromises(shop.db);
  await shop.connection.close();
});

async function aBuyer(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, visitor: await shop.signedIn(customerId) };
}

async function buy(visitor: Visitor, goods: Record<number, number>, reference = '') {
  await readyToPay(visitor, goods);
  const options = { checkoutOptions: [{ id: 'reference', value: reference }] };
  await visitor.ask(SetCheckoutOptionsDocument, { options });
  const { id, invoiceId } = await pay(visitor, await checkoutOf(visitor));
  return { orderId: id!, invoiceId: invoiceId! };
}

const dated = (invoiceId: string, day: string) =>
  shop.db
    .update(invoices)
    .set({ issuedAt: new Date(`${day}T12:00:00Z`), dueDate: day })
    .where(eq(invoices.id, Number(invoiceId)));

describe('the lists', () => {
  it('find words of number, product, SKU and purchase order number, with and without accents', async () => {
    const { visitor } = await aBuyer();
    const soap = await aProduct(shop.db, { name: 'Handsápa með ilmi', sku: 'HRE-1234' });
    const cup = await aProduct(shop.db, { name: 'Pappaglas 100%', sku: 'KAF_9' });
    const first = await buy(visitor, { [soap]: 1 }, 'PO-2026/77');
    const second = await buy(visitor, { [cup]: 1 });
    const found = async (search: string) => {
      const filter = { search };
      const { customerOrders } = await visitor.ask(CustomerOrdersDocument, { filter });
      const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { filter });
      const orders = customerOrders.orders.map(({ id }) => id);
      expect(customerInvoices.invoices.map(({ invoiceId }) => invoiceId)).toEqual(
        orders.map((id) => (id === first.orderId ? first.invoiceId : second.invoiceId)),
      );
      return orders;
    };
    for (const text of [
      'handsápa',
      'HANDSAPA',
      'ilmi handsápa',
      'hre-1234',
      'po-2026/77',
      ` P${first.orderId.padStart(6, '0')} `,
    ])
      expect(await found(text)).toEqual([first.orderId]);
    expect(await found('100%')).toEqual([second.orderId]);
    expect(await found('kaf_9')).toEqual([second.orderId]);
    // Signs that SQL would take for patterns are letters here.
    for (const text of ['%', '_']) expect(await found(text)).toEqual([second.orderId]);
    for (const text of ['kaf%9', "' OR 1=1 --", '\\', 'ekkert slíkt']) expect(await found(text)).toEqual([]);
    expect(await found('')).toEqual([second.orderId, first.orderId]);
  });

  it('are narrowed by day, state, amount and party, all together', async () => {
    const { visitor, customerId } = await aBuyer();
    const company = await aCustomer(shop.db, { isCompany: true, name: 'Félag ehf.', ssn: '5203010170' });
    await shop.db.insert(billToCustomers).values({ customerId, billToId: company });
    const soap = await aProduct(shop.db);
    const old = await buy(visitor, { [soap]: 1 });
    const paid = await buy(visitor, { [soap]: 2 });
    await shop.db.update(sessions).set({ billToId: company }).where(eq(sessions.customerId, customerId));
    const billed = await buy(visitor, { [soap]: 3 });
    await shop.db.update(sessions).set({ billToId: null }).where(eq(sessions.customerId, customerId));
    await dated(old.invoiceId, '2026-01-31');
    await shop.db
      .update(invoices)
      .set({ paidAt: new Date() })
      .where(eq(invoices.id, Number(paid.invoiceId)));
    const list = async (filter: object) => {
      const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, { filter });
      return customerInvoices.invoices.map(({ invoiceId }) => invoiceId);
    };
    expect(await list({ from: '2026-01-31', to: '2026-01-31' })).toEqual([old.invoiceId]);
    expect(await list({ to: '2026-01-30' })).toEqual([]);
    expect(await list({ status: 'Overdue' })).toEqual([old.invoiceId]);
    expect(await list({ status: 'Paid' })).toEqual([paid.invoiceId]);
    expect(await list({ status: 'Unpaid' })).toEqual([billed.invoiceId]);
    expect(await list({ amountFrom: 1241, amountTo: 3000 })).toEqual([paid.invoiceId]);
    expect(await list({ partyId: String(company) })).toEqual([billed.invoiceId]);
    expect(await list({ partyId: String(company), status: 'Paid' })).toEqual([]);
    const { customerOrders } = await visitor.ask(CustomerOrdersDocument, {
      filter: { partyId: String(company) },
    });
    expect(customerOrders).toMatchObject({
      orders: [{ id: billed.orderId, billToName: 'Félag ehf.', lines: 1 }],
    });
    expect(customerOrders.parties.map(({ name }) => name)).toContain('Félag ehf.');
    // The company sees what it owes, and nothing else of the buyer.
    const debtor = await shop.signedIn(company);
    const { customerInvoices } = await debtor.ask(CustomerInvoicesDocument, {});
    expect(customerInvoices.invoices.map(({ invoiceId }) => invoiceId)).toEqual([billed.invoiceId]);
    await visitor.ask(CancelOrderDocument, { orderId: paid.orderId });
    expect(await list({ status: 'Credited' })).toEqual([paid.invoiceId]);
    expect(await list({ status: 'Paid' })).toEqual([]);
  });

  it.each([{ from: '2026-02-30' }, { to: '20.11.2026' }, { partyId: 'x' }, { partyId: '-1' }])(
    'refuse %o',
    async (filter) => {
      const { visitor } = await aBuyer();
      expect((await visitor.fail(CustomerInvoicesDocument, { filter })).code).toBe('BAD_REQUEST');
      expect((await visitor.fail(CustomerOrdersDocument, { filter })).code).toBe('BAD_REQUEST');
    },
  );

  it('are not for guests, nor for roles that may not see them', async () => {
    expect((await shop.guest().fail(CustomerOrdersDocument, {})).code).toBe('UNAUTHENTICATED');
    expect(
      (await shop.guest().fail(AccountStatementDocument, { from: '2026-01-01', to: '2026-01-02' })).code,
    ).toBe('UNAUTHENTICATED');
  });

  it('turn their pages in one order, whoever is charged', async () => {
    const { visitor } = await aBuyer({ creditLimit: 1_000_000 });
    const soap = await aProduct(shop.db, { stockOnHand: 100 });
    for (let count = 0; count < 22; count += 1) await buy(visitor, { [soap]: 1 });
    const pages = [];
    for (const page of [1, 2])
      pages.push((await visitor.ask(CustomerOrdersDocument, { page })).customerOrders);
    expect(pages.map(({ hasMore, orders }) => [hasMore, orders.length])).toEqual([
      [true, 20],
      [false, 2],
    ]);
    const ids = pages.flatMap(({ orders }) => orders.map(({ id }) => Number(id)));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await visitor.fail(CustomerOrdersDocument, { page: 0 })).code).toBe('BAD_REQUEST');
  });
});

describe('the files', () => {
  const get = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
    visitor.fetch(path, { headers });
  async function rows(text: string): Promise<string[][]> {
    const records: string[][] = [];
    async function* chunks() {
      yield text.replace(/^\u{feff}/u, '');
    }
    for await (const { fields } of readCsv(chunks())) records.push(fields);
    return records;
  }

  it('are the lists as Excel opens them, and nothing in them is a formula', async () => {
    const { visitor } = await aBuyer({ name: '=1+1' });
    const soap = await aProduct(shop.db, { name: 'Sápa' });
    const { invoiceId } = await buy(visitor, { [soap]: 2 }, '@SUM(A1;B2)');
    await dated(invoiceId, '2026-03-05');
    const answer = await get(visitor, '/exports/invoices.csv?search=s%C3%A1pa');
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="reikningar.csv"']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    const [, row] = await rows(new TextDecoder().decode(bytes));
    expect(row?.slice(1)).toEqual([
      '5.3.2026',
      '5.3.2026',
      'Gjaldfallinn',
      "'=1+1",
      expect.stringMatching(/^\d{6}-\d{4}$/),
      "'@SUM(A1;B2)",
      '2000',
      '480',
      '2480',
    ]);
    expect(await rows(await (await get(visitor, '/exports/invoices.csv?status=Paid')).text())).toHaveLength(
      1,
    );
    const orders = await rows(await (await get(visitor, '/exports/orders.csv')).text());
    expect(orders[1]?.slice(2)).toEqual([
      'Í vinnslu',
      expect.any(String),
      '',
      "'@SUM(A1;B2)",
      'Sækja í verslun',
      '1',
      '2000',
      '480',
      '2480',
    ]);
  });

  it('have every row, once, however many pages that is', async () => {
    const { visitor, customerId } = await aBuyer({ creditLimit: 2_000_000 });
    const { invoiceId } = await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const [row] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, Number(invoiceId)));
    const { id: _id, ...copy } = row!;
    // Without lines, prices or numbers of the series: only the list is looked at, and they go again.
    const copies = Array.from({ length: 1203 }, (_, index) => ({
      ...copy,
      orderId: null,
      number: 5_000_000 + index,
      issuedAt: new Date(copy.issuedAt.getTime() - Math.floor(index / 3) * 60_000),
    }));
    await shop.db.insert(invoices).values(copies);
    const records = await rows(await (await get(visitor, '/exports/invoices.csv')).text());
    expect(records).toHaveLength(1205);
    expect(new Set(records.map(([number]) => number)).size).toBe(1205);
    // What one transaction writes has one moment, of which JavaScript does not know the microseconds.
    await shop.db
      .update(invoices)
      .set({ issuedAt: sql`timestamptz '2026-03-05 12:00:00.123456Z'` })
      .where(gte(invoices.number, 5_000_000));
    const ofOneMoment = await rows(await (await get(visitor, '/exports/invoices.csv')).text());
    expect(new Set(ofOneMoment.map(([number]) => number)).size).toBe(1205);
    await shop.db.delete(invoices).where(gte(invoices.number, 5_000_000));
    expect(customerId).toBeGreaterThan(0);
  });

  it('of the orders have every row of one moment too', async () => {
    const { visitor, customerId } = await aBuyer();
    const { orderId } = await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const id = Number(orderId);
    // Only the list is looked at, and they go again.
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO checkout_attempts (key, cart_id, customer_id, input_hash, state, answer, finished_at)
        SELECT 'copy-' || n, a.cart_id, a.customer_id, '', 'Failed', '{}', now() FROM orders o JOIN checkout_attempts a ON a.id = o.attempt_id, generate_series(1, 502) n WHERE o.id = ${id}`);
      await tx.execute(sql`INSERT INTO orders (attempt_id, actor_id, customer_id, total, total_without_tax, total_tax_amount, payment_type,
          delivery_method_id, delivery_method, delivery_amount, receiver_name, email, phone, options, created_at)
        SELECT a.id, o.actor_id, o.customer_id, o.total, o.total_without_tax, o.total_tax_amount, o.payment_type, o.delivery_method_id,
          o.delivery_method, o.delivery_amount, o.receiver_name, o.email, o.phone, o.options, timestamptz '2026-03-05 12:00:00.123456Z'
        FROM orders o, checkout_attempts a WHERE o.id = ${id} AND a.key LIKE 'copy-%'`);
    });
    const records = await rows(await (await get(visitor, '/exports/orders.csv')).text());
    expect(new Set(records.map(([number]) => number)).size).toBe(504);
    await shop.db.delete(orderTable).where(and(eq(orderTable.customerId, customerId), ne(orderTable.id, id)));
    await shop.db.delete(checkoutAttempts).where(like(checkoutAttempts.key, 'copy-%'));
  });

  it('break off where they cannot be read to the end, so that no part of one passes for the whole', async () => {
    const failures: unknown[] = [];
    async function* records() {
      yield 'fyrri;1\r\n';
      throw new Error('the database went away');
    }
    const server = serve({
      fetch: () => new Response(streamOf(records(), (error) => failures.push(error))),
      port: 0,
      hostname: '127.0.0.1',
    });
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(failures).toEqual([new Error('the database went away')]);
    await new Promise((done) => server.close(done));
  });

  it('are nobody else’s, not for guests, and not for other sites', async () => {
    const { visitor } = await aBuyer();
    await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const { visitor: stranger } = await aBuyer();
    expect(await rows(await (await get(stranger, '/exports/invoices.csv')).text())).toHaveLength(1);
    expect((await shop.app.request('/exports/invoices.csv')).status).toBe(401);
    expect((await get(visitor, '/exports/orders.csv', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const query of ['from=2026-02-30', 'status=Lost', 'amountFrom=1e99', 'partyId=x'])
      expect((await get(visitor, `/exports/invoices.csv?${query}`)).status).toBe(400);
    expect((await get(visitor, '/exports/statement.pdf?from=2026-01-02&to=2026-01-01')).status).toBe(400);
  });

  it('of the statement are CSV and PDF with the same sums', async () => {
    const { visitor } = await aBuyer();
    const { invoiceId } = await buy(visitor, { [await aProduct(shop.db)]: 2 });
    await dated(invoiceId, '2026-03-05');
    const query = '?from=2026-03-01&to=2026-03-31';
    const records = await rows(await (await get(visitor, `/exports/statement.csv${query}`)).text());
    expect(records.slice(1)).toEqual([
      ['1.3.2026', 'Upphafsstaða', '', '', '0'],
      ['5.3.2026', 'Reikningur', expect.any(String), '2480', '2480'],
      ['31.3.2026', 'Lokastaða', '', '', '2480'],
    ]);
    const pdf = await get(visitor, `/exports/statement.pdf${query}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  });
});

describe('the account statement', () => {
  it('ends at what is owed: charges, payments and credit notes', async () => {
    const { visitor, customerId } = await aBuyer();
    const soap = await aProduct(shop.db);
    const [first, second, third] = [
      await buy(visitor, { [soap]: 1 }),
      await buy(visitor, { [soap]: 2 }),
      await buy(visitor, { [soap]: 3 }),
    ];
    await dated(first.invoiceId, '2026-02-10');
    await dated(second.invoiceId, '2026-03-10');
    await shop.db
      .update(invoices)
      .set({ paidAt: new Date('2026-03-20T10:00:00Z') })
      .where(eq(invoices.id, Number(first.invoiceId)));
    await visitor.ask(CancelOrderDocument, { orderId: third.orderId });
    const { accountStatement: march } = await visitor.ask(AccountStatementDocument, {
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(march).toMatchObject({ openingBalance: 1240, closingBalance: 2480, charged: 2480, paid: -1240 });
    expect(march.movements.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['Invoice', 2480, 3720],
      ['Payment', -1240, 2480],
    ]);
    const { accountStatement: all } = await visitor.ask(AccountStatementDocument, {
      from: '2026-01-01',
      to: new Date().toISOString().slice(0, 10),
    });
    expect(all.openingBalance).toBe(0);
    expect(all.movements.map(({ kind }) => kind)).toEqual([
      'Invoice',
      'Invoice',
      'Payment',
      'Invoice',
      'CreditNote',
    ]);
    // The payment was noted in the books only: the account itself still has it.
    expect(all.closingBalance).toBe((await balanceOf(shop.db, customerId)) - 1240);
  });

  it.each([
    ['2026-01-02', '2026-01-01'],
    ['2010-01-01', '2026-01-01'],
    ['x', '2026-01-01'],
    ['2026-02-29', '2026-03-01'],
  ])('knows no days from %s to %s', async (from, to) => {
    const { visitor } = await aBuyer();
    expect((await visitor.fail(AccountStatementDocument, { from, to })).code).toBe('BAD_REQUEST');
  });
});

describe('ordering again', () => {
  it('fills the cart as far as the goods can be had, and says of each line what became of it', async () => {
    const { visitor } = await aBuyer();
    const [soap, few, gone] = [await aProduct(shop.db), await aProduct(shop.db), await aProduct(shop.db)];
    const { orderId, invoiceId } = await buy(visitor, { [soap]: 2, [few]: 5, [gone]: 1 });
    await shop.db.update(products).set({ stockOnHand: 3 }).where(eq(products.id, few));
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, gone));
    const input = { key: 'first-press-1', orderId };
    const { reorder } = await visitor.ask(ReorderDocument, { input });
    expect(reorder.lines.map(({ outcome, added }) => [outcome, added])).toEqual([
      ['Added', 2],
      ['Corrected', 3],
      ['Unavailable', 0],
    ]);
    expect(reorder.lines[1]?.message).toContain('3');
    expect(reorder.cart.items.map(({ quantity }) => quantity)).toEqual([2, 3]);
    await visitor.ask(ReorderDocument, { input });
    expect((await visitor.ask(CartDocument, {})).cart.items.map(({ quantity }) => quantity)).toEqual([2, 3]);
    const { order } = await visitor.ask(ViewOrderDocument, { orderId });
    const lines = [{ itemId: order!.items[0]!.id, quantity: 4 }];
    const again = await visitor.ask(ReorderDocument, { input: { key: 'second-press', orderId, lines } });
    expect(again.reorder.cart.items[0]?.quantity).toBe(6);
    const whole = await visitor.ask(ReorderDocument, { input: { key: 'third-press', invoiceId } });
    expect(whole.reorder.lines).toHaveLength(3);
  });

  it('is of one’s own, by lines of it, for who may order', async () => {
    const { visitor } = await aBuyer();
    const { orderId, invoiceId } = await buy(visitor, { [await aProduct(shop.db)]: 1 });
    const { visitor: stranger } = await aBuyer();
    const key = 'press-of-a-stranger';
    for (const source of [{ orderId }, { invoiceId }, { orderId: '0' }, { invoiceId: 'x' }])
      expect((await stranger.fail(ReorderDocument, { input: { key, ...source } })).code).toBe('NOT_FOUND');
    for (const input of [
      { key },
      { key, orderId, invoiceId },
      { key, orderId, lines: [] },
      { key, orderId, lines: [{ itemId: '999999', quantity: 1 }] },
      { key, orderId, lines: [{ itemId: 'x', quantity: 1 }] },
      { key: 'short', orderId },
    ])
      expect((await visitor.fail(ReorderDocument, { input })).code).toBe('BAD_REQUEST');
    expect((await shop.guest().fail(ReorderDocument, { input: { key, orderId } })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
