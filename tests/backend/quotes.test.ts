import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
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
import { keptPromises } from '../kit/invariants.ts';
import { aDraft, anAgentFor, aSentQuote, edited, editOf, theQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(async () => {
  vi.useRealTimers();
  await keptPromises(shop.db);
});
afterAll(() => shop.connection.close());

const todayIs = (instant: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
};
const today = (): string => new Date().toISOString().slice(0, 10);

/** A customer with an agent who acts for it. */
async function pair(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, customer: await shop.signedIn(customerId), agent: await anAgentFor(shop, customerId) };
}

describe('a draft', () => {
  it('copies the cart at the price of the customer acted for, and leaves the cart', async () => {
    const { customerId, agent } = await pair({
      name: 'Hótel Hvönn ehf.',
      ssn: '5501151490',
      isCompany: true,
    });
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId, code: 'Samningur', salesCode: 'HRE', discountPercentage: 15 });
    const soap = await aProduct(shop.db, { name: 'Sápa', sku: 'HRE-77', listPrice: 1249 });
    const bread = await aProduct(shop.db, { listPrice: 333, taxPercentage: 11, salesCode: 'KAF' });
    const draft = await aDraft(agent, { [soap]: 3, [bread]: 2 });
    expect(draft).toMatchObject({
      status: 'Draft',
      version: 0,
      customer: { name: 'Hótel Hvönn ehf.', ssn: '5501151490', address: 'Prófgata 1, 101 Reykjavík' },
      agent: { name: 'Vala ÞÍ Baldvins' },
      sentDate: null,
      validUntilDate: daysAfter(today(), 14),
      acceptedDate: null,
      orderId: null,
      pdfUrl: null,
      delivery: { methodId: 'pickup', name: 'Sækja í verslun', amount: 0, address: null },
      actions: ['Edit', 'Send', 'Remove'],
    });
    // 1249 less 15 % is 1061.65; VAT of each rate is rounded once.
    expect(draft.lineItems).toMatchObject([
      { sku: 'HRE-77', quantity: 3, unitPrice: 1062, listPrice: 1249, price: 3186, discountPercentage: 15 },
      { quantity: 2, unitPrice: 333, listPrice: 333, price: 666, discountPercentage: 0, vat: 11 },
    ]);
    expect(draft).toMatchObject({
      totalPrice: 3852,
      totalTaxAmount: 617 + 66,
      totalPriceWithoutTax: 3852 - 683,
      discountAmount: 3 * (1249 - 1062),
      vatLines: [
        { rate: 24, net: 2569, tax: 617 },
        { rate: 11, net: 600, tax: 66 },
      ],
    });
    expect(Number(draft.number.slice(1))).toBeGreaterThan(1000);
    expect((await agent.ask(CartDocument, {})).cart.items).toHaveLength(2);
  });

  it('numbers go up by one', async () => {
    const { agent } = await pair();
    const goods = { [await aProduct(shop.db)]: 1 };
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push(Number((await aDraft(agent, goods)).number.slice(1)));
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2]);
  });

  it('needs something in the cart', async () => {
    const { agent } = await pair();
    expect(await agent.fail(CreateSalesQuoteDocument, {})).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Karfan er tóm',
    });
  });

  it('tells the customer that it is being made, and nothing else', async () => {
    const { agent, customer } = await pair();
    const product = await aProduct(shop.db);
    const { id } = await edited(agent, await aDraft(agent, { [product]: 1 }), { message: 'Leyndarmál' });
    expect(await theQuote(customer, id)).toMatchObject({
      status: 'Draft',
      message: '',
      totalPrice: 0,
      totalPriceWithoutTax: 0,
      totalTaxAmount: 0,
      discountAmount: 0,
      vatLines: [],
      lineItems: [],
      delivery: { name: '', amount: 0 },
      actions: [],
      deliveryMethods: [],
      pdfUrl: null,
    });
    const { salesQuotes } = await customer.ask(SalesQuotesDocument, {});
    expect(salesQuotes.quotes).toMatchObject([{ id, status: 'Draft', totalPrice: 0 }]);
  });

  it('is changed: validity, message, way of delivery, quantities, prices, lines', async () => {
    const { agent } = await pair();
    const [soap, towel] = [
      await aProduct(shop.db),
      await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 12 }),
    ];
    const draft = await aDraft(agent, { [soap]: 2, [towel]: 6 });
    const [line] = draft.lineItems;
    const changed = await edited(agent, draft, {
      validUntilDate: daysAfter(today(), 30),
      message: '  Sæll Baldur,\r\n\r\nhér er tilboðið.  ',
      deliveryMethodId: 'home',
      lines: [{ id: line!.id, quantity: 40, unitPrice: 400 }],
    });
    expect(changed).toMatchObject({
      version: 1,
      validUntilDate: daysAfter(today(), 30),
      message: 'Sæll Baldur,\n\nhér er tilboðið.',
      totalPrice: 16_000 + 1490,
      discountAmount: 40 * 840,
      delivery: { methodId: 'home', name: 'Heimsending', amount: 1490, address: 'Prófgata 1, 101 Reykjavík' },
    });
    // More than the stock holds may be offered; the rate is what comes closest to the price.
    expect(changed.lineItems).toMatchObject([
      { quantity: 40, unitPrice: 400, price: 16_000, discountPercentage: 67.74, changes: ['StockShort'] },
    ]);
    // From 20.000 on the delivery is free, as for any order.
    const dearer = await edited(agent, changed, { lines: [{ id: line!.id, quantity: 50, unitPrice: 400 }] });
    expect(dearer).toMatchObject({ totalPrice: 20_000, delivery: { amount: 0 } });
  });

  it('is changed by one at a time', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    await edited(agent, draft, { message: 'Fyrst' });
    const second = await agent.fail(UpdateSalesQuoteDocument, { input: editOf(draft, { message: 'Svo' }) });
    expect(second).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'quote.changed' } });
    expect((await theQuote(agent, draft.id)).message).toBe('Fyrst');
  });

  it.each([
    ['a day that has passed', { validUntilDate: daysAfter(today(), -1) }, 'validUntilDate'],
    ['a day that is none', { validUntilDate: '2027-02-30' }, 'validUntilDate'],
    ['no day', { validUntilDate: '' }, 'validUntilDate'],
    ['a time', { validUntilDate: `${daysAfter(today(), 3)}T00:00:00Z` }, 'validUntilDate'],
    ['a day in more than a year', { validUntilDate: daysAfter(today(), 366) }, 'validUntilDate'],
    ['a message without end', { message: 'x'.repeat(2001) }, 'message'],
    ['control characters', { message: 'Sæl\u0000' }, 'message'],
    ['a way of delivery that there is not', { deliveryMethodId: 'drone' }, 'deliveryMethodId'],
    ['a way that asks what only the buyer knows', { deliveryMethodId: 'locker' }, 'deliveryMethodId'],
    ['no lines', { lines: [] }, 'lines'],
    ['a line of another quote', { lines: [{ id: '999999', quantity: 1, unitPrice: 1 }] }, 'lines'],
  ])('takes no %s', async (_what, over, field) => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input: editOf(draft, over) });
    expect([failure.code, Object.keys(failure.details['fields'] as object)]).toEqual([
      'BAD_REQUEST',
      [field],
    ]);
    expect(await theQuote(agent, draft.id)).toEqual(draft);
  });

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -6 }],
    ['quantity', { quantity: 7 }],
    ['quantity', { quantity: 1_000_002 }],
    ['unitPrice', { unitPrice: -1 }],
    ['unitPrice', { unitPrice: 1241 }],
  ])('takes no line with a %s of %o', async (field, over) => {
    const { agent } = await pair();
    const draft = await aDraft(agent, {
      [await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 60 })]: 12,
    });
    const { id, quantity, unitPrice } = draft.lineItems[0]!;
    const lines = [{ id, quantity, unitPrice, ...over }];
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input: editOf(draft, { lines }) });
    expect(failure).toMatchObject({ code: 'BAD_REQUEST' });
    expect(Object.keys(failure.details['fields'] as object)).toEqual([`lines.${id}.${field}`]);
  });

  it('takes neither the same line twice nor amounts that are no whole numbers', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    const { id } = draft.lineItems[0]!;
    for (const lines of [
      [1, 1].map((quantity) => ({ id, quantity, unitPrice: 5 })),
      [{ id, quantity: 1.5, unitPrice: 5 }],
      [{ id, quantity: '2', unitPrice: 5 }],
      [{ id, quantity: 2, unitPrice: 1e10 }],
      [{ id, quantity: 2 }],
    ]) {
      const input = { ...editOf(draft), lines };
      expect((await agent.fail(UpdateSalesQuoteDocument, { input })).code).toBe('BAD_REQUEST');
    }
  });

  it('whose sum no invoice could hold is refused', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db, { listPrice: 100_000_000 })]: 2 });
    const { id, unitPrice } = draft.lineItems[0]!;
    const input = editOf(draft, { lines: [{ id, quantity: 21, unitPrice }] });
    expect((await agent.fail(UpdateSalesQuoteDocument, { input })).details).toHaveProperty('fields.lines');
  });

  it('is thrown away', async () => {
    const { agent } = await pair();
    const { id } = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    expect((await agent.ask(RemoveSalesQuoteDocument, { quoteId: id })).removeSalesQuote).toBe(true);
    expect((await agent.ask(ViewSalesQuoteDocument, { id })).viewSalesQuote).toBe(null);
    expect((await agent.fail(RemoveSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
  });
});

describe('sent and taken back', () => {
  it('it can be accepted, and neither changed nor thrown away', async () => {
    const { agent, customer } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    const sent = (await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 0 })).sendSalesQuote;
    expect(sent).toMatchObject({ status: 'Sent', actions: ['Accept', 'Withdraw'], deliveryMethods: [] });
    expect(Date.parse(sent.sentDate!)).toBeGreaterThan(Date.now() - 60_000);
    expect(await theQuote(customer, draft.id)).toMatchObject({
      status: 'Sent',
      actions: ['Accept'],
      totalPrice: 2480,
    });
    for (const attempt of [
      agent.fail(UpdateSalesQuoteDocument, { input: editOf(sent) }),
      agent.fail(RemoveSalesQuoteDocument, { quoteId: draft.id }),
      agent.fail(SendSalesQuoteDocument, { quoteId: draft.id, version: 0 }),
    ])
      expect((await attempt).details['reason']).toBe('quote.notDraft');
  });

  it('taken back it is a draft, however often, and can be sent again', async () => {
    const { agent, customer } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    const { withdrawSalesQuote } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    expect(withdrawSalesQuote).toMatchObject({ status: 'Draft', version: 1, sentDate: null });
    expect((await theQuote(customer, id)).lineItems).toEqual([]);
    await agent.ask(SendSalesQuoteDocument, { quoteId: id, version: 1 });
    expect((await theQuote(customer, id)).status).toBe('Sent');
  });

  it('is not sent as something that the agent has not seen, nor for a day that has passed', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    await edited(agent, draft, { message: 'Annað' });
    const stale = await agent.fail(SendSalesQuoteDocument, { quoteId: draft.id, version: 0 });
    expect(stale.details['reason']).toBe('quote.changed');
    await shop.db
      .update(quotes)
      .set({ validUntil: daysAfter(today(), -1) })
      .where(eq(quotes.id, Number(draft.id)));
    const late = await agent.fail(SendSalesQuoteDocument, { quoteId: draft.id, version: 1 });
    expect(late).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { validUntilDate: 'Gildistíminn er liðinn' } },
    });
  });

  it('every step is noted with who took it for whom', async () => {
    const { agent, customerId } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    const notes = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, customerId));
    expect(notes.map(({ action, details }) => [action, details['step']])).toEqual([
      ['quote', 'create'],
      ['quote', 'send'],
      ['quote', 'withdraw'],
    ]);
    expect(new Set(notes.map(({ actorId }) => actorId)).has(customerId)).toBe(false);
  });
});

