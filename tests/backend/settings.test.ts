import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, logins } from '../../backend/src/db/schema/customers.ts';
import { auditLog, sessions } from '../../backend/src/db/schema/sessions.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  AccountSettingsDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SetMarketingConsentDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let identity: Identity;
let shop: Shop;
let customer: number;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await testShop(identity.env);
  customer = await aCustomer(shop.db, { name: 'Jóna ÞÍ', email: 'jona@vorulind.test' });
  await shop.db.insert(logins).values({ identityUid: 'jona', customerId: customer });
});
afterAll(async () => {
  await shop.connection.close();
  await identity.close();
});

const settings = async (visitor: Visitor) => (await visitor.ask(AccountSettingsDocument, {})).accountSettings;
const whoIs = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.id ?? null;
const endSession = async (visitor: Visitor, sessionId: string) =>
  (await visitor.fail(EndSessionDocument, { sessionId })).code;

async function signIn(userAgent = chromeOnWindows): Promise<Visitor> {
  const visitor = shop.guest();
  visitor.headers['User-Agent'] = userAgent;
  await visitor.post('/customer/auth/credentials', { idToken: await identity.token('jona') });
  return visitor;
}

describe('own sessions', () => {
  it('name the browsers, this one first', async () => {
    await shop.db.delete(sessions);
    await signIn('curl/8');
    await signIn();
    const { name, email, isConfirmed, sessions: list } = await settings(await signIn());
    expect([name, email, isConfirmed]).toEqual(['Jóna ÞÍ', 'jona@vorulind.test', true]);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome á Windows', true],
      ['Chrome á Windows', false],
      ['Óþekkt tæki', false],
    ]);
    expect(Date.parse(list[0]!.signedInAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('store no more of the User-Agent than needed', async () => {
    const visitor = await signIn('x'.repeat(5000));
    await settings(visitor);
    const rows = await shop.db.select().from(sessions);
    expect(Math.max(...rows.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(400);
  });

  it('are ended one by one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const other = (await settings(there)).sessions[0]!.id;
    const left = await here.ask(EndSessionDocument, { sessionId: other });
    expect(left.endSession.sessions.some(({ id }) => id === other)).toBe(false);
    expect([await whoIs(here), await whoIs(there)]).toEqual([String(customer), null]);
    expect(await endSession(here, other)).toBe('NOT_FOUND');
  });

  it('are all ended except this one, which gets a new id', async () => {
    await shop.db.delete(sessions);
    const [here, ...others] = [await signIn(), await signIn(), await signIn()];
    const copied = here.cookies.get('session')!;
    const { endOtherSessions } = await here.ask(EndOtherSessionsDocument, {});
    expect(endOtherSessions.sessions).toHaveLength(1);
    expect(here.cookies.get('session')).not.toBe(copied);
    const thief = shop.guest();
    thief.cookies.set('session', copied);
    expect(await Promise.all([here, ...others, thief].map(whoIs))).toEqual([
      String(customer),
      null,
      null,
      null,
    ]);
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      action: 'end-sessions',
      details: { ended: 2 },
    });
  });

  it('of other people get the response of unknown ones', async () => {
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    const otherSessionId = (await settings(stranger)).sessions[0]!.id;
    const here = await signIn();
    const own = (await settings(here)).sessions[0]!.id;
    for (const sessionId of [otherSessionId, '999999999', '0', '-1', 'x', own, '1e9', '99999999999999999999'])
      expect(await endSession(here, sessionId)).toBe('NOT_FOUND');
    await here.ask(EndOtherSessionsDocument, {});
    expect(await whoIs(stranger)).not.toBe(null);
  });

  it('of two people behind one company’s login are separate', async () => {
    const company = await aCustomer(shop.db, { name: 'Kría slf.', isCompany: true });
    const elma = await shop.signedIn(company, { actorName: 'Elma', identityUid: 'elma' });
    const ari = await shop.signedIn(company, { actorName: 'Ari', identityUid: 'ari' });
    expect((await settings(elma)).sessions).toHaveLength(1);
    await elma.ask(EndOtherSessionsDocument, {});
    expect(await whoIs(ari)).toBe(String(company));
  });

  it('of one login are one person’s, whichever of its customers was picked', async () => {
    const [one, two] = [await aCustomer(shop.db), await aCustomer(shop.db)];
    const first = await shop.signedIn(one, { identityUid: 'tvenna' });
    const second = await shop.signedIn(two, { identityUid: 'tvenna' });
    expect((await settings(first)).sessions).toHaveLength(2);
    await first.ask(EndOtherSessionsDocument, {});
    expect(await whoIs(second)).toBe(null);
  });

  it('record the last use once an hour, also where the expiry is no longer extended', async () => {
    const start = new Date(Date.now() - 85 * 86_400_000);
    const visitor = await shop.signedIn(customer, {
      createdAt: start,
      lastUsedAt: new Date(Date.now() - 7_200_000),
      expiresAt: new Date(start.getTime() + 90 * 86_400_000),
    });
    await whoIs(visitor);
    const { sessions: list } = await settings(visitor);
    expect(Date.parse(list[0]!.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('the login', () => {
  it('is the identity service’s account, with its second factor', async () => {
    const visitor = await signIn();
    const phoneNumber = '+3547701001';
    const account = { localId: 'jona', email: 'innskraning@vorulind.test', phoneNumber, mfaInfo: [{}] };
    identity.accounts.set('jona', { users: [account] });
    expect((await settings(visitor)).login).toEqual({
      email: account.email,
      hasSecondFactor: true,
      phoneNumber,
    });
    identity.accounts.delete('jona');
  });

  it('is null for an electronic id', async () => {
    expect((await settings(await shop.signedIn(customer))).login).toBeNull();
  });

  it('is unknown while the identity service is away, but the rest is known', async () => {
    const visitor = await signIn();
    identity.breakWith(() => Promise.resolve({ status: 503, type: 'text/plain', body: '' }));
    const { login, sessions: list } = await settings(visitor);
    identity.breakWith(null);
    expect([login, list.length > 0]).toEqual([
      { email: null, hasSecondFactor: false, phoneNumber: null },
      true,
    ]);
  });
});

describe('consent to mail', () => {
  it('is the signed-in person’s own, whichever customer is acted for', async () => {
    const agent = await aCustomer(shop.db, { isAgent: true });
    const acting = await shop.signedIn(customer, { actorId: agent });
    const { setMarketingConsent } = await acting.ask(SetMarketingConsentDocument, { allow: true });
    expect(setMarketingConsent.allowMarketing).toBe(true);
    const rows = await shop.db.select().from(customers).where(eq(customers.allowMarketing, true));
    expect(rows.map(({ id }) => id)).toEqual([agent]);
    await acting.ask(SetMarketingConsentDocument, { allow: false });
    expect((await settings(acting)).allowMarketing).toBe(false);
  });
});

it.each([
  ['reading', AccountSettingsDocument, {}],
  ['ending one', EndSessionDocument, { sessionId: '1' }],
  ['ending all', EndOtherSessionsDocument, {}],
  ['consent', SetMarketingConsentDocument, { allow: true }],
])('%s returns UNAUTHENTICATED to a guest', async (_, document, variables) => {
  const answer = await shop.guest().post('/graphql', { query: document, variables });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

it('a page of another customer changes nothing', async () => {
  const visitor = await signIn();
  visitor.headers['X-Context-Version'] = '1';
  expect((await visitor.fail(EndOtherSessionsDocument, {})).code).toBe('FAILED_PRECONDITION');
});
