import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import {
  AcceptSalesQuoteDocument,
  CreateSalesQuoteDocument,
  DueSalesQuotesDocument,
  getSalesQuotesDocument,
  RemoveSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  ViewSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aDraft, aSentQuote, updateQuote, toQuoteInput, readQuote } from '../kit/quotes.ts';
import { shop, today, pair, setUpQuotes } from './quotes-setting.ts';

setUpQuotes();

const todayIs = (instant: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
};

describe('access to quotes', () => {
  it('is refused to guests', async () => {
    const guest = shop.guest();
    const failures = [
      await guest.fail(SalesQuotesDocument, {}),
      await guest.fail(getSalesQuotesDocument, {}),
      await guest.fail(ViewSalesQuoteDocument, { id: '1' }),
      await guest.fail(DueSalesQuotesDocument, {}),
      await guest.fail(AcceptSalesQuoteDocument, { quoteId: '1' }),
      await guest.fail(CreateSalesQuoteDocument, {}),
      await guest.fail(SendSalesQuoteDocument, { quoteId: '1', version: 0 }),
      await guest.fail(WithdrawSalesQuoteDocument, { quoteId: '1' }),
      await guest.fail(RemoveSalesQuoteDocument, { quoteId: '1' }),
    ];
    expect(failures.map(({ code }) => code)).toEqual(Array(9).fill('UNAUTHENTICATED'));
  });

  it('lets neither customers nor agents acting for themselves make, change, send, withdraw or delete them', async () => {
    const { agent, customer } = await pair();
    const sent = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const atHome = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }));
    for (const visitor of [customer, atHome])
      for (const attempt of [
        visitor.fail(CreateSalesQuoteDocument, {}),
        visitor.fail(UpdateSalesQuoteDocument, { input: toQuoteInput(sent) }),
        visitor.fail(SendSalesQuoteDocument, { quoteId: sent.id, version: 0 }),
        visitor.fail(WithdrawSalesQuoteDocument, { quoteId: sent.id }),
      ])
        expect((await attempt).code).toBe('PERMISSION_DENIED');
    const remove = { quoteId: sent.id };
    expect((await customer.fail(RemoveSalesQuoteDocument, remove)).code).toBe('PERMISSION_DENIED');
    expect((await atHome.fail(RemoveSalesQuoteDocument, remove)).code).toBe('NOT_FOUND');
  });

  it('returns the same for another customer’s quote and an unknown one', async () => {
    const { agent } = await pair();
    const sent = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const { customer: stranger, agent: another } = await pair();
    for (const id of [sent.id, '999999', '0', '-1', '1.5', 'abc', '99999999999999', '1 OR 1=1', '']) {
      expect(await stranger.ask(ViewSalesQuoteDocument, { id })).toEqual({ viewSalesQuote: null });
      expect(await another.ask(ViewSalesQuoteDocument, { id })).toEqual({ viewSalesQuote: null });
      expect((await stranger.fail(AcceptSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
      expect((await another.fail(WithdrawSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
      expect((await another.fail(SendSalesQuoteDocument, { quoteId: id, version: 0 })).code).toBe(
        'NOT_FOUND',
      );
      expect((await another.fail(RemoveSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
      const input = toQuoteInput({ ...sent, id });
      expect((await another.fail(UpdateSalesQuoteDocument, { input })).code).toBe('NOT_FOUND');
    }
    expect((await stranger.ask(SalesQuotesDocument, {})).salesQuotes.quotes).toEqual([]);
  });

  it('shows them to employees, but only deciding roles accept', async () => {
    const { customerId, agent } = await pair({ isCompany: true });
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const memberAs = async (role: 'Employee' | 'Admin' | 'Manager') => {
      const actorId = await aCustomer(shop.db);
      await shop.db.insert(companyMembers).values({ customerId: actorId, companyId: customerId, role });
      return shop.signedIn(customerId, { actorId });
    };
    for (const role of ['Employee', 'Admin'] as const) {
      const member = await memberAs(role);
      expect((await readQuote(member, id)).actions).toEqual([]);
      expect((await member.fail(AcceptSalesQuoteDocument, { quoteId: id })).code).toBe('PERMISSION_DENIED');
    }
    expect((await readQuote(await memberAs('Manager'), id)).actions).toEqual(['Accept', 'Counter']);
  });

  it('refuses changes from a page that was made for another customer', async () => {
    const { agent, customer } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    customer.headers['X-Context-Version'] = '8';
    expect((await customer.fail(AcceptSalesQuoteDocument, { quoteId: id })).details['reason']).toBe(
      'act.contextChanged',
    );
  });
});

describe('the list', () => {
  it('filters by status and page, newest first, and counts', async () => {
    const { agent, customer } = await pair();
    const goods = { [await aProduct(shop.db, { stockOnHand: 100 })]: 1 };
    await aDraft(agent, goods);
    const old = await aSentQuote(agent, goods);
    await shop.db
      .update(quotes)
      .set({ validUntil: '2026-01-31' })
      .where(eq(quotes.id, Number(old.id)));
    const accepted = await aSentQuote(agent, goods);
    await customer.ask(AcceptSalesQuoteDocument, { quoteId: accepted.id });
    await aSentQuote(agent, goods);
    const all = (await customer.ask(SalesQuotesDocument, {})).salesQuotes;
    expect(all.quotes.map(({ status }) => status)).toEqual(['Sent', 'Accepted', 'Expired', 'Draft']);
    expect(Object.fromEntries(all.counts.map(({ status, count }) => [status, count]))).toEqual({
      Sent: 1,
      Accepted: 1,
      Expired: 1,
      Draft: 1,
    });
    for (const status of ['Draft', 'Sent', 'Accepted', 'Expired'] as const) {
      const { quotes: found, hasMore } = (await customer.ask(SalesQuotesDocument, { status })).salesQuotes;
      expect([hasMore, found.map((quote) => quote.status)]).toEqual([false, [status]]);
    }
    expect((await customer.ask(getSalesQuotesDocument, {})).salesQuotes.acceptableCount).toBe(1);
  });

  it('has 20 a page', async () => {
    const { agent, customer } = await pair();
    const goods = { [await aProduct(shop.db, { stockOnHand: 100 })]: 1 };
    for (let count = 0; count < 21; count += 1) await aDraft(agent, count === 0 ? goods : {});
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await customer.ask(SalesQuotesDocument, { page })).salesQuotes);
    expect(pages.map(({ hasMore, quotes: found }) => [hasMore, found.length])).toEqual([
      [true, 20],
      [false, 1],
      [false, 0],
    ]);
    const ids = pages.flatMap(({ quotes: found }) => found.map(({ id }) => Number(id)));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    for (const page of [0, -1, 1001])
      expect((await customer.fail(SalesQuotesDocument, { page })).code).toBe('BAD_REQUEST');
  });

  it('shows agents what is due within a week, for all customers', async () => {
    const goods = { [await aProduct(shop.db, { stockOnHand: 100 })]: 1 };
    const { agent, customer } = await pair({ name: 'Bakaríið Burnirót ehf.' });
    const dates = [-1, 0, 7, 8];
    const made = new Map<number, string>();
    for (const days of dates) {
      const { id } = await aSentQuote(agent, goods);
      await shop.db
        .update(quotes)
        .set({ validUntil: daysAfter(today(), days) })
        .where(eq(quotes.id, Number(id)));
      made.set(days, id);
    }
    const { dueSalesQuotes } = await agent.ask(DueSalesQuotesDocument, {});
    const ids = dueSalesQuotes.map(({ id }) => id);
    expect(dates.map((days) => ids.includes(made.get(days)!))).toEqual([false, true, true, false]);
    expect(dueSalesQuotes.find(({ id }) => id === made.get(0))?.customer.name).toBe('Bakaríið Burnirót ehf.');
    expect((await customer.fail(DueSalesQuotesDocument, {})).code).toBe('PERMISSION_DENIED');
  });
});

describe('the last day', () => {
  it('ends at midnight in Reykjavík, and not a second before', async () => {
    todayIs('2026-11-20T12:00:00Z');
    const { agent, customer } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 1 });
    await updateQuote(agent, draft, { validUntilDate: '2026-11-30' });
    await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 1 });
    todayIs('2026-11-30T23:59:59.999Z');
    expect(await readQuote(customer, draft.id)).toMatchObject({
      status: 'Sent',
      actions: ['Accept', 'Counter'],
    });
    todayIs('2026-12-01T00:00:00Z');
    expect(await readQuote(customer, draft.id)).toMatchObject({ status: 'Expired', actions: ['Counter'] });
    expect(await readQuote(agent, draft.id)).toMatchObject({ status: 'Expired', actions: ['Withdraw'] });
    const refused = await customer.fail(AcceptSalesQuoteDocument, { quoteId: draft.id });
    expect(refused).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'quote.expired' } });
    todayIs('2026-11-30T23:59:59Z');
    const { acceptSalesQuote } = await customer.ask(AcceptSalesQuoteDocument, { quoteId: draft.id });
    expect(acceptSalesQuote.status).toBe('Accepted');
    todayIs('2026-12-01T00:00:00Z');
    expect((await readQuote(customer, draft.id)).status).toBe('Accepted');
  });
});

