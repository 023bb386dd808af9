import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../backend/src/app.ts';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument, AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

const path = '/customer/auth/credentials';

let identity: Identity;
let shop: Shop;
let customer: number;
/** Two backends on one database, behind one proxy. */
let apps: [App, App];
beforeAll(async () => {
  identity = await startIdentity();
  shop = await testShop(identity.env);
  customer = await aCustomer(shop.db);
  await shop.db.insert(logins).values({ identityUid: 'jona', customerId: customer });
  const platform = { ...shop, config: testConfig({ ...identity.env, TRUSTED_PROXIES: '1' }) };
  apps = [createApp(platform), createApp(platform)];
});
afterAll(async () => {
  await shop.connection.close();
  await identity.close();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
});

interface Guess {
  address?: string;
  forged?: string;
  body?: object;
}

/** Guess number `index`, alternating between the backends. */
async function guess(index: number, { address = '10.0.0.1', forged = '', body }: Guess = {}) {
  const visitor = new Visitor(apps[index % 2 === 0 ? 0 : 1]);
  visitor.headers['X-Forwarded-For'] = forged ? `${forged}, ${address}` : address;
  const { status } = await visitor.post(path, body ?? { idToken: 'x' });
  return status;
}

const many = (count: number, how: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, index) => how(index)));
const through = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

describe('guesses at two backends', () => {
  it('from one address: thirty a minute get through', async () => {
    expect(through(await many(100, (index) => guess(index)))).toBe(30);
    expect(await guess(0, { address: '10.0.0.2' })).toBe(401);
  });

  it('from one address behind forged ones: not one more', async () => {
    expect(through(await many(100, (index) => guess(index, { forged: `1.2.3.${index}` })))).toBe(30);
  });

  it('from one household’s many addresses: as from one', async () => {
    const addresses = (index: number) => `2001:db8:1:2:${index.toString(16)}::${index.toString(16)}`;
    expect(through(await many(60, (index) => guess(index, { address: addresses(index) })))).toBe(30);
    expect(await guess(0, { address: '2001:db8:1:2::1' })).toBe(429);
    expect(await guess(0, { address: '2001:db8:1:3::1' })).toBe(401);
  });

  it('from one address by many connections of a proxy that includes their ports: as from one', async () => {
    expect(through(await many(60, (index) => guess(index, { address: `10.0.0.9:${5000 + index}` })))).toBe(
      30,
    );
  });

  it('at one account from many addresses: ten a minute get through, and its owner can still sign in', async () => {
    const body = { idToken: await identity.token('jona'), selectedCustomer: customer + 1 };
    const statuses = await many(60, (index) => guess(index, { address: `10.0.1.${index}`, body }));
    expect(through(statuses)).toBe(10);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    const right = { idToken: await identity.token('jona') };
    expect(await guess(0, { address: '10.0.2.1', body: right })).toBe(200);
  });

  it('are allowed again in the next minute', async () => {
    await many(40, (index) => guess(index));
    await shop.db.execute(`UPDATE rate_limits SET window_ends_at = now() - interval '1 second'`);
    expect(await guess(0)).toBe(401);
  });
});

describe('carts that guests begin', () => {
  const guestAt = (address: string, cookies = {}) => {
    const visitor = new Visitor(apps[0], cookies);
    visitor.headers['X-Forwarded-For'] = address;
    return visitor;
  };
  const add = (visitor: Visitor, productId: string) =>
    visitor.ask(addToCartDocument, { productId, quantity: 1 }).then(
      () => 'added',
      (error: unknown) => (error as Error).message,
    );

  it('are six hundred an hour from one network, and nobody else pays for it', async () => {
    const productId = String(await aProduct(shop.db));
    const first = guestAt('2001:db8:1:2::1');
    expect(await add(first, productId)).toBe('added');
    await shop.db.update(rateLimits).set({ count: 599 });
    expect(await add(guestAt('2001:db8:1:2::2'), productId)).toBe('added');
    expect(await add(guestAt('2001:db8:1:2:3::3'), productId)).toContain('Of margar tilraunir');
    expect(await add(first, productId)).toBe('added');
    expect(await add(guestAt('2001:db8:1:3::1'), productId)).toBe('added');
    const signedIn = guestAt('2001:db8:1:2::4');
    await signedIn.post(path, { idToken: await identity.token('jona') });
    expect(await add(signedIn, productId)).toBe('added');
  });
});

it('a cookie is void after logout, a hundred times, at either backend', async () => {
  const visitor = new Visitor(apps[0]);
  const copies: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    await visitor.post(path, { idToken: await identity.token('jona') });
    copies.push(visitor.cookies.get('session')!);
  }
  await visitor.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  let accepted = 0;
  for (let count = 0; count < 100; count += 1) {
    const thief = new Visitor(apps[count % 2 === 0 ? 0 : 1], { session: copies[count % copies.length]! });
    const { authenticatedCustomer } = await thief.ask(AuthenticatedCustomerDocument, {});
    accepted += authenticatedCustomer ? 1 : 0;
  }
  expect(accepted).toBe(0);
});
