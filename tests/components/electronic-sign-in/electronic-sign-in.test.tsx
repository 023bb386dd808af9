import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignInPageForm } from '../../../components/shell/sign-in/sign-in-page-form.tsx';
import { renderPage } from '../../kit/page.tsx';
import {
  jona,
  baldur,
  logged,
  loads,
  backend,
  visitor,
  pass,
  user,
  ways,
  openModal,
  open,
  fieldName,
  send,
  securityNumber,
  wait,
  setUpElectronicSignIn,
} from './electronic-sign-in-setting.tsx';

setUpElectronicSignIn();

const stranger = '0101303019';

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
  ] as const)('%s: number shown, signed in, the page loaded whole', async (way, typed) => {
    await open(way);
    await send(way, typed);
    const heading = await securityNumber();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText('Gættu þess að sama tala birtist í símanum áður en þú slærð inn PIN-númerið.'),
    ).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^Tími til stefnu: 1:\d\d$/);
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['reload']));
    expect(visitor.cookies.has('session')).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('continues in place where the caller waits for it', async () => {
    const onSignedIn = vi.fn<() => void>();
    await wait('app', jona, onSignedIn);
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(loads).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to the page that was wanted from the page of its own', async () => {
    renderPage(<SignInPageForm returnTo="/auth/invoices" initialError={null} />);
    await user().click(screen.getByRole('button', { name: ways.app[0] }));
    await screen.findByRole('textbox', { name: fieldName('app') });
    await send('app', jona);
    await securityNumber();
    await backend.phones.pressButton(jona, 'stadfesta');
    await pass(4);
    await waitFor(() => expect(loads).toEqual(['replace /auth/invoices']));
  });

  it('lets a person with several users choose', async () => {
    await wait('phone', '7701002');
    await backend.phones.pressButton(baldur, 'stadfesta');
    await pass(4);
    expect(await screen.findByRole('heading', { name: 'Veldu notanda' })).toBeTruthy();
    await user().click(screen.getByRole('button', { name: /Baldur hjá Hvönn/ }));
    await waitFor(() => expect(loads).toEqual(['reload']));
    expect(visitor.cookies.has('session')).toBe(true);
  });

  it('clears the users, logs and returns to the form when the choice fails', async () => {
    await wait('app', baldur);
    await backend.phones.pressButton(baldur, 'stadfesta');
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
    await backend.phones.pressButton(stranger, 'stadfesta');
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
    await backend.phones.pressButton(jona, 'stadfesta');
    backend.intercept((request) =>
      request.url.endsWith('/userinfo') ? new Response('<html>', { status: 502 }) : undefined,
    );
    await pass(4);
    expect(await screen.findByText('Gat ekki auðkennt notanda, vinsamlegast reynið aftur.')).toBeTruthy();
  });
});
