import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billToCustomers, companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import {
  AgentCustomersDocument,
  AvailableCustomersDocument,
  ExpressCheckoutDocument,
  getAvailableBillToCustomersDocument,
  OpenCartDocument,
  RecentCustomersDocument,
  SetCustomerDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { checkoutOf, pay, payment, readyToPay } from '../kit/buyer.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let agent: number;
let person: number;
let hotel: number;
let cafe: number;
let stranger: number;
let inactive: number;
let unconfirmed: number;

beforeAll(async () => {
  shop = await testShop();
  const { db } = shop;
  const company = { isCompany: true };
  agent = await aCustomer(db, { name: 'Vala ÞÍ Baldvins', isAgent: true });
  person = await aCustomer(db, { name: 'Baldur ÞÍ Jónsson' });
  hotel = await aCustomer(db, { ...company, name: 'Hótel Hvönn ehf.', nameSort: 'hotel' });
  cafe = await aCustomer(db, { ...company, name: 'Kaffihúsið Kría slf.', nameSort: 'kaffi' });
  stranger = await aCustomer(db, { name: 'Þórður Ægisson' });
  inactive = await aCustomer(db, { isActive: false });
  unconfirmed = await aCustomer(db, { isConfirmed: false });
  await db.insert(companyMembers).values({ customerId: person, companyId: hotel, role: 'Manager' });
  await db.insert(billToCustomers).values([
    { customerId: person, billToId: hotel },
    { customerId: person, billToId: cafe },
  ]);
});
afterAll(() => shop.connection.close());

/** The session's triple, as the contract tells it; null for a guest. */
async function whoIs(visitor: Visitor) {
  const { authenticatedCustomer: who } = await visitor.ask(AuthenticatedCustomerDocument, {});
  return who && { actor: Number(who.actor.id), customer: Number(who.id), billTo: who.billTo?.name ?? null };
}

const set = (visitor: Visitor, id: unknown, as?: 'Customer' | 'BillTo') =>
  visitor.ask(SetCustomerDocument, { customerId: String(id), ...(as && { as }) });

describe('SetCustomer', () => {
  it('makes an agent act for any active and confirmed customer, and themselves again', async () => {
    const visitor = await shop.signedIn(agent);
    for (const id of [stranger, hotel, agent]) {
      await set(visitor, id);
      expect(await whoIs(visitor)).toEqual({ actor: agent, customer: id, billTo: null });
    }
  });

  it('makes a person act for their companies and as themselves', async () => {
    const visitor = await shop.signedIn(person);
    await set(visitor, hotel, 'Customer');
    expect(await whoIs(visitor)).toEqual({ actor: person, customer: hotel, billTo: null });
    const { availableCustomers } = await visitor.ask(AvailableCustomersDocument, {});
    expect(availableCustomers).toMatchObject([
      { id: String(person), isOwn: true, isCurrent: false },
      { id: String(hotel), isOwn: false, isCurrent: true },
    ]);
    await set(visitor, person);
    expect(await whoIs(visitor)).toEqual({ actor: person, customer: person, billTo: null });
  });

  it('chooses who is billed, without that right making anybody act for them', async () => {
    const visitor = await shop.signedIn(person);
    const options = await visitor.ask(getAvailableBillToCustomersDocument, {});
    expect(options.availableBillToCustomers.map(({ name }) => name)).toEqual([
      'Hótel Hvönn ehf.',
      'Kaffihúsið Kría slf.',
    ]);
    await set(visitor, cafe);
    expect(await whoIs(visitor)).toMatchObject({ customer: person, billTo: 'Kaffihúsið Kría slf.' });
    await set(visitor, hotel, 'BillTo');
    expect(await whoIs(visitor)).toMatchObject({ customer: person, billTo: 'Hótel Hvönn ehf.' });
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(cafe), as: 'Customer' })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('asks the customer acted for whom to bill, and forgets the choice with the customer', async () => {
    const visitor = await shop.signedIn(agent);
    await set(visitor, person);
    await set(visitor, cafe, 'BillTo');
    expect(await whoIs(visitor)).toEqual({ actor: agent, customer: person, billTo: 'Kaffihúsið Kría slf.' });
    await set(visitor, stranger);
    expect(await whoIs(visitor)).toEqual({ actor: agent, customer: stranger, billTo: null });
  });

  it('lends nobody the rights of whom they act for', async () => {
    const secretary = await aCustomer(shop.db);
    await shop.db
      .insert(companyMembers)
      .values({ customerId: secretary, companyId: agent, role: 'Employee' });
    const visitor = await shop.signedIn(secretary);
    await set(visitor, agent);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer?.isAgent).toBe(false);
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(stranger) })).code).toBe(
      'NOT_FOUND',
    );
    expect((await visitor.fail(AgentCustomersDocument, {})).code).toBe('PERMISSION_DENIED');
    expect((await visitor.fail(OpenCartDocument, { customerId: String(stranger) })).code).toBe('NOT_FOUND');
    const acting = await shop.signedIn(agent);
    await set(acting, person);
    expect((await acting.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer).toMatchObject({
      isAgent: true,
      companies: [],
    });
  });

  it('refuses all other ids alike, and nothing changes', async () => {
    const hostile = [
      '-1',
      '0',
      '99999999999999999999',
      '2147483648',
      'Hótel',
      '',
      '1 OR 1=1',
      '1e3',
      '１',
      '1\0',
    ];
    const asAgent = [inactive, unconfirmed, agent];
    const asPerson = [stranger, cafe, unconfirmed, inactive, person];
    for (const [actor, ids] of [
      [agent, [...hostile, ...asAgent]],
      [person, [...hostile, ...asPerson]],
    ] as const) {
      const visitor = await shop.signedIn(actor);
      const cookie = visitor.cookies.get('session');
      const answers = new Set<string>();
      for (const customerId of ids) {
        const failure = await visitor.fail(SetCustomerDocument, {
          customerId: String(customerId),
          as: 'Customer',
        });
        answers.add(JSON.stringify(failure));
      }
      expect([...answers]).toEqual([
        JSON.stringify({
          code: 'NOT_FOUND',
          message: 'Þetta fannst ekki eða er ekki lengur í boði.',
          details: {},
        }),
      ]);
      for (const customerId of [inactive, stranger, actor])
        expect(
          (await visitor.fail(SetCustomerDocument, { customerId: String(customerId), as: 'BillTo' })).code,
        ).toBe('NOT_FOUND');
      for (const variables of [
        { customerId: null },
        {},
        { customerId: { id: 1 } },
        { customerId: '1', as: 'Agent' },
      ])
        expect((await visitor.fail(SetCustomerDocument, variables)).code).toBe('BAD_REQUEST');
      expect(visitor.cookies.get('session')).toBe(cookie);
      expect(await whoIs(visitor)).toMatchObject({ actor, customer: actor });
    }
    const guest = shop.guest();
    expect((await guest.fail(SetCustomerDocument, { customerId: String(stranger) })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('gives the session a new id; the old one is good for what is under way only', async () => {
    const visitor = await shop.signedIn(agent);
    const before = visitor.cookies.get('session')!;
    await set(visitor, stranger);
    const after = visitor.cookies.get('session')!;
    expect(after).not.toBe(before);
    const late = shop.guest();
    late.cookies.set('session', before);
    expect(await whoIs(late)).toMatchObject({ customer: stranger });
    expect(late.cookies.get('session')).toBe(before);
    await shop.db.execute(`UPDATE sessions SET previous_until = now() - interval '1 second'`);
    expect(await whoIs(late)).toBe(null);
    expect(await whoIs(visitor)).toMatchObject({ customer: stranger });
    await visitor.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    late.cookies.set('session', after);
    expect(await whoIs(late)).toBe(null);
  });

  it('ends with the cookie of before as well', async () => {
    const visitor = await shop.signedIn(agent);
    const before = visitor.cookies.get('session')!;
    await set(visitor, stranger);
    const late = shop.guest();
    late.cookies.set('session', before);
    await late.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(await whoIs(visitor)).toBe(null);
  });

  it('writes down who did what for whom', async () => {
    const visitor = await shop.signedIn(agent);
    await set(visitor, person);
    await set(visitor, hotel, 'BillTo');
    const rows = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, agent), eq(auditLog.customerId, person)))
      .orderBy(auditLog.id);
    expect(rows.slice(-2)).toMatchObject([
      { action: 'act-as', billToId: null, details: { from: agent } },
      { action: 'bill-to', billToId: hotel, details: { from: person } },
    ]);
  });
});

