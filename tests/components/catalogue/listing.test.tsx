import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeConsent } from '@/lib/consent/consent-store.ts';
import { cardOf } from '../../../app/(shop)/_parts/cards/card-of.ts';
import { LiveListing } from '../../../app/(shop)/_parts/listing/live-listing.tsx';
import { hostedSearch, type HostedSearch } from '../../../backend/src/modules/search/hosted-client.ts';
import { indexAll } from '../../../backend/src/modules/search/indexing.ts';
import { visitorKey } from '../../../backend/src/modules/search/visitor-key.ts';
import { CategoriesDocument } from '../../../graphql/generated/documents.ts';
import { ListingPageDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { answerOf, type ListingPlace, placeInput } from '../../../lib/catalogue/listing-answer.ts';
import { hostedPage } from '../../../lib/catalogue/hosted-page.ts';
import { listingInput, parseListing } from '../../../lib/catalogue/listing-state.ts';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { forgetSeen } from '../../../lib/catalogue/seen-listings.ts';
import { aCustomer } from '../../backend/setup/builders.ts';
import { brandLine, categoryLine, load, productLine } from '../../backend/setup/catalogue.ts';
import { searchService, type SearchService } from '../../backend/setup/hosted-search.ts';
import { inProcessBackend, type InProcessBackend } from '../../setup/in-process-backend.ts';
import { renderPage } from '../../setup/page.tsx';

/** The code of a refinement comes when it is first wanted. */

let backend: InProcessBackend;
let service: SearchService;
let hosted: HostedSearch;
let proxy: Awaited<ReturnType<typeof reportsTo>>;

const glove = (sku: string, name: string, colour: string, over: Record<string, unknown> = {}) =>
  productLine({
    sku,
    name,
    brand: 'taerun',
    categories: ['einnota'],
    attributes: [{ name: 'Litur', value: colour }],
    ...over,
  });

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  backend = await inProcessBackend();
  service = await searchService();
  proxy = await reportsTo(service.address);
  const { problems } = await load(backend.db, [
    brandLine(),
    brandLine({ slug: 'ogur', name: 'Ögur' }),
    categoryLine('hanskar', { name: 'Hanskar' }),
    categoryLine('einnota', { name: 'Einnota hanskar', parent: 'hanskar' }),
    categoryLine('vinnu', { name: 'Vinnuhanskar', parent: 'hanskar' }),
    glove('H-1', 'Nítrílhanskar', 'Svartur', { price: 1000, popularity: 9 }),
    glove('H-2', 'Vínylhanskar', 'Hvítur', { price: 2000, popularity: 8, stock: 0 }),
    glove('H-3', 'Latexhanskar', 'Hvítur', { price: 3000, popularity: 7, isNew: true }),
    glove('H-4', 'Leðurhanskar', 'Brúnn', { brand: 'ogur', categories: ['vinnu'], price: 4000 }),
    glove('H-5', 'Faldir hanskar', 'Svartur', { visibleByGuest: false, price: 5000 }),
    ...Array.from({ length: 25 }, (_, at) =>
      glove(`P-${at}`, `Prjónahanskar ${at}`, 'Grár', {
        brand: 'ogur',
        categories: ['vinnu'],
        popularity: 0,
      }),
    ),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  hosted = hostedSearch({ ...backend.config, ...service.env })!;
  await indexAll(backend.db, hosted, () => undefined);
  const toBackend = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input === '/api/flokkar')
      return Response.json((await backend.guest().ask(CategoriesDocument, {})).categories);
    return toBackend(input, init);
  };
});
afterAll(async () => {
  await backend.close();
  await proxy.stop();
  await service.stop();
});
beforeEach(() => {
  proxy.searches = 0;
  forgetSeen();
  onlineManager.setOnline(true);
});

type Search = 'hosted' | 'dead' | 'none';

/** The backend hands out a key to the emulator, to a host that is dead, or none. */
function handOut(
  search: Search,
  customerId: number | null = null,
  failing: () => boolean = () => false,
): void {
  backend.intercept((request) => {
    if (failing() && request.url.includes('op=List')) return new Response('', { status: 503 });
    if (!request.url.endsWith('/search/key')) return undefined;
    if (search === 'none') return new Response(null, { status: 204 });
    const key = visitorKey(hosted, customerId, Date.now());
    return Response.json({ ...key, host: search === 'dead' ? 'http://127.0.0.1:9' : proxy.address });
  });
}

