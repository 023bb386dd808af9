import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import {
  RemoveSalesQuoteDocument,
  RequestedSalesQuotesDocument,
  RequestSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  StartSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aRequestedQuote, aSentQuote, readQuote, toRequest } from '../kit/quotes.ts';
import { pair, queuedMails, setUpQuotes, shop, today } from './quotes-setting.ts';

setUpQuotes();

const request = (input: ReturnType<typeof toRequest>) => ({ input });

describe('asking for a quote', () => {
  it('keeps the wishes for both sides, and promises no price', async () => {
    const { customer, agent } = await pair();
    const soap = await aProduct(shop.db, { name: 'Sápa', sku: 'HRE-5', stockOnHand: 2, listPrice: 500 });
    const wantedDate = daysAfter(today(), 20);
    const { requestSalesQuote: asked } = await customer.ask(
      RequestSalesQuoteDocument,
      request(
        toRequest(
          { [soap]: 400 },
          {
            wantedDate,
            message: '  Fyrir nýtt hótel.\r\nTakk  ',
            lines: [{ productId: String(soap), quantity: 400, wish: 'Ilmlaus' }],
          },
        ),
      ),
    );
    expect(asked).toMatchObject({
      status: 'Requested',
      agent: null,
      totalPrice: 0,
      lineItems: [],
      pdfUrl: null,
      actions: ['Remove'],
      entries: [
        {
          kind: 'Request',
          isFromShop: false,
          text: 'Fyrir nýtt hótel.\nTakk',
          wantedDate,
          offer: null,
          lines: [{ sku: 'HRE-5', name: 'Sápa', quantity: 400, unitPrice: null, wish: 'Ilmlaus' }],
        },
      ],
    });
    const { salesQuotes } = await customer.ask(SalesQuotesDocument, { status: 'Requested' });
    expect(salesQuotes.quotes).toMatchObject([{ id: asked.id, totalPrice: 0 }]);
    // Agents see what it would cost.
    expect(await readQuote(agent, asked.id)).toMatchObject({ actions: ['Start'], totalPrice: 200_000 });
  });

  it('is asked once for each key, also when it is pressed twice at once', async () => {
    const { customer, customerId } = await pair();
    const input = request(toRequest({ [await aProduct(shop.db)]: 3 }));
    const answers = await Promise.all([1, 2, 3].map(() => customer.ask(RequestSalesQuoteDocument, input)));
    const again = await customer.ask(RequestSalesQuoteDocument, input);
    expect(new Set([...answers, again].map(({ requestSalesQuote }) => requestSalesQuote.id)).size).toBe(1);
    expect(await shop.db.$count(quotes, eq(quotes.customerId, customerId))).toBe(1);
    expect(await queuedMails(again.requestSalesQuote.number)).toHaveLength(1);
  });

  it('is not shown to another customer of the same person by its key', async () => {
    const actorId = await aCustomer(shop.db, { isAgent: true });
    const [here, elsewhere] = [
      await shop.signedIn(await aCustomer(shop.db), { actorId }),
      await shop.signedIn(await aCustomer(shop.db), { actorId }),
    ];
    const input = request(toRequest({ [await aProduct(shop.db)]: 3 }));
    await here.ask(RequestSalesQuoteDocument, input);
    expect((await elsewhere.fail(RequestSalesQuoteDocument, input)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['nothing', { lines: [] }, 'lines'],
    ['a product that there is not', { lines: [{ productId: '999999', quantity: 1, wish: '' }] }, 'lines'],
    ['a day that has passed', { wantedDate: daysAfter(today(), -1) }, 'wantedDate'],
    ['a day that is none', { wantedDate: '2027-02-30' }, 'wantedDate'],
    ['a day in more than a year', { wantedDate: daysAfter(today(), 400) }, 'wantedDate'],
    ['a message without end', { message: 'x'.repeat(2001) }, 'message'],
    ['control characters', { message: 'Sæl\u0000' }, 'message'],
  ])('refuses %s', async (_what, over, field) => {
    const { customer, customerId } = await pair();
    const input = toRequest({ [await aProduct(shop.db)]: 3 }, over);
    const failure = await customer.fail(RequestSalesQuoteDocument, { input });
    expect(failure.code).toBe('BAD_REQUEST');
    expect(Object.keys(failure.details['fields'] as object)).toEqual([field]);
    expect(await shop.db.$count(quotes, eq(quotes.customerId, customerId))).toBe(0);
  });

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 7 }],
    ['quantity', { quantity: -6 }],
    ['quantity', { quantity: 1_000_002 }],
    ['wish', { wish: 'x'.repeat(501) }],
    ['unitPrice', { unitPrice: -1 }],
  ])('refuses a line with a %s of %o', async (field, over) => {
    const { customer } = await pair();
    const productId = String(await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 60 }));
    const lines = [{ productId, quantity: 12, wish: '', ...over }];
    const failure = await customer.fail(RequestSalesQuoteDocument, request(toRequest({}, { lines })));
    expect(Object.keys(failure.details['fields'] as object)).toEqual([`lines.0.${field}`]);
  });

  it('refuses the same product twice, goods that were taken out, and a sum above any invoice', async () => {
    const { customer } = await pair();
    const product = await aProduct(shop.db, { listPrice: 100_000_000 });
    const gone = await aProduct(shop.db);
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, gone));
    const line = { productId: String(product), quantity: 1, wish: '' };
    for (const lines of [[line, line], [{ ...line, productId: String(gone) }], [{ ...line, quantity: 21 }]]) {
      const failure = await customer.fail(RequestSalesQuoteDocument, request(toRequest({}, { lines })));
      expect(failure).toMatchObject({
        code: 'BAD_REQUEST',
        details: { fields: { lines: expect.any(String) } },
      });
    }
  });

  it.each(['', 'x'.repeat(101)])('refuses the key %s', async (key) => {
    const { customer } = await pair();
    const input = toRequest({ [await aProduct(shop.db)]: 1 }, { key });
    expect((await customer.fail(RequestSalesQuoteDocument, { input })).code).toBe('BAD_REQUEST');
  });
});

