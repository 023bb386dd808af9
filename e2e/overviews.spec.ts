import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('every level of the categories has pictures and counts, and links down to the products', async ({
  page,
}) => {
  await page.goto('/voruflokkar');
  const main = page.getByRole('main');
  await expect(main.getByText('Mynd vantar')).toHaveCount(0);
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/voruflokkar\/[a-z-]+$/);
  await expect(main.getByText('Mynd vantar')).toHaveCount(0);
  const tile = main.getByRole('listitem').getByRole('link', { name: /\d vörur|1 vara/ });
  expect(await tile.count()).toBeGreaterThan(5);
  await tile.last().click();
  await expect(page).toHaveURL(/\/voruflokkur\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a category without subcategories shows its products', async ({ page }) => {
  await page.goto('/voruflokkar/kaffibaunir');
  await expect(page).toHaveURL(/\/voruflokkur\/kaffibaunir$/);
});

test('brands are in Icelandic order by letter, and reached by keyboard', async ({ page }) => {
  await page.goto('/framleidendur');
  const letters = page.getByRole('navigation', { name: 'Stafróf' }).getByRole('link');
  const shown = await letters.allInnerTexts();
  const alphabet = 'AÁBDÐEÉFGHIÍJKLMNOÓPRSTUÚVXYÝÞÆÖ';
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.toSorted((a, b) => alphabet.indexOf(a) - alphabet.indexOf(b))).toEqual(shown);
  const last = shown.at(-1) ?? '';
  await letters.last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(last)}$`));
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

test('a brand is described, and its own site opens safely', async ({ page }) => {
  await page.goto('/framleidendur/taerun');
  await expect(page.getByRole('heading', { level: 1, name: 'Tærun' })).toBeVisible();
  const site = page.getByRole('link', { name: 'taerun.test' });
  await expect(site).toHaveAttribute('href', 'https://www.taerun.test');
  await expect(site).toHaveAttribute('rel', 'noopener nofollow');
  await expect(page.getByText(/^Tærun framleiðir hreinsiefni/)).toBeVisible();
});
