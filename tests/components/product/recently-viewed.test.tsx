import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { ProductPart } from '../../../components/product/product-part.tsx';
import { otherViewedProducts } from '../../../lib/product/viewed-products.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const names = ['Sápa', 'Tuska', 'Svampur', 'Fata', 'Moppa', 'Kústur', 'Sópur', 'Bursti', 'Skafa', 'Skrúbbur'];
const ids = new Map<string, string>();
let backend: InProcessBackend;

/** jsdom lays nothing out: the test says when the place comes near. Links have observers of their own. */
let scrollIntoView: () => void;
class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = callback;
  }
  observe(place: Element) {
    if (place.hasAttribute('data-waiting')) scrollIntoView = () => this.#tell([{ isIntersecting: true }]);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const lines = names.map((name, index) => productLine({ name, popularity: index }));

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IntersectionObserver', Observer);
  backend = await startInProcessBackend();
  await loadLines(backend.db, lines);
  for (const { id, name } of await backend.db.select().from(products)) ids.set(name, String(id));
});
afterAll(() => backend.close());
beforeEach(() => {
  localStorage.clear();
  backend.open();
  scrollIntoView = () => expect.fail('nothing waits to come near');
});

const idOf = (name: string) => ids.get(name) ?? expect.fail(`no product ${name}`);

/** Opens the page of a product, as far as this part goes, and waits until the browser has remembered it. */
async function view(name: string): Promise<void> {
  cleanup();
  const id = idOf(name);
  renderPage(<ProductPart show="viewed" product={{ id, sku: 'S', name }} />);
  await waitFor(() => expect(otherViewedProducts('')[0]).toBe(id));
}
async function shown(): Promise<string[]> {
  act(scrollIntoView);
  const band = within(await screen.findByRole('region', { name: 'Nýlega skoðað' }));
  return band.getAllByRole('link').map((link) => link.textContent);
}

it('shows the last eight, newest first, each once and without the present one', async () => {
  for (const name of [...names, 'Fata', 'Sápa']) await view(name);
  expect(backend.sent).toEqual([]);
  expect(await shown()).toEqual([
    'Fata',
    'Skrúbbur',
    'Skafa',
    'Bursti',
    'Sópur',
    'Kústur',
    'Moppa',
    'Svampur',
  ]);
  expect(backend.sent).toEqual(['ViewedProducts']);
});

it('shows nothing on the first product of all', async () => {
  await view('Sápa');
  expect(screen.queryByRole('region')).toBeNull();
  expect(scrollIntoView).toThrow('nothing waits');
});

it('leaves out what the visitor may not see any more', async () => {
  for (const name of ['Tuska', 'Fata', 'Sápa']) await view(name);
  const line = lines[names.indexOf('Fata')];
  await loadLines(backend.db, [{ ...line, visibleByGuest: false }]);
  expect(await shown()).toEqual(['Tuska']);
  await loadLines(backend.db, [line]);
});

it('offers to try again where the backend does not answer', async () => {
  for (const name of ['Tuska', 'Sápa']) await view(name);
  backend.intercept(() => new Response('', { status: 503 }));
  act(scrollIntoView);
  const again = await screen.findByRole('button', { name: 'Reyna aftur' });
  backend.intercept(null);
  again.click();
  expect(await screen.findByRole('link', { name: 'Tuska' })).toBeTruthy();
});

it.each(['{', '"Fata"', '[1, null]'])('takes %s in the storage for nothing', async (text) => {
  localStorage.setItem('viewed-products', text);
  await view('Sápa');
  expect(otherViewedProducts('')).toEqual([idOf('Sápa')]);
});
