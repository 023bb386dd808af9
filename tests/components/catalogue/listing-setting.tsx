import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { packFacets } from '../../../lib/catalogue/packed-facets.ts';
import { packCard } from '../../../app/(shop)/_parts/cards/packed-card.ts';
import { toCardProduct } from '../../../app/(shop)/_parts/cards/to-card-product.ts';
import { BuyableListing } from '../../../app/(shop)/_parts/listing/buyable-listing.tsx';
import {
  configureHostedSearch,
  type HostedSearch,
} from '../../../backend/src/modules/search/hosted-client.ts';
import { reindexAll } from '../../../backend/src/modules/search/indexing.ts';
import { visitorKey } from '../../../backend/src/modules/search/visitor-key.ts';
import { CategoriesDocument } from '../../../graphql/generated/documents.ts';
import { ListingPageDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { toListingAnswer, type ListingPlace, toPlaceInput } from '../../../lib/catalogue/listing-answer.ts';
import { listingInput } from '../../../lib/catalogue/listing-input.ts';
import { parseListing } from '../../../lib/catalogue/listing-state.ts';
import { clearCachedListings } from '../../../lib/catalogue/cached-listings.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../../kit/catalogue.ts';
import { startSearch, type SearchService } from '../../kit/hosted-search.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

/** The code of a refinement comes when it is first wanted. */

export let backend: InProcessBackend;

let service: SearchService;
export let hosted: HostedSearch;
export let proxy: Awaited<ReturnType<typeof reportsTo>>;

const glove = (sku: string, name: string, colour: string, over: Record<string, unknown> = {}) =>
  productLine({
    sku,
    name,
    brand: 'taerun',
    categories: ['einnota'],
    attributes: [{ name: 'Litur', value: colour }],
    ...over,
  });

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpListing(): void {
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend = await startInProcessBackend();
    service = await startSearch();
    proxy = await reportsTo(service.address);
    const { problems } = await loadLines(backend.db, [
      brandLine(),
      brandLine({ slug: 'ogur', name: 'Ögur' }),
      categoryLine('hanskar', { name: 'Hanskar' }),
      categoryLine('einnota', { name: 'Einnota hanskar', parent: 'hanskar' }),
      categoryLine('vinnu', { name: 'Vinnuhanskar', parent: 'hanskar' }),
      glove('H-1', 'Nítrílhanskar', 'Svartur', { price: 1000, popularity: 9, packageSize: '100 stk.' }),
      glove('H-2', 'Vínylhanskar', 'Hvítur', {
        price: 2000,
        popularity: 8,
        stock: 0,
        packageSize: '50 stk.',
      }),
      glove('H-3', 'Latexhanskar', 'Hvítur', {
        price: 3000,
        popularity: 7,
        isNew: true,
        packageSize: '400 stk.',
      }),
      glove('H-4', 'Leðurhanskar', 'Brúnn', {
        brand: 'ogur',
        categories: ['vinnu'],
        price: 4000,
        packageSize: '1 par',
      }),
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
    hosted = configureHostedSearch({ ...backend.config, ...service.env, SEARCH_HOSTS: [service.address] })!;
    await reindexAll(backend.db, hosted, () => undefined);
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
    clearCachedListings();
    onlineManager.setOnline(true);
  });
}

export type Search = 'hosted' | 'dead' | 'none';

/** The backend hands out a key to the emulator, to a host that is dead, or none. */
export function handOut(
  search: Search,
  customerId: number | null = null,
  failing: () => boolean = () => false,
): void {
  backend.intercept((request) => {
    if (failing() && request.url.includes('op=List')) return new Response('', { status: 503 });
    if (!request.url.endsWith('/search/key')) return undefined;
    if (search === 'none') return new Response(null, { status: 204 });
    const key = visitorKey(hosted, customerId, Date.now());
    return Response.json({ ...key, hosts: [search === 'dead' ? 'http://127.0.0.1:9' : proxy.address] });
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

export const gloves: ListingPlace = { categorySlug: 'hanskar', categoryNames: ['Hanskar'], brandName: null };

/** The listing as the server makes it for this address. */
export async function open(search = '', place = gloves, beside: React.ReactNode = null): Promise<void> {
  const path = place.search === undefined ? '/voruflokkur/hanskar' : '/leit';
  const kept: Record<string, string> = place.search === undefined ? {} : { leit: place.search };
  window.history.replaceState(null, '', path + search);
  const state = parseListing(search);
  const query = { ...toPlaceInput(place), ...listingInput(state) };
  const { productPage } = await backend.guest().ask(ListingPageDocument, { query });
  const answer = toListingAnswer(state, productPage);
  renderPage(
    <>
      {beside}
      <BuyableListing
        place={place}
        path={path}
        baseParameters={kept}
        ownOrder="Vinsælast"
        answer={{
          ...answer,
          products: answer.products.map((product) => packCard(toCardProduct(product))),
          facets: packFacets(answer.facets),
        }}
      />
    </>,
    path,
  );
}

export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const facet = (title: string) => within(screen.getByRole('group', { name: title }));

export const box = (title: string, value: RegExp) =>
  facet(title).getByRole<HTMLInputElement>('checkbox', { name: value });

export const counted = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(text));

/** No answer was the backend's in place of the hosted search. */
export const asMeant = () => expect(screen.queryByText(/Leitarþjónustan svarar ekki/)).toBeNull();

export const address = (search: string) =>
  waitFor(() => expect(decodeURIComponent(window.location.search)).toBe(search));
