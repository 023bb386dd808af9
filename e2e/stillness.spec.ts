import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { layoutShift, shiftLimit, watchShifts } from './layout-shift.ts';
import { longestDate, showLongestDates } from './longest-dates.ts';
import { openShell, sidewaysScroll } from './shell.ts';
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
    expect(await layoutShift(page), path).toBeLessThanOrEqual(shiftLimit);
  }
});

test('nothing shifts when the dates of delivery come, however long their texts', async ({ page }) => {
  await showLongestDates(page);
  await watchShifts(page);
  const date = page.getByRole('main').getByText(longestDate).last();
  await openProduct(page);
  await expect(date).toBeVisible();
  expect(await layoutShift(page), 'product').toBeLessThanOrEqual(shiftLimit);
  await fillCart(page);
  await openShell(page, '/karfa');
  await expect(date).toBeVisible();
  expect(await layoutShift(page), 'cart with a line').toBeLessThanOrEqual(shiftLimit);
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
