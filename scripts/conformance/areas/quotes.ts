import { randomUUID } from 'node:crypto';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import {
  AcceptSalesQuoteDocument,
  CounterSalesQuoteDocument,
  CreateSalesQuoteDocument,
  DueSalesQuotesDocument,
  getSalesQuotesDocument,
  RemoveSalesQuoteDocument,
  RequestedSalesQuotesDocument,
  RequestSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  StartSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  ViewOrderDocument,
  ViewSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
  WriteSalesQuoteMessageDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { SalesQuotePartsFragment } from '../../../graphql/generated/operations.ts';
import type { Browser } from '../browser.ts';
import { emptyCart } from '../buying.ts';
import { checkTotals } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { toBackendPath } from '../paths.ts';
import type { TestedShop } from '../tested-shop.ts';

async function viewQuote(browser: Browser, id: string): Promise<SalesQuotePartsFragment> {
  const { viewSalesQuote } = await browser.ask(ViewSalesQuoteDocument, { id });
  return requireGiven(viewSalesQuote, `the quote ${id} cannot be seen`);
}

/** The agent in the customer's place, with a draft of the goods. */
async function createDraft(shop: TestedShop): Promise<{ agent: Browser; draft: SalesQuotePartsFragment }> {
  const agent = await shop.actingFor('agent', await shop.customerId('customer'));
  const { id: productId, unitOfMeasure: quantity } = await shop.goods();
  await emptyCart(agent);
  await agent.ask(addToCartDocument, { productId, quantity });
  const { createSalesQuote } = await agent.ask(CreateSalesQuoteDocument, {});
  return { agent, draft: await viewQuote(agent, createSalesQuote.id) };
}

async function sendDraft(shop: TestedShop): Promise<{ agent: Browser; quote: SalesQuotePartsFragment }> {
  const { agent, draft } = await createDraft(shop);
  const sent = { quoteId: draft.id, version: draft.version };
  const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, sent);
  return { agent, quote: sendSalesQuote };
}

const toInput = ({ id, version, validUntilDate, message, delivery, lineItems }: SalesQuotePartsFragment) => ({
  quoteId: id,
  version,
  validUntilDate,
  message,
  deliveryMethodId: delivery.methodId,
  lines: lineItems.map((line) => ({ id: line.id, quantity: line.quantity, unitPrice: line.unitPrice })),
});

