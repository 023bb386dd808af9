import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { electronicLogins } from '../../../backend/src/db/schema/electronic-id.ts';
import { rateLimits } from '../../../backend/src/db/schema/sessions.ts';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { SignInPageForm } from '../../../components/shell/sign-in/sign-in-page-form.tsx';
import { askToSignIn, closeSignIn } from '../../../lib/sign-in/request.ts';
import { aCustomer } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { inProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const jona = '0209804299';
const baldur = '2811913049';
const stranger = '0101303019';
const silent = '0101307789';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** Where the browser went with a whole load of the page. */
const loads: string[] = [];
let backend: InProcessBackend;
let visitor: Visitor;
/** Questions that the page has sent since the browser was opened. */
let asked = 0;
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('location', {
    origin: location.origin,
    href: location.href,
    pathname: '/vara/hanskar',
    assign: (path: string) => loads.push(path),
    replace: (path: string) => loads.push(`replace ${path}`),
    reload: () => loads.push('reload'),
  });
  backend = await inProcessBackend();
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
  asked = 0;
  await backend.db.delete(rateLimits);
  await backend.phones.fault(null);
  // What an earlier test left on a phone is out of time.
  backend.phones.pass(90_000);
  visitor = backend.open();
  backend.intercept(count);
  logged.mockClear();
  // The clock of the page and of the phone's service; it also goes on by itself.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const count = (request: Request): undefined => {
  if (request.url.endsWith('/electronic/status')) asked += 1;
};
/** Lets seconds go by in small steps, each until the backend has answered: its clock is not the page's. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 4; step += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(250);
      await backend.settled();
    });
}
const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const ways = {
  app: ['Innskráning með Auðkennisappinu', 'Kennitala'],
  phone: ['Innskráning með rafrænum skilríkjum í síma', 'Símanúmer'],
} as const;

async function openModal(onSignedIn?: () => void) {
  renderPage(<SignInHost />);
  act(() => askToSignIn(onSignedIn ? { onSignedIn } : {}));
  return screen.findByRole('dialog', { name: 'Innskráning' });
}
/** Opens the modal in a mode. */
async function open(way: keyof typeof ways, onSignedIn?: () => void): Promise<void> {
  await openModal(onSignedIn);
  await user().click(screen.getByRole('button', { name: ways[way][0] }));
  await screen.findByRole('textbox', { name: fieldName(way) });
}
const fieldName = (way: keyof typeof ways) => new RegExp(`^${ways[way][1]}`);
async function send(way: keyof typeof ways, identifier: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: fieldName(way) });
  await user().clear(field);
  await user().type(field, `${identifier}{Enter}`);
}
const securityNumber = () => screen.findByRole('heading', { name: /^Öryggistala \d \d \d \d$/ });
/** As far as the security number. */
async function wait(way: keyof typeof ways, identifier: string, onSignedIn?: () => void): Promise<void> {
  await open(way, onSignedIn);
  await send(way, identifier);
  await securityNumber();
}

