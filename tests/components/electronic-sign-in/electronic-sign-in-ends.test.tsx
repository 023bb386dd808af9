import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { closeSignIn } from '../../../lib/sign-in/request.ts';
import { renderPage } from '../../kit/page.tsx';
import {
  jona,
  baldur,
  logged,
  loads,
  backend,
  visitor,
  requestCount,
  pass,
  user,
  open,
  fieldName,
  send,
  securityNumber,
  wait,
  setUpElectronicSignIn,
} from './electronic-sign-in-setting.tsx';

setUpElectronicSignIn();

const silent = '0101307789';

describe('not approved', () => {
  const ended = 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.';

  it('refused on the phone: says so, and what was typed is still there', async () => {
    await wait('app', '020980-4299');
    await backend.phones.pressButton(jona, 'ekki-eg');
    await pass(4);
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: fieldName('app') })).toHaveProperty('value', '020980-4299');
    expect(sessionStorage.length).toBe(0);
  });

  it('no answer: asks 24 times, every three and a half seconds, then the time is up', async () => {
    await wait('phone', '7701003');
    await pass(40);
    expect(requestCount).toBeGreaterThanOrEqual(11);
    expect(requestCount).toBeLessThanOrEqual(13);
    expect(await securityNumber()).toBeTruthy();
    await pass(45);
    expect(await screen.findByText('Tíminn er útrunninn, vinsamlegast reynið aftur')).toBeTruthy();
    expect(requestCount).toBe(24);
    await waitFor(async () => expect(await backend.phones.waiting(silent)).toEqual([]));
    await pass(10);
    expect(requestCount).toBe(24);
  });

  it('cancelled: back to the form, off the phone, and nothing is asked any more', async () => {
    await wait('app', jona);
    await user().click(screen.getByRole('button', { name: 'Hætta við' }));
    expect(await screen.findByRole('textbox', { name: fieldName('app') })).toBeTruthy();
    await waitFor(async () => expect(await backend.phones.waiting(jona)).toEqual([]));
    const before = requestCount;
    await pass(8);
    expect(requestCount).toBe(before);
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
    // An earlier poll is answered before the phone approves.
    await backend.settled();
    await backend.phones.pressButton(jona, 'stadfesta');
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
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
  });

  it('an answer that breaks off, as in a reload of the tab, ends nothing', async () => {
    await wait('app', jona);
    const broken = () => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
      return new Response(body, { status: 202 });
    };
    backend.intercept(broken);
    await pass(4);
    expect(sessionStorage.length).toBe(1);
    expect(await securityNumber()).toBeTruthy();
    backend.intercept(null);
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
  });

  it('the page asks at once when it comes to the front', async () => {
    await wait('app', jona);
    await pass(2);
    const before = requestCount;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(requestCount).toBe(before + 1);
  });

  it('a reload of the tab continues where it was, and stores nothing about the person', async () => {
    await wait('app', '020980-4299');
    const shown = (await securityNumber()).textContent;
    const kept = sessionStorage.getItem('electronic-sign-in');
    expect(kept).toContain('reference');
    for (const personal of [jona, '020980-4299', 'Jóna']) expect(kept).not.toContain(personal);
    cleanup();
    closeSignIn();
    renderPage(<SignInHost />);
    expect((await securityNumber()).textContent).toBe(shown);
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
  });

  it('a reload in the middle of something else comes back to that page', async () => {
    await wait('app', jona, () => undefined);
    cleanup();
    closeSignIn();
    renderPage(<SignInHost />);
    await securityNumber();
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
  });

  it('a reload while choosing offers the choice again', async () => {
    await wait('app', baldur);
    await backend.phones.pressButton(baldur, 'stadfesta');
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
