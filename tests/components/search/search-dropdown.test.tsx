import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lastPurchases } from '../../../backend/src/db/schema/purchases.ts';
import { SearchBox } from '../../../components/shell/search-box.tsx';
import { CategoriesDocument } from '../../../graphql/generated/documents.ts';
import { clearRecentSearches } from '../../../lib/search/recent.ts';
import { aCustomer } from '../../kit/builders.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage, type Page } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
  const { problems } = await loadLines(backend.db, [
    brandLine({ slug: 'hanskagerdin', name: 'Hanskagerðin' }),
    categoryLine('hanskar', { name: 'Hanskar' }),
    productLine({
      sku: 'HAN-1',
      name: 'Nítrílhanskar',
      slug: 'nitrilhanskar',
      brand: 'hanskagerdin',
      categories: ['hanskar'],
    }),
    productLine({ sku: 'HAN-2', name: 'Hanskar úr <b>leðri</b>', slug: 'ledurhanskar', stock: 0 }),
    productLine({ sku: 'HAN-3', name: 'Hanskar án verðs', slug: 'an-verds', priceVisibleByGuest: false }),
    productLine({ sku: 'FAL-1', name: 'Falin vara', slug: 'falin-vara', visibleByGuest: false }),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const toBackend = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    input === '/api/flokkar'
      ? Response.json((await backend.guest().ask(CategoriesDocument, {})).categories)
      : toBackend(input, init);
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.open();
  clearRecentSearches();
});
afterEach(() => vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Leita að vöru' });
const options = () => screen.findAllByRole('option');
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const searches = () => backend.sent.filter((name) => name === 'SearchHits');
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** The search box with its dropdown's code there and the focus in it. */
async function searchBox(): Promise<Page> {
  const page = renderPage(<SearchBox />);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Leita að vöru' }));
  await screen.findByRole('combobox');
  return page;
}

it('is a plain form to the search page until its code has come', () => {
  renderPage(<SearchBox query="kaffi" />);
  const { name, value, form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Leita að vöru' });
  expect([name, value, form?.getAttribute('action')]).toEqual(['leit', 'kaffi', '/leit']);
});

it('asks once, 300 ms after the last letter', async () => {
  await searchBox();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.input(field(), { target: { value: 'han' } });
  vi.advanceTimersByTime(299);
  fireEvent.input(field(), { target: { value: 'hanskar' } });
  vi.advanceTimersByTime(299);
  expect(searches()).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect((await options()).length).toBeGreaterThan(2);
  expect(searches()).toEqual(['SearchHits']);
});

it('shows what a guest may see of each product, and says how many there are', async () => {
  await searchBox();
  await userEvent.keyboard('hanskar');
  const list = await screen.findByRole('listbox', { name: 'Leitarniðurstöður' });
  const hits = within(within(list).getByRole('group', { name: 'Vörur' }));
  const nitril = hits.getByRole('option', { name: /Nítrílhanskar/ });
  expect(nitril.textContent).toMatch(/HAN-1Hanskagerðinkr\.\s1\.240kr\.\s1\.000 án vsk\.Til á lager/);
  expect(nitril.getAttribute('href')).toBe('/vara/nitrilhanskar');
  expect(within(nitril).getByText('hanskar').tagName).toBe('MARK');
  expect(hits.getByRole('option', { name: /leðri/ }).textContent).toContain('Hanskar úr <b>leðri</b>');
  expect(hits.getByRole('option', { name: /leðri/ }).textContent).toContain('Vara uppseld');
  expect(hits.getByRole('option', { name: /án verðs/ }).textContent).not.toContain('kr.');
  expect((await screen.findByRole('status')).textContent).toBe('3 vörur fundust');
});

it('suggests categories and brands of such a name after the products', async () => {
  await searchBox();
  await userEvent.keyboard('HANSK');
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const category = (await group('Vöruflokkar')).getByRole('option');
  const brand = (await group('Framleiðendur')).getByRole('option');
  expect([category.textContent, brand.textContent]).toEqual(['Hanskar', 'Hanskagerðin']);
  expect(category.getAttribute('href')).toBe('/voruflokkur/hanskar');
  expect(brand.getAttribute('href')).toBe('/framleidendur/hanskagerdin');
  expect((await options()).slice(-2)).toEqual([category, brand]);
});

it('moves the choice with the arrows, around the field, and opens it with Enter', async () => {
  const { visited } = await searchBox();
  await userEvent.keyboard('hanskar');
  const all = await options();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(all[1]);
  expect(screen.getAllByRole('option', { selected: true })).toEqual([all[1]]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe((await options()).at(-1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(visited).toEqual([all[0]?.getAttribute('href')]);
  await noList();
  expect(document.activeElement).not.toBe(field());
});

it('opens the search page with Enter when nothing is chosen, and offers it below the list', async () => {
  const { visited } = await searchBox();
  await userEvent.keyboard('hanskar & sápa');
  const all = await screen.findByRole('link', { name: 'Sjá allar niðurstöður' });
  expect(all.getAttribute('href')).toBe('/leit?leit=hanskar+%26+s%C3%A1pa');
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/leit?leit=hanskar+%26+s%C3%A1pa']);
  await waitFor(() => expect(screen.queryByText('Leitarniðurstöður')).toBeNull());
});

it('sends what stands in the field, even before its change was handled', async () => {
  const { visited } = await searchBox();
  field().value = 'hanskar';
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/leit?leit=hanskar']);
});

it('closes with Escape, keeps the text and comes back with an arrow', async () => {
  await searchBox();
  await userEvent.keyboard('hanskar');
  await options();
  await userEvent.keyboard('{Escape}');
  await noList();
  expect(field().value).toBe('hanskar');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().hasAttribute('aria-controls')).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe((await options())[0]);
});

it('closes 150 ms after the focus has left it', async () => {
  await searchBox();
  await userEvent.keyboard('hanskar');
  await options();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  field().blur();
  vi.advanceTimersByTime(149);
  expect(screen.queryByRole('listbox')).not.toBeNull();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await noList();
});

it('stays while the focus moves to its own link', async () => {
  await searchBox();
  await userEvent.keyboard('hanskar');
  await options();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.getByRole('link', { name: 'Sjá allar niðurstöður' }).focus();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(screen.queryByRole('listbox')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await noList();
  expect(document.activeElement).toBe(field());
});

it('says that nothing was found', async () => {
  await searchBox();
  await userEvent.keyboard('zzzzz');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Engar niðurstöður fundust með þessi leitarskilyrði.',
    ),
  );
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => new Response('{}', { status: 503 })],
  ['answers what is no JSON', () => new Response('<html>')],
])('says so when the search %s, and the form still leads to the search page', async (_what, answer) => {
  const { visited } = await searchBox();
  backend.intercept((request) => (request.url.includes('SearchHits') ? answer() : undefined));
  await userEvent.keyboard('hanskar');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.',
    ),
  );
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/leit?leit=hanskar']);
});

