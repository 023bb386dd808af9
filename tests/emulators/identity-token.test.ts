import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  type IdentityServer,
  password,
  project,
  startIdentity,
  temporaryFolder,
} from './identity-server.ts';

const issuer = `https://securetoken.google.com/${project}`;
const place = temporaryFolder();
let identity: IdentityServer;

beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});

async function signIn(): Promise<string> {
  const { user } = await signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
  return user.getIdToken();
}

/** Verifies a token as the backend does. */
function verify(token: string, origin = identity.origin) {
  const keys = createRemoteJWKSet(new URL(`${origin}/jwks`));
  return jwtVerify(token, keys, { algorithms: ['RS256'], issuer, audience: project });
}

const claims = { auth_time: Math.floor(Date.now() / 1000), email: 'jona@vorulind.test' };
function complete(token: SignJWT): SignJWT;
function complete(token: UnsecuredJWT): UnsecuredJWT;
function complete(token: SignJWT | UnsecuredJWT): SignJWT | UnsecuredJWT {
  return token
    .setIssuer(issuer)
    .setAudience(project)
    .setSubject('demo-jona')
    .setIssuedAt()
    .setExpirationTime('1h');
}

describe('an ID token', () => {
  test('is RS256 and verifies against the JWKS', async () => {
    const before = Math.floor(Date.now() / 1000);
    const token = await signIn();
    const { payload, protectedHeader } = await verify(token);
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    expect(payload).toMatchObject({
      sub: 'demo-jona',
      user_id: 'demo-jona',
      email: 'jona@vorulind.test',
      email_verified: true,
      name: 'Jóna ÞÍ Haraldsdóttir',
      firebase: { sign_in_provider: 'password', identities: { email: ['jona@vorulind.test'] } },
    });
    expect(payload.auth_time).toBeGreaterThanOrEqual(before);
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  });

  test('with another issuer, audience or an altered body is refused', async () => {
    const token = await signIn();
    const keys = createRemoteJWKSet(new URL(`${identity.origin}/jwks`));
    await expect(jwtVerify(token, keys, { issuer, audience: 'annad-verkefni' })).rejects.toThrow(
      errors.JWTClaimValidationFailed,
    );
    const [head, , signature] = token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, iss: issuer, aud: project, sub: 'demo-baldur' }));
    await expect(verify(`${head}.${body.toString('base64url')}.${signature}`)).rejects.toThrow(
      errors.JWSSignatureVerificationFailed,
    );
  });

  test('with alg none is refused by the verifier and by the service', async () => {
    const token = complete(new UnsecuredJWT(claims)).encode();
    expect(token.split('.')[0]).toBe(Buffer.from('{"alg":"none"}').toString('base64url'));
    await expect(verify(token)).rejects.toThrow(errors.JOSEAlgNotAllowed);
    const { status, body } = await call(identity.origin, '/v1/accounts:lookup', { idToken: token });
    expect([status, body.error?.message]).toEqual([400, 'INVALID_ID_TOKEN']);
  });

  test('with an unknown key is refused by the verifier and by the service', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const { kid } = decodeProtectedHeader(await signIn());
    const forge = (keyId: string | undefined) =>
      complete(new SignJWT(claims))
        .setProtectedHeader({ alg: 'RS256', ...(keyId && { kid: keyId }) })
        .sign(privateKey);
    await expect(verify(await forge('annar'))).rejects.toThrow(errors.JWKSNoMatchingKey);
    await expect(verify(await forge(kid))).rejects.toThrow(errors.JWSSignatureVerificationFailed);
    const { body } = await call(identity.origin, '/v1/accounts:lookup', { idToken: await forge(kid) });
    expect(body.error?.message).toBe('INVALID_ID_TOKEN');
  });

  test('is refused by the service after it has expired', async () => {
    const idToken = await signIn();
    identity.pass(3_601_000);
    const { body } = await call(identity.origin, '/v1/accounts:lookup', { idToken });
    expect(body.error?.message).toBe('TOKEN_EXPIRED');
  });
});

test('accounts, sessions and the signing key survive a restart', async () => {
  const { folder, remove } = temporaryFolder();
  const first = await startIdentity(folder);
  const created = await call(first.origin, '/v1/accounts:signUp', {
    email: 'ny@vorulind.test',
    password: 'nytt-lykilord',
  });
  const refreshToken = created.body.refreshToken ?? '';
  await first.stop();

  const second = await startIdentity(folder);
  const { payload } = await verify(created.body.idToken ?? '', second.origin);
  expect(payload.sub).toBe(created.body.localId);
  const refreshed = await fetch(`${second.origin}/securetoken.googleapis.com/v1/token?key=test-key`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(await refreshed.json()).toMatchObject({
    user_id: created.body.localId,
    project_id: project,
    expires_in: '3600',
    refresh_token: refreshToken,
    id_token: expect.any(String),
    access_token: expect.any(String),
  });
  const { user } = await signInWithEmailAndPassword(second.sdk(), 'ny@vorulind.test', 'nytt-lykilord');
  expect(user.uid).toBe(created.body.localId);
  await second.stop();
  remove();
});
