import {
  type Auth,
  type AuthError,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, type IdentityServer, password, startIdentity, temporaryFolder } from './identity-server.ts';

const email = 'jona@vorulind.test';
const place = temporaryFolder();
let identity: IdentityServer;
let secret = '';
let passed = 0;
beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});
beforeEach(() => pass(61_000));

function pass(ms: number): void {
  passed += ms;
  identity.pass(ms);
}

const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` });
/** The current code of an authenticator app. */
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + passed });
/** A code that is not valid around now. */
const wrongCode = () => String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, '0');

async function enrol(user: User): Promise<void> {
  const generated = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  expect(generated).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' });
  secret = generated.secretKey;
  expect(generated.generateQrCodeUrl(email, 'Vörulind')).toContain(`secret=${secret}`);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(generated, codeNow());
  await multiFactor(user).enroll(assertion, 'Sími');
}

async function halfway(auth: Auth): Promise<MultiFactorResolver> {
  const error = await signInWithEmailAndPassword(auth, email, password).catch((cause: unknown) => cause);
  expect(error).toEqual(failsWith('multi-factor-auth-required'));
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

function finish(resolver: MultiFactorResolver, code: string) {
  const { uid } = resolver.hints[0]!;
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code));
}

describe('a second factor', () => {
  test('is enrolled with the first code', async () => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), email, password);
    const generated = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    secret = generated.secretKey;
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(generated, wrongCode());
    await expect(multiFactor(user).enroll(wrong, 'Sími')).rejects.toEqual(
      failsWith('invalid-verification-code'),
    );
    expect(multiFactor(user).enrolledFactors).toEqual([]);
    await enrol(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ displayName: 'Sími', factorId: 'totp' }]);
  });

  test('is required after the password, and named in its token, also after a refresh', async () => {
    const auth = identity.sdk();
    const resolver = await halfway(auth);
    expect(auth.currentUser).toBeNull();
    expect(resolver.hints).toMatchObject([{ displayName: 'Sími', factorId: 'totp' }]);
    const { user } = await finish(resolver, codeNow());
    for (const fresh of [false, true]) {
      const { claims } = await user.getIdTokenResult(fresh);
      expect(claims['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });
    }
  });

  test.each([
    ['a wrong code', () => wrongCode()],
    ['five digits', () => '12345'],
    ['letters', () => 'abcdef'],
  ])('with %s is refused, and the right code may follow', async (_, code) => {
    const resolver = await halfway(identity.sdk());
    await expect(finish(resolver, code())).rejects.toEqual(failsWith('invalid-verification-code'));
    await expect(finish(resolver, codeNow())).resolves.toBeTruthy();
  });

  test('accepts a code once', async () => {
    const code = codeNow();
    await finish(await halfway(identity.sdk()), code);
    await expect(finish(await halfway(identity.sdk()), code)).rejects.toEqual(
      failsWith('invalid-verification-code'),
    );
  });

  test('accepts the code of a clock that is two and a half minutes off, no more', async () => {
    pass(600_000);
    const code = codeNow();
    pass(5 * 30_000);
    await finish(await halfway(identity.sdk()), code);
    pass(600_000);
    const older = codeNow();
    pass(6 * 30_000);
    await expect(finish(await halfway(identity.sdk()), older)).rejects.toEqual(
      failsWith('invalid-verification-code'),
    );
  });

  test('waits five minutes', async () => {
    const resolver = await halfway(identity.sdk());
    pass(300_001);
    await expect(finish(resolver, codeNow())).rejects.toEqual(failsWith('code-expired'));
  });

  test('cannot be guessed: wrong codes lock the account as wrong passwords do, also in new sign-ins', async () => {
    const codes: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      const resolver = await halfway(identity.sdk());
      for (let guess = 0; guess < 4; guess += 1)
        codes.push(await finish(resolver, wrongCode()).catch((error: unknown) => (error as AuthError).code));
    }
    expect(codes.filter((code) => code === 'auth/invalid-verification-code')).toHaveLength(5);
    expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(3);
  });

  test('is not accepted for a forged or foreign pending sign-in', async () => {
    const { body } = await call(identity.origin, '/v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential: 'x',
      mfaEnrollmentId: 'y',
      totpVerificationInfo: { verificationCode: codeNow() },
    });
    expect(body.error?.message).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  });

  test('by text message is not supported', async () => {
    const { body } = await call(identity.origin, '/v2/accounts/mfaSignIn:start', {});
    expect(body.error?.message).toMatch(/^OPERATION_NOT_ALLOWED/);
  });

  test('can be withdrawn', async () => {
    const { user } = await finish(await halfway(identity.sdk()), codeNow());
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]!);
    expect(multiFactor(user).enrolledFactors).toEqual([]);
    await expect(signInWithEmailAndPassword(identity.sdk(), email, password)).resolves.toBeTruthy();
  });
});
