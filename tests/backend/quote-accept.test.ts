import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartItems } from '../../backend/src/db/schema/carts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { billToCustomers, companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  AcceptSalesQuoteDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
  WithdrawSalesQuoteDocument,
  SendSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readBalance, readOrders, readStock } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { aDraft, anAgentFor, aSentQuote, updateQuote, readQuote } from '../kit/quotes.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

async function pair(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, customer: await shop.signedIn(customerId), agent: await anAgentFor(shop, customerId) };
}
const accept = async (visitor: Visitor, quoteId: string, version?: number) =>
  (await visitor.ask(AcceptSalesQuoteDocument, { quoteId, version })).acceptSalesQuote;
const refused = (visitor: Visitor, quoteId: string, version?: number) =>
  visitor.fail(AcceptSalesQuoteDocument, { quoteId, version });

describe('accepting', () => {
  it('orders at the quote’s prices, invoices, charges, takes the goods, and keeps the cart', async () => {
    const { customer, customerId, agent } = await pair({ name: 'Hótel Hvönn ehf.', isCompany: true });
    const soap = await aProduct(shop.db, { name: 'Sápa', listPrice: 1000 });
    const book = await aProduct(shop.db, { name: 'Bók', listPrice: 1110, taxPercentage: 11 });
    const order = await aProduct(shop.db, { isSpecialOrder: true, stockOnHand: 0, listPrice: 500 });
    const draft = await aDraft(agent, { [soap]: 3, [book]: 1, [order]: 4 });
    const lines = draft.lineItems.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice }));
    const offer = await updateQuote(agent, draft, {
      deliveryMethodId: 'home',
      lines: lines.map((line, index) => (index === 0 ? { ...line, unitPrice: 777 } : line)),
    });
    await agent.ask(SendSalesQuoteDocument, { quoteId: offer.id, version: offer.version });
    // A later price change does not affect the offer.
    await shop.db.update(products).set({ listPrice: 2000 }).where(eq(products.id, soap));

    await customer.ask(addToCartDocument, { productId: String(book), quantity: 1 });
    const quote = await accept(customer, offer.id, offer.version);
    const total = 3 * 777 + 1110 + 2000 + 1490;
    expect(quote).toMatchObject({
      status: 'Accepted',
      totalPrice: total,
      acceptedBy: 'Hótel Hvönn ehf.',
      actions: [],
    });
    expect(quote.lineItems.every(({ changes }) => changes.length === 0)).toBe(true);
    const view = await customer.ask(ViewOrderDocument, { orderId: quote.orderId! });
    expect(view.order).toMatchObject({
      number: quote.orderNumber,
      status: 'Pending',
      total,
      totalTaxAmount: quote.totalTaxAmount,
      deliveryMethod: 'Heimsending',
      deliveryAmount: 1490,
      paymentType: 'Account',
      invoiceId: quote.invoiceId,
    });
    expect(view.order?.items).toMatchObject([
      { productId: String(soap), quantity: 3, unitPrice: 777, price: 2331, discountPercentage: 22.3 },
      { productId: String(book), unitPrice: 1110, vat: 11 },
      { productId: String(order), quantity: 4, unitPrice: 500 },
    ]);
    const { viewInvoice } = await customer.ask(ViewInvoiceDocument, { invoiceId: quote.invoiceId! });
    expect(viewInvoice).toMatchObject({
      price: total,
      tax: quote.totalTaxAmount,
      priceWithoutTax: quote.totalPriceWithoutTax,
      checkoutOptions: [{ name: 'Tilboð', value: quote.number }],
    });
    expect([
      await readStock(shop.db, soap),
      await readStock(shop.db, book),
      await readStock(shop.db, order),
    ]).toEqual([
      [7, 0],
      [9, 0],
      [0, 0],
    ]);
    expect(await readBalance(shop.db, customerId)).toBe(total);
    expect((await customer.ask(CartDocument, {})).cart.items).toHaveLength(1);
    expect((await agent.ask(CartDocument, {})).cart.items).toHaveLength(3);
    const notes = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.customerId, customerId), eq(auditLog.actorId, customerId)));
    expect(notes.map(({ action, details }) => [action, details['orderId']])).toEqual([
      ['order', Number(quote.orderId)],
      ['quote', Number(quote.orderId)],
    ]);
  });

  it('again, by anyone of the company, concurrently or later, returns the one order', async () => {
    const { customer, customerId, agent } = await pair({ isCompany: true });
    const managers = [];
    for (let count = 0; count < 3; count += 1) {
      const actorId = await aCustomer(shop.db);
      await shop.db
        .insert(companyMembers)
        .values({ customerId: actorId, companyId: customerId, role: 'Manager' });
      managers.push(await shop.signedIn(customerId, { actorId }));
    }
    const product = await aProduct(shop.db, { stockOnHand: 100 });
    const { id } = await aSentQuote(agent, { [product]: 2 });
    const pressed = await Promise.all(
      [customer, ...managers, customer, ...managers].map((who) => accept(who, id)),
    );
    const later = await accept(managers[0]!, id, 99);
    expect(new Set([...pressed, later].map(({ orderId }) => orderId)).size).toBe(1);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect(await readStock(shop.db, product)).toEqual([98, 0]);
    expect(await readBalance(shop.db, customerId)).toBe(2480);
  });

  it('bills the session’s bill-to customer', async () => {
    const { customer, customerId, agent } = await pair();
    const payer = await aCustomer(shop.db, { isCompany: true });
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    const billed = await shop.signedIn(customerId, { billToId: payer });
    expect((await refused(billed, id)).details['reason']).toBe('billTo');
    await shop.db.insert(billToCustomers).values({ customerId, billToId: payer });
    await accept(billed, id);
    expect([await readBalance(shop.db, customerId), await readBalance(shop.db, payer)]).toEqual([0, 2480]);
    expect((await readQuote(customer, id)).status).toBe('Accepted');
  });

  it('by an agent acting for the customer is recorded as the agent’s', async () => {
    const { customerId, agent } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 2 });
    expect(await accept(agent, id)).toMatchObject({ status: 'Accepted', acceptedBy: 'Vala ÞÍ Baldvins' });
    const [order] = await readOrders(shop.db, customerId);
    expect(order!.actorId).not.toBe(customerId);
  });

  it('works for a customer who never had a cart', async () => {
    const { customer, customerId, agent } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 1 });
    await shop.db.delete(cartItems);
    expect((await accept(customer, id)).status).toBe('Accepted');
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });
});

