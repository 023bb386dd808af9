import {
  createUserWithEmailAndPassword,
  initializeRecaptchaConfig,
  revokeAccessToken,
  signInWithEmailAndPassword,
  validatePassword,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identityAdmin } from '../../backend/src/modules/identity/identity-admin.ts';
import {
  administer,
  call,
  type IdentityServer,
  password,
  project,
  startIdentity,
  temporaryFolder,
} from './identity-server.ts';

const place = temporaryFolder();
let identity: IdentityServer;
beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});
beforeEach(() => identity.pass(60_001));

let people = 0;
const nextEmail = () => `ny-${(people += 1)}@vorulind.test`;
const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` });
const setPolicy = (customStrengthOptions: object) =>
  administer(identity.origin, 'PATCH', `/admin/v2/projects/${project}/config`, {
    passwordPolicyConfig: { passwordPolicyVersions: [{ customStrengthOptions }] },
  });
const setRecaptcha = (emailPasswordEnforcementState: string) =>
  administer(identity.origin, 'PATCH', `/admin/v2/projects/${project}/config`, {
    recaptchaConfig: { emailPasswordEnforcementState },
  });
const administerAccount = (localId: string, change: object) =>
  administer(identity.origin, 'POST', `/v1/projects/${project}/accounts:update`, { localId, ...change });

describe('the password policy', () => {
  test('reaches the SDK as soon as the administrator changes it', async () => {
    await setPolicy({
      minPasswordLength: 10,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    const status = await validatePassword(identity.sdk(), 'abc');
    expect(status).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    });
    await setPolicy({ minPasswordLength: 8, containsNonAlphanumericCharacter: false });
    const easier = await validatePassword(identity.sdk(), 'Abcdefg1');
    expect(easier.isValid).toBe(true);
    expect(easier.containsNonAlphanumericCharacter).toBeUndefined();
  });

  test.each(['Stuttt1', 'ekkihastafur1', 'EKKILAGSTAFUR1', 'Engintala'])('refuses %s', async (weak) => {
    await expect(createUserWithEmailAndPassword(identity.sdk(), nextEmail(), weak)).rejects.toEqual(
      failsWith('password-does-not-meet-requirements'),
    );
  });

  test('reports every missing requirement, as Google does', async () => {
    const { body } = await call(identity.origin, '/v1/accounts:signUp', {
      email: nextEmail(),
      password: 'a',
    });
    expect(body.error?.message).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, ' +
        'Password must contain an upper case character, Password must contain a numeric character]',
    );
  });

  test.each([{ minPasswordLength: 5 }, { minPasswordLength: 'x' }, { minPasswordLength: 31 }])(
    'cannot be set to %j',
    async (options) => {
      const before = await (
        await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k`)
      ).text();
      expect((await setPolicy(options)).status).toBe(400);
      const after = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k`);
      expect(await after.text()).toBe(before);
    },
  );

  test('can be changed by the administrator only', async () => {
    const response = await fetch(
      `${identity.origin}/identitytoolkit.googleapis.com/admin/v2/projects/${project}/config?key=k`,
      { method: 'PATCH', body: '{}' },
    );
    expect(response.status).toBe(403);
  });
});

describe('reCAPTCHA', () => {
  test('is requested and sent by the SDK on its own, before or after the service requires it', async () => {
    await setRecaptcha('ENFORCE');
    const { status, body } = await call(identity.origin, '/v1/accounts:signInWithPassword', {
      email: 'jona@vorulind.test',
      password,
    });
    expect([status, body.error?.message]).toEqual([400, 'MISSING_RECAPTCHA_TOKEN']);
    const signedInAgain = await signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
    expect(signedInAgain.user.uid).toBe('demo-jona');
    const prepared = identity.sdk();
    await initializeRecaptchaConfig(prepared);
    expect((await signInWithEmailAndPassword(prepared, 'jona@vorulind.test', password)).user.uid).toBe(
      'demo-jona',
    );
  });

  test('is refused when Google’s script could not load', async () => {
    const { body } = await call(identity.origin, '/v1/accounts:signInWithPassword', {
      email: 'jona@vorulind.test',
      password,
      captchaResponse: 'NO_RECAPTCHA',
    });
    expect(body.error?.message).toBe('INVALID_RECAPTCHA_TOKEN');
    await setRecaptcha('OFF');
  });
});

describe('an administrator', () => {
  test('deletes an account for good, and finds nothing wrong when it is gone', async () => {
    const email = nextEmail();
    const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, password);
    const admin = identityAdmin({
      IDENTITY_URL: identity.origin,
      IDENTITY_PROJECT: project,
      IDENTITY_ADMIN_KEY: identity.env['IDENTITY_ADMIN_KEY'] ?? '',
    });
    await admin.deleteAccount(user.uid);
    expect(await admin.accountById(user.uid)).toBe(null);
    await admin.deleteAccount(user.uid);
    await expect(signInWithEmailAndPassword(identity.sdk(), email, password)).rejects.toEqual(
      failsWith('invalid-credential'),
    );
  });

  test('disables an account: it can neither sign in nor refresh', async () => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'baldur@vorulind.test', password);
    await administerAccount('demo-baldur', { disableUser: true });
    await expect(user.getIdToken(true)).rejects.toEqual(failsWith('user-disabled'));
    await expect(
      signInWithEmailAndPassword(identity.sdk(), 'baldur@vorulind.test', password),
    ).rejects.toEqual(failsWith('user-disabled'));
    await administerAccount('demo-baldur', { disableUser: false });
    await expect(
      signInWithEmailAndPassword(identity.sdk(), 'baldur@vorulind.test', password),
    ).resolves.toBeTruthy();
  });

  test('signs an account out everywhere', async () => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'baldur@vorulind.test', password);
    // Later than the clock of any test.
    const validSince = String(Math.floor(Date.now() / 1000) + 86_400);
    await administerAccount('demo-baldur', { validSince });
    await expect(user.getIdToken(true)).rejects.toEqual(failsWith('user-token-expired'));
    await administerAccount('demo-baldur', { validSince: '0' });
  });

  test('gets USER_NOT_FOUND for an unknown account', async () => {
    expect(await administerAccount('enginn', { disableUser: true })).toMatchObject({
      status: 400,
      body: { error: { message: 'USER_NOT_FOUND' } },
    });
  });
});

test('revoking is accepted for Apple’s tokens and refused for any other', async () => {
  const auth = identity.sdk();
  await signInWithEmailAndPassword(auth, 'jona@vorulind.test', password);
  await expect(revokeAccessToken(auth, 'apple-token')).resolves.toBeUndefined();
  const { body } = await call(identity.origin, '/v2/accounts:revokeToken', { providerId: 'password' });
  expect(body.error?.message).toBe('INVALID_PROVIDER_ID');
});

test('one client gets thirty wrong guesses a minute, over all accounts', async () => {
  const guess = (index: number) =>
    call(identity.origin, '/v1/accounts:signInWithPassword', {
      email: `fornarlamb-${index}@vorulind.test`,
      password: 'giskað',
    });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
  const messages = answers.map(({ body }) => body.error?.message.split(' ')[0]);
  expect(messages.filter((message) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(30);
  expect(messages.filter((message) => message === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(30);
  identity.pass(60_001);
  expect((await guess(61)).body.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('a correct sign-in is not counted', async () => {
  for (let count = 0; count < 35; count += 1) {
    const { status } = await call(identity.origin, '/v1/accounts:signInWithPassword', {
      email: 'jona@vorulind.test',
      password,
    });
    expect(status).toBe(200);
  }
});
