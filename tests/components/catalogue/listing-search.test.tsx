import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeConsent } from '@/lib/consent/consent-store.ts';
import { lastPurchases } from '../../../backend/src/db/schema/purchases.ts';
import { visitorKey } from '../../../backend/src/modules/search/visitor-key.ts';
import { CategoriesDocument } from '../../../graphql/generated/documents.ts';
import { ListingPageDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { fetchHostedPage } from '../../../lib/catalogue/hosted-page.ts';
import { listingInput } from '../../../lib/catalogue/listing-input.ts';
import { parseListing } from '../../../lib/catalogue/listing-state.ts';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { aCustomer } from '../../kit/builders.ts';
import {
  backend,
  hosted,
  proxy,
  handOut,
  gloves,
  open,
  names,
  box,
  counted,
  asMeant,
  setUpListing,
} from './listing-setting.tsx';

setUpListing();

it('lets the backend answer when the hosted search does not, and says so', async () => {
  backend.open();
  handOut('dead');
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  await counted('2 vörur');
  expect(screen.getByText(/Leitarþjónustan svarar ekki sem stendur/)).toBeTruthy();
});

it('says when nothing answers, keeps what was chosen and tries again', async () => {
  backend.open();
  let failing = true;
  handOut('none', null, () => failing);
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  expect((await screen.findByRole('alert')).textContent).toContain('Reyna aftur');
  expect(box('Litur', /Hvítur/).checked).toBe(true);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
  await counted('2 vörur');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows customers what guests may not see', async () => {
  const customer = await aCustomer(backend.db);
  backend.open(await backend.signedIn(customer));
  handOut('hosted', customer);
  await open();
  expect(names()).not.toContain('Faldir hanskar');
  await counted('30 vörur');
  expect(proxy.searches).toBe(0);
  await userEvent.click(box('Litur', /Svartur/));
  await counted('2 vörur');
  expect(names()).toContain('Faldir hanskar');
  asMeant();
});

it('shows nothing of a customer’s goods once they have signed out, narrowed or not', async () => {
  const customer = await aCustomer(backend.db);
  backend.open(await backend.signedIn(customer));
  handOut('none');
  await open('', gloves, <AccountEntry />);
  await counted('30 vörur');
  await userEvent.click(box('Litur', /Svartur/));
  await counted('2 vörur');
  expect(names()).toContain('Faldir hanskar');
  await userEvent.click(screen.getByRole('button', { name: /^Mínar síður/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skrá út' }));
  await screen.findByRole('button', { name: 'Innskráning' });
  await waitFor(() => expect(names()).not.toContain('Faldir hanskar'));
  await counted('1 vara');
});

it('finds by the hosted search, and by the backend what the hosted search does not know', async () => {
  backend.open();
  handOut('hosted');
  await open('', { search: 'prjónahanskar xyzzy', categoryNames: [], brandName: null });
  expect(screen.getByText(/Sleppt var: „xyzzy“/)).toBeTruthy();
  await userEvent.click(box('Staða', /Aðeins til á lager/));
  await counted('25 vörur');
  await waitFor(() => expect(backend.sent).toContain('ListingPage'));
  expect(screen.getByText(/Sleppt var: „xyzzy“/)).toBeTruthy();
});

it('shows customers in a search what guests may not see, found as the page was', async () => {
  const customer = await aCustomer(backend.db);
  backend.open(await backend.signedIn(customer));
  handOut('hosted', customer);
  await open('', { search: 'faldir hanskar', categoryNames: [], brandName: null });
  await waitFor(() => expect(names()).toContain('Faldir hanskar'));
  expect(proxy.searches).toBe(1);
});

it.each([
  '',
  '?eiginleiki=Litur:Hvítur',
  '?flokkur=vinnu&lager=1',
  '?flokkur=hanskar&framleidandi=Tærun',
  '?verd-fra=1500&verd-til=3500',
  '?eining=stk.&eining-til=10',
  '?eining=par&eining-fra=100&verd-til=5000',
])('has of the hosted search what the backend has: %s', async (search) => {
  backend.open();
  const state = parseListing(search);
  const { categories } = await backend.guest().ask(CategoriesDocument, {});
  const settings = { ...visitorKey(hosted, null, Date.now()), hosts: [proxy.address] };
  const found = await fetchHostedPage(settings, '', state, categories);
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query: listingInput(state) });
  expect(found?.total).toBe(productPage.total);
  expect(found?.products.slice(0, 3)).toEqual(productPage.products.slice(0, 3));
  const { categories: own, ...facets } = productPage.facets;
  const { categories: fetchedCategories = [], ...rest } = found?.facets ?? {};
  const sorted = (of: typeof facets) => ({
    ...of,
    brands: of.brands.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    attributes: of.attributes.map(({ name, values }) => [
      name,
      values.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    ]),
  });
  expect(sorted(rest as typeof facets)).toEqual(sorted(facets));
  expect(fetchedCategories.filter(({ count }) => count > 0)).toEqual(own.filter(({ count }) => count > 0));
});

it('leaves a text that only fits by a typo to the backend, and one that fits as it is not', async () => {
  backend.open();
  const settings = { ...visitorKey(hosted, null, Date.now()), hosts: [proxy.address] };
  const found = (query: string) => fetchHostedPage(settings, query, parseListing(''), []);
  expect((await found('prjónahanskar'))?.total).toBeGreaterThan(0);
  expect(await found('prjónahanskaf')).toBeNull();
});

it('puts what the customer bought before first on its page, and leaves other orders to the backend', async () => {
  const customer = await aCustomer(backend.db);
  backend.open(await backend.signedIn(customer));
  const settings = { ...visitorKey(hosted, customer, Date.now()), hosts: [proxy.address] };
  const found = (search = '') => fetchHostedPage(settings, 'prjónahanskar', parseListing(search), []);
  const before = (await found())?.products.map(({ id }) => id) ?? [];
  const last = before.at(-1);
  const purchase = { customerId: customer, productId: Number(last), quantity: 1, unitPrice: 1240 };
  await backend.db.insert(lastPurchases).values({ ...purchase, boughtAt: new Date('2026-01-02') });
  expect((await found())?.products.map(({ id }) => id)).toEqual([last, ...before.slice(0, -1)]);
  expect(await found('?rada=nafn')).toBeNull();
});

it('gives a hosted search that does not answer up in time for the backend to answer', async () => {
  backend.open();
  // Takes every connection and never says anything.
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const hosts = [`http://127.0.0.1:${(silent.address() as AddressInfo).port}`];
  await expect(
    fetchHostedPage({ ...visitorKey(hosted, null, Date.now()), hosts }, 'hanskar', parseListing(''), []),
  ).rejects.toThrow(/took more than|Unreachable hosts/);
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
});

it('reports which hit was opened, with its place among all, and works where reports are refused', async () => {
  backend.open();
  storeConsent(['necessary', 'analytics']);
  handOut('hosted');
  await open('', { search: 'prjónahanskar', categoryNames: [], brandName: null });
  await userEvent.click(box('Staða', /Aðeins til á lager/));
  await waitFor(() => expect(proxy.searches).toBeGreaterThan(0));
  await userEvent.click(await screen.findByRole('link', { name: '2' }));
  await waitFor(() => expect(names()).toHaveLength(1));
  asMeant();
  const heading = screen.getByRole('heading', { level: 3 });
  await userEvent.click(within(heading).getByRole('link'));
  await waitFor(() => expect(proxy.events).toHaveLength(1));
  expect(proxy.events[0]).toMatchObject({
    eventType: 'click',
    index: 'vorur',
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    objectIDs: [heading.closest('li')?.dataset['product']],
    positions: [25],
  });
  proxy.refusing = true;
  // Reports are refused from now on, and the page keeps working.
  await userEvent.click(within(heading).getByRole('link'));
  expect(names()).toHaveLength(1);
});
