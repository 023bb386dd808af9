import { randomUUID } from 'node:crypto';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import {
  ChooseSalesQuoteLineDocument,
  ClaimSalesQuoteDocument,
  CounterSalesQuoteDocument,
  CreateProspectQuoteDocument,
  RemoveSalesQuoteDocument,
  RequestedSalesQuotesDocument,
  RequestSalesQuoteDocument,
  SendSalesQuoteDocument,
  SharedSalesQuoteDocument,
  StartSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
  WriteSalesQuoteMessageDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { emptyCart } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { toBackendPath } from '../paths.ts';
import { sendDraft, toInput, viewQuote } from './quotes.ts';

/** Quotes that a buyer asks for, talks about, answers and passes on. */
export const quoteRequestChecks: readonly Check[] = [
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
    id: 'quotes.alternative',
    calls: ['ChooseSalesQuoteLine'],
    says: 'A line offered in place of another is in no sum until it is taken, and then the other is not',
    async run(shop) {
      const { agent, quote: sent } = await sendDraft(shop);
      await agent.ask(WithdrawSalesQuoteDocument, { quoteId: sent.id });
      const draft = await viewQuote(agent, sent.id);
      const main = requireGiven(draft.lineItems[0], 'the quote has no line');
      const { id: other, unitOfMeasure: quantity } = await shop.tieredGoods();
      const offered = { productId: other, quantity, unitPrice: 1, alternativeTo: main.productId };
      const input = toInput(draft);
      const { updateSalesQuote: edited } = await agent.ask(UpdateSalesQuoteDocument, {
        input: { ...input, lines: [...input.lines, offered] },
      });
      expectSame(edited.totalPrice, draft.totalPrice, 'the total with an alternative');
      const { sendSalesQuote: offer } = await agent.ask(SendSalesQuoteDocument, {
        quoteId: edited.id,
        version: edited.version,
      });
      const line = offer.lineItems.find(({ productId }) => productId === other);
      const choice = { quoteId: offer.id, version: offer.version, lineId: line?.id ?? '' };
      const customer = await shop.person('customer');
      const { chooseSalesQuoteLine } = await customer.ask(ChooseSalesQuoteLineDocument, choice);
      const goods = chooseSalesQuoteLine.totalPrice - chooseSalesQuoteLine.delivery.amount;
      expectSame(goods, quantity, 'the goods once it is taken');
      const { chooseSalesQuoteLine: again } = await customer.ask(ChooseSalesQuoteLineDocument, choice);
      expectSame(again.version, chooseSalesQuoteLine.version, 'the version once it is pressed twice');
      await agent.ask(WithdrawSalesQuoteDocument, { quoteId: offer.id });
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: offer.id });
    },
  },
  {
    id: 'quotes.prospect',
    calls: ['CreateProspectQuote', 'ClaimSalesQuote'],
    says: 'A quote to who is no customer yet is nobody’s to accept until who has its link takes it over, once',
    async run(shop) {
      const agent = await shop.person('agent');
      const { id: productId, unitOfMeasure: quantity } = await shop.goods();
      await emptyCart(agent);
      await agent.ask(addToCartDocument, { productId, quantity });
      const input = { name: 'Bakaríið', email: 'bakari@example.com', phoneNumber: null };
      const { createProspectQuote } = await agent.ask(CreateProspectQuoteDocument, { input });
      const draft = await viewQuote(agent, createProspectQuote.id);
      expectSame([draft.customer.name, draft.customer.ssn], [input.name, null], 'whom it is for');
      const sent = { quoteId: draft.id, version: draft.version };
      const { sendSalesQuote: offer } = await agent.ask(SendSalesQuoteDocument, sent);
      expectThat(!offer.actions.includes('Accept'), 'Its agent can accept it');
      const link = requireGiven(offer.sharePath, 'a sent quote has no link').split('#')[1] ?? '';
      const customer = await shop.person('customer');
      for (const press of ['first', 'second']) {
        const { claimSalesQuote } = await customer.ask(ClaimSalesQuoteDocument, { link });
        expectSame(claimSalesQuote.totalPrice, offer.totalPrice, `the total after the ${press} call`);
        expectThat(claimSalesQuote.actions.includes('Accept'), 'It cannot be accepted');
      }
      await emptyCart(agent);
      const inPlace = await shop.actingFor('agent', await shop.customerId('customer'));
      await inPlace.ask(WithdrawSalesQuoteDocument, { quoteId: offer.id });
      await inPlace.ask(RemoveSalesQuoteDocument, { quoteId: offer.id });
    },
  },
  {
    id: 'quotes.link',
    calls: ['SharedSalesQuote', 'GET /documents/quote-link/:file'],
    says: 'A link shows an offer and its PDF to a guest, until it is taken back; of the customer the name only',
    async run(shop) {
      const { agent, quote } = await sendDraft(shop);
      const link = requireGiven(quote.sharePath, 'a sent quote has no link').split('#')[1] ?? '';
      const guest = shop.guest();
      const { sharedSalesQuote } = await guest.ask(SharedSalesQuoteDocument, { link });
      const shared = requireGiven(sharedSalesQuote, 'the link shows nothing');
      expectSame([shared.number, shared.totalPrice], [quote.number, quote.totalPrice], 'what it shows');
      expectThat(
        !JSON.stringify(shared).includes(requireGiven(quote.customer.ssn, 'a customer has no national id')),
        'It tells the national id',
      );
      const path = toBackendPath(shared.pdfUrl);
      expectSame((await guest.fetch(path)).status, 200, 'the status of the PDF');
      await agent.ask(WithdrawSalesQuoteDocument, { quoteId: quote.id });
      const after = await guest.ask(SharedSalesQuoteDocument, { link });
      expectSame(after.sharedSalesQuote, null, 'what it shows afterwards');
      expectSame((await guest.fetch(path)).status, 404, 'the status of the PDF afterwards');
      await agent.ask(RemoveSalesQuoteDocument, { quoteId: quote.id });
    },
  },
];
