import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type IdentityServer, startIdentity, temporaryFolder } from './identity-server.ts';

const place = temporaryFolder();
let identity: IdentityServer;

beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});

test.each([
  [
    '/v1/accounts:signInWithPassword',
    { email: 'enginn@x.is', password: 'eitthvad' },
    'INVALID_LOGIN_CREDENTIALS',
  ],
  ['/v1/accounts:signInWithPassword', {}, 'MISSING_EMAIL'],
  ['/v1/accounts:signInWithCustomToken', {}, 'OPERATION_NOT_ALLOWED'],
  ['/v1/accounts:signInWithIdp', {}, 'MISSING_REQUEST_URI'],
  [
    '/v1/accounts:signInWithIdp',
    { requestUri: 'http://localhost/?code=x', sessionId: 'x' },
    'INVALID_IDP_RESPONSE',
  ],
  ['/v1/accounts:signInWithIdp', { pendingToken: 'x' }, 'INVALID_PENDING_TOKEN'],
  ['/v1/accounts:createAuthUri', { providerId: 'facebook.com' }, 'INVALID_PROVIDER_ID'],
  ['/v1/accounts:createAuthUri', { providerId: 'google.com' }, 'MISSING_CONTINUE_URI'],
  ['/v1/accounts:createAuthUri', { providerId: 'google.com', continueUri: 'x' }, 'INVALID_CONTINUE_URI'],
  [
    '/v1/accounts:createAuthUri',
    { providerId: 'google.com', continueUri: 'https://evil.example/' },
    'UNAUTHORIZED_DOMAIN : Domain not whitelisted by project',
  ],
  ['/v1/accounts:signInWithEmailLink', {}, 'MISSING_EMAIL'],
  ['/v1/accounts:signInWithEmailLink', { email: 'a@b.is' }, 'MISSING_OOB_CODE'],
  ['/v1/accounts:signInWithEmailLink', { email: 'a@b.is', oobCode: 'enginn' }, 'INVALID_OOB_CODE'],
  ['/v1/accounts:sendVerificationCode', {}, 'MISSING_PHONE_NUMBER'],
  ['/v1/accounts:sendVerificationCode', { phoneNumber: '7701001' }, 'INVALID_PHONE_NUMBER : Invalid format.'],
  ['/v1/accounts:sendVerificationCode', { phoneNumber: '+3547701001' }, 'MISSING_RECAPTCHA_TOKEN'],
  ['/v1/accounts:signInWithPhoneNumber', {}, 'MISSING_SESSION_INFO'],
  ['/v1/accounts:signInWithPhoneNumber', { sessionInfo: 'x' }, 'MISSING_CODE'],
  ['/v1/accounts:signInWithPhoneNumber', { sessionInfo: 'x', code: '123456' }, 'INVALID_SESSION_INFO'],
  ['/v2/accounts/mfaSignIn:start', {}, 'OPERATION_NOT_ALLOWED : SMS based MFA not enabled.'],
  ['/v2/accounts:revokeToken', {}, 'INVALID_PROVIDER_ID'],
  ['/v1/accounts:lookup', {}, 'MISSING_ID_TOKEN'],
  ['/v1/accounts:lookup', { idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
  ['/v1/accounts:delete', { idToken: '' }, 'MISSING_ID_TOKEN'],
  ['/v1/accounts:resetPassword', {}, 'MISSING_OOB_CODE'],
  ['/v1/accounts:resetPassword', { oobCode: 'enginn' }, 'INVALID_OOB_CODE'],
  ['/v1/accounts:sendOobCode', {}, 'MISSING_REQ_TYPE'],
  ['/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN' }, 'MISSING_EMAIL'],
  ['/v1/accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL' }, 'OPERATION_NOT_ALLOWED'],
  ['/v1/accounts:signUp', { email: 7 }, 'INVALID_ARGUMENT : Invalid value at email'],
  ['/v1/accounts:signUp', '{', 'INVALID_ARGUMENT : Invalid JSON payload received.'],
  ['/v1/accounts:signUp', 'null', 'INVALID_ARGUMENT : Invalid value at the body'],
])('%s of %o responds with %s', async (path, sent, message) => {
  const { status, body } = await call(identity.origin, path, sent);
  expect(status).toBe(400);
  expect(body.error).toEqual({
    code: 400,
    message,
    errors: [{ message, domain: 'global', reason: 'invalid' }],
  });
});

test.each([
  ['', 403],
  ['?key=', 403],
  ['?key=a:b', 400],
  ['?key=test-key', 200],
])('the key in %s is answered with %d', async (query, status) => {
  const response = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v2/passwordPolicy${query}`);
  expect(response.status).toBe(status);
});

test.each([
  ['grant_type=password&refresh_token=x', 'INVALID_GRANT_TYPE'],
  ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
  ['grant_type=refresh_token&refresh_token=enginn', 'INVALID_REFRESH_TOKEN'],
])('a token for %s is refused with %s', async (body, message) => {
  const response = await fetch(`${identity.origin}/securetoken.googleapis.com/v1/token?key=test-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { message } });
});

test('any origin may call, with the headers that the SDK sends', async () => {
  const response = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-firebase-gmpid');
});

test('errors are readable by any origin', async () => {
  await fetch(`${identity.origin}/_faults`, { method: 'POST', body: '{"mode":"error","times":1}' });
  const response = await fetch(`${identity.origin}/jwks`, { headers: { Origin: 'http://localhost:3000' } });
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('a body that is too large is refused', async () => {
  const response = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body: JSON.stringify({ email: 'a'.repeat(200_000) }),
  });
  expect(response.status).toBe(413);
});

describe('the project settings that the SDK requests', () => {
  test.each([
    ['/v1/projects', { projectId: 'demo-vorulind', authorizedDomains: ['localhost', '127.0.0.1'] }],
    [
      '/v2/recaptchaConfig',
      { recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }] },
    ],
    [
      '/v2/passwordPolicy',
      { customStrengthOptions: { minPasswordLength: 8 }, enforcementState: 'ENFORCE', schemaVersion: 1 },
    ],
  ])('%s', async (path, answer) => {
    const response = await fetch(`${identity.origin}/identitytoolkit.googleapis.com${path}?key=k`);
    expect(await response.json()).toMatchObject(answer);
  });

  test.each(['/healthz', '/readyz', '/jwks'])('need no key: %s', async (path) => {
    expect((await fetch(identity.origin + path)).status).toBe(200);
  });

  test('the JWKS contains no private part', async () => {
    const keys = await (await fetch(`${identity.origin}/jwks`)).json();
    expect(keys).toEqual({
      keys: [
        { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
      ],
    });
  });
});

test('an unknown path is not found', async () => {
  const { status } = await call(identity.origin, '/v1/eitthvad', {});
  expect(status).toBe(404);
});
