import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { electronicLogins } from '../../../backend/src/db/schema/electronic-id.ts';
import { rateLimits } from '../../../backend/src/db/schema/sessions.ts';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { openSignIn, closeSignIn } from '../../../lib/sign-in/request.ts';
import { aCustomer } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

export const jona = '0209804299';
export const baldur = '2811913049';
export const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Where the browser went with a whole load of the page. */
export const loads: string[] = [];

export let backend: InProcessBackend;
export let visitor: Visitor;

/** Questions that the page has sent since the browser was opened. */
export let requestCount = 0;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpElectronicSignIn(): void {
  beforeAll(async () => {
    vi.stubGlobal('location', {
      origin: location.origin,
      href: location.href,
      pathname: '/vara/hanskar',
      assign: (path: string) => loads.push(path),
      replace: (path: string) => loads.push(`replace ${path}`),
      reload: () => loads.push('reload'),
    });
    backend = await startInProcessBackend();
    const { db } = backend;
    await aCustomer(db, { name: 'Jóna ÞÍ Haraldsdóttir', ssn: jona });
    await aCustomer(db, { name: 'Baldur ÞÍ Jónsson', ssn: baldur });
    const hotel = await aCustomer(db, { name: 'Hótel Hvönn ehf.', isCompany: true });
    await db
      .insert(electronicLogins)
      .values({ nationalId: baldur, customerId: hotel, actorName: 'Baldur hjá Hvönn' });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await backend.close();
  });
  beforeEach(async () => {
    closeSignIn();
    sessionStorage.clear();
    loads.length = 0;
    requestCount = 0;
    await backend.db.delete(rateLimits);
    await backend.phones.fault(null);
    // What an earlier test left on a phone is out of time.
    backend.phones.pass(90_000);
    visitor = backend.open();
    backend.intercept(count);
    logged.mockClear();
    // The clock of the page and of the phone's service; it also advances by itself.
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

const count = (request: Request): undefined => {
  if (request.url.endsWith('/electronic/status')) requestCount += 1;
};

/** Lets seconds go by in small steps, each until the backend has answered: its clock is not the page's. */
export async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 4; step += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(250);
      await backend.settled();
    });
}

export const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

export const ways = {
  app: ['Innskráning með Auðkennisappinu', 'Kennitala'],
  phone: ['Innskráning með rafrænum skilríkjum í síma', 'Símanúmer'],
} as const;

export async function openModal(onSignedIn?: () => void) {
  renderPage(<SignInHost />);
  act(() => openSignIn(onSignedIn ? { onSignedIn } : {}));
  return screen.findByRole('dialog', { name: 'Innskráning' });
}

/** Opens the modal in a mode. */
export async function open(way: keyof typeof ways, onSignedIn?: () => void): Promise<void> {
  await openModal(onSignedIn);
  await user().click(screen.getByRole('button', { name: ways[way][0] }));
  await screen.findByRole('textbox', { name: fieldName(way) });
}

export const fieldName = (way: keyof typeof ways) => new RegExp(`^${ways[way][1]}`);

export async function send(way: keyof typeof ways, identifier: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: fieldName(way) });
  await user().clear(field);
  await user().type(field, `${identifier}{Enter}`);
}

export const securityNumber = () => screen.findByRole('heading', { name: /^Öryggistala \d \d \d \d$/ });

/** As far as the security number. */
export async function wait(
  way: keyof typeof ways,
  identifier: string,
  onSignedIn?: () => void,
): Promise<void> {
  await open(way, onSignedIn);
  await send(way, identifier);
  await securityNumber();
}
