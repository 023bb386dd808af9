import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { lastPurchases } from '../../backend/src/db/schema/purchases.ts';
import { countRhythms } from '../../backend/src/modules/purchases/rhythms.ts';
import { AccountHomeDocument, DueCustomersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { dayMs } from '../../lib/rules/dates/durations.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let customerId: number;
let buyer: Visitor;
let soap: number;
/** The test's today, also when it crosses midnight. */
let startedAt: number;

const neverAborted = new AbortController().signal;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  startedAt = Date.now();
  customerId = await aCustomer(shop.db, { creditLimit: 10_000_000 });
  buyer = await shop.signedIn(customerId);
  soap = await aProduct(shop.db, { name: 'Gólfsápa', stockOnHand: 1_000 });
});

/** Buys it on each of these days before today, as the buyer would have. */
async function buyOn(daysAgo: readonly number[], quantity = 2): Promise<void> {
  for (const days of daysAgo) {
    const { invoiceId } = await pay(buyer, await fillCheckout(buyer, { [soap]: quantity }));
    const at = new Date(startedAt - days * dayMs);
    await shop.db
      .update(invoices)
      .set({ issuedAt: at })
      .where(eq(invoices.id, Number(invoiceId)));
    await shop.db.update(lastPurchases).set({ boughtAt: at }).where(eq(lastPurchases.customerId, customerId));
  }
}

const count = () => countRhythms(shop.db, new Date(), neverAborted);
const readDue = async (visitor: Visitor = buyer) =>
  (
    await visitor.ask(AccountHomeDocument, {
      orders: false,
      statistics: false,
      prices: true,
      decisions: false,
    })
  ).dueProducts!;
const dayBefore = (days: number) => new Date(startedAt - days * dayMs).toISOString().slice(0, 10);

describe('what is due again', () => {
  it('is what was bought on four days at least, by the median of the days between them', async () => {
    await buyOn([45, 31, 24], 4);
    await count();
    expect(await readDue()).toEqual([]);
    await buyOn([14]);
    await count();
    // Gaps of 14, 7 and 10 days.
    expect(await readDue()).toMatchObject([
      { product: { id: String(soap) }, usualDays: 10, usualQuantity: 4, lastBoughtOn: dayBefore(14) },
    ]);
  });

  it('is nothing long before its day, after it was bought, or once the habit or the product is gone', async () => {
    await buyOn([33, 23, 13, 3]);
    await count();
    expect(await readDue()).toEqual([]);
    await shop.db.execute(
      sql`UPDATE purchase_rhythms SET due_on = current_date WHERE customer_id = ${customerId}`,
    );
    expect(await readDue()).toHaveLength(1);
    await buyOn([0]);
    expect(await readDue()).toEqual([]);
    await shop.db.execute(
      sql`UPDATE purchase_rhythms SET last_bought_on = current_date, due_on = current_date WHERE customer_id = ${customerId}`,
    );
    expect(await readDue()).toHaveLength(1);
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, soap));
    expect(await readDue()).toEqual([]);
  });

  it('ends three of its intervals after the last purchase', async () => {
    await buyOn([62, 52, 42, 32]);
    await count();
    expect(await readDue()).toEqual([]);
  });

  it('is the same when two backends count it at once', async () => {
    await buyOn([40, 30, 20, 10]);
    await Promise.all([count(), count()]);
    expect(await readDue()).toHaveLength(1);
  });

  it('is told to agents by customer', async () => {
    await buyOn([40, 30, 20, 10]);
    await count();
    const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }));
    const { dueCustomers } = await agent.ask(DueCustomersDocument, {});
    expect(dueCustomers.find(({ id }) => id === String(customerId))).toMatchObject({
      dueCount: 1,
      productNames: ['Gólfsápa'],
    });
    expect((await buyer.fail(DueCustomersDocument, {})).code).toBe('PERMISSION_DENIED');
  });
});
