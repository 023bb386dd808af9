import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../../backend/src/db/schema/sessions.ts';
import { ForgotPasswordForm } from '../../../components/password/forgot-password-form.tsx';
import { ResetPassword } from '../../../components/password/reset-password.tsx';
import type { ActionLink } from '../../../lib/password/link.ts';
import type * as Exchange from '../../../lib/sign-in/exchange.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const expired = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';
const email = 'jona@vorulind.test';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
/** The SDK keeps the fetch that it finds: it is loaded after the in-process one is in place. */
let exchange: typeof Exchange;
beforeAll(async () => {
  backend = await startInProcessBackend();
  exchange = await import('../../../lib/sign-in/exchange.ts');
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.open();
  await backend.db.delete(rateLimits);
});

/** A code as the mail carries it. */
async function freshCode(requestType = 'PASSWORD_RESET'): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=test';
  await backend.identity(path, { requestType, email });
  const listed = await backend.identity('/emulator/v1/projects/test-project/oobCodes');
  const { oobCodes } = (await listed.json()) as { oobCodes: { oobCode: string }[] };
  return oobCodes.at(-1)?.oobCode ?? '';
}

/** As the administrator of the identity service does it, without a deploy. */
async function changePolicy(customStrengthOptions: object): Promise<void> {
  const path = '/identitytoolkit.googleapis.com/admin/v2/projects/test-project/config';
  const passwordPolicyVersions = [{ customStrengthOptions }];
  const answer = await backend.identity(path, { passwordPolicyConfig: { passwordPolicyVersions } }, 'PATCH');
  expect(answer.status).toBe(200);
}

const link = (code: string, over: Partial<ActionLink> = {}): ActionLink => ({
  mode: 'resetPassword',
  code,
  tenantId: null,
  languageCode: null,
  continueTo: null,
  ...over,
});
const box = (name: RegExp) => screen.findByLabelText(name);
const choose = async (password: string, repeated = password): Promise<void> => {
  for (const [name, text] of [
    [/^Nýtt lykilorð/, password],
    [/^Endurtaka lykilorð/, repeated],
  ] as const) {
    await userEvent.clear(await box(name));
    if (text) await userEvent.type(await box(name), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Breyta lykilorði' }));
};

describe('a new password', () => {
  it('is set, tells the backend and leads to sign-in and on', async () => {
    renderPage(<ResetPassword link={link(await freshCode(), { continueTo: '/karfa' })} />);
    expect(await screen.findByText(email)).toBeTruthy();
    await choose('Annad-lykilord-1');
    expect(await screen.findByRole('heading', { name: 'Lykilorðinu hefur verið breytt.' })).toBe(
      document.activeElement,
    );
    expect(backend.sent).toEqual(['PasswordWasReset']);
    expect(screen.getByRole('link', { name: 'Innskráning' }).getAttribute('href')).toBe(
      '/auth/sign-in?return=%2Fkarfa',
    );
    expect((await exchange.signInWithPassword(email, 'Annad-lykilord-1')).kind).toBe('sign-up-needed');
  });

  it('leaves the code out of the address', async () => {
    window.history.replaceState(null, '', '/auth/reset-password?mode=resetPassword&oobCode=abc');
    renderPage(<ResetPassword link={link(await freshCode())} />);
    await screen.findByText(email);
    expect(window.location.search).toBe('');
  });

  it('is asked for as the policy of the service says, while it is typed', async () => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    const rule = 'Lykilorð þarf að vera að minnsta kosti 8 stafir';
    await userEvent.type(await box(/^Nýtt lykilorð/), '1234567');
    expect((await screen.findByText(rule)).dataset['met']).toBe('false');
    await userEvent.type(await box(/^Nýtt lykilorð/), '8');
    expect(screen.getByText(rule).dataset['met']).toBe('true');
  });

  it('says what is missing in one place', async () => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    const rule = 'Lykilorð þarf að vera að minnsta kosti 8 stafir';
    await screen.findByText(rule);
    await choose('stutt');
    expect(screen.getAllByText(rule)).toHaveLength(1);
    await userEvent.type(await box(/^Nýtt lykilorð/), 'lengra');
    expect(screen.getByText(rule).dataset['met']).toBe('true');
  });

  it.each([
    ['', '', 'Þennan reit þarf að fylla út'],
    ['stutt', 'stutt', 'Lykilorð þarf að vera að minnsta kosti 8 stafir'],
    ['Langt-lykilord-1', 'Annad', 'Lykilorðin eru ekki eins'],
  ])('%s, repeated as %s, is refused here', async (password, repeated, text) => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    await screen.findByText(email);
    await choose(password, repeated);
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(1);
    expect(backend.sent).toEqual([]);
  });
});

describe('a password that everybody tries first', () => {
  const common = 'Lykilorðið er of algengt. Veldu annað.';

  it('is told while it is typed, and nobody is told the password', async () => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    const asked: string[] = [];
    backend.intercept(({ url }) => void asked.push(url));
    await userEvent.type(await box(/^Nýtt lykilorð/), 'Iloveyou');
    expect(await screen.findByText(common)).toBeTruthy();
    expect(asked.filter((url) => url.includes('common-passwords'))).toEqual([
      expect.stringMatching(/\/common-passwords\/[0-9a-f]{3}$/),
    ]);
    await userEvent.type(await box(/^Nýtt lykilorð/), '-og-fleira');
    expect(screen.queryByText(common)).toBeNull();
  });

  it('is refused before the identity service is asked', async () => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    await screen.findByText(email);
    const asked: string[] = [];
    backend.intercept(({ url }) => void asked.push(url));
    await choose('iloveyou');
    expect((await screen.findAllByText(common, { exact: false })).length).toBeGreaterThan(0);
    expect(asked.some((url) => url.includes('resetPassword'))).toBe(false);
    expect(backend.sent).toEqual([]);
  });
});

