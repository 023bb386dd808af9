import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import {
  AcceptSalesQuoteDocument,
  SendSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, readQuote, updateQuote } from '../kit/quotes.ts';
import { pair, setUpQuotes, shop } from './quotes-setting.ts';

setUpQuotes();

it('an offer stands against what the same would cost today, line by line, at the tier of its quantity', async () => {
  const { agent, customer } = await pair();
  const soap = await aProduct(shop.db, { listPrice: 1000 });
  const towel = await aProduct(shop.db, { listPrice: 500 });
  const gone = await aProduct(shop.db, { listPrice: 300 });
  const draft = await aDraft(agent, { [soap]: 10, [towel]: 4, [gone]: 1 });
  const priced = await updateQuote(agent, draft, {
    lines: draft.lineItems.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      unitPrice: Math.min(unitPrice, 450),
    })),
  });
  expect(priced.today).toBe(null);
  await agent.ask(SendSalesQuoteDocument, { quoteId: priced.id, version: priced.version });
  const priceTiers = [{ fromQuantity: 10, unitPrice: 900 }];
  await shop.db.update(products).set({ priceTiers }).where(eq(products.id, soap));
  await shop.db.update(products).set({ listPrice: 400 }).where(eq(products.id, towel));
  await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, gone));
  const offer = await readQuote(customer, priced.id);
  expect(offer.lineItems.map(({ price, currentLinePrice }) => [price, currentLinePrice])).toEqual([
    [4500, 9000],
    [1800, 1600],
    [300, null],
  ]);
  expect(offer.today).toEqual({ offered: 6300, current: 10_600, goneCount: 1 });
});

it('an accepted quote is not compared any more', async () => {
  const { agent, customer } = await pair();
  const { id, version } = await aDraft(agent, { [await aProduct(shop.db)]: 2 });
  await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
  const { acceptSalesQuote } = await customer.ask(AcceptSalesQuoteDocument, { quoteId: id });
  expect(acceptSalesQuote.today).toBe(null);
});
