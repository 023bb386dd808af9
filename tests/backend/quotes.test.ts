import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import {
  CreateSalesQuoteDocument,
  RemoveSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  ViewSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, aSentQuote, updateQuote, toQuoteInput, readQuote } from '../kit/quotes.ts';
import { shop, today, pair, setUpQuotes } from './quotes-setting.ts';

setUpQuotes();

describe('a draft', () => {
  it('copies the cart at the price of the customer acted for, and keeps the cart', async () => {
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

  it('gets consecutive numbers', async () => {
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

  it('notifies the customer that it is being made, and nothing else', async () => {
    const { agent, customer } = await pair();
    const product = await aProduct(shop.db);
    const { id } = await updateQuote(agent, await aDraft(agent, { [product]: 1 }), { message: 'Leyndarmál' });
    expect(await readQuote(customer, id)).toMatchObject({
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

  it('can be changed: validity, message, delivery method, quantities, prices, lines', async () => {
    const { agent } = await pair();
    const [soap, towel] = [
      await aProduct(shop.db),
      await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 12 }),
    ];
    const draft = await aDraft(agent, { [soap]: 2, [towel]: 6 });
    const [line] = draft.lineItems;
    const changed = await updateQuote(agent, draft, {
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
    // More than the stock may be offered; the rate is the closest one to the price.
    expect(changed.lineItems).toMatchObject([
      { quantity: 40, unitPrice: 400, price: 16_000, discountPercentage: 67.74, changes: ['StockShort'] },
    ]);
    // Above 20.000 the delivery is free, as for any order.
    const dearer = await updateQuote(agent, changed, {
      lines: [{ id: line!.id, quantity: 50, unitPrice: 400 }],
    });
    expect(dearer).toMatchObject({ totalPrice: 20_000, delivery: { amount: 0 } });
  });

  it('can be changed by one agent at a time', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    await updateQuote(agent, draft, { message: 'Fyrst' });
    const second = await agent.fail(UpdateSalesQuoteDocument, {
      input: toQuoteInput(draft, { message: 'Svo' }),
    });
    expect(second).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'quote.changed' } });
    expect((await readQuote(agent, draft.id)).message).toBe('Fyrst');
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
  ])('refuses %s', async (_what, over, field) => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input: toQuoteInput(draft, over) });
    expect([failure.code, Object.keys(failure.details['fields'] as object)]).toEqual([
      'BAD_REQUEST',
      [field],
    ]);
    expect(await readQuote(agent, draft.id)).toEqual(draft);
  });

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -6 }],
    ['quantity', { quantity: 7 }],
    ['quantity', { quantity: 1_000_002 }],
    ['unitPrice', { unitPrice: -1 }],
    ['unitPrice', { unitPrice: 1241 }],
  ])('refuses a line with a %s of %o', async (field, over) => {
    const { agent } = await pair();
    const draft = await aDraft(agent, {
      [await aProduct(shop.db, { unitOfMeasure: 6, stockOnHand: 60 })]: 12,
    });
    const { id, quantity, unitPrice } = draft.lineItems[0]!;
    const lines = [{ id, quantity, unitPrice, ...over }];
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input: toQuoteInput(draft, { lines }) });
    expect(failure).toMatchObject({ code: 'BAD_REQUEST' });
    expect(Object.keys(failure.details['fields'] as object)).toEqual([`lines.${id}.${field}`]);
  });

  it('refuses the same line twice and amounts that are no whole numbers', async () => {
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
      const input = { ...toQuoteInput(draft), lines };
      expect((await agent.fail(UpdateSalesQuoteDocument, { input })).code).toBe('BAD_REQUEST');
    }
  });

  it('is refused when its sum exceeds any invoice', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db, { listPrice: 100_000_000 })]: 2 });
    const { id, unitPrice } = draft.lineItems[0]!;
    const input = toQuoteInput(draft, { lines: [{ id, quantity: 21, unitPrice }] });
    expect((await agent.fail(UpdateSalesQuoteDocument, { input })).details).toHaveProperty('fields.lines');
  });

  it('can be deleted', async () => {
    const { agent } = await pair();
    const { id } = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    expect((await agent.ask(RemoveSalesQuoteDocument, { quoteId: id })).removeSalesQuote).toBe(true);
    expect((await agent.ask(ViewSalesQuoteDocument, { id })).viewSalesQuote).toBe(null);
    expect((await agent.fail(RemoveSalesQuoteDocument, { quoteId: id })).code).toBe('NOT_FOUND');
  });
});

describe('a sent quote', () => {
  it('can be accepted, and neither changed nor deleted', async () => {
    const { agent, customer } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    const sent = (await agent.ask(SendSalesQuoteDocument, { quoteId: draft.id, version: 0 })).sendSalesQuote;
    expect(sent).toMatchObject({ status: 'Sent', actions: ['Accept', 'Withdraw'], deliveryMethods: [] });
    expect(Date.parse(sent.sentDate!)).toBeGreaterThan(Date.now() - 60_000);
    expect(await readQuote(customer, draft.id)).toMatchObject({
      status: 'Sent',
      actions: ['Accept', 'Counter'],
      totalPrice: 2480,
    });
    for (const attempt of [
      agent.fail(UpdateSalesQuoteDocument, { input: toQuoteInput(sent) }),
      agent.fail(RemoveSalesQuoteDocument, { quoteId: draft.id }),
      agent.fail(SendSalesQuoteDocument, { quoteId: draft.id, version: 0 }),
    ])
      expect((await attempt).details['reason']).toBe('quote.notDraft');
  });

  it('becomes a draft when withdrawn, any number of times, and can be sent again', async () => {
    const { agent, customer } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    const { withdrawSalesQuote } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    expect(withdrawSalesQuote).toMatchObject({ status: 'Draft', version: 1, sentDate: null });
    expect((await readQuote(customer, id)).lineItems).toEqual([]);
    await agent.ask(SendSalesQuoteDocument, { quoteId: id, version: 1 });
    expect((await readQuote(customer, id)).status).toBe('Sent');
  });

  it('is refused in a version that the agent has not seen, or for a day that has passed', async () => {
    const { agent } = await pair();
    const draft = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
    await updateQuote(agent, draft, { message: 'Annað' });
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

  it('records every step with who took it for which customer', async () => {
    const { agent, customerId } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    const notes = await shop.db.select().from(auditLog).where(eq(auditLog.customerId, customerId));
    // Besides, every other write in the customer's place (record-action.ts), such as to the cart.
    const steps = notes.filter(({ action }) => action !== 'write');
    expect(steps.map(({ action, details }) => [action, details['step']])).toEqual([
      ['quote', 'create'],
      ['quote', 'send'],
      ['quote', 'withdraw'],
    ]);
    expect(new Set(notes.map(({ actorId }) => actorId)).has(customerId)).toBe(false);
  });
});