it('is written back to in the language of the link', async () => {
  const languages: (string | null)[] = [];
  backend.intercept(({ url, headers }) => {
    if (url.includes('resetPassword')) languages.push(headers.get('X-Firebase-Locale'));
    return undefined;
  });
  renderPage(<ResetPassword link={link(await freshCode(), { languageCode: 'is' })} />);
  await screen.findByText(email);
  expect(languages).toEqual(['is']);
});

describe('a link', () => {
  it('that is none, used or expired says so and offers a new one', async () => {
    const used = await freshCode();
    const first = renderPage(<ResetPassword link={link(used)} />);
    await screen.findByText(email);
    await choose('Enn-annad-lykilord-1');
    await screen.findByRole('heading', { name: 'Lykilorðinu hefur verið breytt.' });
    first.unmount();
    for (const given of [null, link('uppspuni'), link(used)]) {
      const page = renderPage(<ResetPassword link={given} />);
      expect(await screen.findByText(expired)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Fá nýjan hlekk' }).getAttribute('href')).toBe(
        '/auth/forgot-password',
      );
      page.unmount();
    }
  });

  it('that is used up while the form stands open says so', async () => {
    const code = await freshCode();
    renderPage(<ResetPassword link={link(code)} />);
    await screen.findByText(email);
    await backend.identity('/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=test', {
      oobCode: code,
      newPassword: 'Fljotari-en-thu-1',
    });
    await choose('Of-seint-lykilord-1');
    expect(await screen.findByText(expired)).toBeTruthy();
  });

  it('is tried again when the service was not reached', async () => {
    const code = await freshCode();
    backend.intercept((request) => {
      if (request.url.includes('resetPassword')) throw new TypeError('fetch failed');
      return undefined;
    });
    renderPage(<ResetPassword link={link(code)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reyna aftur' }));
    backend.intercept(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText(email)).toBeTruthy();
  });

  it('that confirms an address does so; made-up ones of other modes say that they are none', async () => {
    const page = renderPage(<ResetPassword link={link('uppspuni', { mode: 'recoverEmail' })} />);
    expect(await screen.findByText(expired)).toBeTruthy();
    page.unmount();
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';
    const credentials = { email: 'baldur@vorulind.test', password: 'Vorulind-2026' };
    const { idToken } = (await (await backend.identity(signIn, credentials)).json()) as { idToken: string };
    const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=test';
    await backend.identity(path, { requestType: 'VERIFY_EMAIL', idToken });
    const listed = await backend.identity('/emulator/v1/projects/test-project/oobCodes');
    const { oobCodes } = (await listed.json()) as { oobCodes: { requestType: string; oobCode: string }[] };
    const code = oobCodes.find(({ requestType }) => requestType === 'VERIFY_EMAIL')?.oobCode ?? '';
    renderPage(<ResetPassword link={link(code, { mode: 'verifyEmail' })} />);
    expect(await screen.findByRole('heading', { name: 'Netfangið hefur verið staðfest' })).toBeTruthy();
  });
});

describe('asking for a link', () => {
  it('answers the same for everybody and can be done again', async () => {
    renderPage(<ForgotPasswordForm />);
    await userEvent.type(await box(/^Netfang/), 'enginn@vorulind.test{Enter}');
    expect(
      await screen.findByText(
        'Ef netfangið er skráð hjá okkur höfum við sent hlekk til að breyta lykilorði.',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /senda aftur/ }));
    expect(await box(/^Netfang/)).toHaveProperty('value', 'enginn@vorulind.test');
  });

  it('says when it was too often, and keeps the address', async () => {
    renderPage(<ForgotPasswordForm />);
    backend.intercept((request) =>
      request.url.includes('ForgotPassword')
        ? Response.json(
            { errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE', reason: 'err.tooMany' } }] },
            { status: 429 },
          )
        : undefined,
    );
    await userEvent.type(await box(/^Netfang/), 'jona@vorulind.test{Enter}');
    expect(await screen.findByText('Of margar tilraunir. Vinsamlegast reynið aftur síðar.')).toBeTruthy();
    expect(await box(/^Netfang/)).toHaveProperty('value', 'jona@vorulind.test');
  });

  it('wants an address', async () => {
    renderPage(<ForgotPasswordForm />);
    await userEvent.type(await box(/^Netfang/), 'jona{Enter}');
    expect(screen.getByText('Netfangið er ekki gilt.')).toBeTruthy();
    expect(backend.sent).toEqual([]);
  });
});

// Last: the policy stays changed.
describe('a policy that changes', () => {
  it('makes the form read it again when it refuses a password', async () => {
    renderPage(<ResetPassword link={link(await freshCode())} />);
    await screen.findByText('Lykilorð þarf að vera að minnsta kosti 8 stafir');
    await changePolicy({
      minPasswordLength: 12,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    await choose('lykilord');
    for (const text of [
      'Lykilorð þarf að vera að minnsta kosti 12 stafir',
      'að minnsta kosti einn hástafur',
      'að minnsta kosti ein tala',
      'að minnsta kosti eitt sértákn',
    ])
      expect((await screen.findByText(text)).dataset['met']).toBe('false');
    expect(screen.getByText('að minnsta kosti einn lágstafur', { exact: false }).dataset['met']).toBe('true');
    expect(screen.getAllByText(/Lykilorðið uppfyllir ekki kröfur\./).length).toBeGreaterThan(0);
    await choose('Lykilord!2026!betra');
    expect(await screen.findByRole('heading', { name: 'Lykilorðinu hefur verið breytt.' })).toBeTruthy();
  });
});
