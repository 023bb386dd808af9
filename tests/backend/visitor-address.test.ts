import { createUserWithEmailAndPassword } from 'firebase/auth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../backend/src/app.ts';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  ApplyPromoCodeDocument,
  ConfirmEmailDocument,
  ForgotPasswordDocument,
  PreflightRegistrationDocument,
  RegisterCustomerDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { signAddress } from '../../lib/contract/visitor-address.ts';
import { startIdentity, temporaryFolder, type IdentityServer } from '../emulators/identity-server.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { storefrontSecret, testConfig, testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

const password = 'Lykilord-2026';
const attacker = '203.0.113.66';
const honest = '198.51.100.7';

const place = temporaryFolder();
let identity: IdentityServer;
let shop: Shop;
/** Two backends behind one storefront, with nothing else in front. */
let apps: [App, App];
let warnings: string[];
beforeAll(async () => {
  identity = await startIdentity(place.folder);
  shop = await testShop(identity.env);
});
afterAll(async () => {
  await shop.connection.close();
  await identity.stop();
  place.remove();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  await shop.db.delete(jobs);
  warnings = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  apps = [createApp({ ...shop, log }), createApp({ ...shop, log })];
});

let calls = 0;
/** A visitor of the storefront, alternating between the backends; `told` replaces the valid signature. */
function from(address: string, addressHeader = signAddress(address, storefrontSecret), app?: App): Visitor {
  calls += 1;
  const visitor = new Visitor(app ?? apps[calls % 2]!);
  visitor.headers['X-Visitor-Address'] = addressHeader;
  return visitor;
}

let last = 0;
/** Someone whose login the shop knows. */
async function person(): Promise<{ email: string; idToken: string }> {
  last += 1;
  const email = `heidarlegur${last}@vorulind.test`;
  const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, password);
  const customerId = await aCustomer(shop.db, { email });
  await shop.db.insert(logins).values({ identityUid: user.uid, customerId });
  return { email, idToken: await user.getIdToken() };
}
async function stranger(email: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, password);
  return user.getIdToken();
}

const exchange = async (visitor: Visitor, idToken: string) =>
  (await visitor.post('/customer/auth/credentials', { idToken })).status;
const junk = (count: number, visitorOf: () => Visitor) =>
  Promise.all(Array.from({ length: count }, () => exchange(visitorOf(), 'x.y.z')));
const through = (statuses: number[]) => statuses.filter((status) => status === 401).length;
const registration = (idToken: string, ssn: string) => ({
  input: {
    ssn,
    name: 'Heiðarleg ÞÍ',
    phone: '7701001',
    addressLine1: 'Prófgata 1',
    postalCode: '101',
    city: 'Reykjavík',
    acceptTerms: true,
    allowMarketing: false,
    idToken,
  },
});

