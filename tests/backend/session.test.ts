import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billToCustomers, companyMembers, customers, logins } from '../../backend/src/db/schema/customers.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import { toExpiry, toRenewal } from '../../backend/src/modules/session/internal/lifetime.ts';
import { sweepSessions } from '../../backend/src/modules/session/sessions.ts';
import {
  AuthenticatedCustomerDocument,
  CartDocument,
  type Operation,
} from '../../graphql/generated/documents.ts';
import { PaymentMethodsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let identity: Identity;
let shop: Shop;
let customer: number;

beforeAll(async () => {
  identity = await startIdentity();
  shop = await testShop(identity.env);
  customer = await aCustomer(shop.db);
  await shop.db.insert(logins).values({ identityUid: 'jona', customerId: customer });
});
afterAll(async () => {
  await shop.connection.close();
  await identity.close();
});

const whoIs = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.id ?? null;
const paymentMethodsOf = async (visitor: Visitor) =>
  (await visitor.ask(PaymentMethodsDocument, {})).authenticatedCustomer?.paymentMethods;
const signIn = async (visitor: Visitor) =>
  visitor.post('/customer/auth/credentials', { idToken: await identity.token('jona') });

describe('a session', () => {
  it('gets a new id at every sign-in, and the previous one ends', async () => {
    const visitor = shop.guest();
    visitor.cookies.set('session', 'fixed-by-an-attacker');
    await signIn(visitor);
    const first = visitor.cookies.get('session')!;
    expect(first).not.toBe('fixed-by-an-attacker');
    await signIn(visitor);
    const second = visitor.cookies.get('session')!;
    expect(second).not.toBe(first);
    const thief = shop.guest();
    for (const [cookie, expected] of [
      ['fixed-by-an-attacker', null],
      [first, null],
      [second, String(customer)],
    ] as const) {
      thief.cookies.set('session', cookie);
      expect(await whoIs(thief)).toBe(expected);
    }
  });

  it('is stored as a hash only', async () => {
    const visitor = shop.guest();
    await signIn(visitor);
    const rows = await shop.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('session'));
  });

  it('ends on the server at logout', async () => {
    const visitor = shop.guest();
    await signIn(visitor);
    const stolen = visitor.cookies.get('session')!;
    const response = await visitor.fetch('/customer/auth/logout', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const thief = shop.guest();
    thief.cookies.set('session', stolen);
    expect(await whoIs(thief)).toBe(null);
  });

  it('deletes a cookie that is not valid, together with the hint', async () => {
    const visitor = shop.guest();
    visitor.cookies.set('session', 'long-gone').set('signed-in', '1');
    expect(await whoIs(visitor)).toBe(null);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each(['sign-in', 'sign-out'])(
    'leaves the newer cookie alone when an answer to the old one comes after a %s',
    async (way) => {
      const browser = shop.guest();
      await signIn(browser);
      const old = browser.cookies.get('session')!;
      if (way === 'sign-out')
        await browser.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
      await signIn(browser);
      const inFlight = shop.guest();
      inFlight.cookies.set('session', old).set('signed-in', '1');
      expect(await whoIs(inFlight)).toBe(null);
      // What the answer says of cookies, the browser would do to the newer ones of the same names.
      expect(inFlight.cookies.get('session')).toBe(old);
      expect(inFlight.cookies.get('signed-in')).toBe('1');
    },
  );

  it.each(['cross-site', 'same-site', 'nonsense'])('survives a logout sent from %s', async (site) => {
    const visitor = await shop.signedIn(customer);
    const response = await visitor.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': site } });
    expect(response.status).toBe(403);
    expect(await whoIs(visitor)).toBe(String(customer));
  });

  it('can be ended by a browser that sends no origin headers, and twice', async () => {
    const visitor = await shop.signedIn(customer);
    for (const _ of [1, 2]) expect((await visitor.fetch('/customer/auth/logout')).status).toBe(200);
    expect(await whoIs(visitor)).toBe(null);
  });

  it('becomes a guest’s with the first request after the customer is deactivated', async () => {
    const someone = await aCustomer(shop.db);
    const visitor = await shop.signedIn(someone);
    const agent = await aCustomer(shop.db, { isAgent: true });
    const acting = await shop.signedIn(someone, { actorId: agent });
    expect([await whoIs(visitor), await whoIs(acting)]).toEqual([String(someone), String(someone)]);
    await shop.db.update(customers).set({ isActive: false }).where(eq(customers.id, agent));
    expect([await whoIs(visitor), await whoIs(acting)]).toEqual([String(someone), null]);
    await shop.db.update(customers).set({ isActive: false }).where(eq(customers.id, someone));
    expect(await whoIs(visitor)).toBe(null);
  });

  it('ends when it expires', async () => {
    const expired = await shop.signedIn(customer, { expiresAt: new Date(Date.now() - 1000) });
    expect(await whoIs(expired)).toBe(null);
    await sweepSessions(shop.db);
    const left = await shop.db.select().from(sessions);
    expect(left.every(({ expiresAt }) => expiresAt > new Date())).toBe(true);
  });

  it('extends its expiry when it is used, but seldom', async () => {
    const day = 86_400_000;
    const visitor = await shop.signedIn(customer, { expiresAt: new Date(Date.now() + day) });
    const response = await visitor.fetch('/site/info');
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=.*; Max-Age=2592000;/);
    expect((await visitor.fetch('/site/info')).headers.getSetCookie()).toEqual([]);
  });
});

describe('the lifetime', () => {
  const day = 86_400_000;
  const start = new Date('2026-11-20T10:00:00Z');
  const after = (ms: number) => new Date(start.getTime() + ms);
  it.each([
    ['at sign-in', 0, after(30 * day)],
    ['in use', 20 * day, after(50 * day)],
    ['near the absolute end', 70 * day, after(90 * day)],
    ['at the absolute end', 90 * day, after(90 * day)],
  ])('%s', (_, age, end) => expect(toExpiry(start, after(age))).toEqual(end));

  it('is written at most once an hour', () => {
    const session = { createdAt: start, expiresAt: after(30 * day) };
    expect(toRenewal(session, after(3_599_999))).toBe(null);
    expect(toRenewal(session, after(3_600_000))).toEqual(after(30 * day + 3_600_000));
    expect(toRenewal({ createdAt: start, expiresAt: after(90 * day) }, after(89 * day))).toBe(null);
  });
});

describe('the authenticated customer', () => {
  it('is null for a guest', async () => expect(await whoIs(shop.guest())).toBe(null));

  it('has every field', async () => {
    const person = await aCustomer(shop.db, {
      name: 'Baldur ÞÍ Jónsson',
      creditLimit: 5000,
      balanceDue: 200,
    });
    const company = { isCompany: true, creditLimit: null };
    const hotel = await aCustomer(shop.db, {
      ...company,
      name: 'Hótel',
      nameSort: 'hotel',
      ssn: '5801012340',
    });
    const cafe = await aCustomer(shop.db, {
      ...company,
      name: 'Kaffi',
      nameSort: 'kaffi',
      ssn: '5801012341',
    });
    await shop.db.insert(companyMembers).values([
      { customerId: person, companyId: hotel, role: 'Manager' },
      { customerId: person, companyId: cafe, role: 'Employee' },
    ]);
    await shop.db.insert(billToCustomers).values([
      { customerId: person, billToId: hotel },
      { customerId: person, billToId: cafe },
    ]);
    const visitor = await shop.signedIn(person);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({
      id: String(person),
      name: 'Baldur ÞÍ Jónsson',
      actorName: null,
      address: { addressLine1: 'Prófgata 1', city: 'Reykjavík', postalCode: '101', country: 'IS' },
      isAgent: false,
      isCompany: false,
      isConfirmed: true,
      creditLimit: 5000,
      balanceDue: 200,
      companies: [
        { id: String(hotel), companyName: 'Hótel', companySsn: '5801012340' },
        { id: String(cafe), companyName: 'Kaffi', companySsn: '5801012341' },
      ],
      contextVersion: 7,
    });
    const accountOnly = [{ id: 'account', type: 'Account', last4: null, active: true }];
    expect(await paymentMethodsOf(visitor)).toMatchObject(accountOnly);
    const ofCompanies = `query {
      authenticatedCustomer { companies { companyAddress } managerCompanies { id } }
    }` as Operation<unknown, object>;
    const companyAddress = 'Prófgata 1, 101 Reykjavík';
    expect(await visitor.ask(ofCompanies, {})).toEqual({
      authenticatedCustomer: {
        companies: [{ companyAddress }, { companyAddress }],
        managerCompanies: [{ id: String(hotel) }],
      },
    });
    expect((await visitor.ask(CartDocument, {})).cart.billToCustomer).toBe(null);
    const billed = await shop.signedIn(person, { billToId: hotel });
    expect((await billed.ask(CartDocument, {})).cart.billToCustomer?.name).toBe('Hótel');
  });

  it('without an account has no limit, and the actor is named when acting for another', async () => {
    const agent = await aCustomer(shop.db, { name: 'Vala', isAgent: true });
    const someone = await aCustomer(shop.db, { creditLimit: null });
    const visitor = await shop.signedIn(someone, { actorId: agent });
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({
      actorName: 'Vala',
      creditLimit: null,
      balanceDue: null,
    });
    expect(await paymentMethodsOf(visitor)).toEqual([]);
  });
});
