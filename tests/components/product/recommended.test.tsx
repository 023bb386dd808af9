import { act, screen, waitFor, within } from '@testing-library/react';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { Recommended } from '../../../components/product/recommended.tsx';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import {
  appID,
  searchFolder,
  searchKey,
  securedKey,
  startSearch,
  type SearchServer,
} from '../../emulators/search-server.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const place = searchFolder();
const index = 'vorur';
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const ids = new Map<string, string>();
let backend: InProcessBackend;
let server: SearchServer;

/** jsdom lays nothing out: the test says when the place comes near. */
let scrollIntoView: () => void;
class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = callback;
  }
  observe(element: Element) {
    if (element.tagName === 'DIV') scrollIntoView = () => this.#tell([{ isIntersecting: true }]);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  server = await startSearch(place.folder);
  backend = await startInProcessBackend();
  const lines = ['Kaffi', 'Síur', 'Bollar <b>stórir</b>', 'Falið kaffi', 'Kaffi, malað'].map((name) =>
    productLine({ name, visibleByGuest: name !== 'Falið kaffi' }),
  );
  await loadLines(backend.db, lines);
  const objects = [];
  for (const { id, name, visibleByGuest } of await backend.db.select().from(products)) {
    ids.set(name, String(id));
    objects.push({ objectID: String(id), name, visibleByGuest, inStock: true });
  }
  await server.admin.setSettings({
    indexName: index,
    indexSettings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['filterOnly(visibleByGuest)', 'inStock'],
    },
  });
  await server.admin.saveObjects({ indexName: index, objects, waitForTasks: true });
  const insights = algoliasearch(appID, searchKey).initInsights({ options: { hosts: server.hosts } });
  const basket = (userToken: string, names: string[]) => ({
    eventType: 'conversion' as const,
    eventSubtype: 'purchase' as const,
    eventName: 'Purchase',
    index,
    userToken,
    objectIDs: names.map((name) => ids.get(name) ?? ''),
  });
  await insights.pushEvents({
    events: [
      basket('basket-1', ['Kaffi', 'Síur', 'Falið kaffi']),
      basket('basket-2', ['Kaffi', 'Síur']),
      basket('basket-3', ['Kaffi', 'Bollar <b>stórir</b>']),
    ],
  });
});
afterAll(async () => {
  await backend.close();
  await server.stop();
  place.remove();
});
beforeEach(() => {
  logged.mockClear();
  scrollIntoView = () => expect.fail('nothing waits to come near');
});

/** Opens a guest's page of this product, as far as this part goes, and scrolls to it. */
function open(name: string, { soldOut = false, hosts = [server.origin] } = {}): void {
  backend.open();
  const validUntil = Math.floor(Date.now() / 1000) + 3600;
  const key = securedKey({ filters: 'visibleByGuest:true', validUntil });
  backend.intercept((request) =>
    request.url.endsWith('/search/key')
      ? Response.json({ appId: appID, key, index, hosts, validUntil })
      : undefined,
  );
  renderPage(<Recommended id={ids.get(name) ?? ''} soldOut={soldOut} />);
  expect(backend.sent).toEqual([]);
  act(scrollIntoView);
}
const linksOf = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows what others bought too, most often first, as text and without what guests may not see', async () => {
  open('Kaffi');
  expect(await linksOf('Aðrir keyptu einnig')).toEqual(['Síur', 'Bollar <b>stórir</b>']);
  expect(screen.queryByRole('region', { name: 'Svipaðar vörur á lager' })).toBeNull();
});

it('offers what is like it where it is sold out', async () => {
  open('Kaffi', { soldOut: true });
  expect(await linksOf('Svipaðar vörur á lager')).toEqual(['Kaffi, malað']);
});

it('is not there where nothing is recommended', async () => {
  open('Kaffi, malað');
  // The answer to the second is in when the first has had the same time.
  renderPage(<Recommended id={ids.get('Kaffi') ?? ''} />);
  act(scrollIntoView);
  expect(await linksOf('Aðrir keyptu einnig')).toHaveLength(2);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('is not there while the search is down, and only the log tells', async () => {
  open('Kaffi', { hosts: ['http://127.0.0.1:9'] });
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not there where the shop searches by itself', async () => {
  backend.open();
  let isRequested = false;
  backend.intercept((request) => {
    isRequested ||= request.url.endsWith('/search/key');
    return undefined;
  });
  renderPage(<Recommended id={ids.get('Kaffi') ?? ''} />);
  act(scrollIntoView);
  await waitFor(() => expect(isRequested).toBe(true));
  expect(screen.queryByRole('region')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