describe('who may', () => {
  it('guests nothing', async () => {
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

  it('customers, and agents for themselves, make, change, send and take back nothing', async () => {
    const { agent, customer } = await pair();
    const sent = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const atHome = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }));
    for (const visitor of [customer, atHome])
      for (const attempt of [
        visitor.fail(CreateSalesQuoteDocument, {}),
        visitor.fail(UpdateSalesQuoteDocument, { input: editOf(sent) }),
        visitor.fail(SendSalesQuoteDocument, { quoteId: sent.id, version: 0 }),
        visitor.fail(WithdrawSalesQuoteDocument, { quoteId: sent.id }),
        visitor.fail(RemoveSalesQuoteDocument, { quoteId: sent.id }),
      ])
        expect((await attempt).code).toBe('PERMISSION_DENIED');
  });

  it('what is not the own customer’s is as what is not there', async () => {
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
      const input = editOf({ ...sent, id });
      expect((await another.fail(UpdateSalesQuoteDocument, { input })).code).toBe('NOT_FOUND');
    }
    expect((await stranger.ask(SalesQuotesDocument, {})).salesQuotes.quotes).toEqual([]);
  });

  it('employees see, but only who may decide accepts', async () => {
    const { customerId, agent } = await pair({ isCompany: true });
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const memberAs = async (role: 'Employee' | 'Admin' | 'Manager') => {
      const actorId = await aCustomer(shop.db);
      await shop.db.insert(companyMembers).values({ customerId: actorId, companyId: customerId, role });
      return shop.signedIn(customerId, { actorId });
    };
    for (const role of ['Employee', 'Admin'] as const) {
      const member = await memberAs(role);
      expect((await theQuote(member, id)).actions).toEqual([]);
      expect((await member.fail(AcceptSalesQuoteDocument, { quoteId: id })).code).toBe('PERMISSION_DENIED');
    }
    expect((await theQuote(await memberAs('Manager'), id)).actions).toEqual(['Accept']);
  });

  it('a page that was made for another customer changes nothing', async () => {
    const { agent, customer } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    customer.headers['X-Context-Version'] = '8';
    expect((await customer.fail(AcceptSalesQuoteDocument, { quoteId: id })).details['reason']).toBe(
      'act.contextChanged',
    );
  });
});

