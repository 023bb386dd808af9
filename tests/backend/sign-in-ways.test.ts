import { createHash } from 'node:crypto';
import { signInWithEmailAndPassword, signInWithEmailLink } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { rateLimits, usedTokens } from '../../backend/src/db/schema/sessions.ts';
import { createMethodsReader } from '../../backend/src/modules/identity/sign-in-methods.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { signInLinkTask } from '../../backend/src/modules/password/sign-in-link-queue.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { RequestSignInLinkDocument } from '../../graphql/generated/documents-on-demand.ts';
import {
  administer,
  call,
  password,
  project,
  startIdentity,
  temporaryFolder,
  type IdentityServer,
} from '../emulators/identity-server.ts';
import { signInWithIdp, visitProvider } from '../emulators/identity-visits.ts';
import { aCustomer } from '../kit/builders.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

const credentials = '/customer/auth/credentials';
const place = temporaryFolder();
let identity: IdentityServer;
let mail: MailServer;
let shop: Shop;
let jona: number;
beforeAll(async () => {
  identity = await startIdentity(place.folder);
  mail = await startMailServer();
  shop = await testShop({ ...identity.env, SMTP_URL: mail.url });
  jona = await aCustomer(shop.db, { email: 'jona@vorulind.test' });
  await shop.db.insert(logins).values({ identityUid: 'demo-jona', customerId: jona });
});
afterAll(async () => {
  await shop.connection.close();
  await identity.stop();
  await mail.stop();
  place.remove();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  await shop.db.delete(jobs);
  await mail.inbox.request('/messages', { method: 'DELETE' });
});

const customerOf = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer?.id;
async function passwordToken(): Promise<string> {
  const { user } = await signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
  return user.getIdToken();
}
async function providerToken(provider: string, email: string, verified: boolean) {
  const visit = await visitProvider(identity.origin, provider, { email, verified });
  return signInWithIdp(identity.origin, visit);
}

