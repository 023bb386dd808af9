import { describe, expect, it } from 'vitest';
import { billToCustomers, logins } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import { createApp } from '../../backend/src/app.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { testConfig } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';
import { path, identity, shop, customer, signIn, setUpAuth } from './auth-setting.ts';

setUpAuth();

const nameOf = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.name ?? null;

describe('the credentials endpoint', () => {
  it('returns 200 when signed in, with a cookie that scripts cannot read and a hint that they can', async () => {
    const visitor = shop.guest();
    const response = await signIn(visitor);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(await nameOf(visitor)).toBe('Jóna ÞÍ');
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: customer,
      action: 'sign-in',
    });
  });

  it('sets __Host- and Secure cookies in production', async () => {
    const secure = {
      ...shop,
      config: testConfig({ ...identity.env, COOKIE_SECURE: 'true' }),
    };
    const response = await signIn(new Visitor(createApp(secure)));
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(hint).toMatch(/^signed-in=1; .*Secure/);
  });

  it('returns 204 for a person unknown to this shop', async () => {
    const visitor = shop.guest();
    const response = await signIn(visitor, 'nobody');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(visitor.cookies.size).toBe(0);
  });

  it('returns 300 for several customers, of which one is picked', async () => {
    const person = await aCustomer(shop.db, { name: 'Elma ÞÍ', nameSort: 'elma' });
    const company = await aCustomer(shop.db, { name: 'Kría slf.', nameSort: 'kria', isCompany: true });
    await shop.db.insert(logins).values([
      { identityUid: 'elma', customerId: person },
      { identityUid: 'elma', customerId: company, actorName: 'Elma ÞÍ' },
    ]);
    const visitor = shop.guest();
    const response = await signIn(visitor, 'elma');
    expect(response.status).toBe(300);
    expect(await response.json()).toEqual([
      { id: person, name: 'Elma ÞÍ', actorName: null },
      { id: company, name: 'Kría slf.', actorName: 'Elma ÞÍ' },
    ]);
    expect(visitor.cookies.size).toBe(0);

    const idToken = await identity.token('elma');
    expect((await visitor.post(path, { idToken, selectedCustomer: company })).status).toBe(200);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({
      id: String(company),
      name: 'Kría slf.',
      actorName: 'Elma ÞÍ',
    });
  });

  it('refuses a customer of another login exactly as one that does not exist', async () => {
    const foreign = await aCustomer(shop.db);
    const answers = [];
    for (const selectedCustomer of [foreign, 2_000_000_000]) {
      const visitor = shop.guest();
      const response = await visitor.post(path, { idToken: await identity.token('jona'), selectedCustomer });
      answers.push([response.status, await response.json(), visitor.cookies.size]);
    }
    expect(answers[0]).toEqual([
      403,
      { code: 'PERMISSION_DENIED', message: 'Þú hefur ekki heimild til að skoða þetta.' },
      0,
    ]);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('refuses a customer that was deactivated', async () => {
    const closed = await aCustomer(shop.db, { isActive: false });
    await shop.db.insert(logins).values({ identityUid: 'closed', customerId: closed });
    const response = await signIn(shop.guest(), 'closed');
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        code: 'PERMISSION_DENIED',
        message: 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
        reason: 'err.disabled',
      },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['an empty token', { idToken: '' }],
    ['a number', { idToken: 5 }],
    ['an unknown field', { idToken: 'x', admin: true }],
    ['a customer as text', { idToken: 'x', selectedCustomer: '1' }],
    ['a negative customer', { idToken: 'x', selectedCustomer: -1 }],
    ['a fractional customer', { idToken: 'x', selectedCustomer: 1.5 }],
    ['a list', []],
    ['null', null],
  ])('returns 400 for %s', async (_, body) => {
    const response = await shop.guest().post(path, body);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    ]);
  });

  it('returns 400 for invalid JSON', async () => {
    const response = await shop.guest().fetch(path, { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
  });
});

describe('who is billed after a sign-in', () => {
  it.each([
    ['the only one that can be', 1, 'Hótel Hvönn ehf.'],
    ['nobody, where one of several has to be chosen', 2, undefined],
  ])('is %s', async (_, count, name) => {
    const customerId = await aCustomer(shop.db);
    await shop.db.insert(logins).values({ identityUid: `billed-${count}`, customerId });
    for (let index = 0; index < count; index += 1) {
      const billToId = await aCustomer(shop.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
      await shop.db.insert(billToCustomers).values({ customerId, billToId });
    }
    const visitor = shop.guest();
    expect((await signIn(visitor, `billed-${count}`)).status).toBe(200);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer?.billTo?.name).toBe(name);
    expect((await visitor.ask(CartDocument, {})).cart.billToCustomer?.name).toBe(name);
  });
});

describe('attempts', () => {
  it('that fail are counted, 30 a minute, and do not block valid tokens', async () => {
    const statuses = [];
    for (let count = 0; count < 32; count += 1) {
      statuses.push((await shop.guest().post(path, { idToken: 'x' })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429]);
    expect((await signIn(shop.guest())).status).toBe(200);
  });

  it('in parallel get no more', async () => {
    const tries = Array.from({ length: 40 }, () => shop.guest().post(path, { idToken: 'x' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  });

  it('that succeed are not counted', async () => {
    for (let count = 0; count < 32; count += 1) expect((await signIn(shop.guest())).status).toBe(200);
  });
});

describe('the guest’s cart at sign-in', () => {
  it('is merged into the customer’s, as far as stock allows', async () => {
    const [both, scarce, mine, otherLine, sold] = await Promise.all([
      aProduct(shop.db),
      aProduct(shop.db, { stockOnHand: 7, unitOfMeasure: 2 }),
      aProduct(shop.db),
      aProduct(shop.db),
      aProduct(shop.db, { stockOnHand: 3 }),
    ]);
    const add = (visitor: Visitor, product: number, quantity: number) =>
      visitor.ask(addToCartDocument, { productId: String(product), quantity });
    const own = await shop.signedIn(customer);
    await add(own, both, 2);
    await add(own, scarce, 4);
    await add(own, mine, 1);
    const guest = shop.guest();
    await add(guest, both, 3);
    await add(guest, scarce, 4);
    await add(guest, otherLine, 5);
    await add(guest, sold, 3);
    await shop.db.execute(`UPDATE products SET stock_on_hand = 0 WHERE id = ${sold}`);
    const guestCart = guest.cookies.get('cart')!;
    await signIn(guest);

    const { cart } = await guest.ask(CartDocument, {});
    expect(cart.items.map(({ product, quantity }) => [Number(product.id), quantity])).toEqual([
      [both, 5],
      [scarce, 6],
      [mine, 1],
      [otherLine, 5],
    ]);
    expect(guest.cookies.has('cart')).toBe(false);
    const thief = shop.guest();
    thief.cookies.set('cart', guestCart);
    expect((await thief.ask(CartDocument, {})).cart.items).toEqual([]);
  });
});
