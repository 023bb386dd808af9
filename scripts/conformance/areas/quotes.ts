import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import {
  AcceptSalesQuoteDocument,
  CreateSalesQuoteDocument,
  DueSalesQuotesDocument,
  getSalesQuotesDocument,
  RemoveSalesQuoteDocument,
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  ViewOrderDocument,
  ViewSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { SalesQuotePartsFragment } from '../../../graphql/generated/operations.ts';
import type { Browser } from '../browser.ts';
import { emptyCart } from '../buying.ts';
import { checkTotals } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { toBackendPath } from '../paths.ts';
import type { TestedShop } from '../tested-shop.ts';

export async function viewQuote(browser: Browser, id: string): Promise<SalesQuotePartsFragment> {
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

export async function sendDraft(
  shop: TestedShop,
): Promise<{ agent: Browser; quote: SalesQuotePartsFragment }> {
  const { agent, draft } = await createDraft(shop);
  const sent = { quoteId: draft.id, version: draft.version };
  const { sendSalesQuote } = await agent.ask(SendSalesQuoteDocument, sent);
  return { agent, quote: sendSalesQuote };
}

export const toInput = ({
  id,
  version,
  validUntilDate,
  message,
  delivery,
  lineItems,
}: SalesQuotePartsFragment) => ({
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
      const counted = (await customer.ask(getSalesQuotesDocument, {})).salesQuotes.acceptableCount;
      expectThat(counted > 0, 'It is not counted');
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
