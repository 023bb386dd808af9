import { createUserWithEmailAndPassword, deleteUser, updatePassword, updateProfile } from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  failsWith,
  makePerson,
  nextEmail,
  password,
  services,
  signIn,
  type IdentityUnderTest,
} from './identity-contract-services.ts';
import { call } from './identity-server.ts';

/*
 * What the shop needs of the identity service, over the emulator of this repository and over Google's where its address is given
 * as FIREBASE_AUTH_EMULATOR_HOST. Google's has no authenticator apps, no policy of passwords, no settings of providers and no
 * lock after wrong passwords: identity-second-factor, identity-project and identity.test.ts say what these do.
 */

describe.each(services)('identity by %s', (_title, start) => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await start();
  });
  afterAll(() => identity.stop());

  describe('accounts', () => {
    test('are made once for an address in any spelling, renamed and deleted', async () => {
      const { email, user, uid } = await makePerson(identity);
      expect(user).toMatchObject({ email, emailVerified: false });
      const again = createUserWithEmailAndPassword(identity.sdk(), email.toUpperCase(), password);
      await expect(again).rejects.toEqual(failsWith('email-already-in-use'));
      await updateProfile(user, { displayName: 'Ný Manneskja' });
      expect((await signIn(identity, email.toUpperCase())).user).toMatchObject({
        uid,
        displayName: 'Ný Manneskja',
      });
      await deleteUser(user);
      await expect(signIn(identity, email)).rejects.toEqual(failsWith('invalid-credential'));
    });

    test('sign in with tokens that say what the backend asks of them', async () => {
      const { email, uid } = await makePerson(identity);
      const before = Math.floor(Date.now() / 1000);
      const { user } = await signIn(identity, email);
      const claims = decodeJwt(await user.getIdToken());
      expect(claims).toMatchObject({
        iss: `https://securetoken.google.com/${identity.project}`,
        aud: identity.project,
        sub: uid,
        user_id: uid,
        email,
        email_verified: false,
        firebase: { sign_in_provider: 'password', identities: { email: [email] } },
      });
      expect(Number(claims['auth_time'])).toBeGreaterThanOrEqual(before);
      expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    });

    test.each([
      ['another password', 'rangt-lykilord', 'invalid-credential'],
      ['none', '', 'missing-password'],
    ])('with %s are refused', async (_what, tried, code) => {
      const { email } = await makePerson(identity);
      await expect(signIn(identity, email, tried)).rejects.toEqual(failsWith(code));
    });

    test('that nobody has are refused as with another password', async () => {
      await expect(signIn(identity, nextEmail())).rejects.toEqual(failsWith('invalid-credential'));
      await expect(signIn(identity, 'ekki netfang')).rejects.toEqual(failsWith('invalid-email'));
    });

    test('that are closed sign in nobody, renew nothing and set no password', async () => {
      const { email, user, uid } = await makePerson(identity);
      await identity.changeAccount({ localId: uid, disableUser: true });
      await expect(signIn(identity, email)).rejects.toEqual(failsWith('user-disabled'));
      await expect(user.getIdToken(true)).rejects.toEqual(failsWith('user-disabled'));
      expect(await identity.admin.accountById(uid)).toMatchObject({ disabled: true });
      await identity.changeAccount({ localId: uid, disableUser: false });
      await expect(signIn(identity, email)).resolves.toBeTruthy();
    });
  });

  describe('sessions', () => {
    test('are renewed with the time of their sign-in', async () => {
      const { user } = await makePerson(identity);
      const first = decodeJwt(await user.getIdToken());
      const second = decodeJwt(await user.getIdToken(true));
      expect(second).toMatchObject({ sub: first.sub, auth_time: first['auth_time'] });
    });

    test('are over once they are revoked', async () => {
      const { user, uid } = await makePerson(identity);
      const validSince = String(Math.floor(Date.now() / 1000) + 60);
      await identity.changeAccount({ localId: uid, validSince });
      await expect(user.reload()).rejects.toEqual(failsWith('user-token-expired'));
      const account = await identity.admin.accountById(uid);
      expect(account?.validSince).toEqual(new Date(Number(validSince) * 1000));
    });

    test('are over when the account is deleted', async () => {
      const { email, user } = await makePerson(identity);
      const there = await signIn(identity, email);
      await deleteUser(user);
      await expect(there.user.reload()).rejects.toEqual(failsWith('user-token-expired'));
    });

    test('continue here with another password, which the one before no longer opens', async () => {
      const { email, user } = await makePerson(identity);
      await updatePassword(user, 'Annad-2026');
      await expect(user.getIdToken(true)).resolves.toBeTruthy();
      await expect(signIn(identity, email)).rejects.toEqual(failsWith('invalid-credential'));
      await expect(signIn(identity, email, 'Annad-2026')).resolves.toBeTruthy();
    });

    test.each([
      ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
      ['grant_type=refresh_token&refresh_token=enginn', 'INVALID_REFRESH_TOKEN'],
    ])('are not renewed for %s', async (body, message) => {
      const response = await fetch(`${identity.origin}/securetoken.googleapis.com/v1/token?key=test-key`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { message } });
    });
  });

  describe('the administrator', () => {
    test('finds accounts by address and by id, and leaves out who is unknown', async () => {
      const [one, other] = [await makePerson(identity), await makePerson(identity)];
      const expected = { uid: one.uid, email: one.email, emailVerified: false, disabled: false };
      expect(await identity.admin.accountByEmail(one.email)).toMatchObject({
        ...expected,
        hasSecondFactor: false,
        phoneNumber: null,
      });
      expect(await identity.admin.accountByEmail(nextEmail())).toBeNull();
      expect(await identity.admin.accountById('enginn')).toBeNull();
      const found = await identity.admin.accountsById([one.uid, 'enginn', other.uid]);
      expect(found.map(({ uid }) => uid).toSorted()).toEqual([one.uid, other.uid].toSorted());
      expect(found.find(({ uid }) => uid === one.uid)).toMatchObject(expected);
    });

    test('deletes an account, and may do so again', async () => {
      const { email, uid } = await makePerson(identity);
      await identity.admin.deleteAccount(uid);
      await identity.admin.deleteAccount(uid);
      expect(await identity.admin.accountById(uid)).toBeNull();
      await expect(signIn(identity, email)).rejects.toEqual(failsWith('invalid-credential'));
    });
  });

  test.each([
    ['/v1/accounts:signInWithPassword', {}, 'MISSING_EMAIL'],
    ['/v1/accounts:signInWithPassword', { email: 'a@b.is' }, 'MISSING_PASSWORD'],
    ['/v1/accounts:signInWithIdp', {}, 'MISSING_REQUEST_URI'],
    ['/v1/accounts:signInWithEmailLink', {}, 'MISSING_EMAIL'],
    ['/v1/accounts:signInWithEmailLink', { email: 'a@b.is' }, 'MISSING_OOB_CODE'],
    ['/v1/accounts:signInWithEmailLink', { email: 'a@b.is', oobCode: 'enginn' }, 'INVALID_OOB_CODE'],
    [
      '/v1/accounts:sendVerificationCode',
      { phoneNumber: '7701001', recaptchaToken: 'x' },
      'INVALID_PHONE_NUMBER : Invalid format.',
    ],
    ['/v1/accounts:signInWithPhoneNumber', { sessionInfo: 'x', code: '123456' }, 'INVALID_SESSION_INFO'],
    ['/v1/accounts:lookup', {}, 'MISSING_ID_TOKEN'],
    ['/v1/accounts:lookup', { idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
    ['/v1/accounts:resetPassword', {}, 'MISSING_OOB_CODE'],
    ['/v1/accounts:resetPassword', { oobCode: 'enginn' }, 'INVALID_OOB_CODE'],
    ['/v1/accounts:sendOobCode', {}, 'MISSING_REQ_TYPE'],
    ['/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN' }, 'MISSING_EMAIL'],
  ])('%s of %o is refused with %s', async (path, sent, message) => {
    const { status, body } = await call(identity.origin, path, sent);
    expect([status, body.error?.message]).toEqual([400, message]);
  });
});
