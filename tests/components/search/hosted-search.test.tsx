import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeConsent } from '../../../lib/consent/consent-store.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { SearchBox } from '../../../components/shell/search-box.tsx';
import { clearRecentSearches } from '../../../lib/search/recent.ts';
import type { SearchKey } from '../../../lib/contract/rest-schemas.ts';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import {
  appID,
  searchFolder,
  type SearchServer,
  securedKey,
  startSearch,
} from '../../emulators/search-server.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const place = searchFolder();
const index = 'vorur';
const unavailable = 'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.';
let backend: InProcessBackend;
let server: SearchServer;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startSearch(place.folder);
  backend = await startInProcessBackend();
  await loadLines(backend.db, [productLine({ sku: 'HRE-1', name: 'Fljótandi sápa', price: 990 })]);
  const [soap] = await backend.db.select().from(products).where(eq(products.sku, 'HRE-1'));
  const record = {
    sku: 'HRE-1',
    brand: 'Tærun',
    isSpecialOrder: false,
    image: null,
    unitOfMeasure: 1,
    visibleByGuest: true,
  };
  await server.admin.setSettings({
    indexName: index,
    indexSettings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['filterOnly(visibleByGuest)'],
      customNormalization: { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o' } },
    },
  });
  const { taskID } = await server.admin.batch({
    indexName: index,
    batchWriteParams: {
      requests: [
        {
          ...record,
          objectID: String(soap?.id),
          name: 'Fljótandi sápa',
          slug: 'fljotandi-sapa',
          inStock: true,
          price: 1240,
          priceWithoutTax: 1000,
        },
        { ...record, objectID: '2000', name: 'Sápa <i>án</i> verðs', slug: null, inStock: false },
        {
          ...record,
          objectID: '3000',
          name: 'Falin sápa',
          slug: 'falin',
          inStock: true,
          price: 10,
          visibleByGuest: false,
        },
      ].map((body) => ({ action: 'addObject' as const, body })),
    },
  });
  await server.admin.waitForTask({ indexName: index, taskID });
});
afterAll(async () => {
  await backend.close();
  await server.stop();
  place.remove();
});
beforeEach(() => {
  clearRecentSearches();
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const guestKey = () => securedKey({ filters: 'visibleByGuest:true', validUntil: inAnHour() });

/** The backend hands out these keys, one after the other; the last one again and again. */
function handOut(keys: string[], over: Partial<SearchKey> = {}): { requestCount: number } {
  const settings = { appId: appID, index, hosts: [server.origin], validUntil: inAnHour(), ...over };
  const count = { requestCount: 0 };
  backend.intercept((request) => {
    if (!request.url.endsWith('/search/key')) return undefined;
    const key = keys[count.requestCount] ?? keys.at(-1);
    count.requestCount += 1;
    return Response.json({ ...settings, key });
  });
  return count;
}

async function search(text: string): Promise<void> {
  renderPage(<SearchBox />);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Leita að vöru' }));
  await screen.findByRole('combobox');
  await userEvent.keyboard(text);
}
const shown = async () =>
  (await screen.findAllByRole('option'))
    .map((option) => option.textContent.replace('Mynd vantar', ''))
    .toSorted();
const option = (name: RegExp) => screen.getByRole('option', { name });
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('shows what the hosted search finds with the visitor’s key, and asks for the key once', async () => {
  backend.open();
  const keys = handOut([guestKey()]);
  await search('sapa');
  expect(await shown()).toEqual([
    expect.stringMatching(/^Fljótandi sápaHRE-1Tærunkr\.\s1\.240kr\.\s1\.000 án vsk\.Til á lager$/),
    'Sápa <i>án</i> verðsHRE-1TærunVara uppseld',
  ]);
  await expectStatus('2 vörur fundust');
  expect(within(option(/Fljótandi/)).getByText('sápa').tagName).toBe('MARK');
  expect(option(/Fljótandi/).getAttribute('href')).toBe('/vara/fljotandi-sapa');
  expect(option(/verðs/).getAttribute('href')).toBe('/vara/2000');
  expect(backend.sent).not.toContain('SearchHits');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('falin');
  await expectStatus('Engar niðurstöður fundust með þessi leitarskilyrði.');
  expect(keys.requestCount).toBe(1);
});

it('asks the backend about what the hosted search does not find whole', async () => {
  backend.open();
  handOut([guestKey()]);
  await search('lofnarblómasápa');
  await expectStatus('1 vara fannst');
  expect(backend.sent).toContain('SearchHits');
});

it('reports the hit that was opened, with its query and place, by a press and by Enter', async () => {
  backend.open();
  handOut([guestKey()]);
  storeConsent(['necessary', 'analytics']);
  await search('sapa');
  await expectStatus('2 vörur fundust');
  const second = screen.getAllByRole('option')[1]!;
  await userEvent.click(second);
  const click = {
    eventType: 'click',
    index,
    objectIDs: [expect.any(String)],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    userToken: expect.stringMatching(/^anonymous-/),
  };
  await waitFor(() => expect(server.events).toEqual([expect.objectContaining({ ...click, positions: [2] })]));
  expect(document.cookie).not.toContain('ALGOLIA');
  expect(Object.keys(localStorage).toSorted()).toEqual(['consent', 'recent-searches']);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(server.events[1]).toMatchObject({ ...click, positions: [1] }));
  storeConsent(['necessary', 'ecommerce']);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(server.events).toHaveLength(2);
});

it('shows customers what guests may not see, at the price that the backend has for them', async () => {
  backend.open(await backend.signedIn(await aCustomer(backend.db)));
  handOut([securedKey({ validUntil: inAnHour() })]);
  await search('sapa');
  await waitFor(async () =>
    expect((await shown())[1]).toMatch(/^Fljótandi sápaHRE-1Tærunkr\.\s990kr\.\s798 án vsk\.Til/),
  );
  expect((await shown()).join()).toContain('Falin sápa');
});

it.each([
  ['the key is refused', 'enginn-lykill', {}],
  ['no host answers', guestKey, { hosts: ['http://127.0.0.1:9'] }],
  ['the index is not there', guestKey, { index: 'ekki-til' }],
])('is answered by the backend when %s', async (_what, key, over) => {
  backend.open();
  handOut([typeof key === 'string' ? key : key()], over);
  await search('sapa');
  await expectStatus('1 vara fannst');
  expect(backend.sent).toContain('SearchHits');
});

it('asks for a new key when the old one has run out', async () => {
  backend.open();
  const keys = handOut([guestKey()], { validUntil: Math.floor(Date.now() / 1000) - 1 });
  await search('sapa');
  await expectStatus('2 vörur fundust');
  expect(keys.requestCount).toBeGreaterThan(1);
});

it('says so when there is no telling where to search', async () => {
  backend.open();
  backend.intercept((request) =>
    request.url.endsWith('/search/key') ? new Response('{}', { status: 503 }) : undefined,
  );
  await search('sapa');
  await expectStatus(unavailable);
});

it('says so without a connection, in place of waiting for one', async () => {
  backend.open();
  backend.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
  onlineManager.setOnline(false);
  await search('sapa');
  await expectStatus(unavailable);
  onlineManager.setOnline(true);
});
