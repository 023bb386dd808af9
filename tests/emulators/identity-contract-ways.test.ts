import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  failsWith,
  makePerson,
  nextEmail,
  nextPhone,
  services,
  signIn,
  type IdentityUnderTest,
} from './identity-contract-services.ts';
import { call } from './identity-server.ts';

/* The rest of identity-contract.test.ts: mails, providers, phones. */

describe.each(services)('ways in by %s', (_title, start) => {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await start();
  });
  afterAll(() => identity.stop());

  describe('mailed codes', () => {
    test('set a new password once, and prove the address', async () => {
      const auth = identity.sdk();
      const { email } = await makePerson(identity);
      await sendPasswordResetEmail(auth, email);
      const code = (await identity.mailedCode(email)) ?? '';
      await expect(verifyPasswordResetCode(auth, code)).resolves.toBe(email);
      await confirmPasswordReset(auth, code, 'Annad-2026');
      for (const use of [
        confirmPasswordReset(auth, code, 'Thridja-2026'),
        verifyPasswordResetCode(auth, code),
      ])
        await expect(use).rejects.toEqual(failsWith('invalid-action-code'));
      await expect(signIn(identity, email)).rejects.toEqual(failsWith('invalid-credential'));
      expect((await signIn(identity, email, 'Annad-2026')).user.emailVerified).toBe(true);
    });

    test('for an address that nobody has are announced and not made', async () => {
      const email = nextEmail();
      await expect(sendPasswordResetEmail(identity.sdk(), email)).resolves.toBeUndefined();
      expect(await identity.mailedCode(email)).toBeUndefined();
    });

    test('prove an address and set no password', async () => {
      const { email, user } = await makePerson(identity);
      await sendEmailVerification(user);
      const code = (await identity.mailedCode(email)) ?? '';
      const reset = confirmPasswordReset(identity.sdk(), code, 'Annad-2026');
      await expect(reset).rejects.toEqual(failsWith('invalid-action-code'));
      await applyActionCode(identity.sdk(), code);
      await user.reload();
      expect(user.emailVerified).toBe(true);
    });

    test('of the administrator set a password; none is made for an address that nobody has', async () => {
      const { email } = await makePerson(identity);
      const code = (await identity.admin.passwordResetCode(email)) ?? '';
      await confirmPasswordReset(identity.sdk(), code, 'Annad-2026');
      await expect(signIn(identity, email, 'Annad-2026')).resolves.toBeTruthy();
      expect(await identity.admin.passwordResetCode(nextEmail())).toBeNull();
    });

    const url = 'http://localhost:3000/auth/email-link';
    const linkOf = (code: string) => `${url}?mode=signIn&apiKey=test-key&oobCode=${code}`;

    test('sign in the owner of the address, once and nobody else', async () => {
      const { email, uid } = await makePerson(identity);
      const link = linkOf((await identity.admin.signInCode(email, url)) ?? '');
      const other = signInWithEmailLink(identity.sdk(), nextEmail(), link);
      await expect(other).rejects.toEqual(failsWith('invalid-email'));
      const { user } = await signInWithEmailLink(identity.sdk(), email, link);
      expect(user).toMatchObject({ uid, emailVerified: true });
      expect(decodeJwt(await user.getIdToken())).toMatchObject({
        email_verified: true,
        firebase: { sign_in_provider: 'password' },
      });
      const again = signInWithEmailLink(identity.sdk(), email, link);
      await expect(again).rejects.toEqual(failsWith('invalid-action-code'));
    });

    test('sign in somebody new as well, where the SDK asks for them', async () => {
      const email = nextEmail();
      await sendSignInLinkToEmail(identity.sdk(), email, { url, handleCodeInApp: true });
      const link = linkOf((await identity.mailedCode(email)) ?? '');
      const { user } = await signInWithEmailLink(identity.sdk(), email, link);
      expect(user).toMatchObject({ email, emailVerified: true });
    });
  });

  describe('a provider', () => {
    test('makes an account the first time, and signs in to it from then on', async () => {
      const email = nextEmail();
      const first = await identity.visit('google.com', { email, verified: true });
      expect(first).toMatchObject({ isNewUser: true });
      expect(decodeJwt(first.idToken ?? '')).toMatchObject({
        sub: first.localId,
        email,
        email_verified: true,
        firebase: { sign_in_provider: 'google.com', identities: { email: [email] } },
      });
      const second = await identity.visit('google.com', { email, verified: true });
      expect(second).toMatchObject({ localId: first.localId });
      expect(second.isNewUser ?? false).toBe(false);
    });

    test('that proves the address links to its account', async () => {
      const { email, uid } = await makePerson(identity);
      const answer = await identity.visit('google.com', { email, verified: true });
      expect(answer).toMatchObject({ localId: uid });
      expect(answer.needConfirmation ?? false).toBe(false);
    });

    test.each([
      ['google.com', false],
      ['microsoft.com', false],
    ])('%s that does not prove the address does not get in', async (provider, verified) => {
      const { email, user } = await makePerson(identity);
      const answer = await identity.visit(provider, { email, verified });
      expect(answer).toMatchObject({ needConfirmation: true, email });
      expect(answer.idToken).toBeUndefined();
      await user.reload();
      expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    });

    test('is linked by the owner of an account, and to that one only', async () => {
      const [one, other] = [await makePerson(identity), await makePerson(identity)];
      const profile = { email: nextEmail(), verified: true };
      const linked = await identity.visit('microsoft.com', profile, await one.user.getIdToken());
      expect(linked).toMatchObject({ localId: one.uid });
      expect(await identity.visit('microsoft.com', profile)).toMatchObject({ localId: one.uid });
      const again = await identity.visit('microsoft.com', profile, await other.user.getIdToken());
      expect(again).toMatchObject({ errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' });
      expect(again.idToken).toBeUndefined();
    });
  });

  describe('a phone', () => {
    const sendCode = async (phoneNumber: string) => {
      const sent = { phoneNumber, recaptchaToken: 'x' };
      const { body } = await call(identity.origin, '/v1/accounts:sendVerificationCode', sent);
      return (body as { sessionInfo?: string }).sessionInfo;
    };
    const useCode = async (phoneNumber: string, idToken?: string) => {
      const sessionInfo = await sendCode(phoneNumber);
      const code = await identity.sentCode(phoneNumber);
      return call(identity.origin, '/v1/accounts:signInWithPhoneNumber', { sessionInfo, code, idToken });
    };

    test('is added to an account, signs in to it and to no other, and is taken off', async () => {
      const { user, uid } = await makePerson(identity);
      const phoneNumber = nextPhone();
      expect((await useCode(phoneNumber, await user.getIdToken())).body).toMatchObject({ localId: uid });
      expect(await identity.admin.accountById(uid)).toMatchObject({ phoneNumber });
      const { body } = await useCode(phoneNumber);
      expect(body).toMatchObject({ localId: uid });
      expect(decodeJwt(body.idToken ?? '')).toMatchObject({
        phone_number: phoneNumber,
        firebase: { sign_in_provider: 'phone' },
      });
      const other = await makePerson(identity);
      const taken = await useCode(phoneNumber, await other.user.getIdToken());
      expect(taken).toMatchObject({ status: 200, body: { temporaryProof: expect.any(String), phoneNumber } });
      expect(taken.body.idToken).toBeUndefined();
      expect(await identity.admin.accountById(other.uid)).toMatchObject({ phoneNumber: null });
      const removal = { idToken: await user.getIdToken(true), deleteProvider: ['phone'] };
      expect((await call(identity.origin, '/v1/accounts:update', removal)).status).toBe(200);
      expect(await identity.admin.accountById(uid)).toMatchObject({ phoneNumber: null });
    });

    test('with another code is refused', async () => {
      const phoneNumber = nextPhone();
      const sessionInfo = await sendCode(phoneNumber);
      const wrong = String((Number(await identity.sentCode(phoneNumber)) + 1) % 1_000_000).padStart(6, '0');
      const { status, body } = await call(identity.origin, '/v1/accounts:signInWithPhoneNumber', {
        sessionInfo,
        code: wrong,
      });
      expect([status, body.error?.message]).toEqual([400, 'INVALID_CODE']);
    });
  });
});
