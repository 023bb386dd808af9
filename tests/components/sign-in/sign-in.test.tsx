import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logins } from '../../../backend/src/db/schema/customers.ts';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { closeSignIn } from '../../../lib/sign-in/request.ts';
import { aCustomer } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage, type Page } from '../../kit/page.tsx';

const password = 'Vorulind-2026';
const wrongCredentials =
  'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  backend = await startInProcessBackend();
  const { db } = backend;
  const login = (identityUid: string, customerId: number, actorName: string | null = null) =>
    db.insert(logins).values({ identityUid, customerId, actorName });
  await login('demo-jona', await aCustomer(db, { name: 'Jóna ÞÍ Haraldsdóttir' }));
  await login('demo-tvenna', await aCustomer(db, { name: 'Elma ÞÍ Martín' }));
  await login(
    'demo-tvenna',
    await aCustomer(db, { name: 'Blómabúðin Sóley ehf.', isCompany: true }),
    'Elma ÞÍ Martín hjá Sóleyju',
  );
});
afterAll(() => backend.close());
beforeEach(() => {
  closeSignIn();
  visitor = backend.open();
  logged.mockClear();
});

async function signIn(email: string, secret = password): Promise<void> {
  page = renderPage(
    <>
      <AccountEntry />
      <SignInHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Innskráning' }));
  await screen.findByRole('dialog', { name: 'Innskráning' });
  if (email) await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), email);
  if (secret) await userEvent.type(screen.getByLabelText(/^Lykilorð/), secret);
  await userEvent.keyboard('{Enter}');
}

it('opens with the focus on the first field', async () => {
  await signIn('', '');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Netfang/ }));
});

it('signs in with Enter, closes and stays on the page, which is asked for again (200)', async () => {
  await signIn('jona@vorulind.test');
  expect(await screen.findByRole('button', { name: 'Mínar síður: Jóna ÞÍ Haraldsdóttir' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.refreshes()).toBe(1);
  expect(page.visited).toEqual([]);
  expect(visitor.cookies.has('session')).toBe(true);
});

it('signs out and goes to the front page', async () => {
  await signIn('jona@vorulind.test');
  await userEvent.click(await screen.findByRole('button', { name: /^Mínar síður/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skrá út' }));
  expect(await screen.findByRole('button', { name: 'Innskráning' })).toBeTruthy();
  expect(page.visited.at(-1)).toBe('/');
  expect(visitor.cookies.has('session')).toBe(false);
});

it('says that a sign-out failed, shows a guest at once, and offers to try again', async () => {
  await signIn('jona@vorulind.test');
  await userEvent.click(await screen.findByRole('button', { name: /^Mínar síður/ }));
  backend.intercept((request) =>
    request.url.endsWith('/logout') ? new Response(null, { status: 500 }) : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Skrá út' }));
  await waitFor(() => expect(page.visited.at(-1)).toBe('/'));
  expect(logged).toHaveBeenCalledWith('Signing out failed:', expect.anything());
  const notice = await screen.findByText(/^Útskráningin komst ekki til skila/);
  expect(await screen.findByRole('button', { name: 'Innskráning' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Jóna');
  expect(document.cookie).not.toContain('signed-in=1');
  expect(visitor.cookies.has('session')).toBe(true);
  backend.intercept(null);
  await userEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(visitor.cookies.has('session')).toBe(false);
});

it.each([
  ['a wrong password', 'jona@vorulind.test', 'ekki-rett-lykilord'],
  ['an unknown address', 'enginn@vorulind.test', password],
])('says the same of %s and keeps what was typed', async (_what, email, secret) => {
  await signIn(email, secret);
  expect(await screen.findByText(wrongCredentials)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Netfang/ })).toHaveProperty('value', email);
  expect(screen.getByLabelText(/^Lykilorð/)).toHaveProperty('value', secret);
  expect(screen.getByRole('link', { name: 'Gleymt lykilorð' }).getAttribute('href')).toBe(
    '/auth/forgot-password',
  );
});

it('says that an account is closed', async () => {
  await signIn('lokud@vorulind.test');
  expect(
    await screen.findByText('Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'),
  ).toBeTruthy();
});

it('asks for what is missing before it asks anybody', async () => {
  await signIn('', '');
  await userEvent.click(screen.getByRole('button', { name: 'Skrá inn' }));
  expect(screen.getAllByText('Þennan reit þarf að fylla út')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Netfang/ }));
});

it('tells who is not a customer of this shop to sign up (204)', async () => {
  await signIn('nyr@vorulind.test');
  expect(await screen.findByRole('heading', { name: 'Nýskráningar er þörf' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nýskráning' }).getAttribute('href')).toBe('/auth/sign-up');
  expect(visitor.cookies.has('session')).toBe(false);
});

it('lets a login with several customers choose (300)', async () => {
  await signIn('tvenna@vorulind.test');
  expect(await screen.findByRole('heading', { name: 'Veldu notanda' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Elma ÞÍ Martín' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Elma ÞÍ Martín hjá Sóleyju/ }));
  expect(await screen.findByRole('button', { name: 'Mínar síður: Blómabúðin Sóley ehf.' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('clears the options and returns to the form when the choice fails', async () => {
  await signIn('tvenna@vorulind.test');
  await screen.findByRole('heading', { name: 'Veldu notanda' });
  backend.intercept((request) =>
    request.url.endsWith('/credentials') ? new Response('not JSON', { status: 500 }) : undefined,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elma ÞÍ Martín' }));
  expect(await screen.findByText('Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Veldu notanda' })).toBeNull();
  expect(logged).toHaveBeenCalledWith('Choosing a user failed:', expect.anything());
});
