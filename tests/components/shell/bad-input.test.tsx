import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CategoryPanel } from '../../../components/shell/category-panel.tsx';
import { packHours } from '../../../lib/rules/dates/packed-hours.ts';
import { Footer } from '../../../components/shell/footer.tsx';
import { MobileMenuPanel } from '../../../components/shell/mobile-menu-panel.tsx';
import type { CategoryTree, MenuCategory } from '../../../lib/catalogue/category-tree.ts';
import type { WebsiteInfo } from '../../../lib/contract/rest-schemas.ts';
import { renderPage } from '../../kit/page.tsx';

const info: WebsiteInfo = {
  name: 'Vörulind',
  phoneNumber: '5550100',
  address: 'Lindargata 7, 101 Reykjavík',
  email: 'vorulind@vorulind.test',
  copyright: '© Vörulind',
  ssn: '5501130450',
  vatNumber: '112233',
};
const nothing: WebsiteInfo = {
  ...info,
  phoneNumber: '',
  address: '',
  email: null,
  copyright: '',
  ssn: '',
  vatNumber: '',
};

function category(id: string, name: string, children: readonly MenuCategory[] = []) {
  return { id, name, slug: `flokkur-${id}`, productCount: 1, image: null, children };
}
const leaf = (id: string, name: string): MenuCategory => category(id, name);

const nodeFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = nodeFetch;
});

/** The storefront's answer of the whole tree; null is one that fails. */
function answerTree(tree: CategoryTree | null): void {
  globalThis.fetch = () => Promise.resolve(tree ? Response.json(tree) : new Response(null, { status: 503 }));
}

const menuData = { info, navigation: [], openingHours: packHours([]), week: [] };

it('leaves out of the footer what the website does not tell', () => {
  render(<Footer info={nothing} week={[]} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => /^(mailto|tel):/.test(href))).toEqual([]);
  expect(screen.queryByText(/Sími|Kt\.|VSK-nr\.|Fyrirspurnir/)).toBeNull();
  expect(screen.getByText(/Opnunartími:/).textContent).toBe('Opnunartími: Lokað');
});

it('links to what it does tell', () => {
  render(<Footer info={info} week={[]} />);
  expect(screen.getByRole('link', { name: /^Fyrirspurnir/ }).getAttribute('href')).toBe(
    'mailto:vorulind@vorulind.test',
  );
  expect(screen.getByRole('link', { name: '555-0100' }).getAttribute('href')).toBe('tel:5550100');
});

it('has no link for mail in the menu without an address, and counts no hours as closed', () => {
  answerTree([]);
  renderPage(<MobileMenuPanel {...menuData} info={nothing} categories={[]} />);
  expect(screen.queryByRole('link', { name: /Hafa samband/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Lokað' }).textContent).toBe('Lokað');
});

it('leads into categories, links those that have nothing below, and all when the tree cannot be had', async () => {
  const categories = [category('1', 'Pappír'), category('2', 'Kaffi'), category('800', 'Falið')];
  answerTree([category('1', 'Pappír', [leaf('11', 'Servíettur')]), category('2', 'Kaffi')]);
  const { unmount } = renderPage(<MobileMenuPanel {...menuData} categories={categories} />);
  expect(await screen.findByRole('link', { name: 'Kaffi' })).toBeTruthy();
  await userEvent.click(screen.getByText('Pappír'));
  expect(screen.getByRole('link', { name: 'Servíettur' }).getAttribute('href')).toBe(
    '/voruflokkur/flokkur-11',
  );
  expect(screen.queryByText('Falið')).toBeNull();
  unmount();

  answerTree(null);
  renderPage(<MobileMenuPanel {...menuData} categories={categories} />);
  expect(await screen.findByRole('link', { name: 'Pappír' })).toBeTruthy();
}, 20_000);

it('shows 200 children and names of 120 letters as text, whatever they hold', async () => {
  const long = `${'Þvottaefni og hreinsilögur '.repeat(5).slice(0, 100)}<img src=x onerror=alert(1)>`.slice(
    0,
    120,
  );
  const children = Array.from({ length: 200 }, (_, index) => leaf(`c${index}`, `Undirflokkur ${index}`));
  answerTree([category('1', long, children)]);
  renderPage(<CategoryPanel categories={[category('1', long)]} />);
  const panel = screen.getByRole('navigation', { name: 'Vöruflokkar' });
  expect(await within(panel).findAllByRole('link', { name: /^Undirflokkur / })).toHaveLength(200);
  expect(within(panel).getAllByRole('link', { name: long })).toHaveLength(2);
  expect(panel.querySelector('img')).toBeNull();
});
