import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { quotes } from '../../backend/src/db/schema/quotes.ts';
import { seedDemoPeople } from '../../backend/src/seed/people.ts';
import { seedDemoQuotes } from '../../backend/src/seed/quotes.ts';
import { DueSalesQuotesDocument, SalesQuotesDocument } from '../../graphql/generated/documents-on-demand.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { readQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
  await seedDemoPeople(shop.db);
});
afterAll(() => shop.connection.close());

const idOf = async (ssn: string): Promise<number> =>
  (await shop.db.select().from(customers).where(eq(customers.ssn, ssn)))[0]!.id;

it('the seed of quotes waits for products, and runs once', async () => {
  await seedDemoQuotes(shop.db);
  expect(await shop.db.select().from(quotes)).toEqual([]);
  const codes = ['HRE', 'KAF', 'HLI', 'HUS'];
  await shop.db.insert(products).values(
    Array.from({ length: 280 }, (_, index) => ({
      sku: `S-${index}`,
      name: `Vara ${index}`,
      nameSort: `vara ${index}`,
      listPrice: 900 + index,
      taxPercentage: codes[index % 4] === 'KAF' ? 11 : 24,
      salesCode: codes[index % 4]!,
      stockOnHand: 60,
      popularity: index,
    })),
  );
  await seedDemoQuotes(shop.db);
  const made = (await shop.db.select().from(quotes)).length;
  await seedDemoQuotes(shop.db);
  expect([made, (await shop.db.select().from(quotes)).length]).toEqual([15, 15]);
  await checkInvariants(shop.db);
});

it.each(['2811913049', '5501151490'])(
  'the seed gives %s one quote of each status, the sent one with changes',
  async (ssn) => {
    const visitor = await shop.signedIn(await idOf(ssn));
    const { salesQuotes } = await visitor.ask(SalesQuotesDocument, {});
    expect(new Set(salesQuotes.quotes.map(({ status }) => status))).toEqual(
      new Set(['Draft', 'Sent', 'Accepted', 'Expired', ...(ssn === '5501151490' ? ['Requested'] : [])]),
    );
    const sent = salesQuotes.quotes.filter(({ status }) => status === 'Sent');
    const changes = [];
    for (const { id } of sent)
      changes.push(...(await readQuote(visitor, id)).lineItems.flatMap((line) => line.changes));
    expect(new Set(changes)).toEqual(
      new Set(['PriceUp', 'PriceDown', ...(ssn === '5501151490' ? ['StockShort'] : [])]),
    );
    const accepted = salesQuotes.quotes.find(({ status }) => status === 'Accepted');
    expect(await readQuote(visitor, accepted!.id)).toMatchObject({
      orderNumber: expect.stringMatching(/^P/),
      actions: [],
    });
  },
);

it('the seed has due quotes, of several customers, for the agent', async () => {
  const agent = await shop.signedIn(await idOf('3003228340'));
  const { dueSalesQuotes } = await agent.ask(DueSalesQuotesDocument, {});
  expect(new Set(dueSalesQuotes.map(({ customer }) => customer.id)).size).toBeGreaterThanOrEqual(5);
});
