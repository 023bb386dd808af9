import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { expectStill, watchShifts } from './layout-shift.ts';
import { longestDate, showLongestDates } from './longest-dates.ts';
import { box, header, openShell, sidewaysScroll } from './shell.ts';
import { fillCart } from './calls.ts';
import { openProduct } from './shopping.ts';

const pages = [
  '/',
  '/voruflokkar',
  '/voruflokkur/hreinsiefni-og-raesting',
  '/framleidendur',
  '/leit?leit=hanskar',
  '/karfa',
  '/samanburdur?vorur=HRE-10204,HLI-10112,SKR-10401',
  '/solumenn',
  '/terms',
  '/auth/sign-in',
] as const;

test('nothing shifts while a page loads, its fonts included', async ({ page }) => {
  await watchShifts(page);
  for (const path of pages) {
    await openShell(page, path);
    await expectStill(page, path);
  }
});

test('nothing shifts while a page that a link opens becomes whole', async ({ page }) => {
  await watchShifts(page);
  await openShell(page, '/');
  // Not pressed: after an input the browser would count no shift.
  const follow = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.click());
  const main = page.getByRole('main');
  await follow(main.getByRole('link', { name: /^Hreinsiefni og ræsting/ }));
  await expect(page.getByRole('navigation', { name: /^Síða 1 af/ })).toBeVisible();
  await expectStill(page, 'category');
  await follow(main.getByRole('article').getByRole('link').first());
  await expect(main.getByRole('region', { name: 'Tengdar vörur' })).toBeVisible();
  await expectStill(page, 'product');
});

test('the sign-in dialog keeps its size as the ways in besides the password come late', async ({ page }) => {
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/customer/auth/methods', async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  await openShell(page);
  await header(page).getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  const google = dialog.getByRole('button', { name: 'Innskráning með Google' });
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toBeVisible();
  await expect(google).toHaveCount(0);
  // On a phone it still slides in.
  const { height } = await box(dialog);
  isAnswered.resolve();
  await expect(google).toBeVisible();
  expect((await box(dialog)).height).toBeCloseTo(height, 1);
});

test('nothing shifts when the letters come after the page', async ({ page }) => {
  await watchShifts(page);
  for (const path of pages) {
    const isPainted = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await isPainted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isPainted.resolve();
    await expect(header(page).getByRole('button', { name: /^Karfa: / })).toBeVisible();
    await expectStill(page, path);
    await page.unrouteAll();
  }
});

test('nothing shifts when the dates of delivery come, however long their texts', async ({ page }) => {
  await showLongestDates(page);
  await watchShifts(page);
  const date = page.getByRole('main').getByText(longestDate).last();
  await openProduct(page);
  await expect(date).toBeVisible();
  await expectStill(page, 'product');
  await fillCart(page);
  await openShell(page, '/karfa');
  await expect(date).toBeVisible();
  await expectStill(page, 'cart with a line');
});

test('enlarged to twice the size, and on the narrowest phone, nothing sticks out', async ({ page }) => {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of pages) {
      await openShell(page, path);
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('reduced motion is respected, and forced colours keep the selection visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openShell(page, '/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog).toHaveCSS('animation-name', 'none');
  const email = dialog.getByRole('textbox', { name: 'Netfang' });
  await email.focus();
  const outline = () =>
    email.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).outlineStyle);
  await expect.poll(outline).toBe('solid');
});
