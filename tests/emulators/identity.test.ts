import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
  applyActionCode,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchesPassword } from '../../emulators/src/identity/passwords.ts';
import { type IdentityServer, password, project, startIdentity, temporaryFolder } from './identity-server.ts';

vi.mock('../../emulators/src/identity/passwords.ts', { spy: true });

const place = temporaryFolder();
let identity: IdentityServer;
let people = 0;

beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});

const nextEmail = () => `ny-${(people += 1)}@vorulind.test`;
const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` });

interface ListedCode {
  email: string;
  requestType: string;
  oobCode: string;
}

async function codeFor(email: string): Promise<string | undefined> {
  const response = await fetch(`${identity.origin}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: ListedCode[] };
  return oobCodes.find((code) => code.email === email)?.oobCode;
}

describe('signing in', () => {
  test.each([
    ['jona@vorulind.test', 'demo-jona', 'Jóna ÞÍ Haraldsdóttir'],
    ['baldur@vorulind.test', 'demo-baldur', 'Baldur ÞÍ Jónsson'],
    ['solumadur@vorulind.test', 'demo-solumadur', 'Vala ÞÍ Baldvins'],
  ])('%s is a demo person', async (email, uid, displayName) => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), email, password);
    expect(user).toMatchObject({ uid, email, displayName, emailVerified: true, isAnonymous: false });
    expect(user.providerData[0]).toMatchObject({ providerId: 'password', email });
  });

  test('ignores case and surrounding blanks of the address', async () => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), ' Jona@Vorulind.TEST ', password);
    expect(user.uid).toBe('demo-jona');
  });

  test.each([
    ['jona@vorulind.test', 'rangt-lykilord', 'invalid-credential'],
    ['enginn@vorulind.test', password, 'invalid-credential'],
    ['lokud@vorulind.test', password, 'user-disabled'],
    ['lokud@vorulind.test', 'rangt-lykilord', 'invalid-credential'],
    ['ekki netfang', password, 'invalid-email'],
    ['jona@vorulind.test', '', 'missing-password'],
  ])('%s with %s fails with %s', async (email, tried, code) => {
    await expect(signInWithEmailAndPassword(identity.sdk(), email, tried)).rejects.toEqual(failsWith(code));
  });

  test.each(['tvenna@vorulind.test', 'enginn-annar@vorulind.test'])(
    'five wrong passwords for %s lock it for a minute',
    async (email) => {
      const auth = identity.sdk();
      const wrong = () => signInWithEmailAndPassword(auth, email, 'rangt-lykilord');
      const answers = await Promise.allSettled(Array.from({ length: 8 }, wrong));
      const codes = answers.map(
        (answer) => answer.status === 'rejected' && (answer.reason as { code: string }).code,
      );
      expect(codes.filter((code) => code === 'auth/invalid-credential')).toHaveLength(5);
      expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(3);
      await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
        failsWith('too-many-requests'),
      );
      identity.pass(60_001);
      await expect(wrong()).rejects.toEqual(failsWith('invalid-credential'));
    },
  );
});

test.each(['jona@vorulind.test', 'ekki-jona@vorulind.test'])(
  'a wrong password for %s is compared with one hash, so that the time reveals nothing',
  async (email) => {
    vi.mocked(matchesPassword).mockClear();
    await expect(signInWithEmailAndPassword(identity.sdk(), email, 'rangt-lykilord')).rejects.toEqual(
      failsWith('invalid-credential'),
    );
    expect(matchesPassword).toHaveBeenCalledOnce();
    expect(await vi.mocked(matchesPassword).mock.results[0]?.value).toBe(false);
  },
);