describe('the list', () => {
  it('goes by status and page, newest first, and counts', async () => {
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
    expect((await customer.ask(getSalesQuotesDocument, {})).salesQuotes.counts).toHaveLength(4);
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

  it('tells agents what falls due within a week, of all customers', async () => {
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
  it('is over at midnight in Reykjavík, and not a second before', async () => {
    todayIs('2026-11-20T12:00:00Z');
    const { agent, customer } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 1 });
    await edited(agent, draft, { validUntilDate: '2026-11-30' });
    await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 1 });
    todayIs('2026-11-30T23:59:59.999Z');
    expect(await theQuote(customer, draft.id)).toMatchObject({ status: 'Sent', actions: ['Accept'] });
    todayIs('2026-12-01T00:00:00Z');
    expect(await theQuote(customer, draft.id)).toMatchObject({ status: 'Expired', actions: [] });
    expect(await theQuote(agent, draft.id)).toMatchObject({ status: 'Expired', actions: ['Withdraw'] });
    const refused = await customer.fail(AcceptSalesQuoteDocument, { quoteId: draft.id });
    expect(refused).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'quote.expired' } });
    todayIs('2026-11-30T23:59:59Z');
    const { acceptSalesQuote } = await customer.ask(AcceptSalesQuoteDocument, { quoteId: draft.id });
    expect(acceptSalesQuote.status).toBe('Accepted');
    todayIs('2026-12-01T00:00:00Z');
    expect((await theQuote(customer, draft.id)).status).toBe('Accepted');
  });
});

