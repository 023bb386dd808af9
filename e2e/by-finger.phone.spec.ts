import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ask, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { ProductDocument } from '../graphql/generated/documents.ts';
import {
  CustomerOrdersDocument,
  RequestSalesQuoteDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { actFor, hotel, openPadFor } from './pad-page.ts';
import { findSmallFields, findSmallTargets } from './small-targets.ts';
import { box, header, sidewaysScroll } from './shell.ts';
import { floorSoap } from './shopping.ts';

const publicPages = [
  '/',
  '/voruflokkar',
  '/voruflokkar/hreinsiefni-og-raesting',
  '/voruflokkur/hreinsiefni-og-raesting',
  '/framleidendur',
  `/vara/${floorSoap.slug}`,
  '/vara/er-ekki-til',
  '/leit?leit=hanskar',
  '/samanburdur?vorur=HRE-10204,HLI-10112',
  '/solumenn',
  '/terms',
  '/karfa',
  '/karfa/flytipontun',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot-password',
];

const ownPages = [
  '/auth/home',
  '/auth/orders',
  '/auth/invoices',
  '/auth/statement',
  '/auth/statistics',
  '/auth/quotes',
  '/auth/favorites',
  '/auth/addresses',
  '/auth/cards',
  '/auth/settings',
  '/auth/employees',
  '/auth/approvals',
  '/auth/repeat-order',
  '/karfa',
  '/karfa/vidtakandi',
];

const managerPages = [
  '/auth/approvals',
  '/auth/approvals/rules',
  '/auth/roles',
  '/auth/units',
  '/auth/carts',
  '/auth/keys',
  '/auth/keys/systems',
  '/auth/order-fields',
  '/auth/own-numbers',
  '/auth/actions',
  '/auth/labels',
  '/auth/standing-orders',
  '/auth/alerts',
  '/auth/employees',
];

/** All that can be pressed on a page has a finger's room, and no field makes the page zoom. */
async function expectForFingers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Karfa: / }), path).toBeVisible();
  expect(await findSmallTargets(page), path).toEqual([]);
  expect(await findSmallFields(page), path).toEqual([]);
}

test('a finger has room for everything on every public page', async ({ page }) => {
  test.setTimeout(publicPages.length * 20_000);
  for (const path of publicPages) await test.step(path, () => expectForFingers(page, path));
});

test('a finger has room for everything on a company’s pages', async ({ page }) => {
  test.setTimeout(ownPages.length * 20_000);
  await signInByCall(page, 'jona');
  await fillCart(page);
  const { customerOrders } = await ask(page, CustomerOrdersDocument, { page: 1, filter: {} });
  const order = `/auth/orders/${customerOrders.orders[0]?.id}`;
  for (const path of [...ownPages, order]) await test.step(path, () => expectForFingers(page, path));
});

test('a finger has room for everything that a company’s manager sets', async ({ page }) => {
  test.setTimeout(managerPages.length * 20_000);
  await signInByCall(page, 'baldur');
  await actFor(page, hotel);
  // What was done in the hotel's place is a link where it is about a quote.
  const { product } = await ask(page, ProductDocument, { slugOrId: floorSoap.slug });
  const lines = [{ productId: product?.id ?? '', quantity: 1, wish: '' }];
  const input = { key: randomUUID(), lines, wantedDate: null, message: '' };
  await ask(page, RequestSalesQuoteDocument, { input });
  await page.goto('/auth/actions');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  for (const path of managerPages) await test.step(path, () => expectForFingers(page, path));
});

test('a finger has room for everything on an agent’s pages', async ({ page }) => {
  await signInByCall(page, 'solumadur');
  await expectForFingers(page, '/auth/home');
  const path = await page
    .getByRole('region', { name: 'Símtöl í dag' })
    .getByRole('link', { name: 'Hótel Hvönn ehf.' })
    .getAttribute('href');
  await expectForFingers(page, path ?? '');
});

test('a finger has room for the chips of the search and for the pad', async ({ page }) => {
  await page.goto('/terms');
  await header(page).getByRole('link', { name: 'Leita' }).click();
  await header(page).getByLabel('Leita að vöru').fill('hanskar');
  const chips = page.getByRole('list', { name: 'Þrengja leitina' }).getByRole('link');
  await expect(chips.first()).toBeVisible();
  for (const chip of await chips.all()) expect((await box(chip)).height).toBeGreaterThanOrEqual(44);
  await openPadFor(page, hotel);
  expect(await findSmallTargets(page)).toEqual([]);
});

test('tables are cards whose cells say what they are, and nothing sticks out', async ({ page }) => {
  await signInByCall(page, 'baldur');
  for (const path of [
    '/auth/orders',
    '/auth/invoices',
    '/auth/statement',
    '/auth/statistics',
    '/auth/quotes',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await page.goto('/auth/statistics');
  const rows = page.getByRole('table', { name: 'Viðskipti eftir mánuðum' }).getByRole('row');
  const cells = rows.nth(1).getByRole('cell');
  const boxes = await Promise.all((await cells.all()).map(box));
  expect(boxes).toHaveLength(3);
  // Below each other, each as wide as the card.
  expect(new Set(boxes.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
  const tops = boxes.map(({ y }) => y);
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Vsk."');
});

test('the edge of a shelf that scrolls sideways cuts no favourite button', async ({ page }) => {
  for (const width of [320, 360, 390, 430, 768, 992, 1170]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const favourite = { name: 'Setja í uppáhald' };
    const shelf = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', favourite) })
      .first();
    await expect(shelf.getByRole('button', favourite).first()).toBeVisible();
    const list = await box(shelf);
    const edge = Math.min(width, list.x + list.width);
    for (const button of await shelf.getByRole('button', favourite).all()) {
      const { x, width: size } = await box(button);
      // Whole, or not to be seen.
      expect(x + size <= edge + 0.5 || x >= edge - 0.5, `${x} at ${width} px`).toBe(true);
    }
  }
});

test('what a page is for is in reach of the thumb that holds the phone', async ({ page }) => {
  await signInByCall(page, 'jona');
  await fillCart(page);
  const mainActions = [
    {
      path: `/vara/${floorSoap.slug}`,
      action: page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).first(),
    },
    { path: '/karfa', action: page.getByRole('link', { name: 'Ganga frá pöntun' }) },
  ];
  for (const { path, action } of mainActions) {
    await page.goto(path);
    await expect(action).toBeInViewport({ ratio: 1 });
    expect((await box(action)).y, path).toBeGreaterThan(844 / 2);
  }
});