it('keeps hidden products from guests and shows them to customers', async () => {
  const first = await searchBox();
  await userEvent.keyboard('falin');
  await screen.findByText('Engar niðurstöður fundust með þessi leitarskilyrði.');
  first.unmount();
  backend.open(await backend.signedIn(await aCustomer(backend.db)));
  await searchBox();
  await userEvent.keyboard('falin');
  expect(await screen.findByRole('option', { name: /Falin vara.*1\.240/ })).toBeTruthy();
});

it('offers the last searches in an empty field, newest first, until they are cleared', async () => {
  const { visited } = await searchBox();
  await userEvent.keyboard('kaffi{Enter}');
  await userEvent.clear(field());
  await userEvent.keyboard('hanskar{Enter}');
  await userEvent.clear(field());
  await userEvent.keyboard('KAFFI{Enter}');
  await userEvent.clear(field());
  await waitFor(async () =>
    expect((await options()).map((option) => option.textContent)).toEqual(['KAFFI', 'hanskar']),
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(visited.at(-1)).toBe('/leit?leit=hanskar');
  expect(field().value).toBe('hanskar');
  await userEvent.clear(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Hreinsa leitarsögu' }));
  await noList();
  expect(localStorage.length).toBe(0);
});

it('shows the answer for what stands in the field, not one that comes late', async () => {
  await searchBox();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.intercept(async (request) => {
    if ((await request.text()).includes('"zzz"')) await held;
    return undefined;
  });
  await userEvent.keyboard('zzz');
  await waitFor(() => expect(searches()).toEqual(['SearchHits']));
  await userEvent.clear(field());
  await userEvent.keyboard('leðri');
  await screen.findByRole('option', { name: /leðri/ });
  release();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 vara fannst'));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('counts what fits, narrows it on the results page, and puts a hit into the cart without leaving', async () => {
  await searchBox();
  await userEvent.keyboard('hanskar');
  await screen.findByText('3 vörur');
  const chips = within(await screen.findByRole('list', { name: 'Þrengja leitina' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Til á lager (2)', '/leit?leit=hanskar&lager=1'],
    ['Hanskar (1)', '/leit?leit=hanskar&flokkur=hanskar'],
    ['Hanskagerðin (1)', '/leit?leit=hanskar&framleidandi=Hanskager%C3%B0in'],
  ]);
  // What is sold out, and what a guest sees no price of, cannot be put there.
  const [add, ...others] = screen.getAllByRole('button', { name: /^Bæta í körfu/ });
  expect([add?.getAttribute('aria-label'), others]).toEqual(['Bæta í körfu: Nítrílhanskar', []]);
  await userEvent.click(add!);
  await waitFor(() => expect(backend.sent).toContain('addToCart'));
  expect(screen.getByRole('listbox')).toBeTruthy();
  await screen.findByLabelText('Í körfu: 1');
});

it('lists first what the customer bought before, and says so', async () => {
  const customer = await aCustomer(backend.db);
  const productId = sql`(SELECT id FROM products WHERE sku = 'HAN-3')`;
  const bought = { productId, quantity: 1, unitPrice: 1240, boughtAt: new Date(0) };
  await backend.db.insert(lastPurchases).values({ customerId: customer, ...bought });
  backend.open(await backend.signedIn(customer));
  await searchBox();
  await userEvent.keyboard('hanskar');
  const texts = (await options()).map((option) => option.textContent);
  expect(texts[0]).toMatch(/^(?:Mynd vantar)?Hanskar án verðsHAN-3Keypt áður/);
  expect(texts.slice(1).join('')).not.toContain('Keypt áður');
});

it('says what nothing was found under, above what is next to it', async () => {
  await searchBox();
  await userEvent.keyboard('glitrandihanskar');
  expect(await screen.findByText('Ekkert fannst undir „glitrandihanskar“; næst því:')).toBeTruthy();
});