/** Passes searches on and keeps the reports of what was opened. */
async function reportsTo(target: string) {
  const events: Record<string, unknown>[] = [];
  const state = { searches: 0, refusing: false };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (request.url?.startsWith('/1/events')) {
        if (state.refusing) return response.destroy();
        events.push(...(JSON.parse(body) as { events: Record<string, unknown>[] }).events);
        response.setHeader('Access-Control-Allow-Origin', '*').end('{"status":200}');
        return undefined;
      }
      state.searches += 1;
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-algolia'));
      return void fetch(target + request.url, {
        method: 'POST',
        body,
        headers: headers as [string, string][],
      }).then(async (answer) =>
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text()),
      );
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(state, {
    events,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

const gloves: ListingPlace = { categorySlug: 'hanskar', categoryNames: ['Hanskar'], brandName: null };

/** The listing as the server makes it for this address. */
async function open(search = '', place = gloves, beside: React.ReactNode = null): Promise<void> {
  const path = place.search === undefined ? '/voruflokkur/hanskar' : '/leit';
  const kept: Record<string, string> = place.search === undefined ? {} : { leit: place.search };
  window.history.replaceState(null, '', path + search);
  const state = parseListing(search);
  const query = { ...placeInput(place), ...listingInput(state) };
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query });
  const answer = answerOf(state, productPage);
  renderPage(
    <>
      {beside}
      <LiveListing
        place={place}
        path={path}
        kept={kept}
        ownOrder="Vinsælast"
        answer={{ ...answer, products: answer.products.map(cardOf) }}
      />
    </>,
    path,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const facet = (title: string) => within(screen.getByRole('group', { name: title }));
const box = (title: string, value: RegExp) =>
  facet(title).getByRole<HTMLInputElement>('checkbox', { name: value });
const counted = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(text));
/** No answer was the backend's in place of the hosted search. */
const asMeant = () => expect(screen.queryByText(/Leitarþjónustan svarar ekki/)).toBeNull();
const address = (search: string) =>
  waitFor(() => expect(decodeURIComponent(window.location.search)).toBe(search));

it('is complete as the server made it, and asks nobody before something is chosen', async () => {
  backend.open();
  handOut('hosted');
  await open();
  expect(names().slice(0, 4)).toEqual(['Nítrílhanskar', 'Vínylhanskar', 'Latexhanskar', expect.any(String)]);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('29 vörur');
  expect(box('Framleiðandi', /Ögur/).closest('label')?.textContent).toBe('Ögur26');
  expect(proxy.searches).toBe(0);
  expect(backend.sent.filter((name) => name.startsWith('List'))).toEqual([]);
});

it.each<Search>(['hosted', 'none'])(
  'narrows in place, writes the address and keeps the focus: %s',
  async (search) => {
    backend.open();
    handOut(search);
    await open();
    const white = box('Litur', /Hvítur/);
    await userEvent.click(white);
    expect(white.checked).toBe(true);
    await counted('2 vörur');
    expect(names()).toEqual(['Vínylhanskar', 'Latexhanskar']);
    expect(document.activeElement).toBe(white);
    await address('?eiginleiki=Litur:Hvítur');
    // The other values keep their counts.
    expect(box('Litur', /Svartur/).closest('label')?.textContent).toBe('Svartur1');
    await userEvent.click(box('Litur', /Svartur/));
    await counted('3 vörur');
    await userEvent.click(screen.getByRole('link', { name: 'Fjarlægja síu: Litur: Hvítur' }));
    await counted('1 vara');
    expect(names()).toEqual(['Nítrílhanskar']);
    await userEvent.click(screen.getByRole('link', { name: 'Hreinsa síur' }));
    await counted('29 vörur');
    await address('');
    expect(proxy.searches > 0).toBe(search === 'hosted');
    asMeant();
  },
);

it.each<Search>(['hosted', 'none'])(
  'narrows to a category, a state, a brand and a price: %s',
  async (search) => {
    backend.open();
    handOut(search);
    await open();
    await userEvent.click(facet('Vöruflokkur').getByRole('radio', { name: /Einnota/ }));
    await counted('3 vörur');
    expect(facet('Vöruflokkur').getByRole('radio', { name: /Vinnu/ }).closest('label')?.textContent).toBe(
      'Vinnuhanskar26',
    );
    await userEvent.click(box('Staða', /Aðeins til á lager/));
    await counted('2 vörur');
    const lowest = screen.getByRole('textbox', { name: 'Lægsta verð í krónum' });
    await userEvent.type(lowest, '2.500{Enter}');
    await counted('1 vara');
    expect(document.activeElement).toBe(lowest);
    expect(lowest).toHaveProperty('value', '2500');
    expect(names()).toEqual(['Latexhanskar']);
    await address('?flokkur=einnota&lager=1&verd-fra=2500');
    await userEvent.click(facet('Vöruflokkur').getByRole('radio', { name: 'Allt' }));
    await counted('2 vörur');
    await userEvent.click(box('Framleiðandi', /Ögur/));
    await counted('1 vara');
    expect(names()).toEqual(['Leðurhanskar']);
  },
);

it.each<Search>(['hosted', 'none'])('sorts, turns pages and changes the view: %s', async (search) => {
  backend.open();
  handOut(search);
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Raða eftir' }), 'Hæsta verð fyrst');
  await waitFor(() => expect(names()[0]).toBe('Leðurhanskar'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Raða eftir' }), 'Nafn Ö–A');
  await waitFor(() => expect(names()[0]).toBe('Vínylhanskar'));
  await userEvent.click(screen.getByRole('link', { name: '2' }));
  await waitFor(() => expect(names()).toHaveLength(5));
  const before = proxy.searches;
  await userEvent.click(screen.getByRole('link', { name: 'Þétt tafla' }));
  expect(screen.getByRole('link', { name: 'Þétt tafla' }).getAttribute('aria-current')).toBe('true');
  await address('?rada=nafn-aftur&syn=tafla&sida=2');
  expect(proxy.searches).toBe(before);
  asMeant();
});

it('goes back and forward through what was chosen', async () => {
  backend.open();
  handOut('hosted');
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  await counted('2 vörur');
  await address('?eiginleiki=Litur:Hvítur');
  await userEvent.click(box('Staða', /Nýtt/));
  await counted('1 vara');
  await address('?eiginleiki=Litur:Hvítur&nytt=1');
  window.history.back();
  await counted('2 vörur');
  expect(box('Staða', /Nýtt/).checked).toBe(false);
  window.history.back();
  await counted('29 vörur');
  window.history.forward();
  await counted('2 vörur');
});

it('shows at once what it showed before at the address that Back brings', async () => {
  backend.open();
  handOut('hosted');
  await open();
  await userEvent.click(box('Litur', /Hvítur/));
  await counted('2 vörur');
  await address('?eiginleiki=Litur:Hvítur');
  document.body.replaceChildren();
  // The page comes as the server made it for the plain address, at the address that says more.
  const query = { ...placeInput(gloves), ...listingInput(parseListing('')) };
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query });
  const first = answerOf(parseListing(''), productPage);
  renderPage(
    <LiveListing
      place={gloves}
      path="/voruflokkur/hanskar"
      kept={{}}
      ownOrder="Vinsælast"
      answer={{ ...first, products: first.products.map(cardOf) }}
    />,
  );
  expect(names()).toEqual(['Vínylhanskar', 'Latexhanskar']);
  expect(box('Litur', /Hvítur/).checked).toBe(true);
});

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

it('offers the filters in a drawer that says how many there are', async () => {
  backend.open();
  handOut('hosted');
  await open();
  // jsdom has dialogs but does not show them.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await userEvent.click(screen.getByRole('button', { name: 'Síur' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sía vörur' }));
  expect(drawer.getByRole('button', { name: 'Sýna 29 vörur' })).toBeTruthy();
  await userEvent.click(drawer.getByRole('checkbox', { name: /Hvítur/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Sýna 2 vörur' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Síur (1)' })).toBeTruthy();
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
  '?verd-fra=1500&verd-til=3500&rada=verd',
])('has of the hosted search what the backend has: %s', async (search) => {
  backend.open();
  const state = parseListing(search);
  const { categories } = await backend.guest().ask(CategoriesDocument, {});
  const settings = { ...visitorKey(hosted, null, Date.now()), host: proxy.address };
  const found = await hostedPage(settings, '', state, categories);
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query: listingInput(state) });
  expect(found?.total).toBe(productPage.total);
  expect(found?.products.slice(0, 3)).toEqual(productPage.products.slice(0, 3));
  const { categories: own, ...facets } = productPage.facets;
  const { categories: theirs = [], ...rest } = found?.facets ?? {};
  const sorted = (of: typeof facets) => ({
    ...of,
    brands: of.brands.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    attributes: of.attributes.map(({ name, values }) => [
      name,
      values.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    ]),
  });
  expect(sorted(rest as typeof facets)).toEqual(sorted(facets));
  expect(theirs.filter(({ count }) => count > 0)).toEqual(own.filter(({ count }) => count > 0));
});

it('leaves a text that only fits by two typos to the backend, and one typo not', async () => {
  backend.open();
  const settings = { ...visitorKey(hosted, null, Date.now()), host: proxy.address };
  const found = (query: string) => hostedPage(settings, query, parseListing(''), []);
  expect((await found('prjónahanskaf'))?.total).toBeGreaterThan(0);
  expect(await found('prjónxhanskaf')).toBeNull();
});

it('gives a hosted search that does not answer up in time for the backend to answer', async () => {
  backend.open();
  // Takes every connection and never says anything.
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const host = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(
    hostedPage({ ...visitorKey(hosted, null, Date.now()), host }, 'hanskar', parseListing(''), []),
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
  // Nothing takes reports any more, and the page goes on.
  await userEvent.click(within(heading).getByRole('link'));
  expect(names()).toHaveLength(1);
});
