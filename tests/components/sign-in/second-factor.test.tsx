import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { SignInForm } from '../../../components/sign-in/sign-in-form.tsx';
import { aCustomer } from '../../kit/builders.ts';
import { requestUrl } from '../../kit/request-url.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import { eventually } from '../../kit/eventually.ts';

const email = 'jona@vorulind.test';
const password = 'Vorulind-2026';
const required = 'Viðbótarauðkenningar er krafist.';
const signedIn = vi.fn<() => void>();
let backend: InProcessBackend;
let app: TOTP;
/** What the service says instead of looking at a code. */
let refusal: string | null = null;
/** Each code is good once: those of the last, this and the next half minute, in turn. */
let step = -1;

beforeAll(async () => {
  backend = await startInProcessBackend();
  const inProcess = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    refusal && requestUrl(input).includes('mfaSignIn:finalize')
      ? Promise.resolve(Response.json({ error: { code: 400, message: refusal } }, { status: 400 }))
      : inProcess(input, init);
  const customerId = await aCustomer(backend.db);
  await backend.db.insert(logins).values({ identityUid: 'demo-jona', customerId });
  // Outside browsers the SDK keeps the fetch that it finds when it is loaded.
  const identity = await import('../../../lib/io/identity/identity.ts');
  const { startSecondFactor } = await import('../../../lib/io/identity/identity-settings.ts');
  await identity.signInToIdentity(email, password);
  const factor = await startSecondFactor('Vörulind');
  app = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  await factor.enrol(codeOf(step));
  await identity.signOutOfIdentity();
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.open();
  refusal = null;
  signedIn.mockClear();
});

const codeOf = (steps: number): string => app.generate({ timestamp: Date.now() + steps * 30_000 });
const wrongCode = (): string => String((Number(codeOf(0)) + 500_000) % 1_000_000).padStart(6, '0');
const field = () => screen.getByRole('textbox', { name: /^Kóði úr auðkenningarappi/ });

async function givePassword(): Promise<void> {
  renderPage(<SignInForm onSignedIn={signedIn} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), email);
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), password);
  await userEvent.keyboard('{Enter}');
  await screen.findByText(required);
}

it('is asked for after the password, takes a code as people type it, and signs in', async () => {
  await givePassword();
  expect(document.activeElement).toBe(field());
  step += 1;
  const code = codeOf(step);
  await userEvent.keyboard(`${code.slice(0, 3)} ${code.slice(3)}{Enter}`);
  await eventually(() => expect(signedIn).toHaveBeenCalledOnce());
});

it.each(['', '12345', '1234567', 'abcdef'])('does not ask the service about "%s"', async (typed) => {
  await givePassword();
  if (typed) await userEvent.keyboard(typed);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(
    typed ? 'Kóðinn er ekki réttur.' : 'Þennan reit þarf að fylla út',
  );
  expect(document.activeElement).toBe(field());
});

it('says that a code is wrong, marks it for the next to be typed over, and takes that', async () => {
  await givePassword();
  await userEvent.keyboard(`${wrongCode()}{Enter}`);
  expect(await screen.findByText('Kóðinn er ekki réttur.')).toBeTruthy();
  step += 1;
  await userEvent.clear(field());
  await userEvent.type(field(), `${codeOf(step)}{Enter}`);
  await eventually(() => expect(signedIn).toHaveBeenCalledOnce());
});

it('goes back to the password, with the address kept', async () => {
  await givePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Til baka' }));
  expect(screen.getByRole('textbox', { name: /Netfang/ })).toHaveProperty('value', email);
  expect(screen.queryByText(required)).toBeNull();
});

it.each([
  ['SESSION_EXPIRED', 'Kóðinn er útrunninn.'],
  ['USER_DISABLED', 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'],
])('starts over with the password after %s, and says why', async (message, text) => {
  await givePassword();
  refusal = message;
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Netfang/ })).toHaveProperty('value', email);
});

it('stays with the code after too many wrong ones', async () => {
  await givePassword();
  refusal = 'TOO_MANY_ATTEMPTS_TRY_LATER';
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByText('Of margar tilraunir. Vinsamlegast reynið aftur síðar.')).toBeTruthy();
  expect(field()).toBeTruthy();
});
