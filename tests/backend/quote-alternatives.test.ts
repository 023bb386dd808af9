import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderItems } from '../../backend/src/db/schema/orders.ts';
import {
  AcceptSalesQuoteDocument,
  ChooseSalesQuoteLineDocument,
  CounterSalesQuoteDocument,
  SendSalesQuoteDocument,
  SharedSalesQuoteDocument,
  StartSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { SalesQuotePartsFragment } from '../../graphql/generated/operations.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, readQuote, toQuoteInput, updateQuote } from '../kit/quotes.ts';
import type { Visitor } from '../kit/visitor.ts';
import { pair, queuedMails, setUpQuotes, shop } from './quotes-setting.ts';

setUpQuotes();

/** An offer of soap at 1,000 and a mop at 300 krónur, with two soaps to choose from in place of the first. */
async function anOffer() {
  const people = await pair();
  const [soap, mop, fine, cheap] = [
    await aProduct(shop.db, { listPrice: 1000, name: 'Handsápa' }),
    await aProduct(shop.db, { listPrice: 300 }),
    await aProduct(shop.db, { listPrice: 1500, name: 'Handsápa með ilmi' }),
    await aProduct(shop.db, { listPrice: 600 }),
  ];
  const draft = await aDraft(people.agent, { [soap]: 10, [mop]: 1 });
  const inPlace = (product: number, unitPrice: number) => ({
    productId: String(product),
    quantity: 10,
    unitPrice,
    alternativeTo: String(soap),
  });
  const priced = await updateQuote(people.agent, draft, {
    lines: [...toQuoteInput(draft).lines, inPlace(fine, 1400), inPlace(cheap, 600)],
  });
  const { sendSalesQuote: offer } = await people.agent.ask(SendSalesQuoteDocument, {
    quoteId: priced.id,
    version: priced.version,
  });
  return { ...people, soap, mop, fine, cheap, offer };
}

const lineOf = ({ lineItems }: SalesQuotePartsFragment, product: number) =>
  lineItems.find(({ productId }) => productId === String(product))!;

const choose = async (visitor: Visitor, { id, version }: SalesQuotePartsFragment, lineId: string) =>
  (await visitor.ask(ChooseSalesQuoteLineDocument, { quoteId: id, version, lineId })).chooseSalesQuoteLine;

it('is offered beside its line, and no sum counts it', async () => {
  const { offer, soap, mop, fine, cheap, customer } = await anOffer();
  const main = lineOf(offer, soap).id;
  expect(offer.lineItems.map(({ productId, alternativeTo }) => [Number(productId), alternativeTo])).toEqual([
    [soap, null],
    [mop, null],
    [fine, main],
    [cheap, main],
  ]);
  expect(offer.totalPrice - offer.delivery.amount).toBe(10 * 1000 + 300);
  expect(offer.today).toEqual({ offered: 10_300, current: 10_300, goneCount: 0 });
  expect(offer.entries[0]?.lines.map(({ alternativeToProductId }) => alternativeToProductId)).toEqual([
    null,
    null,
    String(soap),
    String(soap),
  ]);
  const [mail] = await queuedMails(`Tilboð ${offer.number} frá`);
  expect(mail?.text).toContain('Í stað „Handsápa“ má velja: Handsápa með ilmi');
  const link = (await readQuote(customer, offer.id)).sharePath!.split('#')[1]!;
  const { sharedSalesQuote } = await shop.guest().ask(SharedSalesQuoteDocument, { link });
  expect(sharedSalesQuote?.lineItems.map(({ alternativeTo }) => alternativeTo)).toEqual([
    null,
    null,
    main,
    main,
  ]);
});

it('is taken by the buyer, once, and the order has what was taken', async () => {
  const { offer, soap, fine, cheap, mop, customer } = await anOffer();
  const chosen = await choose(customer, offer, lineOf(offer, fine).id);
  expect(chosen.version).toBe(offer.version + 1);
  expect(chosen.totalPrice - chosen.delivery.amount).toBe(10 * 1400 + 300);
  expect(chosen.discountAmount).toBe(10 * 100);
  expect(lineOf(chosen, fine).alternativeTo).toBeNull();
  expect(lineOf(chosen, soap).alternativeTo).toBe(lineOf(offer, fine).id);
  expect(lineOf(chosen, cheap).alternativeTo).toBe(lineOf(offer, fine).id);
  // Pressed twice, also with the version of before, nothing more happens.
  const again = await choose(customer, offer, lineOf(offer, fine).id);
  expect([again.version, again.lineItems]).toEqual([chosen.version, chosen.lineItems]);
  const failure = await customer.fail(AcceptSalesQuoteDocument, {
    quoteId: offer.id,
    version: offer.version,
  });
  expect(failure.details['reason']).toBe('quote.changed');
  const { acceptSalesQuote: accepted } = await customer.ask(AcceptSalesQuoteDocument, {
    quoteId: offer.id,
    version: chosen.version,
  });
  expect(accepted).toMatchObject({ status: 'Accepted', totalPrice: chosen.totalPrice });
  const items = await shop.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, Number(accepted.orderId)));
  expect(items.map(({ productId, price }) => [productId, price])).toEqual([
    [mop, 300],
    [fine, 10 * 1400],
  ]);
  expect((await customer.fail(ChooseSalesQuoteLineDocument, toChoice(chosen, soap))).details['reason']).toBe(
    'quote.accepted',
  );
});

