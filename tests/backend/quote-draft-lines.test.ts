import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { UpdateSalesQuoteDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aDraft, readQuote, toQuoteInput, updateQuote } from '../kit/quotes.ts';
import { pair, setUpQuotes, shop } from './quotes-setting.ts';

setUpQuotes();

it('a product is added to a draft, with the customer’s own price to compare with', async () => {
  const { agent, customerId } = await pair();
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId, code: 'Samningur', salesCode: 'HRE', discountPercentage: 10 });
  const soap = await aProduct(shop.db);
  const towel = await aProduct(shop.db, {
    salesCode: 'HRE',
    listPrice: 1000,
    unitOfMeasure: 6,
    stockOnHand: 0,
  });
  const draft = await aDraft(agent, { [soap]: 2 });
  const kept = toQuoteInput(draft).lines;
  const changed = await updateQuote(agent, draft, {
    lines: [...kept, { productId: String(towel), quantity: 12, unitPrice: 800 }],
  });
  expect(changed.lineItems).toHaveLength(2);
  expect(changed.lineItems[1]).toMatchObject({
    productId: String(towel),
    quantity: 12,
    unitPrice: 800,
    listPrice: 1000,
    price: 9600,
    discountPercentage: 20,
    currentPrice: 900,
    changes: ['StockShort'],
  });
  expect(changed.totalPrice).toBe(draft.totalPrice + 9600);
});

it('a product that was taken off can be added again in the same edit', async () => {
  const { agent } = await pair();
  const soap = await aProduct(shop.db);
  const draft = await aDraft(agent, { [soap]: 2 });
  const lines = [{ productId: String(soap), quantity: 5, unitPrice: 1000 }];
  const changed = await updateQuote(agent, draft, { lines });
  expect(changed.lineItems).toMatchObject([{ quantity: 5, unitPrice: 1000 }]);
  expect(changed.lineItems[0]?.id).not.toBe(draft.lineItems[0]?.id);
});

it('is refused for a product that is there already, twice, gone, unknown, or without a name', async () => {
  const { agent } = await pair();
  const [soap, other, gone] = [await aProduct(shop.db), await aProduct(shop.db), await aProduct(shop.db)];
  await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, gone));
  const draft = await aDraft(agent, { [soap]: 2 });
  const kept = toQuoteInput(draft).lines;
  const line = { quantity: 1, unitPrice: 1 };
  for (const added of [
    [{ ...line, productId: String(soap) }],
    [other, other].map((id) => ({ ...line, productId: String(id) })),
    [{ ...line, productId: String(gone) }],
    [{ ...line, productId: '999999' }],
    [line],
  ]) {
    const input = toQuoteInput(draft, { lines: [...kept, ...added] });
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input });
    expect(Object.keys(failure.details['fields'] as object)).toEqual(['lines']);
  }
  expect(await readQuote(agent, draft.id)).toEqual(draft);
});

it('is refused at its field for a quantity or price that cannot be', async () => {
  const { agent } = await pair();
  const soap = await aProduct(shop.db);
  const towel = await aProduct(shop.db, { unitOfMeasure: 6, listPrice: 1000 });
  const draft = await aDraft(agent, { [soap]: 2 });
  const kept = toQuoteInput(draft).lines;
  for (const [field, values] of [
    ['quantity', { quantity: 7, unitPrice: 1 }],
    ['quantity', { quantity: 0, unitPrice: 1 }],
    ['unitPrice', { quantity: 6, unitPrice: 1001 }],
    ['unitPrice', { quantity: 6, unitPrice: -1 }],
  ] as const) {
    const lines = [...kept, { productId: String(towel), ...values }];
    const failure = await agent.fail(UpdateSalesQuoteDocument, { input: toQuoteInput(draft, { lines }) });
    expect(Object.keys(failure.details['fields'] as object)).toEqual([`lines.new-${towel}.${field}`]);
  }
});