describe('the modes', () => {
  it('lead from the default one to app or phone and back', async () => {
    await openModal();
    for (const way of ['app', 'phone'] as const) {
      await user().click(screen.getByRole('button', { name: ways[way][0] }));
      const field = await screen.findByRole('textbox', { name: fieldName(way) });
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(screen.queryByRole('textbox', { name: /Netfang/ })).toBeNull();
      await user().click(screen.getByRole('button', { name: 'Til baka' }));
      expect(await screen.findByRole('textbox', { name: /Netfang/ })).toBeTruthy();
      const button = screen.getByRole('button', { name: ways[way][0] });
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });

  it.each([
    ['app', '', 'Þennan reit þarf að fylla út'],
    ['app', '020980-429', 'Kennitala ekki rétt valin'],
    ['app', '020980-42991', 'Kennitala ekki rétt valin'],
    ['app', '020980-429a', 'Kennitala ekki rétt valin'],
    ['phone', '', 'Þennan reit þarf að fylla út'],
    ['phone', '770100', 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
    ['phone', '+47 7701001 1', 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
  ] as const)('%s: %j is refused in the field', async (way, typed, text) => {
    await open(way);
    await send(way, typed);
    expect(await screen.findByText(text)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: fieldName(way) });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });
});

it('says that the request is being sent, once, however often Enter is pressed', async () => {
  let starts = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.intercept(async (request) => {
    if (!request.url.endsWith('/electronic')) return undefined;
    starts += 1;
    await held;
    return undefined;
  });
  await open('app');
  await send('app', jona);
  expect(await screen.findByRole('button', { name: 'Sendi beiðni…' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Sendi beiðni…');
  await user().keyboard('{Enter}{Enter}');
  release();
  await securityNumber();
  expect(starts).toBe(1);
});

describe('approved', () => {
  it.each([
    ['app', '０20980–4299'],
    ['phone', '+354 770-1001'],
  ] as const)('%s: number shown, signed in, home with a whole load', async (way, typed) => {
    await open(way);
    await send(way, typed);
    const heading = await securityNumber();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText('Gættu þess að sama tala birtist í símanum áður en þú slærð inn PIN-númerið.'),
    ).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^Tími til stefnu: 1:\d\d$/);
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['/auth/home']));
    expect(visitor.cookies.has('session')).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('goes on in place where somebody waits for that', async () => {
    const onSignedIn = vi.fn<() => void>();
    await wait('app', jona, onSignedIn);
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(loads).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to the page that was wanted from the page of its own', async () => {
    renderPage(<SignInPageForm to="/auth/invoices" initialError={null} />);
    await user().click(screen.getByRole('button', { name: ways.app[0] }));
    await screen.findByRole('textbox', { name: fieldName('app') });
    await send('app', jona);
    await securityNumber();
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['replace /auth/invoices']));
  });

  it('lets a person with several users choose', async () => {
    await wait('phone', '7701002');
    await backend.phones.press(baldur, 'stadfesta');
    await pass(4);
    expect(await screen.findByRole('heading', { name: 'Veldu notanda' })).toBeTruthy();
    await user().click(screen.getByRole('button', { name: /Baldur hjá Hvönn/ }));
    await waitFor(() => expect(loads).toEqual(['/auth/home']));
    expect(visitor.cookies.has('session')).toBe(true);
  });

  it('clears the users, logs and returns to the form when the choice fails', async () => {
    await wait('app', baldur);
    await backend.phones.press(baldur, 'stadfesta');
    await pass(4);
    await screen.findByRole('heading', { name: 'Veldu notanda' });
    backend.intercept((request) =>
      request.url.endsWith('/userinfo') ? new Response(null, { status: 500 }) : undefined,
    );
    await user().click(screen.getByRole('button', { name: /^Baldur ÞÍ Jónsson/ }));
    expect(await screen.findByText('Gat ekki auðkennt notanda, vinsamlegast reynið aftur.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Veldu notanda' })).toBeNull();
    expect(logged).toHaveBeenCalledWith('Electronic sign-in: user info failed:', expect.anything());
  });

  it('tells who is unknown to sign up', async () => {
    await wait('app', stranger);
    await backend.phones.press(stranger, 'stadfesta');
    await pass(4);
    expect(
      await screen.findByText(
        'Enginn notandi skráður með þessari kennitölu, þú þarft að fara í gegnum nýskráningu fyrst.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nýskráning' }).getAttribute('href')).toBe('/auth/sign-up');
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('says when nobody could be told from it', async () => {
    await wait('app', jona);
    await backend.phones.press(jona, 'stadfesta');
    backend.intercept((request) =>
      request.url.endsWith('/userinfo') ? new Response('<html>', { status: 502 }) : undefined,
    );
    await pass(4);
    expect(await screen.findByText('Gat ekki auðkennt notanda, vinsamlegast reynið aftur.')).toBeTruthy();
  });
});

describe('not approved', () => {
  const ended = 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.';

  it('refused on the phone: says so, and what was typed is still there', async () => {
    await wait('app', '020980-4299');
    await backend.phones.press(jona, 'ekki-eg');
    await pass(4);
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: fieldName('app') })).toHaveProperty('value', '020980-4299');
    expect(sessionStorage.length).toBe(0);
  });

  it('no answer: asks 24 times, every three and a half seconds, then the time is up', async () => {
    await wait('phone', '7701003');
    await pass(40);
    expect(asked).toBeGreaterThanOrEqual(11);
    expect(asked).toBeLessThanOrEqual(13);
    expect(await securityNumber()).toBeTruthy();
    await pass(45);
    expect(await screen.findByText('Tíminn er útrunninn, vinsamlegast reynið aftur')).toBeTruthy();
    expect(asked).toBe(24);
    await waitFor(async () => expect(await backend.phones.waiting(silent)).toEqual([]));
    await pass(10);
    expect(asked).toBe(24);
  });

  it('cancelled: back to the form, off the phone, and nothing is asked any more', async () => {
    await wait('app', jona);
    await user().click(screen.getByRole('button', { name: 'Hætta við' }));
    expect(await screen.findByRole('textbox', { name: fieldName('app') })).toBeTruthy();
    await waitFor(async () => expect(await backend.phones.waiting(jona)).toEqual([]));
    const before = asked;
    await pass(8);
    expect(asked).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cancelled while an answer was under way: the answer is ignored', async () => {
    await wait('app', jona);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.intercept(async (request) => {
      if (request.url.endsWith('/status')) await held;
      return undefined;
    });
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await user().click(screen.getByRole('button', { name: 'Hætta við' }));
    release();
    await pass(2);
    expect(screen.getByRole('textbox', { name: fieldName('app') })).toBeTruthy();
    expect(loads).toEqual([]);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('closed: the request leaves the phone', async () => {
    await wait('app', jona);
    await user().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Loka' }));
    await waitFor(async () => expect(await backend.phones.waiting(jona)).toEqual([]));
    expect(sessionStorage.length).toBe(0);
  });
});

