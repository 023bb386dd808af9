import { expect, type Page } from '@playwright/test';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { fillSignIn, openProduct } from './shopping.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Setja í uppáhald', exact: true });
const remove = (page: Page) => page.getByRole('button', { name: 'Taka úr uppáhaldi', exact: true });

test('a guest’s favourite is added after sign-in, and bought from the list, by keyboard alone', async ({
  page,
}) => {
  const name = await openProduct(page);
  const address = page.url();
  await add(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await fillSignIn(dialog, 'jona@vorulind.test');
  await expect(remove(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(remove(page)).toBeVisible();

  await page.goto('/auth/home');
  await page
    .getByRole('navigation', { name: 'Mínar síður' })
    .getByRole('link', { name: 'Uppáhald og listar' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uppáhaldsvörur' })).toBeVisible();
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  await item.getByRole('button', { name: 'Auka magn' }).press('Enter');
  await expect(
    page.getByText('Vörunni var bætt í körfuna').or(page.getByText('Karfan var uppfærð')),
  ).toBeAttached();

  await page.goto(address);
  await remove(page).press('Space');
  await expect(add(page)).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => {
      await page.goto('/auth/favorites');
      return page.getByRole('link', { name, exact: true }).count();
    })
    .toBe(0);
});

test('hearts on cards are as wide as a thumb and stay inside a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/voruflokkur/hreinsiefni-og-raesting');
  const heart = page.getByRole('button', { name: /^Setja í uppáhald: / }).first();
  await heart.scrollIntoViewIfNeeded();
  const box = await heart.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a customer without favourites sees an empty state', async ({ page }) => {
  await enterAs(page, 'ostadfest', '/auth/favorites');
  await expect(page.getByText('Engar uppáhaldsvörur enn')).toBeVisible();
});
