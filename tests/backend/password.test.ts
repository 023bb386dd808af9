import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logins } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { rateLimits, sessions } from '../../backend/src/db/schema/sessions.ts';
import { createAdminToken } from '../../backend/src/modules/identity/admin-token.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { resetTask } from '../../backend/src/modules/password/reset-queue.ts';
import { watchTask } from '../../backend/src/modules/password/watch-queue.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  ForgotPasswordDocument,
  PasswordWasResetDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startIdentity, temporaryFolder, type IdentityServer } from '../emulators/identity-server.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { aCustomer } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

const tooMany = 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.';
const oldPassword = 'Gamalt-2026';
const newPassword = 'Splunkunytt-2026';

const place = temporaryFolder();
let identity: IdentityServer;
let mail: MailServer;
let shop: Shop;
beforeAll(async () => {
  identity = await startIdentity(place.folder);
  mail = await startMailServer();
  shop = await testShop({ ...identity.env, SMTP_URL: mail.url });
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
  await mend();
});

const mend = () => fetch(`${identity.origin}/_faults`, { method: 'DELETE' });
const run = async () => {
  const { config } = shop;
  for (const task of [resetTask(config), watchTask(config), outboxTask(config)])
    await task.run(shop, new AbortController().signal);
};
const forgot = (email: string, visitor = shop.guest()) => visitor.ask(ForgotPasswordDocument, { email });
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer !== null;
const watching = () => shop.db.select().from(jobs).where(eq(jobs.kind, 'password-watch'));

async function linkIn(email: string): Promise<URL> {
  await run();
  const [message] = await mail.messages(email);
  return new URL(/https?:\/\/\S+reset-password\S+/.exec(message?.text ?? '')?.[0] ?? 'none:');
}

let last = 0;
/** A customer of the shop with an account of the identity service. */
async function person(): Promise<{ email: string; uid: string; customerId: number }> {
  last += 1;
  const email = `gleymin${last}@vorulind.test`;
  const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, oldPassword);
  const customerId = await aCustomer(shop.db, { email });
  await shop.db.insert(logins).values({ identityUid: user.uid, customerId });
  return { email, uid: user.uid, customerId };
}

async function signIn(email: string, password: string): Promise<Visitor> {
  const { user } = await signInWithEmailAndPassword(identity.sdk(), email, password);
  const visitor = shop.guest();
  const idToken = await user.getIdToken();
  const answer = await visitor.post('/customer/auth/credentials', { idToken });
  if (answer.status !== 200) throw new Error(`exchange answered ${answer.status}`);
  return visitor;
}

describe('a forgotten password', () => {
  it('mails a link of the shop with the parameters of the identity service’s own links', async () => {
    const { email } = await person();
    await forgot(`  ${email.toUpperCase()} `);
    const link = await linkIn(email);
    expect(link.origin + link.pathname).toBe('http://shop.test/auth/reset-password');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: expect.stringMatching(/^[\w-]{20,}$/) as string,
      apiKey: 'test-identity-key',
      continueUrl: 'http://shop.test/auth/sign-in',
      languageCode: 'is',
    });
    const code = link.searchParams.get('oobCode') ?? '';
    expect(await verifyPasswordResetCode(identity.sdk(), code)).toBe(email);
  });

  it('gets the same response for known and unknown addresses, before the service is called', async () => {
    const { email } = await person();
    // The first call to the service would use this fault up.
    const fault = JSON.stringify({ mode: 'error', times: 1 });
    await fetch(`${identity.origin}/_faults`, { method: 'POST', body: fault });
    for (const address of [email, 'enginn@vorulind.test'])
      expect(await forgot(address)).toEqual({ forgotPassword: true });
    expect(await (await fetch(`${identity.origin}/_faults`)).json()).toMatchObject({
      mode: 'error',
      times: 1,
    });
    const waiting = await shop.db.select({ kind: jobs.kind, attempts: jobs.attempts }).from(jobs);
    expect(waiting).toEqual(Array(2).fill({ kind: 'password-reset', attempts: 0 }));
  });

  it('mails nothing to an unknown address, and watches no account', async () => {
    await forgot('enginn@vorulind.test');
    await run();
    expect([await mail.messages(), await shop.db.select().from(jobs)]).toEqual([[], []]);
  });

  it.each(['', 'jona', 'a@b', `${'a'.repeat(290)}@vorulind.test`, 'a b@vorulind.test'])(
    'refuses %s as address',
    async (email) => {
      expect(await shop.guest().fail(ForgotPasswordDocument, { email })).toMatchObject({
        code: 'BAD_REQUEST',
        details: { fields: { email: expect.any(String) as string } },
      });
    },
  );

  it('is mailed three times an hour to one address, known or not', async () => {
    const { email } = await person();
    for (const address of [email, 'enginn@vorulind.test']) {
      await shop.db.delete(rateLimits);
      for (let count = 0; count < 3; count += 1) await forgot(address);
      const refused = await shop.guest().fail(ForgotPasswordDocument, { email: address });
      expect(refused.message).toBe(tooMany);
    }
    const keys = (await shop.db.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.join()).not.toContain('@');
  });

  it('accepts sixty requests an hour from one network', async () => {
    const tries = Array.from({ length: 64 }, (_, index) =>
      forgot(`enginn${index}@vorulind.test`).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(60);
  });

  it('is retried while the identity service is down', async () => {
    const { email } = await person();
    await fetch(`${identity.origin}/_faults`, { method: 'POST', body: JSON.stringify({ mode: 'error' }) });
    await forgot(email);
    await run();
    expect(await mail.messages()).toEqual([]);
    await mend();
    await shop.db.update(jobs).set({ runAt: sql`now()` });
    expect((await linkIn(email)).searchParams.get('mode')).toBe('resetPassword');
  });
});