const toChoice = (quote: SalesQuotePartsFragment, product: number) => ({
  quoteId: quote.id,
  version: quote.version,
  lineId: lineOf(quote, product).id,
});

it('cannot be taken of another quote, of one that changed, or by who may not accept', async () => {
  const { offer, fine, customer, agent } = await anOffer();
  const other = await anOffer();
  for (const lineId of [lineOf(other.offer, other.fine).id, '999999', 'x'])
    expect(
      (await customer.fail(ChooseSalesQuoteLineDocument, { ...toChoice(offer, fine), lineId })).code,
    ).toBe('NOT_FOUND');
  expect((await other.customer.fail(ChooseSalesQuoteLineDocument, toChoice(offer, fine))).code).toBe(
    'NOT_FOUND',
  );
  const older = { ...toChoice(offer, fine), version: offer.version - 1 };
  expect((await customer.fail(ChooseSalesQuoteLineDocument, older)).details['reason']).toBe('quote.changed');
  await agent.ask(WithdrawSalesQuoteDocument, { quoteId: offer.id });
  expect((await customer.fail(ChooseSalesQuoteLineDocument, toChoice(offer, fine))).details['reason']).toBe(
    'quote.notSent',
  );
});

it('has to stand in place of a line that stays and is none itself', async () => {
  const { agent } = await pair();
  const [soap, mop] = [await aProduct(shop.db), await aProduct(shop.db)];
  const draft = await aDraft(agent, { [soap]: 1, [mop]: 1 });
  const [first, second] = toQuoteInput(draft).lines;
  for (const [lines, field] of [
    [
      [
        { ...first!, alternativeTo: String(mop) },
        { ...second!, alternativeTo: String(soap) },
      ],
      first!.id,
    ],
    [[{ ...first!, alternativeTo: String(soap) }, second!], first!.id],
    [[{ ...first!, alternativeTo: '999999' }, second!], first!.id],
    [[{ ...first!, alternativeTo: String(mop) }], first!.id],
  ] as const) {
    const input = toQuoteInput(draft, { lines: [...lines] });
    const { details } = await agent.fail(UpdateSalesQuoteDocument, { input });
    expect(Object.keys(details['fields'] as object)).toContain(`lines.${field}.alternativeTo`);
  }
  const changed = await updateQuote(agent, draft, {
    lines: [{ ...first!, alternativeTo: String(mop) }, second!],
  });
  expect(lineOf(changed, soap).alternativeTo).toBe(lineOf(changed, mop).id);
  const alone = await updateQuote(agent, changed, { lines: [first!] });
  expect(alone.lineItems).toMatchObject([{ productId: String(soap), alternativeTo: null }]);
});

it('stays with its line in a counter-offer, and goes with it', async () => {
  const { offer, soap, mop, fine, customer, agent } = await anOffer();
  const counter = (lines: { productId: string; quantity: number; wish: string }[]) => ({
    input: { key: randomUUID(), quoteId: offer.id, version: offer.version, message: '', lines },
  });
  const asked = (product: number) => ({ productId: String(product), quantity: 5, wish: '' });
  const failure = await customer.fail(CounterSalesQuoteDocument, counter([asked(fine)]));
  expect(failure.code).toBe('BAD_REQUEST');
  await customer.ask(CounterSalesQuoteDocument, counter([asked(soap)]));
  const { startSalesQuote: draft } = await agent.ask(StartSalesQuoteDocument, { quoteId: offer.id });
  expect(draft.lineItems.map(({ alternativeTo }) => alternativeTo === null)).toEqual([true, false, false]);
  expect(draft.totalPrice - draft.delivery.amount).toBe(5 * 1000);
  expect(draft.lineItems.some(({ productId }) => productId === String(mop))).toBe(false);
});

it('goes with its line when a counter-offer leaves that out', async () => {
  const { offer, mop, customer, agent } = await anOffer();
  const lines = [{ productId: String(mop), quantity: 2, wish: '' }];
  await customer.ask(CounterSalesQuoteDocument, {
    input: { key: randomUUID(), quoteId: offer.id, version: offer.version, message: '', lines },
  });
  const { startSalesQuote: draft } = await agent.ask(StartSalesQuoteDocument, { quoteId: offer.id });
  expect(draft.lineItems).toMatchObject([{ productId: String(mop), alternativeTo: null }]);
});