describe('one visitor’s junk behind the same storefront', () => {
  it('of 40 tokens blocks its sender, and no one with a valid token', async () => {
    const [someone, neighbour] = [await person(), await person()];
    expect(through(await junk(40, () => from(attacker)))).toBe(30);
    expect(await exchange(from(honest), 'x.y.z')).toBe(401);
    expect(await exchange(from(honest), someone.idToken)).toBe(200);
    // A person on the attacker's network.
    expect(await exchange(from(attacker), neighbour.idToken)).toBe(200);
  });

  it('of foreign customers, tried by one login, blocks neither its network nor another login', async () => {
    const [own, other] = [await person(), await person()];
    const wrong = () =>
      from(attacker).post('/customer/auth/credentials', {
        idToken: own.idToken,
        selectedCustomer: 2_000_000_000,
      });
    const statuses = (await Promise.all(Array.from({ length: 14 }, wrong))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(await exchange(from(attacker), other.idToken)).toBe(200);
  });

  it('of preflights and tokens blocks no registration of someone else', async () => {
    const preflight = (visitor: Visitor, ssn: string) => visitor.ask(PreflightRegistrationDocument, { ssn });
    for (let count = 0; count < 20; count += 1)
      await preflight(from(attacker), `010180${String(count).padStart(4, '0')}`);
    await from(attacker).fail(PreflightRegistrationDocument, { ssn: '0101809999' });
    const tries = Array.from({ length: 25 }, () =>
      from(attacker).fail(RegisterCustomerDocument, registration('x.y.z', '0101809998')),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(20);

    await preflight(from(honest), '0101809997');
    const [one, other] = [await stranger('nyskrad1@vorulind.test'), await stranger('nyskrad2@vorulind.test')];
    await from(honest).ask(RegisterCustomerDocument, registration(one, '0101809997'));
    await from(attacker).ask(RegisterCustomerDocument, registration(other, '0101809996'));
  });

  it('of taken national ids leaves its network half of the limit', async () => {
    const [greedy, good] = [await stranger('frekur@vorulind.test'), await stranger('godur@vorulind.test')];
    await aCustomer(shop.db, { ssn: '0101809995' });
    for (let count = 0; count < 10; count += 1)
      expect(
        (await from(attacker).fail(RegisterCustomerDocument, registration(greedy, '0101809995'))).code,
      ).toBe('FAILED_PRECONDITION');
    const refused = await from('192.0.2.1').fail(
      RegisterCustomerDocument,
      registration(greedy, '0101809995'),
    );
    expect(refused.code).toBe('UNAVAILABLE');
    await from(attacker).ask(RegisterCustomerDocument, registration(good, '0101809994'));
  });

  it('of password requests blocks no link of someone else, on another network or the same', async () => {
    const { email } = await person();
    const requestReset = (address: string, of: string) =>
      from(address).ask(ForgotPasswordDocument, { email: of });
    for (let count = 0; count < 12; count += 1) await requestReset(attacker, `annar${count}@vorulind.test`);
    for (let count = 0; count < 3; count += 1) await requestReset(attacker, email);
    expect((await from(attacker).fail(ForgotPasswordDocument, { email })).code).toBe('UNAVAILABLE');
    await shop.db.delete(jobs);
    await requestReset(honest, email);
    await requestReset(attacker, 'samstarfsmadur@vorulind.test');
    expect((await shop.db.select().from(jobs)).map(({ payload }) => payload)).toEqual([
      { email },
      { email: 'samstarfsmadur@vorulind.test' },
    ]);
  });

  it('gets an account six links an hour from all networks, and the response does not reveal it', async () => {
    const { email } = await person();
    for (const of of [email, 'enginn@vorulind.test']) {
      await shop.db.delete(jobs);
      for (let count = 0; count < 9; count += 1)
        expect(await from(`192.0.2.${count}`).ask(ForgotPasswordDocument, { email: of })).toEqual({
          forgotPassword: true,
        });
      expect(await shop.db.select().from(jobs)).toHaveLength(6);
    }
  });

  it('of invalid codes blocks no valid code on the same network', async () => {
    const idToken = await stranger('stadfest@vorulind.test');
    await from(honest).ask(RegisterCustomerDocument, registration(idToken, '0101809993'));
    const letters = JSON.stringify((await shop.db.select().from(jobs)).map(({ payload }) => payload));
    const code = /confirm-email#([\w-]{43})/.exec(letters)?.[1] ?? '';
    const tries = Array.from({ length: 35 }, () => from(honest).fail(ConfirmEmailDocument, { code: 'x' }));
    const codes = (await Promise.all(tries)).map((failure) => failure.code);
    expect(codes.filter((one) => one === 'FAILED_PRECONDITION')).toHaveLength(30);
    await from(honest).ask(ConfirmEmailDocument, { code });
  });

  it('of promo codes as guest blocks no customer of the same network', async () => {
    const productId = String(await aProduct(shop.db));
    const reasonOf = async (visitor: Visitor) =>
      (await visitor.fail(ApplyPromoCodeDocument, { code: 'GISK' })).details['reason'];
    const guest = from(attacker);
    await guest.ask(addToCartDocument, { productId, quantity: 1 });
    for (let count = 0; count < 10; count += 1) expect(await reasonOf(guest)).not.toBe('err.tooMany');
    expect(await reasonOf(guest)).toBe('err.tooMany');
    const buyer = await shop.signedIn(await aCustomer(shop.db));
    buyer.headers['X-Visitor-Address'] = signAddress(attacker, storefrontSecret);
    await buyer.ask(addToCartDocument, { productId, quantity: 1 });
    expect(await reasonOf(buyer)).not.toBe('err.tooMany');
  });
});

describe('a signed address', () => {
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ['by another secret', (address: string) => signAddress(address, 'another-secret-of-tests-with-32-bytes')],
    ['six minutes ago', (address: string) => signAddress(address, storefrontSecret, now() - 360)],
    ['in six minutes', (address: string) => signAddress(address, storefrontSecret, now() + 360)],
    [
      'for another address',
      (address: string) => signAddress('10.0.0.1', storefrontSecret).replace('10.0.0.1', address),
    ],
    ['not at all', (address: string) => address],
    ['without an address', (address: string) => signAddress('', storefrontSecret) + address],
  ])('that was signed %s is not trusted, bypasses no limits and is logged once', async (_, forge) => {
    let index = 0;
    const app = apps[0];
    const visitorOf = () => from('', forge(`203.0.113.${(index += 1)}`), app);
    expect(through(await junk(40, visitorOf))).toBe(30);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/STOREFRONT_SECRET/);
  });

  it('is valid for five minutes', async () => {
    const addressHeader = signAddress(attacker, storefrontSecret, now() - 290);
    expect(through(await junk(40, () => from(attacker, addressHeader)))).toBe(30);
    expect(await exchange(from(honest), 'x.y.z')).toBe(401);
    expect(warnings).toEqual([]);
  });

  it('is no signature of the warehouse’s, nor the reverse', async () => {
    const addressHeader = signAddress(attacker, storefrontSecret);
    const app = createApp({ ...shop, config: testConfig({ WAREHOUSE_SECRET: storefrontSecret }) });
    const answer = await new Visitor(app).post(
      '/warehouse/goods',
      {},
      { Signature: addressHeader.split(' ')[1]! },
    );
    expect(answer.status).toBe(403);
  });

  it('of many in one household counts as one', async () => {
    let index = 0;
    const household = () => from(`2001:db8:1:2::${(index += 1).toString(16)}`);
    expect(through(await junk(40, household))).toBe(30);
    expect(await exchange(from('2001:db8:1:3::1'), 'x.y.z')).toBe(401);
  });

  it('takes precedence over a proxy’s, where calls also bypass the storefront', async () => {
    const config = testConfig({ ...identity.env, TRUSTED_PROXIES: '1' });
    const app = createApp({ ...shop, config });
    const visitorOf = () => {
      const visitor = from(attacker, undefined, app);
      visitor.headers['X-Forwarded-For'] = `10.0.0.${(calls % 200) + 1}`;
      return visitor;
    };
    expect(through(await junk(40, visitorOf))).toBe(30);
    const direct = new Visitor(app);
    direct.headers['X-Forwarded-For'] = honest;
    expect(await exchange(direct, 'x.y.z')).toBe(401);
  });
});

it('X-Forwarded-For without a trusted proxy is not trusted, and logged once', async () => {
  const [app] = apps;
  let index = 0;
  const visitorOf = () => {
    const visitor = new Visitor(app);
    visitor.headers['X-Forwarded-For'] = `203.0.113.${(index += 1)}`;
    return visitor;
  };
  expect(through(await junk(40, visitorOf))).toBe(30);
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});
