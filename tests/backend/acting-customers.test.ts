import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import {
  AgentCustomersDocument,
  ExpressCheckoutDocument,
  OpenCartDocument,
  RecentCustomersDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import type { Visitor } from '../kit/visitor.ts';
import {
  shop,
  agent,
  person,
  hotel,
  cafe,
  stranger,
  inactive,
  unconfirmed,
  whoIs,
  set,
  setUpActing,
} from './acting-setting.ts';

setUpActing();

let actor = 0;

describe('a right that is revoked', () => {
  it.each([
    ['the customer is deactivated', () => shop.db.update(customers).set({ isActive: false }), () => target],
    [
      'the customer is not confirmed any more',
      () => shop.db.update(customers).set({ isConfirmed: false }),
      () => target,
    ],
    ['the agent is none any more', () => shop.db.update(customers).set({ isAgent: false }), () => actor],
  ])('returns the session to the signed-in user: %s', async (_, change, whose) => {
    actor = await aCustomer(shop.db, { isAgent: true });
    target = await aCustomer(shop.db);
    const visitor = await shop.signedIn(actor);
    await set(visitor, target);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    await change().where(eq(customers.id, whose()));
    visitor.headers['X-Context-Version'] = String(authenticatedCustomer!.contextVersion);
    const write = { productId: String(await aProduct(shop.db)), quantity: 1 };
    expect((await visitor.fail(addToCartDocument, write)).code).toBe('FAILED_PRECONDITION');
    expect(await whoIs(visitor)).toEqual({ actor, customer: actor, billTo: null });
    const rows = await shop.db.select().from(auditLog).where(eq(auditLog.actorId, actor));
    expect(rows.at(-1)).toMatchObject({ action: 'fall-back', customerId: actor, details: { from: target } });
  });

  it('also applies to members of a company, and a deactivated actor is signed out', async () => {
    const member = await aCustomer(shop.db);
    await shop.db.insert(companyMembers).values({ customerId: member, companyId: hotel });
    const visitor = await shop.signedIn(member);
    await set(visitor, hotel);
    await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, member));
    expect(await whoIs(visitor)).toMatchObject({ customer: member });
    await shop.db.update(customers).set({ isActive: false }).where(eq(customers.id, member));
    expect(await whoIs(visitor)).toBe(null);
  });
});

let target = 0;

describe('the cart', () => {
  it('stays with each customer, and can be previewed before the switch', async () => {
    const product = await aProduct(shop.db, { sku: 'UMB-1', name: 'Ruslapokar 10 stk.' });
    const visitor = await shop.signedIn(agent);
    const own = await aCustomer(shop.db);
    await set(visitor, own);
    await visitor.ask(addToCartDocument, { productId: String(product), quantity: 2 });
    await set(visitor, agent);
    expect((await visitor.ask(CartDocument, {})).cart.items).toEqual([]);
    expect((await visitor.ask(OpenCartDocument, { customerId: String(own) })).openCart).toEqual({
      totalPrice: 2480,
      totalItems: 1,
      items: [{ sku: 'UMB-1', name: 'Ruslapokar 10 stk.', quantity: 2 }],
    });
    await set(visitor, own);
    expect((await visitor.ask(CartDocument, {})).cart.totalPrice).toBe(2480);
    for (const id of [inactive, unconfirmed, 'x', 0])
      expect((await visitor.fail(OpenCartDocument, { customerId: String(id) })).code).toBe('NOT_FOUND');
  });

  it('cannot be ordered before one of several bill-to customers is chosen, and is then billed to that one', async () => {
    const visitor = await shop.signedIn(person);
    const product = await aProduct(shop.db);
    const waiting = await fillCheckout(visitor, { [product]: 1 });
    const choose = 'Veldu viðskiptavin til að ljúka pöntun';
    expect(waiting.paymentOptions[0]).toMatchObject({ available: false, reason: choose });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(waiting))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: choose,
    });
    await set(visitor, cafe, 'BillTo');
    expect((await visitor.ask(CartDocument, {})).cart).toMatchObject({
      customer: { id: String(person) },
      billToCustomer: { id: String(cafe) },
    });
    const checkout = await readCheckout(visitor);
    expect(checkout.paymentOptions[0]).toMatchObject({ available: true, headroom: 100_000 });
    const { invoiceId } = await pay(visitor, checkout);
    expect(
      (await visitor.ask(ViewInvoiceDocument, { invoiceId: invoiceId! })).viewInvoice?.customerName,
    ).toBe('Kaffihúsið Kría slf.');
    const balances = await shop.db.select().from(customers).where(eq(customers.id, cafe));
    expect(balances[0]?.balanceDue).toBe(checkout.total);
  });
});