describe('not even begun', () => {
  it.each(['down', 'error', 'malformed'])('the service %s', async (mode) => {
    await backend.phones.fault({ mode });
    await open('app');
    await send('app', jona);
    expect(await screen.findByText('Villa kom upp við að hefja auðkenningu.')).toBeTruthy();
    const [what, error] = logged.mock.calls.at(-1) ?? [];
    expect([what, (error as Error).message]).toEqual([
      'Electronic sign-in did not start:',
      'Could not start authentication',
    ]);
  });

  it('a landline', async () => {
    await open('phone');
    await send('phone', '555-0100');
    expect(await screen.findByText('Villa kom upp við að hefja auðkenningu.')).toBeTruthy();
  });

  it('too often: says besides that it was', async () => {
    await open('app');
    for (let tries = 0; tries < 3; tries += 1) {
      await send('app', jona);
      await securityNumber();
      await user().click(screen.getByRole('button', { name: 'Hætta við' }));
      await screen.findByRole('textbox', { name: fieldName('app') });
    }
    await send('app', jona);
    expect(
      await screen.findByText(
        'Villa kom upp við að hefja auðkenningu. Of margar tilraunir. Vinsamlegast reynið aftur síðar.',
      ),
    ).toBeTruthy();
  });
});

describe('on the way to the app and back', () => {
  it('the network may go for a while', async () => {
    await wait('app', jona);
    backend.intercept((request) => {
      if (request.url.endsWith('/status')) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await pass(8);
    expect(await screen.findByText('Ekki náðist samband. Athugaðu nettenginguna.')).toBeTruthy();
    backend.intercept(null);
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['/auth/home']));
  });

  it('the page asks at once when it comes to the front', async () => {
    await wait('app', jona);
    await pass(2);
    const before = asked;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(asked).toBe(before + 1);
  });

  it('a reload of the tab goes on where it was, and keeps nothing of the person', async () => {
    await wait('app', '020980-4299');
    const shown = (await securityNumber()).textContent;
    const kept = sessionStorage.getItem('electronic-sign-in');
    expect(kept).toContain('reference');
    for (const personal of [jona, '020980-4299', 'Jóna']) expect(kept).not.toContain(personal);
    cleanup();
    closeSignIn();
    renderPage(<SignInHost />);
    expect((await securityNumber()).textContent).toBe(shown);
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['/auth/home']));
  });

  it('a reload in the middle of something else comes back to that page', async () => {
    await wait('app', jona, () => undefined);
    cleanup();
    closeSignIn();
    renderPage(<SignInHost />);
    await securityNumber();
    await backend.phones.press(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
  });

  it('a reload while choosing offers the choice again', async () => {
    await wait('app', baldur);
    await backend.phones.press(baldur, 'stadfesta');
    await pass(4);
    await screen.findByRole('heading', { name: 'Veldu notanda' });
    cleanup();
    closeSignIn();
    renderPage(<SignInHost />);
    expect(await screen.findByRole('heading', { name: 'Veldu notanda' })).toBeTruthy();
  });

  it('a reload long after opens nothing', async () => {
    await wait('app', jona);
    cleanup();
    closeSignIn();
    await vi.advanceTimersByTimeAsync(301_000);
    renderPage(<SignInHost />);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['{', '{"way":"app"}', 'null'])('what is kept may be nonsense: %s', async (text) => {
    sessionStorage.setItem('electronic-sign-in', text);
    renderPage(<SignInHost />);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
