import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { rateLimits, sessions } from '../../backend/src/db/schema/sessions.ts';
import { endRevokedSessions } from '../../backend/src/modules/session/revocation.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
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
beforeEach(async () => {
  identity.accounts.clear();
  identity.breakWith(null);
  await shop.db.delete(sessions);
  await shop.db.delete(rateLimits);
});

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
const isIn = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer !== null;
const later = () =>
  shop.db.execute(`UPDATE sessions SET identity_checked_at = now() - interval '61 seconds'`);

async function signIn(): Promise<Visitor> {
  const visitor = shop.guest();
  await visitor.post('/customer/auth/credentials', { idToken: await identity.token('jona') });
  return visitor;
}

it.each([
  ['closed', { users: [{ localId: 'jona', disabled: true }] }],
  ['signed out everywhere', { users: [{ localId: 'jona', validSince: String(seconds(3600)) }] }],
  ['deleted', {}],
])('every session of an account that was %s ends within a minute', async (_, answer) => {
  const visitors = [await signIn(), await signIn()];
  const other = await shop.signedIn(customer);
  expect(await endRevokedSessions(shop)).toBe(0);
  identity.accounts.set('jona', answer);
  expect(await endRevokedSessions(shop)).toBe(0);
  await later();
  expect(await endRevokedSessions(shop)).toBe(2);
  expect(await Promise.all([...visitors, other].map(isIn))).toEqual([false, false, true]);
});

it.each([
  ['is away', { status: 503, type: 'text/plain', body: '' }],
  ['answers HTML', { status: 200, type: 'text/html', body: '<h1>Villa</h1>' }],
])('no one is signed out while the identity service %s', async (_, answer) => {
  const visitor = await signIn();
  await later();
  identity.breakWith(() => Promise.resolve(answer));
  await expect(endRevokedSessions(shop)).rejects.toBeInstanceOf(Error);
  expect(await isIn(visitor)).toBe(true);
});

it('all due sessions are checked, however many are open', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({
    tokenHash: `many-${index}`,
    actorId: customer,
    customerId: customer,
    identityUid: `gone-${index}`,
    contextVersion: 1,
    expiresAt: new Date(seconds(3600) * 1000),
  }));
  await shop.db.insert(sessions).values(rows);
  await later();
  identity.breakWith(() => Promise.resolve({ status: 200, type: 'application/json', body: '{}' }));
  expect(await endRevokedSessions(shop)).toBe(250);
});

it('two processes do not check the same accounts', async () => {
  await Promise.all([signIn(), signIn()]);
  await later();
  let lookupCount = 0;
  identity.breakWith(() => {
    lookupCount += 1;
    return Promise.resolve({
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ users: [{ localId: 'jona' }] }),
    });
  });
  await Promise.all([endRevokedSessions(shop), endRevokedSessions(shop)]);
  expect(lookupCount).toBe(1);
});

it('a password change keeps this session signed in, and no other', async () => {
  const [here, there] = [await signIn(), await signIn()];
  const copied = here.cookies.get('session')!;
  await shop.db.execute(`UPDATE sessions SET identity_auth_at = now() - interval '1 hour'`);
  identity.accounts.set('jona', { users: [{ localId: 'jona', validSince: String(seconds(-5)) }] });
  const renewed = await here.post('/customer/auth/renewal', { idToken: await identity.token('jona') });
  expect(renewed.status).toBe(200);
  expect(here.cookies.get('session')).not.toBe(copied);
  await later();
  expect(await endRevokedSessions(shop)).toBe(0);
  expect(await Promise.all([here, there].map(isIn))).toEqual([true, false]);
});

it.each([
  ['of somebody else', 'elma', {}],
  ['from before the change', 'jona', { auth_time: seconds(-301) }],
])('a token %s renews nothing', async (_, uid, claims) => {
  const visitor = await signIn();
  const idToken = await identity.token(uid, claims);
  const response = await visitor.post('/customer/auth/renewal', { idToken });
  expect([response.status, await isIn(visitor)]).toEqual([401, true]);
});

it('a guest renews nothing', async () => {
  const response = await shop
    .guest()
    .post('/customer/auth/renewal', { idToken: await identity.token('jona') });
  expect(response.status).toBe(401);
});
