import { decodeJwt, generateKeyPair, SignJWT, type JWK } from 'jose';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { createApp } from '../../backend/src/app.ts';
import { testConfig } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';
import { path, identity, shop, signIn, setUpAuth } from './auth-setting.ts';

setUpAuth();

describe('tokens', () => {
  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['from another project', { iss: 'https://securetoken.google.com/other' }],
    ['from another issuer', { iss: 'https://accounts.google.com' }],
    ['for another audience', { aud: 'other' }],
    ['for nobody', { sub: '' }],
    ['without a subject', { sub: null }],
    ['expired', { exp: now() - 10, iat: now() - 100 }],
    ['without an end', { exp: null }],
    ['of an old sign-in', { auth_time: now() - 301 }],
    ['of a sign-in to come', { auth_time: now() + 60 }],
    ['without a sign-in', { auth_time: null }],
    ['with a sign-in as text', { auth_time: String(now()) }],
    ['issued in the future', { iat: now() + 60 }],
    ['not good before later', { nbf: now() + 60 }],
    ['without the time of issue', { iat: null }],
    ['with a subject that is no text', { sub: 5 }],
    ['of an anonymous account', { firebase: { sign_in_provider: 'anonymous' } }],
    ['that other software made', { firebase: { sign_in_provider: 'custom' } }],
    ['of a provider that the shop does not know', { firebase: { sign_in_provider: 'facebook.com' } }],
    ['that does not say how somebody signed in', { firebase: null }],
  ])('are refused: %s', async (_, claims) => {
    await expectRefused(await identity.token('jona', claims));
  });

  it('with an unknown key or none are refused', async () => {
    await expectRefused(await identity.token('jona', {}, { kid: 'key-2' }));
    await expectRefused(await identity.token('jona', {}, { kid: undefined }));
  });

  it('signed by another key under a known key’s id are refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await expectRefused(await identity.token('jona', {}, {}, privateKey));
  });

  it('with another algorithm are refused', async () => {
    const { privateKey } = await generateKeyPair('PS256');
    await expectRefused(await identity.token('jona', {}, { alg: 'PS256' }, privateKey));
  });

  it('unsigned, or with the public key as a secret, are refused', async () => {
    const [, payload] = (await identity.token('jona')).split('.');
    for (const alg of ['none', 'None', 'HS256']) {
      const header = Buffer.from(JSON.stringify({ alg, kid: 'key-1', typ: 'JWT' })).toString('base64url');
      await expectRefused(`${header}.${payload}.`);
      await expectRefused(`${header}.${payload}.AAAA`);
    }
    for (const nonsense of ['x', 'a.b.c', '..', `${'a'.repeat(8000)}`]) await expectRefused(nonsense);
  });

  it('signed with the public key as a shared secret are refused', async () => {
    const { keys } = (await (await fetch(identity.jwksUrl)).json()) as { keys: JWK[] };
    const { n = '' } = keys[0] ?? {};
    const claims = decodeJwt(await identity.token('jona'));
    for (const secret of [n, JSON.stringify(keys[0])])
      await expectRefused(
        await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(secret)),
      );
  });

  it('are never written to the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const visitor = new Visitor(createApp({ ...shop, log }));
    const token = await identity.token('jona', { aud: 'other' });
    for (const idToken of [token, 'x.y.z', 'a'.repeat(8000)]) await visitor.post(path, { idToken });
    expect(lines).toEqual([]);
  });

  it('of a sign-in 290 s ago are accepted', async () => {
    const visitor = shop.guest();
    const idToken = await identity.token('jona', { auth_time: now() - 290 });
    expect((await visitor.post(path, { idToken })).status).toBe(200);
  });

  it('cannot be checked while the key server is down', async () => {
    const app = createApp({ ...shop, config: testConfig() });
    // Not the visitor's fault, so more often than a visitor may fail.
    for (let count = 0; count < 31; count += 1) {
      await new Visitor(app).post(path, { idToken: await identity.token('jona') });
    }
    const response = await new Visitor(app).post(path, { idToken: await identity.token('jona') });
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message: 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
      },
    ]);
  });

  it.each([
    ['revoked', { users: [{ localId: 'jona', validSince: String(now() + 3600) }] }],
    ['of a deleted account', {}],
  ])('are refused: %s', async (_, lookup) => {
    identity.accounts.set('jona', lookup);
    await expectRefused(await identity.token('jona'));
    identity.accounts.delete('jona');
  });

  it('of a disabled account are refused with a message of their own', async () => {
    identity.accounts.set('jona', { users: [{ localId: 'jona', disabled: true }] });
    const visitor = shop.guest();
    const response = await signIn(visitor);
    identity.accounts.delete('jona');
    expect([response.status, await response.json(), visitor.cookies.size]).toEqual([
      403,
      {
        code: 'PERMISSION_DENIED',
        message: 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
        reason: 'err.disabled',
      },
      0,
    ]);
  });

  it.each([
    ['fails', { status: 500, type: 'application/json', body: '{}' }],
    ['answers HTML', { status: 200, type: 'text/html', body: '<h1>Þjónusta</h1>' }],
    ['answers another shape', { status: 200, type: 'application/json', body: '{"users":5}' }],
    ['limits the shop', { status: 429, type: 'application/json', body: '{"error":{"message":"QUOTA"}}' }],
  ])('start no session while the identity service %s', async (_, answer) => {
    // Its keys are cached: only the account lookup reaches it.
    expect((await signIn(shop.guest())).status).toBe(200);
    identity.breakWith(() => Promise.resolve(answer));
    const visitor = shop.guest();
    const response = await signIn(visitor);
    identity.breakWith(null);
    expect([response.status, visitor.cookies.size]).toEqual([503, 0]);
  });

  async function expectRefused(idToken: string): Promise<void> {
    await shop.db.delete(rateLimits);
    const visitor = shop.guest();
    const response = await visitor.post(path, { idToken });
    expect([response.status, await response.json(), visitor.cookies.size]).toEqual([
      401,
      {
        code: 'UNAUTHENTICATED',
        message: 'Innskráningin er útrunnin. Vinsamlegast skráðu þig inn aftur.',
      },
      0,
    ]);
  }
});
