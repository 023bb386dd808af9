import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../backend/src/db/rows.ts';
import { employeeInvitations } from '../../backend/src/db/schema/employees.ts';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { mailAddresses } from '../../backend/src/db/schema/mail.ts';
import { newsletterSignups } from '../../backend/src/db/schema/newsletter.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import { bookkeepingStart, deleteExpiredData } from '../../backend/src/modules/retention/retention.ts';
import {
  AcceptSalesQuoteDocument,
  ApplyPromoCodeDocument,
  ExpressCheckoutDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cards, startAcquirer, type AcquirerServer } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, readCheckout, toPaymentInput } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { anAgentFor, aSentQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { moveOrder, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
let acquirer: AcquirerServer;
beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop({ ...acquirer.env, WAREHOUSE_SECRET: warehouseSecret });
});
afterEach(() => checkInvariants(shop.db));
afterAll(async () => {
  await acquirer.stop();
  await shop.connection.close();
});

it.each([
  ['2026-11-24T12:00:00Z', '2019-01-01'],
  ['2033-12-31T23:59:59.999Z', '2026-01-01'],
  ['2034-01-01T00:00:00Z', '2027-01-01'],
  ['2032-02-29T03:00:00Z', '2025-01-01'],
])('at %s bookkeeping is kept from %s on', (now, from) => {
  expect(bookkeepingStart(new Date(now)).toISOString()).toBe(`${from}T00:00:00.000Z`);
});

/** The year of everything that the shop does here. */
const year = new Date().getUTCFullYear();
/** The first night of a later year. */
const newYear = (years: number) => new Date(Date.UTC(year + years, 0, 1, 3));
const sweep = (now: Date) => deleteExpiredData(shop, now, new AbortController().signal);
const numbers = async () =>
  (await shop.db.select({ number: invoices.number }).from(invoices).orderBy(asc(invoices.number))).map(
    ({ number }) => number,
  );
async function issueLater(invoiceId: string, years: number): Promise<void> {
  const after = sql`make_interval(years => ${years})`;
  const id = Number(invoiceId);
  await shop.db.execute(sql`UPDATE invoices SET issued_at = issued_at + ${after} WHERE id = ${id}`);
  await shop.db.execute(sql`UPDATE last_purchases SET bought_at = bought_at + ${after}
    WHERE customer_id = (SELECT customer_id FROM invoices WHERE id = ${id})`);
}
/** Rows of each table about orders. */
async function countOf(...tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await rows<{ count: number }>(
      shop.db,
      sql`SELECT count(*)::integer AS count FROM ${sql.identifier(table)}`,
    );
    counts[table] = row!.count;
  }
  return counts;
}
const ofOrders = [
  'orders',
  'order_items',
  'invoices',
  'invoice_items',
  'invoice_transactions',
  'checkout_attempts',
].concat([
  'card_payments',
  'card_refunds',
  'order_events',
  'shipments',
  'shipment_items',
  'quotes',
  'quote_items',
  'promo_uses',
  'last_purchases',
]);

async function buy(over: { card?: string; code?: string } = {}) {
  const visitor = await shop.signedIn(await aCustomer(shop.db));
  await fillCheckout(visitor, { [await aProduct(shop.db)]: 2 });
  if (over.code) await visitor.ask(ApplyPromoCodeDocument, { code: over.code });
  const checkout = await readCheckout(visitor);
  const byCard = over.card && { paymentType: 'Card' as const, cardToken: await acquirer.token(over.card) };
  const { id, invoiceId } = (
    await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout, byCard || {}))
  ).expressCheckout;
  return { id: id!, invoiceId: invoiceId! };
}