describe('accounts', () => {
  test('are created, refused a second time, renamed and deleted', async () => {
    const auth = identity.sdk();
    const email = nextEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'nytt-lykilord');
    expect(user).toMatchObject({ email, emailVerified: false });
    const again = createUserWithEmailAndPassword(identity.sdk(), email.toUpperCase(), 'nytt-lykilord');
    await expect(again).rejects.toEqual(failsWith('email-already-in-use'));
    await updateProfile(user, { displayName: 'Ný Manneskja' });
    await user.reload();
    expect(user.displayName).toBe('Ný Manneskja');
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(auth, email, 'nytt-lykilord')).rejects.toEqual(
      failsWith('invalid-credential'),
    );
  });

  test('with one address are created once for concurrent requests', async () => {
    const email = nextEmail();
    const created = await Promise.allSettled(
      Array.from({ length: 5 }, () => createUserWithEmailAndPassword(identity.sdk(), email, 'nytt-lykilord')),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('obey the password policy that the service announces', async () => {
    const auth = identity.sdk();
    const status = await validatePassword(auth, '1234567');
    expect(status.isValid).toBe(false);
    expect(status.passwordPolicy.customStrengthOptions.minPasswordLength).toBe(8);
    await expect(createUserWithEmailAndPassword(auth, nextEmail(), '1234567')).rejects.toEqual(
      failsWith('password-does-not-meet-requirements'),
    );
  });

  test('without a password are not supported', async () => {
    await expect(signInAnonymously(identity.sdk())).rejects.toEqual(failsWith('admin-restricted-operation'));
  });
});

describe('sessions', () => {
  test('give a new token that keeps the time of sign-in', async () => {
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
    const first = await user.getIdTokenResult();
    identity.pass(10_000);
    const second = await user.getIdTokenResult(true);
    expect(second.token).not.toBe(first.token);
    expect(second.claims.auth_time).toBe(first.claims.auth_time);
    expect(Number(second.claims.exp)).toBeGreaterThan(Number(first.claims.exp));
  });

  test('end elsewhere when the password changes', async () => {
    const email = nextEmail();
    const here = await createUserWithEmailAndPassword(identity.sdk(), email, 'gamalt-lykilord');
    const there = await signInWithEmailAndPassword(identity.sdk(), email, 'gamalt-lykilord');
    identity.pass(2000);
    await updatePassword(here.user, 'nytt-lykilord');
    await expect(there.user.getIdToken(true)).rejects.toEqual(failsWith('user-token-expired'));
    await expect(here.user.getIdToken(true)).resolves.toBeTruthy();
    await expect(signInWithEmailAndPassword(identity.sdk(), email, 'gamalt-lykilord')).rejects.toEqual(
      failsWith('invalid-credential'),
    );
  });

  test('older than five minutes may not change the password', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.sdk(), nextEmail(), 'gamalt-lykilord');
    identity.pass(301_000);
    await expect(updatePassword(user, 'nytt-lykilord')).rejects.toEqual(failsWith('requires-recent-login'));
    await expect(deleteUser(user)).rejects.toEqual(failsWith('requires-recent-login'));
  });

  test('end when the account is deleted', async () => {
    const email = nextEmail();
    const here = await createUserWithEmailAndPassword(identity.sdk(), email, 'nytt-lykilord');
    const there = await signInWithEmailAndPassword(identity.sdk(), email, 'nytt-lykilord');
    await deleteUser(here.user);
    await expect(there.user.reload()).rejects.toEqual(failsWith('user-token-expired'));
  });
});

describe('mailed codes', () => {
  test('set a new password once', async () => {
    const auth = identity.sdk();
    const email = nextEmail();
    await createUserWithEmailAndPassword(auth, email, 'gamalt-lykilord');
    await signOut(auth);
    await sendPasswordResetEmail(auth, email);
    const code = (await codeFor(email)) ?? '';
    await expect(verifyPasswordResetCode(auth, code)).resolves.toBe(email);
    await expect(confirmPasswordReset(auth, code, 'stutt')).rejects.toEqual(
      failsWith('password-does-not-meet-requirements'),
    );
    await confirmPasswordReset(auth, code, 'nytt-lykilord');
    await expect(confirmPasswordReset(auth, code, 'annad-lykilord')).rejects.toEqual(
      failsWith('invalid-action-code'),
    );
    const { user } = await signInWithEmailAndPassword(auth, email, 'nytt-lykilord');
    expect(user.emailVerified).toBe(true);
  });

  test('expire after an hour', async () => {
    const auth = identity.sdk();
    await sendPasswordResetEmail(auth, 'ostadfest@vorulind.test');
    const code = (await codeFor('ostadfest@vorulind.test')) ?? '';
    identity.pass(3_600_001);
    await expect(confirmPasswordReset(auth, code, 'nytt-lykilord')).rejects.toEqual(
      failsWith('expired-action-code'),
    );
  });

  test('for an unknown address are announced but not created', async () => {
    await expect(sendPasswordResetEmail(identity.sdk(), 'enginn@vorulind.test')).resolves.toBeUndefined();
    expect(await codeFor('enginn@vorulind.test')).toBeUndefined();
  });

  test('confirm an address, and do not set passwords', async () => {
    const auth = identity.sdk();
    const { user } = await createUserWithEmailAndPassword(auth, nextEmail(), 'nytt-lykilord');
    await sendEmailVerification(user);
    const code = (await codeFor(user.email ?? '')) ?? '';
    await expect(confirmPasswordReset(auth, code, 'annad-lykilord')).rejects.toEqual(
      failsWith('invalid-action-code'),
    );
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });
});

test('an outage is a network error in the SDK, and a failure is no wrong password', async () => {
  const fault = (body: object) =>
    fetch(`${identity.origin}/_faults`, { method: 'POST', body: JSON.stringify(body) });
  const signIn = () => signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
  await fault({ mode: 'down', times: 1 });
  await expect(signIn()).rejects.toEqual(failsWith('network-request-failed'));
  await fault({ mode: 'error', times: 1 });
  await expect(signIn()).rejects.not.toEqual(failsWith('invalid-credential'));
  await expect(signIn()).resolves.toBeTruthy();
});
