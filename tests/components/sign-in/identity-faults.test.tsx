import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SignInForm } from '../../../components/sign-in/sign-in-form.tsx';
import { requestUrl } from '../../kit/request-url.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const network = 'Ekki náðist samband. Athugaðu nettenginguna.';
let backend: InProcessBackend;
let inProcess: typeof fetch;
let identity: (() => Promise<Response>) | null = null;
beforeAll(async () => {
  backend = await startInProcessBackend();
  inProcess = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    identity && requestUrl(input).includes('accounts:signInWithPassword')
      ? identity()
      : inProcess(input, init);
});
afterAll(() => {
  globalThis.fetch = inProcess;
  return backend.close();
});
afterEach(() => {
  identity = null;
  vi.useRealTimers();
});

async function send(before: () => void = () => undefined): Promise<void> {
  backend.open();
  before();
  renderPage(<SignInForm onSignedIn={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Netfang/ }), 'jona@vorulind.test');
  await userEvent.type(screen.getByLabelText(/^Lykilorð/), 'Vorulind-2026');
  await userEvent.keyboard('{Enter}');
}

function expectTyped(): void {
  expect(screen.getByRole('textbox', { name: /Netfang/ })).toHaveProperty('value', 'jona@vorulind.test');
  expect(screen.getByLabelText(/^Lykilorð/)).toHaveProperty('value', 'Vorulind-2026');
}

it.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cuts the answer', () => Promise.resolve(new Response('{"idTok', { status: 200 }))],
  ['answers HTML', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
  ['answers HTML as if it were right', () => Promise.resolve(new Response('<h1>Hæ</h1>'))],
  ['fails', () => Promise.resolve(Response.json({ code: 'INTERNAL' }, { status: 500 }))],
])(
  'says that there is no connection where the identity service %s, and keeps what was typed',
  async (_, how) => {
    identity = how;
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(network);
    expectTyped();
  },
);

it('waits thirty seconds for a slow one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  identity = () => new Promise(() => undefined);
  await send();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(screen.getByRole('button', { name: 'Skrái inn…' }).getAttribute('aria-busy')).toBe('true');
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await screen.findByRole('alert')).textContent).toBe(network);
  expectTyped();
});

it.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER : x', 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.'],
  ['OPERATION_NOT_ALLOWED', 'Þessi innskráningarleið er ekki í boði.'],
  ['INVALID_RECAPTCHA_TOKEN', 'Staðfesting tókst ekki. Vinsamlegast reynið aftur.'],
  ['SOMETHING_NEW', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
])('words %s', async (message, text) => {
  identity = () => Promise.resolve(Response.json({ error: { code: 400, message } }, { status: 400 }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expectTyped();
});

it.each([
  [
    { code: 'PERMISSION_DENIED', message: 'Aðgangurinn er lokaður.', reason: 'err.disabled' },
    'Aðgangurinn er lokaður.',
  ],
  [
    { code: 'UNAVAILABLE', message: 'x', reason: 'err.tooMany' },
    'Of margar tilraunir. Vinsamlegast reynið aftur síðar.',
  ],
])('says what the backend means by %j', async (body, text) => {
  await send(() =>
    backend.intercept((request) =>
      request.url.endsWith('/credentials') ? Response.json(body, { status: 403 }) : undefined,
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
