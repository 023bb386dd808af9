import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInForm } from '../../../components/sign-in/sign-in-form.tsx';
import { eventually } from '../../kit/eventually.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const wrong =
  'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.';
const again = 'Innskráningin er útrunnin. Vinsamlegast skráðu þig inn aftur.';
const notOffered = 'Þessi innskráningarleið er ekki í boði.';
const taken = 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.';
const linkOver = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';
const weak = 'Lykilorðið uppfyllir ekki kröfur.';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => void backend.open());
afterEach(() => backend.intercept(null));

async function signIn(email: string, password: string): Promise<void> {
  renderPage(<SignInForm onSignedIn={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), email);
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), password);
  await userEvent.keyboard('{Enter}');
}
const shownText = async () => (await screen.findByRole('alert')).textContent;

/*
 * Specification §8.4 by what the service answers and the SDK makes of it. Those of windows and phones need a browser:
 * e2e/sign-in-ways.spec.ts. The second factor has its own test.
 */
describe('an answer of the identity service', () => {
  it.each([
    ['INVALID_EMAIL', 'invalid-email', 'Netfangið er ekki gilt.'],
    ['INVALID_PASSWORD', 'wrong-password', wrong],
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential', wrong],
    ['EMAIL_EXISTS', 'email-already-in-use', taken],
    ['EMAIL_NOT_FOUND', 'user-not-found', wrong],
    ['USER_DISABLED', 'user-disabled', 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'too-many-requests',
      'Of margar tilraunir. Vinsamlegast reynið aftur síðar.',
    ],
    ['EXPIRED_OOB_CODE', 'expired-action-code', linkOver],
    ['INVALID_OOB_CODE', 'invalid-action-code', linkOver],
    [
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
      'requires-recent-login',
      'Vinsamlegast skráðu þig inn aftur til að staðfesta breytinguna.',
    ],
    ['INVALID_ID_TOKEN', 'invalid-user-token', again],
    ['TOKEN_EXPIRED', 'user-token-expired', again],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed', notOffered],
    ['FEDERATED_USER_ID_ALREADY_LINKED', 'credential-already-in-use', taken],
    ['ADMIN_ONLY_OPERATION', 'admin-restricted-operation', notOffered],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing', 'password-does-not-meet-requirements', weak],
    [
      'INVALID_RECAPTCHA_TOKEN',
      'invalid-recaptcha-token',
      'Staðfesting tókst ekki. Vinsamlegast reynið aftur.',
    ],
    ['INVALID_CODE', 'invalid-verification-code', 'Kóðinn er ekki réttur.'],
    ['SESSION_EXPIRED', 'code-expired', 'Kóðinn er útrunninn.'],
  ])('%s (%s) is worded', async (message, _code, text) => {
    backend.intercept(({ url }) =>
      url.includes('accounts:signInWithPassword')
        ? Response.json({ error: { code: 400, message } }, { status: 400 })
        : undefined,
    );
    await signIn('jona@vorulind.test', 'Vorulind-2026');
    expect(await shownText()).toBe(text);
  });

  it.each([
    ['a wrong password', 'jona@vorulind.test', 'ekki-rett', wrong],
    ['an unknown address', 'enginn@vorulind.test', 'ekki-rett', wrong],
    [
      'a closed account',
      'lokud@vorulind.test',
      'Vorulind-2026',
      'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
    ],
  ])('to %s is the emulator’s own, and worded', async (_, email, password, text) => {
    await signIn(email, password);
    expect(await shownText()).toBe(text);
  });
});

it('after a refusal for the policy the policy is read again, so that a new password is asked for by it', async () => {
  const config = '/identitytoolkit.googleapis.com/admin/v2/projects/test-project/config';
  const setPolicy = (minPasswordLength: number, forceUpgradeOnSignin: boolean) =>
    backend.identity(
      config,
      {
        passwordPolicyConfig: {
          forceUpgradeOnSignin,
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
        },
      },
      'PATCH',
    );
  await setPolicy(20, true);
  let reads = 0;
  backend.intercept(({ url }) => {
    if (url.includes('/v2/passwordPolicy')) reads += 1;
    return undefined;
  });
  await signIn('jona@vorulind.test', 'Vorulind-2026');
  expect(await shownText()).toBe(weak);
  await eventually(() => expect(reads).toBe(1));
  await setPolicy(8, false);
});