describe('a page of before the switch', () => {
  it('changes nothing, not even the customer', async () => {
    const product = await aProduct(shop.db);
    const visitor = await shop.signedIn(agent);
    visitor.headers['X-Context-Version'] = '7';
    await set(visitor, stranger);
    const change = { productId: String(product), quantity: 1 };
    expect(await visitor.fail(addToCartDocument, change)).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.',
      details: { reason: 'act.contextChanged' },
    });
    expect((await visitor.fail(SetCustomerDocument, { customerId: String(hotel) })).code).toBe(
      'FAILED_PRECONDITION',
    );
    expect((await visitor.ask(CartDocument, {})).cart.totalItems).toBe(0);
    expect(await whoIs(visitor)).toMatchObject({ customer: stranger });
  });

  it('loses against the tab that was faster', async () => {
    const visitor = await shop.signedIn(agent);
    visitor.headers['X-Context-Version'] = '7';
    const outcomes = await Promise.allSettled([stranger, hotel].map((id) => set(visitor, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a right that is taken back', () => {
  it.each([
    ['the customer is deactivated', () => shop.db.update(customers).set({ isActive: false }), () => target],
    [
      'the customer is not confirmed any more',
      () => shop.db.update(customers).set({ isConfirmed: false }),
      () => target,
    ],
    ['the agent is none any more', () => shop.db.update(customers).set({ isAgent: false }), () => actor],
  ])('lets the session fall back to who signed in: %s', async (_, change, whose) => {
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

  it('counts for members of a company too, and a deactivated actor is out', async () => {
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
let actor = 0;
let target = 0;

describe('the cart', () => {
  it('stays with each customer, and can be looked into before the switch', async () => {
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

  it('is not sold before one of several is chosen to be billed, and then to that one', async () => {
    const visitor = await shop.signedIn(person);
    const product = await aProduct(shop.db);
    const waiting = await readyToPay(visitor, { [product]: 1 });
    const choose = 'Veldu viðskiptavin til að ljúka pöntun';
    expect(waiting.paymentOptions[0]).toMatchObject({ available: false, reason: choose });
    expect(await visitor.fail(ExpressCheckoutDocument, payment(waiting))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: choose,
    });
    await set(visitor, cafe, 'BillTo');
    expect((await visitor.ask(CartDocument, {})).cart).toMatchObject({
      customer: { id: String(person) },
      billToCustomer: { id: String(cafe) },
    });
    const checkout = await checkoutOf(visitor);
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

  it('finds national ids with and without the dash, and no signs of its own', async () => {
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

  it('is for agents, fifty at a time', async () => {
    const visitor = await shop.signedIn(agent);
    for (const wish of [
      { pageSize: 51 },
      { pageSize: 0 },
      { page: 0 },
      { page: 1001 },
      { search: 'a'.repeat(101) },
    ])
      expect((await visitor.fail(AgentCustomersDocument, wish)).code).toBe('BAD_REQUEST');
    for (const [other, code] of [
      [await shop.signedIn(person), 'PERMISSION_DENIED'],
      [shop.guest(), 'UNAUTHENTICATED'],
    ] as const) {
      expect((await other.fail(AgentCustomersDocument, {})).code).toBe(code);
      expect((await other.fail(RecentCustomersDocument, {})).code).toBe(code);
    }
  });

  it('remembers whom an agent acted for last', async () => {
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