describe('AgentCustomers', () => {
  const names = async (visitor: Visitor, variables: object) =>
    (await visitor.ask(AgentCustomersDocument, variables)).agentCustomers.customers.map(({ name }) => name);

  it.each([
    ['þórður', 'Þórður Ægisson'],
    ['thordur aegis', 'Þórður Ægisson'],
    ['ÆGISSON', 'Þórður Ægisson'],
    ['hvonn', 'Hótel Hvönn ehf.'],
    ['husid kri', 'Kaffihúsið Kría slf.'],
  ])('finds %s', async (search, name) => {
    expect(await names(await shop.signedIn(agent), { search })).toContain(name);
  });

  it('finds national ids with and without the dash, and treats SQL wildcards literally', async () => {
    const visitor = await shop.signedIn(agent);
    await aCustomer(shop.db, { ssn: '5501159990', name: 'Með kennitölu' });
    for (const search of ['5501159990', '550115-9990', ' 550115 9990', '550115999'])
      expect(await names(visitor, { search })).toEqual(['Með kennitölu']);
    for (const search of ['%', '_', '\\', "'", 'ekki til'])
      expect(await names(visitor, { search })).toEqual([]);
    expect((await names(visitor, { search: '  ' })).length).toBeGreaterThan(3);
  });

  it('filters, sorts and pages', async () => {
    const visitor = await shop.signedIn(agent);
    const active = await names(visitor, { isActive: true, isConfirmed: true, pageSize: 50 });
    expect(active).toEqual(expect.arrayContaining(['Hótel Hvönn ehf.', 'Þórður Ægisson']));
    const { agentCustomers: closed } = await visitor.ask(AgentCustomersDocument, { isActive: false });
    expect(closed.customers.map(({ isActive }) => isActive)).not.toContain(true);
    const sort = { column: 'ssn', sortDirection: 'Descending' } as const;
    const all = (await visitor.ask(AgentCustomersDocument, { pageSize: 50, sort })).agentCustomers.customers;
    expect(all.map(({ ssn }) => ssn)).toEqual(
      all
        .map(({ ssn }) => ssn)
        .toSorted()
        .toReversed(),
    );
    const pages = await Promise.all(
      [1, 2].map(
        async (page) =>
          (await visitor.ask(AgentCustomersDocument, { page, pageSize: 3, sort })).agentCustomers,
      ),
    );
    expect(pages[0]!.hasMore).toBe(true);
    expect(pages.flatMap(({ customers: rows }) => rows.map(({ id }) => id))).toEqual(
      all.slice(0, 6).map(({ id }) => id),
    );
  });

  it('is for agents only, at most fifty per page', async () => {
    const visitor = await shop.signedIn(agent);
    for (const invalidQuery of [
      { pageSize: 51 },
      { pageSize: 0 },
      { page: 0 },
      { page: 1001 },
      { search: 'a'.repeat(101) },
    ])
      expect((await visitor.fail(AgentCustomersDocument, invalidQuery)).code).toBe('BAD_REQUEST');
    for (const [other, code] of [
      [await shop.signedIn(person), 'PERMISSION_DENIED'],
      [shop.guest(), 'UNAUTHENTICATED'],
    ] as const) {
      expect((await other.fail(AgentCustomersDocument, {})).code).toBe(code);
      expect((await other.fail(RecentCustomersDocument, {})).code).toBe(code);
    }
  });

  it('lists the customers that an agent acted for last', async () => {
    const other = await aCustomer(shop.db, { isAgent: true });
    const visitor = await shop.signedIn(other);
    for (const id of [stranger, hotel, stranger, other, cafe]) await set(visitor, id);
    const recent = async () =>
      (await visitor.ask(RecentCustomersDocument, {})).recentCustomers.map(({ id }) => Number(id));
    expect(await recent()).toEqual([cafe, stranger, hotel]);
    await shop.db.update(customers).set({ isActive: false }).where(eq(customers.id, hotel));
    expect(await recent()).toEqual([cafe, stranger]);
    await shop.db.update(customers).set({ isActive: true }).where(eq(customers.id, hotel));
  });
});