describe('what has changed since', () => {
  it('price up, price down, stock short, gone, and nothing', async () => {
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
    const { lineItems, totalPrice } = await theQuote(customer, id);
    const told = new Map(
      lineItems.map(({ productId, changes, currentPrice, currentStock }) => [
        Number(productId),
        { changes, currentPrice, currentStock },
      ]),
    );
    expect(told.get(same)).toEqual({ changes: [], currentPrice: 1240, currentStock: 10 });
    expect(told.get(up)).toEqual({ changes: ['PriceUp'], currentPrice: 1500, currentStock: 10 });
    expect(told.get(down)).toEqual({ changes: ['PriceDown'], currentPrice: 620, currentStock: 10 });
    expect(told.get(short)).toEqual({
      changes: ['PriceUp', 'StockShort'],
      currentPrice: 1300,
      currentStock: 4,
    });
    expect(told.get(gone)).toEqual({ changes: ['Gone'], currentPrice: null, currentStock: null });
    expect(told.get(special)).toEqual({ changes: [], currentPrice: 1240, currentStock: null });
    expect(totalPrice).toBe(1240 * 23);
  });

  it('is the customer’s own price, not what the agent took off', async () => {
    const { agent, customer } = await pair();
    const product = await aProduct(shop.db);
    const draft = await aDraft(agent, { [product]: 1 });
    await edited(agent, draft, {
      lines: draft.lineItems.map(({ id }) => ({ id, quantity: 1, unitPrice: 900 })),
    });
    await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 1 });
    const [line] = (await theQuote(customer, draft.id)).lineItems;
    expect(line).toMatchObject({ unitPrice: 900, currentPrice: 1240, changes: [] });
  });
});