describe('is refused and leaves nothing behind', () => {
  async function nothingHappened(customerId: number, product: number, stock: number): Promise<void> {
    expect(await readOrders(shop.db, customerId)).toEqual([]);
    expect(await readBalance(shop.db, customerId)).toBe(0);
    expect(await readStock(shop.db, product)).toEqual([stock, 0]);
  }

  it('while goods are out of stock', async () => {
    const { customer, customerId, agent } = await pair();
    const plenty = await aProduct(shop.db, { stockOnHand: 50 });
    const scarce = await aProduct(shop.db, { name: 'Hanskar', stockOnHand: 10 });
    const { id } = await aSentQuote(agent, { [plenty]: 5, [scarce]: 10 });
    await shop.db.update(products).set({ stockOnHand: 9 }).where(eq(products.id, scarce));
    expect(await refused(customer, id)).toEqual({
      code: 'FAILED_PRECONDITION',
      message: 'Hanskar: Ekki er nægilegt magn til á lager. Aðeins 9 eftir.',
      details: { reason: 'quote.stockShort', productId: String(scarce), available: 9 },
    });
    await nothingHappened(customerId, plenty, 50);
    await shop.db.update(products).set({ stockOnHand: 10 }).where(eq(products.id, scarce));
    expect((await accept(customer, id)).status).toBe('Accepted');
  });

  it('when a product left the range, but not when it is hidden from guests', async () => {
    const { customer, customerId, agent } = await pair();
    const stays = await aProduct(shop.db);
    const discontinued = await aProduct(shop.db, { name: 'Kúst' });
    const { id } = await aSentQuote(agent, { [stays]: 1, [discontinued]: 1 });
    const { id: other } = await aSentQuote(agent, {});
    await shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, discontinued));
    expect(await refused(customer, id)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Kúst: Varan er ekki lengur í boði.',
      details: { reason: 'quote.gone', productId: String(discontinued) },
    });
    await nothingHappened(customerId, stays, 10);
    await shop.db
      .update(products)
      .set({ takenOutAt: null, visibleByGuest: false, priceVisibleByGuest: false })
      .where(eq(products.id, discontinued));
    expect((await accept(customer, other)).status).toBe('Accepted');
  });

  it('while the credit is exceeded', async () => {
    const { customer, customerId, agent } = await pair({ creditLimit: 2479 });
    const product = await aProduct(shop.db);
    const { id } = await aSentQuote(agent, { [product]: 2 });
    expect(await refused(customer, id)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Úttektarheimild dugar ekki fyrir pöntuninni.',
      details: { reason: 'pay.noCredit' },
    });
    await nothingHappened(customerId, product, 10);
    await shop.db.update(customers).set({ creditLimit: 2480 }).where(eq(customers.id, customerId));
    expect((await accept(customer, id)).status).toBe('Accepted');
  });

  it('when it was withdrawn, or has changed since it was shown', async () => {
    const { customer, customerId, agent } = await pair();
    const product = await aProduct(shop.db);
    const shown = await aSentQuote(agent, { [product]: 2 });
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: shown.id });
    expect(await refused(customer, shown.id, shown.version)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Tilboðið hefur ekki verið sent eða hefur verið dregið til baka.',
      details: { reason: 'quote.notSent' },
    });
    await agent.ask(SendSalesQuoteDocument, { quoteId: shown.id, version: shown.version + 1 });
    expect(await refused(customer, shown.id, shown.version)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'quote.changed' },
    });
    await nothingHappened(customerId, product, 10);
    expect((await accept(customer, shown.id, shown.version + 1)).status).toBe('Accepted');
    expect((await agent.fail(WithdrawSalesQuoteDocument, { quoteId: shown.id })).details['reason']).toBe(
      'quote.accepted',
    );
  });

  it('for a customer that is not confirmed', async () => {
    const { customer, customerId, agent } = await pair();
    const product = await aProduct(shop.db);
    const { id } = await aSentQuote(agent, { [product]: 2 });
    await shop.db.update(customers).set({ isConfirmed: false }).where(eq(customers.id, customerId));
    expect(await refused(customer, id)).toMatchObject({
      code: 'PERMISSION_DENIED',
      details: { reason: 'unconfirmed' },
    });
    await nothingHappened(customerId, product, 10);
  });

  it('with an invalid version', async () => {
    const { customer, agent } = await pair();
    const { id } = await aSentQuote(agent, { [await aProduct(shop.db)]: 1 });
    for (const version of ['0', 1.5, 1e12])
      expect((await customer.fail(AcceptSalesQuoteDocument, { quoteId: id, version })).code).toBe(
        'BAD_REQUEST',
      );
  });
});

it('two quotes for the last units: one is ordered', async () => {
  const { customer, agent } = await pair();
  const { customer: other, agent: otherAgent } = await pair();
  const product = await aProduct(shop.db, { stockOnHand: 5 });
  const ids = [
    (await aSentQuote(agent, { [product]: 4 })).id,
    (await aSentQuote(otherAgent, { [product]: 4 })).id,
  ];
  await other.ask(addToCartDocument, { productId: String(product), quantity: 1 });
  const [first, second] = await Promise.allSettled([accept(customer, ids[0]!), accept(other, ids[1]!)]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await readStock(shop.db, product)).toEqual([1, 0]);
});
