import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  sendSignInLinkToEmail,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  administer,
  call,
  type IdentityServer,
  password,
  project,
  startIdentity,
  temporaryFolder,
} from './identity-server.ts';
import { signInWithIdp, visitProvider } from './identity-visits.ts';

const place = temporaryFolder();
let identity: IdentityServer;
beforeAll(async () => {
  identity = await startIdentity(place.folder);
});
afterAll(async () => {
  await identity.stop();
  place.remove();
});
beforeEach(() => identity.pass(301_000));

let people = 0;
const nextEmail = () => `leid-${(people += 1)}@vorulind.test`;
const failsWith = (code: string) => expect.objectContaining({ code: `auth/${code}` });
const visit = (provider: string, profile: Parameters<typeof visitProvider>[2]) =>
  visitProvider(identity.origin, provider, profile);
const signIn = async (provider: string, email: string, verified = true) =>
  signInWithIdp(identity.origin, await visit(provider, { email, verified }));

async function oobCode(email: string): Promise<string> {
  const response = await fetch(`${identity.origin}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.find((code) => code.email === email)?.oobCode ?? '';
}

async function linkTo(email: string): Promise<string> {
  const url = 'http://localhost:3000/auth/sign-in';
  await sendSignInLinkToEmail(identity.sdk(), email, { url, handleCodeInApp: true });
  return `${url}?mode=signIn&apiKey=test-key&oobCode=${await oobCode(email)}`;
}

describe('an account of a provider', () => {
  test('links to the account of the same verified address, and does so every time', async () => {
    for (const isFirst of [true, false]) {
      const answer = await signIn('google.com', 'jona@vorulind.test');
      expect({ isFirst, ...answer }).toMatchObject({ localId: 'demo-jona', isNewUser: false });
      expect(decodeJwt(answer.idToken ?? '')).toMatchObject({
        sub: 'demo-jona',
        email: 'jona@vorulind.test',
        email_verified: true,
        firebase: { sign_in_provider: 'google.com' },
      });
    }
    // The password is good as before.
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'jona@vorulind.test', password);
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password']);
  });

  test.each([
    ['google.com', false],
    ['microsoft.com', true],
    ['microsoft.com', false],
  ])('of %s cannot take over an address that it does not prove', async (provider, verified) => {
    const answer = await signIn(provider, 'solumadur@vorulind.test', verified);
    expect(answer).toMatchObject({ needConfirmation: true });
    expect(answer.idToken).toBeUndefined();
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'solumadur@vorulind.test', password);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  test('is linked by the owner of the account, with the proof that waited, once', async () => {
    const { pendingToken } = await signIn('microsoft.com', 'tvenna@vorulind.test');
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'tvenna@vorulind.test', password);
    const idToken = await user.getIdToken();
    expect(await signInWithIdp(identity.origin, { pendingToken, idToken })).toMatchObject({
      localId: 'demo-tvenna',
    });
    expect(await signInWithIdp(identity.origin, { pendingToken, idToken })).toMatchObject({
      error: { message: 'INVALID_PENDING_TOKEN' },
    });
    expect(await signIn('microsoft.com', 'tvenna@vorulind.test')).toMatchObject({ localId: 'demo-tvenna' });
  });

  test('that is linked to one account is linked to no other', async () => {
    await signIn('google.com', 'baldur@vorulind.test');
    const { user } = await signInWithEmailAndPassword(identity.sdk(), 'nyr@vorulind.test', password);
    const again = await visit('google.com', { email: 'baldur@vorulind.test', verified: true });
    const linking = { ...again, idToken: await user.getIdToken() };
    expect(await signInWithIdp(identity.origin, linking)).toMatchObject({
      error: { message: 'FEDERATED_USER_ID_ALREADY_LINKED' },
    });
  });

  test('makes an account for an address that nobody has', async () => {
    const email = nextEmail();
    const first = await signIn('google.com', email);
    expect(first).toMatchObject({ isNewUser: true });
    expect(await signIn('google.com', email)).toMatchObject({ isNewUser: false, localId: first.localId });
    await expect(createUserWithEmailAndPassword(identity.sdk(), email, password)).rejects.toEqual(
      failsWith('email-already-in-use'),
    );
  });

  test('signs in nobody when the person cancels, when another browser brings the answer, or twice', async () => {
    const cancelled = await visit('google.com', 'cancel');
    expect(await signInWithIdp(identity.origin, cancelled)).toMatchObject({
      error: { message: 'USER_CANCELLED' },
    });
    const right = await visit('google.com', { email: 'jona@vorulind.test', verified: true });
    const stolen = { ...right, sessionId: 'annar-vafri' };
    const refused = { error: { message: 'INVALID_IDP_RESPONSE' } };
    expect(await signInWithIdp(identity.origin, stolen)).toMatchObject(refused);
    expect(await signInWithIdp(identity.origin, right)).toMatchObject({ localId: 'demo-jona' });
    expect(await signInWithIdp(identity.origin, right)).toMatchObject(refused);
  });

  test('does not open a closed account', async () => {
    expect(await signIn('google.com', 'lokud@vorulind.test')).toMatchObject({
      error: { message: 'USER_DISABLED' },
    });
  });
});

describe('who took an address first without proving it', () => {
  const squat = async (): Promise<string> => {
    const email = nextEmail();
    await createUserWithEmailAndPassword(identity.sdk(), email, 'Arasin-2026');
    return email;
  };
  const expectLockedOut = (email: string) =>
    expect(signInWithEmailAndPassword(identity.sdk(), email, 'Arasin-2026')).rejects.toEqual(
      failsWith('invalid-credential'),
    );

  test('is out when the owner comes in with Google', async () => {
    const email = await squat();
    expect(await signIn('google.com', email)).toMatchObject({ isNewUser: false });
    await expectLockedOut(email);
  });

  test('is out when the owner comes in by a link', async () => {
    const email = await squat();
    const { user } = await signInWithEmailLink(identity.sdk(), email, await linkTo(email));
    expect(user.emailVerified).toBe(true);
    await expectLockedOut(email);
  });

  test('with an account of a provider is out when the owner chooses a password', async () => {
    const email = nextEmail();
    const squatter = await signIn('microsoft.com', email);
    expect(squatter).toMatchObject({ isNewUser: true });
    // Tokens tell the time of sign-in in whole seconds.
    identity.pass(1_000);
    await sendPasswordResetEmail(identity.sdk(), email);
    await confirmPasswordReset(identity.sdk(), await oobCode(email), 'Eigandi-2026');
    expect(await signIn('microsoft.com', email)).toMatchObject({ needConfirmation: true });
    const { body } = await call(identity.origin, '/v1/accounts:lookup', { idToken: squatter.idToken });
    expect(body.error?.message).toBe('TOKEN_EXPIRED');
  });
});

describe('a link in a mail', () => {
  test('signs in once, whom it was sent to', async () => {
    const link = await linkTo('jona@vorulind.test');
    await expect(signInWithEmailLink(identity.sdk(), 'annar@vorulind.test', link)).rejects.toEqual(
      failsWith('invalid-email'),
    );
    const { user } = await signInWithEmailLink(identity.sdk(), 'jona@vorulind.test', link);
    expect(user.uid).toBe('demo-jona');
    await expect(signInWithEmailLink(identity.sdk(), 'jona@vorulind.test', link)).rejects.toEqual(
      failsWith('invalid-action-code'),
    );
  });

  test('is good for an hour', async () => {
    const link = await linkTo('jona@vorulind.test');
    identity.pass(3_600_001);
    await expect(signInWithEmailLink(identity.sdk(), 'jona@vorulind.test', link)).rejects.toEqual(
      failsWith('expired-action-code'),
    );
  });
});

describe('a code to the phone', () => {
  const send = async (phoneNumber: string) => {
    const { body } = await call(identity.origin, '/v1/accounts:sendVerificationCode', {
      phoneNumber,
      recaptchaToken: 'x',
    });
    return body as { sessionInfo?: string; error?: { message: string } };
  };
  const shownCode = async () =>
    /(\d{6}) er staðfestingarkóðinn/.exec(
      await (await fetch(`${identity.origin}/emulator/phone`)).text(),
    )?.[1];
  const signInWithCode = async (body: object) =>
    (await call(identity.origin, '/v1/accounts:signInWithPhoneNumber', body)).body;

  test('signs in to the account with that number, once', async () => {
    const { sessionInfo } = await send('+3547701002');
    const code = await shownCode();
    const body = await signInWithCode({ sessionInfo, code });
    expect(decodeJwt(body.idToken ?? '')).toMatchObject({
      sub: 'demo-baldur',
      phone_number: '+3547701002',
      firebase: { sign_in_provider: 'phone', identities: { phone: ['+3547701002'] } },
    });
    expect(await signInWithCode({ sessionInfo, code })).toMatchObject({ error: { message: 'INVALID_CODE' } });
  });

  test('is guessed at five times, and good for five minutes', async () => {
    const { sessionInfo } = await send('+3547709999');
    const code = await shownCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signInWithCode({ sessionInfo, code: wrong })).toMatchObject({
        error: { message: 'INVALID_CODE' },
      });
    expect(await signInWithCode({ sessionInfo, code })).toMatchObject({
      error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    const { sessionInfo: late } = await send('+3547709999');
    identity.pass(300_001);
    expect(await signInWithCode({ sessionInfo: late, code })).toMatchObject({
      error: { message: 'SESSION_EXPIRED' },
    });
  });

  test('is sent to one number five times at most', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send('+3547708888')).sessionInfo).toBeTruthy();
    expect(await send('+3547708888')).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  });
});

test.each([
  [
    'config',
    { signIn: { email: { enabled: true, passwordRequired: true } } },
    'sendOobCode',
    { requestType: 'EMAIL_SIGNIN', email: 'jona@vorulind.test' },
  ],
  [
    'config',
    { signIn: { phoneNumber: { enabled: false } } },
    'sendVerificationCode',
    { phoneNumber: '+3547701002', recaptchaToken: 'x' },
  ],
  [
    'defaultSupportedIdpConfigs/google.com',
    { enabled: false },
    'createAuthUri',
    { providerId: 'google.com', continueUri: 'http://localhost/' },
  ],
])('what the administrator turns off in %s %j is offered no more', async (path, change, method, body) => {
  await administer(identity.origin, 'PATCH', `/admin/v2/projects/${project}/${path}`, change);
  const answer = await call(identity.origin, `/v1/accounts:${method}`, body);
  expect(answer.body.error?.message).toBe('OPERATION_NOT_ALLOWED');
});