describe('taking up a request', () => {
  it('makes a draft of the same lines at the price of the day, without regard to the stock', async () => {
    const { customer, agent } = await pair();
    const soap = await aProduct(shop.db, { stockOnHand: 1, listPrice: 500 });
    const { id, number } = await aRequestedQuote(customer, { [soap]: 40 });
    const listed = (await agent.ask(RequestedSalesQuotesDocument, {})).requestedSalesQuotes;
    expect(listed.find((one) => one.id === id)).toMatchObject({ number, lineCount: 1, isCounter: false });
    await shop.db.update(products).set({ listPrice: 600 }).where(eq(products.id, soap));
    const { startSalesQuote: draft } = await agent.ask(StartSalesQuoteDocument, { quoteId: id });
    expect(draft).toMatchObject({
      status: 'Draft',
      version: 1,
      agent: { name: 'Vala ÞÍ Baldvins' },
      validUntilDate: daysAfter(today(), 14),
      lineItems: [{ quantity: 40, unitPrice: 600, listPrice: 600, price: 24_000, changes: ['StockShort'] }],
      entries: [{ kind: 'Request' }],
    });
    // The buyer sees the wishes, and nothing of what is made of them.
    expect(await readQuote(customer, id)).toMatchObject({
      status: 'Draft',
      totalPrice: 0,
      lineItems: [],
      entries: [{ kind: 'Request', lines: [{ quantity: 40, unitPrice: null }] }],
    });
    const { requestedSalesQuotes } = await agent.ask(RequestedSalesQuotesDocument, {});
    expect(requestedSalesQuotes.map((one) => one.id)).not.toContain(id);
  });

  it('is one draft however often it is taken up', async () => {
    const { customer, agent } = await pair();
    const { id } = await aRequestedQuote(customer, { [await aProduct(shop.db)]: 2 });
    const starts = [1, 2, 3].map(() => agent.ask(StartSalesQuoteDocument, { quoteId: id }));
    expect((await Promise.all(starts)).map(({ startSalesQuote }) => startSalesQuote.version)).toEqual([
      1, 1, 1,
    ]);
  });

  it('is refused for one that is sent; a request is neither sent nor withdrawn', async () => {
    const { customer, agent } = await pair();
    const goods = { [await aProduct(shop.db)]: 2 };
    const { id: sent } = await aSentQuote(agent, goods);
    const refused = await agent.fail(StartSalesQuoteDocument, { quoteId: sent });
    expect(refused.details['reason']).toBe('quote.notRequested');
    const { id, version } = await aRequestedQuote(customer, goods);
    const early = await agent.fail(SendSalesQuoteDocument, { quoteId: id, version });
    expect(early.details['reason']).toBe('quote.notDraft');
    const withdrawn = await agent.fail(WithdrawSalesQuoteDocument, { quoteId: id });
    expect(withdrawn.details['reason']).toBe('quote.notSent');
  });

  it('belongs to agents in the place of the customer that asked', async () => {
    const { customer } = await pair();
    const { agent: elsewhere } = await pair();
    const { id } = await aRequestedQuote(customer, { [await aProduct(shop.db)]: 2 });
    expect((await customer.fail(StartSalesQuoteDocument, { quoteId: id })).code).toBe('PERMISSION_DENIED');
    expect((await elsewhere.fail(StartSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
    expect((await elsewhere.fail(StartSalesQuoteDocument, { quoteId: randomUUID() })).code).toBe('NOT_FOUND');
  });
});

describe('taking a request back', () => {
  it('deletes it, and tells the shop', async () => {
    const { customer, agent } = await pair();
    const soap = await aProduct(shop.db);
    const asked = await aRequestedQuote(customer, { [soap]: 4 });
    await customer.ask(RemoveSalesQuoteDocument, { quoteId: asked.id });
    const { requestedSalesQuotes } = await agent.ask(RequestedSalesQuotesDocument, {});
    expect(requestedSalesQuotes.map(({ id }) => id)).not.toContain(asked.id);
    expect(await queuedMails(`${asked.number} afturkölluð`)).toHaveLength(1);
    expect((await customer.fail(RemoveSalesQuoteDocument, { quoteId: asked.id })).code).toBe('NOT_FOUND');
  });

  it('is for who asked and who may accept quotes, not for another employee', async () => {
    const [companyId, requester, other] = [
      await aCustomer(shop.db, { isCompany: true }),
      await aCustomer(shop.db),
      await aCustomer(shop.db),
    ];
    await shop.db.insert(companyMembers).values([
      { companyId, customerId: requester, role: 'Employee' },
      { companyId, customerId: other, role: 'Employee' },
    ]);
    const soap = await aProduct(shop.db);
    const [mine, colleague] = [
      await shop.signedIn(companyId, { actorId: requester }),
      await shop.signedIn(companyId, { actorId: other }),
    ];
    const asked = await aRequestedQuote(mine, { [soap]: 1 });
    expect((await readQuote(colleague, asked.id)).actions).toEqual([]);
    expect((await colleague.fail(RemoveSalesQuoteDocument, { quoteId: asked.id })).code).toBe(
      'PERMISSION_DENIED',
    );
    expect((await readQuote(mine, asked.id)).actions).toEqual(['Remove']);
    await mine.ask(RemoveSalesQuoteDocument, { quoteId: asked.id });
  });

  it('is too late once an agent has taken it up, or answered', async () => {
    const { customer, agent } = await pair();
    const soap = await aProduct(shop.db);
    const asked = await aRequestedQuote(customer, { [soap]: 4 });
    await agent.ask(StartSalesQuoteDocument, { quoteId: asked.id });
    expect((await customer.fail(RemoveSalesQuoteDocument, { quoteId: asked.id })).code).toBe(
      'PERMISSION_DENIED',
    );
  });
});