/** Quotes that an agent makes and a customer accepts. */
export const quoteChecks: readonly Check[] = [
  {
    id: 'quotes.draft',
    calls: ['CreateSalesQuote', 'ViewSalesQuote', 'RemoveSalesQuote'],
    says: 'A draft has the goods of the cart with sums to the króna; the customer sees neither lines nor amounts',
    async run(shop) {
      const { agent, draft } = await createDraft(shop);
      const { amount } = draft.delivery;
      checkTotals('the quote', [...draft.lineItems, ...(amount > 0 ? [{ price: amount, vat: 24 }] : [])], {
        total: draft.totalPrice,
        withoutTax: draft.totalPriceWithoutTax,
        tax: draft.totalTaxAmount,
      });
      const seen = await viewQuote(await shop.person('customer'), draft.id);
      expectSame([seen.status, seen.totalPrice, seen.lineItems], ['Draft', 0, []], 'what the customer sees');
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: draft.id });
      const { viewSalesQuote } = await agent.ask(ViewSalesQuoteDocument, { id: draft.id });
      expectSame(viewSalesQuote, null, 'the quote once it is removed');
    },
  },
  {
    id: 'quotes.request',
    calls: ['RequestSalesQuote', 'RequestedSalesQuotes', 'StartSalesQuote'],
    says: 'A buyer asks once for each key and is promised no price; an agent makes a draft of it',
    async run(shop) {
      const customer = await shop.person('customer');
      const { id: productId, unitOfMeasure } = await shop.goods();
      const lines = [{ productId, quantity: unitOfMeasure * 1000, wish: 'Má koma í tvennu lagi' }];
      const input = { key: randomUUID(), lines, wantedDate: null, message: 'Vantar fyrir haustið' };
      const { requestSalesQuote: asked } = await customer.ask(RequestSalesQuoteDocument, { input });
      const { requestSalesQuote: again } = await customer.ask(RequestSalesQuoteDocument, { input });
      expectSame(again.id, asked.id, 'the quote of the second call');
      expectSame(
        [asked.status, asked.totalPrice, asked.lineItems],
        ['Requested', 0, []],
        'what the buyer sees',
      );
      expectSame(asked.entries[0]?.lines[0]?.quantity, unitOfMeasure * 1000, 'the units asked for');
      const agent = await shop.actingFor('agent', await shop.customerId('customer'));
      const { requestedSalesQuotes } = await agent.ask(RequestedSalesQuotesDocument, {});
      expectThat(
        requestedSalesQuotes.some(({ id }) => id === asked.id),
        'It is not among what waits for an agent',
      );
      const { startSalesQuote } = await agent.ask(StartSalesQuoteDocument, { quoteId: asked.id });
      expectSame([startSalesQuote.status, startSalesQuote.lineItems.length], ['Draft', 1], 'the draft');
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: asked.id });
    },
  },
  {
    id: 'quotes.talk',
    calls: ['WriteSalesQuoteMessage'],
    says: 'Both sides write on a quote, once for each key, and each offer that was sent is kept',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      const input = { key: randomUUID(), quoteId: quote.id, text: 'Fæst þetta fyrr?' };
      const customer = await shop.person('customer');
      await customer.ask(WriteSalesQuoteMessageDocument, { input });
      await customer.ask(WriteSalesQuoteMessageDocument, { input });
      const { entries } = await viewQuote(agent, quote.id);
      expectSame(
        entries.map(({ kind }) => kind),
        ['Offer', 'Message'],
        'what was said',
      );
      await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: quote.id });
    },
  },
  {
    id: 'quotes.counter',
    calls: ['CounterSalesQuote', 'StartSalesQuote'],
    says: 'A buyer answers an offer with another: it waits for an agent, who finds the quantity in the draft',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      const customer = await shop.person('customer');
      const [line] = quote.lineItems;
      const { productId, quantity } = requireGiven(line, 'the quote has no line');
      const lines = [{ productId, quantity: quantity * 2, wish: '', unitPrice: 1 }];
      const input = { key: randomUUID(), quoteId: quote.id, version: quote.version, message: '', lines };
      const { counterSalesQuote: asked } = await customer.ask(CounterSalesQuoteDocument, { input });
      const { counterSalesQuote: again } = await customer.ask(CounterSalesQuoteDocument, { input });
      expectSame([again.version, again.entries.length], [asked.version, 2], 'the second call');
      expectSame(asked.status, 'Requested', 'the status');
      const { startSalesQuote } = await agent.ask(StartSalesQuoteDocument, { quoteId: quote.id });
      expectSame(startSalesQuote.lineItems[0]?.quantity, quantity * 2, 'the quantity in the draft');
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: quote.id });
    },
  },
  {
    id: 'quotes.edit',
    calls: ['UpdateSalesQuote'],
    says: 'A price is changed; an older version of the draft is FAILED_PRECONDITION quote.changed',
    async run(shop) {
      const { agent, draft } = await createDraft(shop);
      const input = toInput(draft);
      const cheaper = {
        ...input,
        lines: input.lines.map((line) => ({ ...line, unitPrice: line.unitPrice - 1 })),
      };
      const { updateSalesQuote } = await agent.ask(UpdateSalesQuoteDocument, { input: cheaper });
      const units = draft.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
      expectSame(updateSalesQuote.totalPrice, draft.totalPrice - units, 'the total');
      await agent.expectRefusal(UpdateSalesQuoteDocument, { input }, 'FAILED_PRECONDITION', 'quote.changed');
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: draft.id });
    },
  },
  {
    id: 'quotes.accept',
    calls: ['SendSalesQuote', 'AcceptSalesQuote', 'SalesQuotes', 'getSalesQuotes', 'DueSalesQuotes'],
    says: 'A sent quote is accepted once, for its total; accepted again it is the same order',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      await agent.ask(DueSalesQuotesDocument, {});
      const customer = await shop.person('customer');
      const { salesQuotes } = await customer.ask(SalesQuotesDocument, { page: 1, status: 'Sent' });
      expectThat(
        salesQuotes.quotes.some(({ id }) => id === quote.id),
        'It is not among the sent ones',
      );
      const counted = (await customer.ask(getSalesQuotesDocument, {})).salesQuotes.counts;
      expectThat(
        counted.some(({ status, count }) => status === 'Sent' && count > 0),
        'It is not counted',
      );
      const accepted = { quoteId: quote.id, version: quote.version };
      const { acceptSalesQuote: first } = await customer.ask(AcceptSalesQuoteDocument, accepted);
      expectSame([first.status, first.totalPrice], ['Accepted', quote.totalPrice], 'status and total');
      const { acceptSalesQuote: again } = await customer.ask(AcceptSalesQuoteDocument, accepted);
      expectSame(again.orderId, first.orderId, 'the order of the second call');
      const { order } = await customer.ask(ViewOrderDocument, { orderId: first.orderId ?? '' });
      expectSame(order?.total, quote.totalPrice, 'the total of the order');
    },
  },
  {
    id: 'quotes.withdraw',
    calls: ['WithdrawSalesQuote', 'AcceptSalesQuote'],
    says: 'A quote that was taken back is a draft again and cannot be accepted: quote.notSent',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      const { withdrawSalesQuote } = await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
      expectSame(withdrawSalesQuote.status, 'Draft', 'the status');
      const customer = await shop.person('customer');
      const accepted = { quoteId: quote.id };
      await customer.expectRefusal(
        AcceptSalesQuoteDocument,
        accepted,
        'FAILED_PRECONDITION',
        'quote.notSent',
      );
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: quote.id });
    },
  },
  {
    id: 'quotes.foreign',
    calls: ['ViewSalesQuote', 'AcceptSalesQuote', 'GET /documents/:of/:id/:expires/:file'],
    says: 'Another’s quote is null and NOT_FOUND; its PDF is for the session that asked',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      const other = await shop.person('buyer');
      expectSame(
        (await other.ask(ViewSalesQuoteDocument, { id: quote.id })).viewSalesQuote,
        null,
        'the quote',
      );
      await other.expectRefusal(AcceptSalesQuoteDocument, { quoteId: quote.id }, 'NOT_FOUND');
      const path = toBackendPath(requireGiven(quote.pdfUrl, 'a sent quote has no PDF'));
      expectSame((await agent.fetch(path)).status, 200, 'the status of the PDF');
      expectSame((await other.fetch(path)).status, 404, 'its status for another');
      await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: quote.id });
    },
  },
];
