import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { companyMembers } from '../../../backend/src/db/schema/customers.ts';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { SignInHost } from '../../../components/shell/sign-in/sign-in-host.tsx';
import { StaleTabNotice } from '../../../components/shell/acting/stale-tab-notice.tsx';
import {
  FavoriteProductDocument,
  SetCustomerDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../../../lib/io/graphql.ts';
import { tabPin } from '../../../lib/io/tab-pin.ts';
import { useSetCustomer } from '../../../lib/acting-as/mutations.ts';
import { announceSignedInChange } from '../../../lib/visitor/signed-in-hint.ts';
import { closeSignIn } from '../../../lib/sign-in/request.ts';
import { finishSignOut } from '../../../lib/sign-in/end-session.ts';
import { aCustomer } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const contextChanged = 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.';
let backend: InProcessBackend;
let customer: number;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startInProcessBackend();
  customer = await aCustomer(backend.db, { name: 'Jóna ÞÍ Haraldsdóttir' });
});
afterAll(() => backend.close());
beforeEach(async () => {
  closeSignIn();
  tabPin.refusal = null;
  localStorage.clear();
  visitor = backend.open(await backend.signedIn(customer));
});

/** A page whose visitor is followed: the code for that comes 1.5 s after it. */
async function openPage({
  button,
  whileLoading,
}: { button?: ReactNode; whileLoading?: () => void } = {}): Promise<void> {
  const listens = vi.spyOn(window, 'addEventListener');
  renderPage(
    <>
      <AccountEntry />
      <SignInHost />
      <StaleTabNotice />
      {button}
    </>,
  );
  await screen.findByRole('button', { name: 'Mínar síður: Jóna ÞÍ Haraldsdóttir' });
  whileLoading?.();
  await waitFor(() => expect(listens).toHaveBeenCalledWith('storage', expect.anything()));
  listens.mockRestore();
}

/** What the browser tells this tab of another. */
function anotherTab(): void {
  localStorage.setItem('visitor', crypto.randomUUID());
  window.dispatchEvent(new StorageEvent('storage', { key: 'visitor' }));
}

async function signOutElsewhere(): Promise<void> {
  await visitor.fetch('/customer/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  Reflect.set(document, 'cookie', 'signed-in=; path=/; max-age=0');
}

/** Once as the page opens; twice where something happened: whether it is the same customer, and everything again. */
const requestCount = (): number => backend.sent.filter((name) => name === 'AuthenticatedCustomer').length;

it('shows a guest as soon as another tab signed out', async () => {
  await openPage();
  await signOutElsewhere();
  anotherTab();
  expect(await screen.findByRole('button', { name: 'Innskráning' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Jóna');
});

it('shows nothing personal where the browser brings a page back after a sign-out', async () => {
  await openPage();
  await signOutElsewhere();
  localStorage.setItem('visitor', 'annað');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByRole('button', { name: 'Innskráning' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Jóna');
});

it('stays with its customer where another tab switched: changes nothing, and offers a reload', async () => {
  await openPage();
  const other = await aCustomer(backend.db, { name: 'Hótel Hvönn ehf.', isCompany: true });
  await backend.db.insert(companyMembers).values({ customerId: customer, companyId: other });
  await visitor.ask(SetCustomerDocument, { customerId: String(other) });
  anotherTab();
  expect(await screen.findByText(contextChanged)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Endurhlaða síðuna' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mínar síður: Jóna ÞÍ Haraldsdóttir' })).toBeTruthy();
  await expect(graphql(FavoriteProductDocument, { productId: '1' })).rejects.toThrow(contextChanged);
  expect(backend.sent).not.toContain('FavoriteProduct');
});

it('says nothing where another tab signed in as the same', async () => {
  await openPage();
  anotherTab();
  await waitFor(() => expect(requestCount()).toBe(3));
  expect(screen.queryByText(contextChanged)).toBeNull();
});

it('asks nothing again for what this tab did itself before anybody watched', async () => {
  await openPage({ whileLoading: announceSignedInChange });
  expect(requestCount()).toBe(1);
  anotherTab();
  await waitFor(() => expect(requestCount()).toBe(3));
});

it('does not take a switch of its own for another tab’s while its answer is on the way', async () => {
  const company = await aCustomer(backend.db, { name: 'Kaffihúsið Kría slf.', isCompany: true });
  await backend.db.insert(companyMembers).values({ customerId: customer, companyId: company });
  await openPage({ button: <SwitchButton customerId={String(company)} /> });
  const { promise: requestReceived, resolve: resolveReceived } = Promise.withResolvers<void>();
  const { promise: switched, resolve: resolveSwitched } = Promise.withResolvers<void>();
  backend.intercept(async ({ url }) => {
    if (!url.endsWith('op=SetCustomer')) return undefined;
    const data = await visitor.ask(SetCustomerDocument, { customerId: String(company) });
    resolveSwitched();
    await requestReceived;
    return Response.json({ data });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Skipta' }));
  await switched;
  anotherTab();
  await new Promise((resolve) => setImmediate(resolve));
  resolveReceived();
  expect(await screen.findByRole('button', { name: /^Mínar síður: Kaffihúsið Kría/ })).toBeTruthy();
  await waitFor(() => expect(backend.sent.at(-1)).not.toBe('SetCustomer'));
  expect(screen.queryByText(contextChanged)).toBeNull();
});

function SwitchButton({ customerId }: { customerId: string }) {
  const { switchTo } = useSetCustomer();
  return (
    <button type="button" onClick={() => switchTo({ customerId, as: 'Customer' })}>
      Skipta
    </button>
  );
}

it('finishes a sign-out that an earlier page could not', async () => {
  localStorage.setItem('sign-out-unfinished', '1');
  visitor = backend.open(await backend.signedIn(customer));
  Reflect.set(document, 'cookie', 'signed-in=; path=/; max-age=0');
  document.documentElement.setAttribute('data-signed-in', 'false');
  // Not by the page, where an answer that is still on its way to the test before may sign in again meanwhile.
  await finishSignOut(new QueryClient());
  expect(visitor.cookies.has('session')).toBe(false);
  expect(localStorage.getItem('sign-out-unfinished')).toBeNull();
});

it('keeps nothing about the visitor in the storage that tells the tabs', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('button', { name: /^Mínar síður/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skrá út' }));
  await waitFor(() => expect(localStorage.getItem('visitor')).toMatch(/^[\da-f-]{36}$/));
});
