import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billToCustomers } from '../../backend/src/db/schema/customers.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import {
  AccountStatementDocument,
  CancelOrderDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  ReorderDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readBalance } from '../kit/facts.ts';
import { shop, aBuyer, buy, dated, setUpDocumentLists } from './document-lists-setting.ts';

setUpDocumentLists();

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
    // SQL wildcards are literal here.
    for (const text of ['%', '_']) expect(await found(text)).toEqual([second.orderId]);
    for (const text of ['kaf%9', "' OR 1=1 --", '\\', 'ekkert slíkt']) expect(await found(text)).toEqual([]);
    expect(await found('')).toEqual([second.orderId, first.orderId]);
  });

  it('are filtered by day, state, amount and party, all combined', async () => {
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

  it('are refused to guests and to roles that may not see them', async () => {
    expect((await shop.guest().fail(CustomerOrdersDocument, {})).code).toBe('UNAUTHENTICATED');
    expect(
      (await shop.guest().fail(AccountStatementDocument, { from: '2026-01-01', to: '2026-01-02' })).code,
    ).toBe('UNAUTHENTICATED');
  });

  it('have one stable order over pages, regardless of the bill-to customer', async () => {
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

describe('the account statement', () => {
  it('ends at the balance due: charges, payments and credit notes', async () => {
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
    // The payment was recorded in the books only: the account's balance still contains it.
    expect(all.closingBalance).toBe((await readBalance(shop.db, customerId)) - 1240);
  });

  it.each([
    ['2026-01-02', '2026-01-01'],
    ['2010-01-01', '2026-01-01'],
    ['x', '2026-01-01'],
    ['2026-02-29', '2026-03-01'],
  ])('refuses the days from %s to %s', async (from, to) => {
    const { visitor } = await aBuyer();
    expect((await visitor.fail(AccountStatementDocument, { from, to })).code).toBe('BAD_REQUEST');
  });
});

describe('ordering again', () => {
  it('fills the cart as far as stock allows, and returns each line’s outcome', async () => {
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

  it('accepts only one’s own purchases and their lines, for roles that may order', async () => {
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