describe('orders and invoices', () => {
  it('stay until seven years after their year, and go with all that belongs to them', async () => {
    await shop.db.insert(promoCodes).values({ code: 'AFMAELI', discountPercentage: 10, maxUses: 3 });
    expect(await moveOrder(shop, (await buy({ code: 'AFMAELI' })).id, 'Shipping')).toBe(200);
    const cancelled = await buy({ card: cards.pays });
    expect(await moveOrder(shop, cancelled.id, 'Deleted')).toBe(200);
    const customerId = await aCustomer(shop.db);
    const agent = await anAgentFor(shop, customerId);
    const { id, version } = await aSentQuote(agent, { [await aProduct(shop.db)]: 1 });
    const customer = await shop.signedIn(customerId);
    await customer.ask(AcceptSalesQuoteDocument, { quoteId: id, version });
    const last = await buy();
    await issueLater(last.invoiceId, 1);
    const before = await countOf(...ofOrders);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    await sweep(new Date(newYear(8).getTime() - 4 * 3_600_000));
    expect(await countOf(...ofOrders)).toEqual(before);

    await sweep(newYear(8));
    expect(await countOf(...ofOrders)).toMatchObject({
      orders: 1,
      invoices: 1,
      checkout_attempts: 1,
      quotes: 0,
    });
    expect(await countOf('card_payments', 'card_refunds', 'order_events', 'promo_uses')).toEqual({
      card_payments: 0,
      card_refunds: 0,
      order_events: 0,
      promo_uses: 0,
    });
    // The code has as many uses left as before.
    const [code] = await shop.db.select().from(promoCodes);
    expect(code).toMatchObject({ used: 0, maxUses: 2 });

    await sweep(newYear(9));
    expect(Object.values(await countOf(...ofOrders)).every((count) => count === 0)).toBe(true);
    expect(await buy()).toMatchObject({ id: expect.any(String) });
    await sweep(newYear(8));
  });

  it('stay with a credit note of a later year, and so do the numbers between them', async () => {
    await buy();
    const credited = await buy();
    await buy();
    expect(await moveOrder(shop, credited.id, 'Deleted')).toBe(200);
    const all = await numbers();
    expect(all).toHaveLength(4);
    await shop.db.execute(sql`UPDATE invoices SET issued_at = issued_at + interval '1 year' WHERE is_credit`);
    await sweep(newYear(8));
    expect(await numbers()).toEqual(all.slice(1));
    await sweep(newYear(9));
    expect(await numbers()).toEqual([]);
  });

  it('go in many transactions, whatever credits what', async () => {
    // 1,100 invoices, of which the last credits the 600th.
    await shop.db.execute(sql`INSERT INTO invoices (number, customer_id, buyer_name, buyer_ssn, seller, price,
        price_without_tax, tax, vat_lines, options, is_credit, credits_invoice_id, credit_key)
      SELECT n, (SELECT min(id) FROM customers), 'Á', '0101801239', '{}', 0, 0, 0, '[]', '[]', false, NULL, NULL
      FROM generate_series(50001, 51100) n`);
    await shop.db.execute(sql`UPDATE invoices SET is_credit = true, credit_key = 'late',
      credits_invoice_id = (SELECT id FROM invoices WHERE number = 50600) WHERE number = 51100`);
    await sweep(newYear(8));
    expect(await numbers()).toEqual([]);
  });
});

describe('what else has had its time', () => {
  it('goes: audit, failed attempts, unanswered quotes, expired links; what has not stays', async () => {
    const held = await buy();
    await issueLater(held.invoiceId, 5);
    await expect(buy({ card: cards.declined })).rejects.toThrow(/FAILED_PRECONDITION/);
    const companyId = await aCustomer(shop.db, { isCompany: true });
    await anAgentFor(shop, companyId).then(async (agent) =>
      aSentQuote(agent, { [await aProduct(shop.db)]: 1 }),
    );
    const invitation = { companyId, role: 'Employee' as const, actorId: companyId };
    await shop.db.insert(employeeInvitations).values([
      { ...invitation, invited: 'gamalt@vorulind.test', expiresAt: new Date(Date.UTC(year - 1, 0, 1)) },
      { ...invitation, invited: 'nytt@vorulind.test', expiresAt: newYear(20) },
    ]);
    const signup = { consentText: 'Já', askedFrom: '10.0.0.1', askedAt: new Date() };
    await shop.db.insert(newsletterSignups).values([
      {
        ...signup,
        email: 'opin@vorulind.test',
        leaveToken: 'a',
        confirmExpiresAt: new Date(Date.UTC(year - 1, 0, 1)),
      },
      {
        ...signup,
        email: 'skrad@vorulind.test',
        leaveToken: 'b',
        confirmedAt: new Date(Date.UTC(year - 1, 0, 1)),
      },
    ]);
    const block = 'Bounced' as const;
    await shop.db.insert(mailAddresses).values([
      { address: 'gamalt@vorulind.test', block, blockedAt: new Date(Date.UTC(year - 1, 0, 1)) },
      { address: 'nytt@vorulind.test', block, blockedAt: new Date() },
    ]);
    const tables = [
      'audit_log',
      'mail_addresses',
      'checkout_attempts',
      'quotes',
      'employee_invitations',
      'newsletter_signups',
      'orders',
    ];

    const before = await countOf(...tables);
    await sweep(new Date());
    expect(await countOf(...tables)).toEqual({
      ...before,
      employee_invitations: 1,
      mail_addresses: 1,
      newsletter_signups: 1,
    });

    await sweep(newYear(8));
    // The order is still here, and so is the entry that says who placed it.
    expect(await countOf(...tables)).toMatchObject({
      audit_log: 1,
      checkout_attempts: 1,
      quotes: 0,
      orders: 1,
    });
    await sweep(newYear(13));
    expect(await countOf('audit_log', 'orders')).toEqual({ audit_log: 0, orders: 0 });
  });
});
