import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import {
  AcceptSalesQuoteDocument,
  CounterSalesQuoteDocument,
  RequestedSalesQuotesDocument,
  SendSalesQuoteDocument,
  StartSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { SalesQuoteCounterInput, SalesQuotePartsFragment } from '../../graphql/generated/operations.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, aSentQuote, readQuote, updateQuote } from '../kit/quotes.ts';
import { pair, queuedMails, setUpQuotes, shop, today } from './quotes-setting.ts';

setUpQuotes();

function toCounter(
  { id, version, lineItems }: SalesQuotePartsFragment,
  over: Partial<SalesQuoteCounterInput> = {},
): { input: SalesQuoteCounterInput } {
  const lines = lineItems.map(({ productId, quantity }) => ({ productId, quantity, wish: '' }));
  return { input: { key: randomUUID(), quoteId: id, version, message: '', lines, ...over } };
}

it('other quantities and wished prices wait for the agent, who answers with another offer', async () => {
  const { customer, agent } = await pair();
  const [soap, towel] = [
    await aProduct(shop.db, { listPrice: 1000 }),
    await aProduct(shop.db, { listPrice: 500 }),
  ];
  const draft = await aDraft(agent, { [soap]: 10, [towel]: 4 });
  const priced = await updateQuote(agent, draft, {
    lines: draft.lineItems.map(({ id, quantity }) => ({ id, quantity, unitPrice: 450 })),
  });
  const { sendSalesQuote: offer } = await agent.ask(SendSalesQuoteDocument, {
    quoteId: priced.id,
    version: priced.version,
  });
  expect((await readQuote(customer, offer.id)).actions).toEqual(['Accept', 'Counter']);
  const lines = [{ productId: String(soap), quantity: 60, wish: 'Í tvennu lagi', unitPrice: 400 }];
  const { counterSalesQuote: asked } = await customer.ask(
    CounterSalesQuoteDocument,
    toCounter(offer, { lines, message: 'Tökum meira' }),
  );
  expect(asked).toMatchObject({
    status: 'Requested',
    version: offer.version + 1,
    sentDate: null,
    lineItems: [],
    totalPrice: 0,
    entries: [
      { kind: 'Offer', offer: { totalPrice: 14 * 450 } },
      {
        kind: 'Counter',
        text: 'Tökum meira',
        isFromShop: false,
        lines: [{ quantity: 60, unitPrice: 400, wish: 'Í tvennu lagi' }],
      },
    ],
  });
  const [mail] = await queuedMails(`Gagntilboð við tilboði ${offer.number}`);
  expect(mail?.to).toBe(offer.agent?.email);
  const listed = (await agent.ask(RequestedSalesQuotesDocument, {})).requestedSalesQuotes;
  expect(listed.find(({ id }) => id === offer.id)).toMatchObject({ isCounter: true, lineCount: 1 });
  // The agent's price stays until the agent changes it.
  const { startSalesQuote: again } = await agent.ask(StartSalesQuoteDocument, { quoteId: offer.id });
  expect(again.lineItems).toMatchObject([{ quantity: 60, unitPrice: 450, price: 27_000 }]);
  await agent.ask(SendSalesQuoteDocument, { quoteId: offer.id, version: again.version });
  expect((await readQuote(customer, offer.id)).entries.map(({ kind }) => kind)).toEqual([
    'Offer',
    'Counter',
    'Offer',
  ]);
});

it('is made once for each key, and what is answered cannot be accepted', async () => {
  const { customer, agent } = await pair();
  const offer = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const counter = toCounter(offer);
  const answers = await Promise.all([1, 2, 3].map(() => customer.ask(CounterSalesQuoteDocument, counter)));
  expect(answers.map(({ counterSalesQuote: { version } }) => version)).toEqual([1, 1, 1]);
  expect((await readQuote(customer, offer.id)).entries).toHaveLength(2);
  const accepted = await customer.fail(AcceptSalesQuoteDocument, { quoteId: offer.id });
  expect(accepted.details['reason']).toBe('quote.notSent');
  const second = await customer.fail(CounterSalesQuoteDocument, toCounter(offer));
  expect(second.details['reason']).toBe('quote.notSent');
});

it('meets an acceptance at the same time: one of the two happens', async () => {
  const { customer, agent } = await pair();
  const offer = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const outcomes = await Promise.allSettled([
    customer.ask(AcceptSalesQuoteDocument, { quoteId: offer.id, version: offer.version }),
    customer.ask(CounterSalesQuoteDocument, toCounter(offer)),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(['Accepted', 'Requested']).toContain((await readQuote(customer, offer.id)).status);
});

it('an expired offer can be answered, and is answered with a day to come', async () => {
  const { customer, agent } = await pair();
  const offer = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const validUntil = daysAfter(today(), -3);
  await shop.db
    .update(quotes)
    .set({ validUntil })
    .where(eq(quotes.id, Number(offer.id)));
  expect((await readQuote(customer, offer.id)).actions).toEqual(['Counter']);
  await customer.ask(CounterSalesQuoteDocument, toCounter(offer));
  const { startSalesQuote } = await agent.ask(StartSalesQuoteDocument, { quoteId: offer.id });
  expect(startSalesQuote.validUntilDate).toBe(daysAfter(today(), 14));
});

it('is refused for another version, other goods, a draft, and by agents', async () => {
  const { customer, agent } = await pair();
  const offer = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
  const changed = await customer.fail(CounterSalesQuoteDocument, toCounter(offer, { version: 7 }));
  expect(changed.details['reason']).toBe('quote.changed');
  const elsewhere = [{ productId: String(await aProduct(shop.db)), quantity: 1, wish: '' }];
  for (const lines of [elsewhere, []]) {
    const failure = await customer.fail(CounterSalesQuoteDocument, toCounter(offer, { lines }));
    expect(Object.keys(failure.details['fields'] as object)).toEqual(['lines']);
  }
  expect((await agent.fail(CounterSalesQuoteDocument, toCounter(offer))).code).toBe('PERMISSION_DENIED');
  const { customer: other } = await pair();
  expect((await other.fail(CounterSalesQuoteDocument, toCounter(offer))).code).toBe('NOT_FOUND');
  const { customer: buyer, agent: seller } = await pair();
  const draft = await aDraft(seller, { [await aProduct(shop.db)]: 2 });
  const early = await buyer.fail(CounterSalesQuoteDocument, toCounter(draft));
  expect(early.details['reason']).toBe('quote.notSent');
  expect(await readQuote(customer, offer.id)).toMatchObject({ status: 'Sent', version: offer.version });
});
