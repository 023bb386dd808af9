import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { electronicLogins, electronicSignIns } from '../../backend/src/db/schema/electronic-id.ts';
import { auditLog, rateLimits, sessions } from '../../backend/src/db/schema/sessions.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { aCustomer } from '../kit/builders.ts';
import { startOpenIdPages, type OpenIdPages } from '../kit/openid-pages.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { origin, type Visitor } from '../kit/visitor.ts';
import { call, notFound } from './electronic-id-setting.ts';
import { leaveShop, Person } from './person-on-pages.ts';

const jona = '0209804299';
const baldur = '2811913049';
const ended = {
  status: 409,
  body: {
    code: 'FAILED_PRECONDITION',
    message: 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.',
  },
};

let service: OpenIdPages;
let shop: Shop;
let customerId: number;
beforeAll(async () => {
  service = await startOpenIdPages(`${origin}/auth/electronic`);
  shop = await testShop(service.env);
  customerId = await aCustomer(shop.db, { name: 'Jóna ÞÍ Haraldsdóttir', ssn: jona });
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  await shop.db.delete(electronicSignIns);
  service.forge(null);
  service.proveBy('sim-auth');
  service.placeClaim('token');
  service.setDown(false);
});

/** Leaves the shop and comes back with an answer. */
async function goAndReturn(visitor: Visitor, change: (url: URL) => void = () => undefined): Promise<string> {
  const url = new URL(await leaveShop(visitor));
  change(url);
  return new Person().confirm(url.href, jona);
}
const giveBack = (visitor: Visitor, answer: string) => call(visitor, '/return', { answer });

describe('electronic id on the pages of the service', () => {
  it('asks for a fresh proof with PKCE, state and nonce, by app or phone', async () => {
    const url = new URL(await leaveShop(shop.guest()));
    expect(url.origin).toBe(service.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'profun',
      response_type: 'code',
      redirect_uri: `${origin}/auth/electronic`,
      scope: 'openid profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      acr_values: 'app-auth sim-auth',
      prompt: 'login',
      max_age: '600',
      ui_locales: 'is',
    });
  });

  it.each(['token', 'userinfo'] as const)('signs in who the %s names', async (place) => {
    service.placeClaim(place);
    const visitor = shop.guest();
    const returned = await giveBack(visitor, await goAndReturn(visitor));
    expect(returned).toEqual({ status: 200, body: { reference: expect.stringMatching(/^[\w-]{22}\./) } });
    expect(await call(visitor, '/userinfo', returned.body)).toEqual({ status: 200, body: {} });
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({ id: String(customerId) });
    expect((await shop.db.select().from(sessions)).at(-1)).toMatchObject({ isStrong: true });
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      action: 'sign-in',
      details: { by: 'electronic-id', way: 'redirect' },
    });
    expect(await call(visitor, '/userinfo', returned.body)).toEqual(notFound);
    expect(await shop.db.select().from(electronicSignIns)).toEqual([]);
  });

  it('lets a person with several users choose', async () => {
    const hotel = await aCustomer(shop.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
    await aCustomer(shop.db, { name: 'Baldur ÞÍ Jónsson', ssn: baldur });
    await shop.db.insert(electronicLogins).values({ nationalId: baldur, customerId: hotel });
    const visitor = shop.guest();
    const answer = await new Person().confirm(await leaveShop(visitor), baldur);
    const { body } = await giveBack(visitor, answer);
    expect(await call(visitor, '/userinfo', body)).toMatchObject({ status: 300 });
    const chosen = await call(visitor, '/userinfo', { ...body, selectedCustomer: hotel });
    expect(chosen.status).toBe(200);
  });

  it('leads who is unknown to the shop to signing up', async () => {
    const visitor = shop.guest();
    const { body } = await giveBack(
      visitor,
      await new Person().confirm(await leaveShop(visitor), '0101303019'),
    );
    expect((await call(visitor, '/userinfo', body)).status).toBe(204);
    expect(visitor.cookies.has('shown-id')).toBe(true);
  });

  it('does not take the session at the service for the next person', async () => {
    const person = new Person();
    await person.confirm(await leaveShop(shop.guest()), jona);
    expect(await person.open(await leaveShop(shop.guest()))).toContain('Kennitala');
  });

  it('has no calls of the way by phone', async () => {
    for (const path of ['', '/status', '/cancel'])
      expect((await call(shop.guest(), path, { reference: 'x' })).status).toBe(503);
  });
});

