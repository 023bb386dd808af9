import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SignInMethods } from '../../../components/shell/sign-in/sign-in-methods.tsx';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());

type Methods = Record<'google' | 'microsoft' | 'emailLink' | 'phone', boolean>;
const none: Methods = { google: false, microsoft: false, emailLink: false, phone: false };
const every: Methods = { google: true, microsoft: true, emailLink: true, phone: true };

/** The form, where asking for the other ways is answered so. */
function openForm(answer: () => Response): HTMLElement {
  backend.open();
  backend.intercept(({ url }) => (url.includes('customer/auth/methods') ? answer() : undefined));
  return renderPage(<SignInMethods returnTo="/terms" onSignedIn={() => undefined} />).container;
}
const buttons = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((button) => button.textContent);
const otherWays = () => screen.findByRole('group', { name: 'Aðrar innskráningarleiðir' });

it.each([
  [every, ['Google', 'Microsoft', 'Hlekkur í tölvupósti', 'Kóði í síma']],
  [{ ...every, google: false }, ['Microsoft', 'Hlekkur í tölvupósti', 'Kóði í síma']],
  [{ ...every, microsoft: false }, ['Google', 'Hlekkur í tölvupósti', 'Kóði í síma']],
  [{ ...every, emailLink: false }, ['Google', 'Microsoft', 'Kóði í síma']],
  [{ ...every, phone: false }, ['Google', 'Microsoft', 'Hlekkur í tölvupósti']],
])('of %j each has a button, and no other', async (methods, names) => {
  openForm(() => Response.json(methods));
  expect(buttons(await otherWays())).toEqual(names);
});

it.each([
  ['offers none', () => Response.json(none)],
  ['does not answer', () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 })],
])('there is only the password where the identity service %s', async (_, answer) => {
  const form = openForm(answer);
  const lastElement = () => form.lastElementChild?.tagName;
  // Until it is known, their place is held, and none can be pressed.
  expect(lastElement()).not.toBe('FORM');
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  await waitFor(() => expect(lastElement()).toBe('FORM'), { timeout: 5000 });
  expect(screen.getByRole('button', { name: 'Skrá inn' })).toBeTruthy();
});