describe('a token of the identity service', () => {
  it('opens one session only', async () => {
    const idToken = await passwordToken();
    const visitor = shop.guest();
    expect((await visitor.post(credentials, { idToken })).status).toBe(200);
    expect(await customerOf(visitor)).toBe(String(jona));
    const thief = shop.guest();
    expect((await thief.post(credentials, { idToken })).status).toBe(401);
    expect(await customerOf(thief)).toBeUndefined();
  });

  it('opens one of many sessions that ask at once', async () => {
    const idToken = await passwordToken();
    const tries = Array.from({ length: 8 }, () => shop.guest().post(credentials, { idToken }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is kept as a digest', async () => {
    const idToken = await passwordToken();
    await shop.guest().post(credentials, { idToken });
    const rows = await shop.db.select().from(usedTokens);
    expect(rows.length).toBeGreaterThan(0);
    for (const { tokenHash } of rows) expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('of a provider signs in to the customer of the same verified address', async () => {
    const { idToken } = await providerToken('google.com', 'jona@vorulind.test', true);
    const visitor = shop.guest();
    expect((await visitor.post(credentials, { idToken })).status).toBe(200);
    expect(await customerOf(visitor)).toBe(String(jona));
  });

  it.each([
    ['google.com', false],
    ['microsoft.com', true],
  ])('of %s never signs in to it by an address that is not proven', async (provider, verified) => {
    const owned = `eigandi-${provider}@vorulind.test`;
    const customerId = await aCustomer(shop.db, { email: owned });
    await shop.db.insert(logins).values({ identityUid: `owner-${provider}`, customerId });
    // Nobody has the address at the identity service: the stranger gets an account of their own, and no customer.
    const { idToken } = await providerToken(provider, owned, verified);
    const stranger = shop.guest();
    expect((await stranger.post(credentials, { idToken })).status).toBe(204);
    expect(await customerOf(stranger)).toBeUndefined();
    // Where somebody has, there is no token at all.
    expect(await providerToken(provider, 'solumadur@vorulind.test', verified)).toMatchObject({
      needConfirmation: true,
    });
  });

  it('by phone signs in to the account with that number', async () => {
    const customerId = await aCustomer(shop.db);
    await shop.db.insert(logins).values({ identityUid: 'demo-baldur', customerId });
    const sent = await call(identity.origin, '/v1/accounts:sendVerificationCode', {
      phoneNumber: '+3547701002',
      recaptchaToken: 'x',
    });
    const page = await (await fetch(`${identity.origin}/emulator/phone`)).text();
    const code = /(\d{6}) er/.exec(page)?.[1];
    const { body } = await call(identity.origin, '/v1/accounts:signInWithPhoneNumber', {
      ...(sent.body as object),
      code,
    });
    const visitor = shop.guest();
    expect((await visitor.post(credentials, { idToken: body.idToken })).status).toBe(200);
    expect(await customerOf(visitor)).toBe(String(customerId));
  });
});

describe('a link that signs in', () => {
  const request = (email: string, returnTo?: string) =>
    shop.guest().ask(RequestSignInLinkDocument, { email, ...(returnTo !== undefined && { returnTo }) });
  async function mailedLink(email: string): Promise<URL> {
    for (const task of [signInLinkTask(shop.config), outboxTask(shop.config)])
      await task.run(shop, new AbortController().signal);
    const [message] = await mail.messages(email);
    return new URL(/https?:\/\/\S+email-link\S+/.exec(message?.text ?? '')?.[0] ?? 'none:');
  }

  it('is mailed with the parameters of the identity service’s own, and signs in', async () => {
    await request(' Jona@Vorulind.test ', '/karfa');
    const link = await mailedLink('jona@vorulind.test');
    expect(link.origin + link.pathname).toBe('http://shop.test/auth/email-link');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'signIn',
      oobCode: expect.stringMatching(/^[\w-]{20,}$/) as string,
      apiKey: 'test-identity-key',
      continueUrl: 'http://shop.test/karfa',
      languageCode: 'is',
    });
    const { user } = await signInWithEmailLink(identity.sdk(), 'jona@vorulind.test', link.href);
    expect(user.uid).toBe('demo-jona');
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'does not lead to %s',
    async (path) => {
      await request('jona@vorulind.test', path);
      expect((await mailedLink('jona@vorulind.test')).searchParams.get('continueUrl')).toBe(
        'http://shop.test/auth/home',
      );
    },
  );

  it.each(['enginn@vorulind.test', 'lokud@vorulind.test'])(
    'is not mailed to %s, with the same answer',
    async (email) => {
      expect(await request(email)).toEqual({ requestSignInLink: true });
      await expect(mailedLink(email)).resolves.toMatchObject({ protocol: 'none:' });
    },
  );

  it('is mailed to one address three times an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) await request('jona@vorulind.test');
    expect(await shop.guest().fail(RequestSignInLinkDocument, { email: 'jona@vorulind.test' })).toMatchObject(
      { code: 'UNAVAILABLE', details: { reason: 'err.tooMany' } },
    );
  });
});

describe('the ways in', () => {
  const ask = async () => (await shop.guest().fetch('/customer/auth/methods')).json();
  const reader = () => createMethodsReader(shop);
  const turn = (path: string, change: object) =>
    administer(identity.origin, 'PATCH', `/admin/v2/projects/${project}/${path}`, change);

  it('are those that the identity service offers', async () => {
    expect(await ask()).toEqual({ google: true, microsoft: true, emailLink: true, phone: true });
    await turn('defaultSupportedIdpConfigs/google.com', { enabled: false });
    await turn('config', { signIn: { email: { enabled: true, passwordRequired: true } } });
    expect(await reader()()).toEqual({ google: false, microsoft: true, emailLink: false, phone: true });
    await turn('defaultSupportedIdpConfigs/google.com', { enabled: true });
    await turn('config', { signIn: { email: { enabled: true, passwordRequired: false } } });
  });

  it('are none while it does not answer, and it is asked once', async () => {
    const fault = JSON.stringify({ mode: 'error', times: 1 });
    await fetch(`${identity.origin}/_faults`, { method: 'POST', body: fault });
    const read = reader();
    const none = { google: false, microsoft: false, emailLink: false, phone: false };
    expect(await Promise.all([read(), read(), read()])).toEqual([none, none, none]);
    expect(await read()).toEqual(none);
  });
});

describe('common passwords', () => {
  const digest = (text: string) => createHash('sha1').update(text).digest('hex');
  async function isListed(text: string): Promise<boolean> {
    const answer = await shop.guest().fetch(`/customer/auth/common-passwords/${digest(text).slice(0, 3)}`);
    return ((await answer.json()) as string[]).includes(digest(text).slice(3));
  }

  it.each(['password', 'iloveyou', 'sunshine', '12345678'])('%s is listed', async (text) => {
    expect(await isListed(text)).toBe(true);
  });

  it('lists no other, and nothing for a whole digest', async () => {
    expect(await isListed('Vorulind-2026')).toBe(false);
    expect((await shop.guest().fetch(`/customer/auth/common-passwords/${digest('x')}`)).status).toBe(404);
  });
});