describe('the changes since the offer', () => {
  it('are price up, price down, stock short, gone, and nothing', async () => {
    const { agent, customer } = await pair();
    const [same, up, down, short, gone, special] = await Promise.all([
      aProduct(shop.db),
      aProduct(shop.db),
      aProduct(shop.db),
      aProduct(shop.db, { stockOnHand: 10 }),
      aProduct(shop.db),
      aProduct(shop.db, { isSpecialOrder: true, stockOnHand: 0 }),
    ]);
    const { id } = await aSentQuote(agent, {
      [same]: 1,
      [up]: 1,
      [down]: 1,
      [short]: 10,
      [gone]: 1,
      [special]: 9,
    });
    const change = (productId: number, values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, productId));
    await change(up, { listPrice: 1500 });
    await change(down, { discount: 50 });
    await change(short, { stockOnHand: 4, listPrice: 1300 });
    await change(gone, { takenOutAt: new Date() });
    const { lineItems, totalPrice } = await readQuote(customer, id);
    const changesBySku = new Map(
      lineItems.map(({ productId, changes, currentPrice, currentStock }) => [
        Number(productId),
        { changes, currentPrice, currentStock },
      ]),
    );
    expect(changesBySku.get(same)).toEqual({ changes: [], currentPrice: 1240, currentStock: 10 });
    expect(changesBySku.get(up)).toEqual({ changes: ['PriceUp'], currentPrice: 1500, currentStock: 10 });
    expect(changesBySku.get(down)).toEqual({ changes: ['PriceDown'], currentPrice: 620, currentStock: 10 });
    expect(changesBySku.get(short)).toEqual({
      changes: ['PriceUp', 'StockShort'],
      currentPrice: 1300,
      currentStock: 4,
    });
    expect(changesBySku.get(gone)).toEqual({ changes: ['Gone'], currentPrice: null, currentStock: null });
    expect(changesBySku.get(special)).toEqual({ changes: [], currentPrice: 1240, currentStock: null });
    expect(totalPrice).toBe(1240 * 23);
  });

  it('compare with the customer’s own price, not with the agent’s discount', async () => {
    const { agent, customer } = await pair();
    const product = await aProduct(shop.db);
    const draft = await aDraft(agent, { [product]: 1 });
    await updateQuote(agent, draft, {
      lines: draft.lineItems.map(({ id }) => ({ id, quantity: 1, unitPrice: 900 })),
    });
    await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 1 });
    const [line] = (await readQuote(customer, draft.id)).lineItems;
    expect(line).toMatchObject({ unitPrice: 900, currentPrice: 1240, changes: [] });
  });
});