describe('a new password', () => {
  it('ends every session of the person, however it was started, and notifies the owner', async () => {
    const { email, customerId } = await person();
    const here = await signIn(email, oldPassword);
    const there = await signIn(email, oldPassword);
    const byElectronicId = await shop.signedIn(customerId);
    const other = await shop.signedIn(await aCustomer(shop.db));
    await forgot(email);
    const code = (await linkIn(email)).searchParams.get('oobCode') ?? '';
    // The service counts in seconds: a session of the same second would count as started afterwards.
    identity.pass(2_000);
    await shop.db.update(sessions).set({ createdAt: sql`${sessions.createdAt} - interval '5 seconds'` });
    await confirmPasswordReset(identity.sdk(), code, newPassword);
    await shop.guest().ask(PasswordWasResetDocument, { email });
    await run();
    expect(await Promise.all([here, there, byElectronicId, other].map(isSignedIn))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await mail.messages(email))[0]?.subject).toBe('Lykilorðinu hefur verið breytt');
    expect(await watching()).toEqual([]);
    await expect(signIn(email, oldPassword)).rejects.toThrow('auth/invalid-credential');
  });

  it('ends them although the page that set it was closed', async () => {
    const { email } = await person();
    const visitor = await signIn(email, oldPassword);
    await forgot(email);
    const code = (await linkIn(email)).searchParams.get('oobCode') ?? '';
    const [watch] = await watching();
    expect(watch!.runAt.getTime() - Date.now()).toBeLessThan(61_000);
    identity.pass(2_000);
    await confirmPasswordReset(identity.sdk(), code, newPassword);
    await shop.db.update(sessions).set({ createdAt: sql`${sessions.createdAt} - interval '5 seconds'` });
    await shop.db.update(jobs).set({ runAt: sql`now()` });
    await run();
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is verified at the service, not believed from the browser', async () => {
    const { email } = await person();
    const visitor = await signIn(email, oldPassword);
    await forgot(email);
    await run();
    for (const address of [email, 'enginn@vorulind.test'])
      expect(await shop.guest().ask(PasswordWasResetDocument, { email: address })).toEqual({
        passwordWasReset: true,
      });
    await run();
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await watching()).toHaveLength(1);
  });

  it('cannot be set by a link that is an hour old', async () => {
    const { email } = await person();
    await forgot(email);
    const code = (await linkIn(email)).searchParams.get('oobCode') ?? '';
    identity.pass(3_600_001);
    const late = confirmPasswordReset(identity.sdk(), code, newPassword);
    await expect(late).rejects.toThrow('auth/expired-action-code');
  });

  it('is watched for until the link expires', async () => {
    const { email } = await person();
    await forgot(email);
    await run();
    const until = sql`jsonb_set(payload, '{until}', '"2020-01-01T00:00:00.000Z"')`;
    await shop.db
      .update(jobs)
      .set({ payload: until, runAt: sql`now()` })
      .where(and(eq(jobs.kind, 'password-watch')));
    await run();
    expect(await watching()).toEqual([]);
  });
});

describe('the administrator’s token', () => {
  const served: string[] = [];
  let server: Server;
  let key: string;
  let publicKey: CryptoKey;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    ({ publicKey } = pair);
    server = createServer(async (request, response) => {
      served.push(await text(request));
      response.end(JSON.stringify({ access_token: `token-${served.length}`, expires_in: 3600 }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    key = JSON.stringify({
      type: 'service_account',
      client_email: 'bakendi@verkefni.iam.gserviceaccount.com',
      private_key: await exportPKCS8(pair.privateKey),
      token_uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
    });
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('is the key itself, or what a service account gets for it, cached while it is valid', async () => {
    expect(await createAdminToken('vorulind-identity-admin')()).toBe('vorulind-identity-admin');
    const token = createAdminToken(key);
    expect([await token(), await token()]).toEqual(['token-1', 'token-1']);
    const form = new URLSearchParams(served[0]);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { token_uri: audience } = JSON.parse(key) as { token_uri: string };
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, { audience });
    expect(payload).toMatchObject({
      iss: 'bakendi@verkefni.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
    });
  });

  it('is refused at once when the JSON is no service account’s', () => {
    expect(() => createAdminToken('{"type":"authorized_user"}')).toThrow('client_email');
  });
});