describe('refuses', () => {
  it('an answer in another browser, and leaves it good in its own', async () => {
    const visitor = shop.guest();
    const answer = await goAndReturn(visitor);
    expect(await giveBack(shop.guest(), answer)).toEqual(notFound);
    const other = shop.guest();
    await leaveShop(other);
    expect(await giveBack(other, answer)).toEqual(notFound);
    expect((await giveBack(visitor, answer)).status).toBe(200);
  });

  it('an answer that was given before, also twice at once', async () => {
    const visitor = shop.guest();
    const answer = await goAndReturn(visitor);
    const twice = await Promise.all([giveBack(visitor, answer), giveBack(visitor, answer)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await giveBack(visitor, answer)).toEqual(notFound);
  });

  it('the state as a reference to what was proved', async () => {
    const visitor = shop.guest();
    const reference = new URLSearchParams(await goAndReturn(visitor)).get('state');
    expect(await call(visitor, '/userinfo', { reference })).toEqual(notFound);
  });

  it('the code of one sign-in with the state of another', async () => {
    const visitor = shop.guest();
    const first = new URLSearchParams(await goAndReturn(visitor));
    const second = new URLSearchParams(await goAndReturn(visitor));
    second.set('code', first.get('code') ?? '');
    expect(await giveBack(visitor, String(second))).toEqual(ended);
  });

  it.each(['', 'code=x', 'state=x&code=x', 'x'.repeat(4001)])('what is no answer: %.30j', async (answer) => {
    expect((await giveBack(shop.guest(), answer)).status).toBeOneOf([400, 404]);
  });

  it('a person who said no, without a word of who', async () => {
    const visitor = shop.guest();
    const answer = await new Person().cancel(await leaveShop(visitor));
    expect(answer).toContain('error=access_denied');
    expect(await giveBack(visitor, answer)).toEqual(ended);
    expect(await giveBack(visitor, answer)).toEqual(notFound);
  });

  it('an answer after ten minutes', async () => {
    const visitor = shop.guest();
    const answer = await goAndReturn(visitor);
    await shop.db.execute(sql`UPDATE electronic_sign_ins SET expires_at = now() - interval '1 second'`);
    expect(await giveBack(visitor, answer)).toEqual(notFound);
  });

  it.each([
    ['another nonce', { nonce: 'annad' }],
    ['another audience', { aud: 'annar-vefur' }],
    ['another issuer', { iss: 'http://annar.test' }],
    ['a time that is over', { exp: 1 }],
    ['a proof that is an hour old', { auth_time: Math.floor(Date.now() / 1000) - 3600 }],
    ['no time of the proof', { auth_time: undefined }],
    ['no national id', { nationalRegisterId: 'jona' }],
  ])('a token with %s', async (_title, claims) => {
    service.forge({ claims });
    const visitor = shop.guest();
    expect((await giveBack(visitor, await goAndReturn(visitor))).status).toBe(503);
    expect(await shop.db.select().from(electronicSignIns)).toEqual([]);
  });

  it('a token that another key signed', async () => {
    service.forge({ key: 'another' });
    const visitor = shop.guest();
    expect((await giveBack(visitor, await goAndReturn(visitor))).status).toBe(503);
  });

  it.each<[string, (url: URL) => void]>([
    ['another nonce', ({ searchParams }) => searchParams.set('nonce', 'annad')],
    ['a weaker proof', ({ searchParams }) => searchParams.set('acr_values', 'password')],
  ])('who asked the service for %s', async (title, change) => {
    if (title === 'a weaker proof') service.proveBy('password');
    const visitor = shop.guest();
    expect((await giveBack(visitor, await goAndReturn(visitor, change))).status).toBe(503);
  });

  it('an answer that names another service', async () => {
    const visitor = shop.guest();
    const answer = new URLSearchParams(await goAndReturn(visitor));
    answer.set('iss', 'http://annar.test');
    expect((await giveBack(visitor, String(answer))).status).toBe(503);
  });
});

describe('a service in trouble', () => {
  it('lets nobody leave for it, and does so once it is back', async () => {
    const another = await testShop(service.env);
    service.setDown(true);
    expect((await call(another.guest(), '/redirect', {})).body).toMatchObject({ code: 'UNAVAILABLE' });
    service.setDown(false);
    expect((await call(another.guest(), '/redirect', {})).status).toBe(200);
    await another.connection.close();
  });

  it('signs in nobody on the way back', async () => {
    const visitor = shop.guest();
    const answer = await goAndReturn(visitor);
    service.setDown(true);
    expect((await giveBack(visitor, answer)).body).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is left alone by an address that starts thirty in ten minutes', async () => {
    for (let starts = 0; starts < 30; starts += 1)
      expect((await call(shop.guest(), '/redirect', {})).status).toBe(200);
    expect((await call(shop.guest(), '/redirect', {})).status).toBe(429);
  });
});

it('the backend does not start with a scope that is not of OpenID Connect', () => {
  expect(() => testConfig({ ...service.env, ELECTRONIC_ID_SCOPE: 'profile' })).toThrow(/ELECTRONIC_ID_SCOPE/);
});
