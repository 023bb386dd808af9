import { expect, type Locator, type Page } from '@playwright/test';
import { signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { confirmOrder, expectOrderPlaced, openPaymentStep } from './paying.ts';

const category = '/voruflokkur/hreinsiefni';
const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('main').getByRole('form', { name: 'Sía vörur' });
  await page.getByRole('button', { name: /^Síur/ }).tap();
  return page.getByRole('dialog', { name: 'Sía vörur' });
}

test('who is signed in narrows a listing and a search to what was bought before', async ({
  page,
  isMobile,
}) => {
  const name = await openPaymentStep(page);
  await confirmOrder(page);
  await expectOrderPlaced(page);
  await page.goto(category);
  await expect(names(page)).toHaveCount(24);
  const filters = await openFilters(page, isMobile);
  await filters.getByRole('checkbox', { name: 'Áður keypt' }).check();
  await expect(page).toHaveURL(/\?keypt=1$/);
  await expect(names(page).filter({ hasText: 'Gólfsápa' }).first()).toBeAttached();
  await expect(names(page)).not.toHaveCount(24);
  const bought = await names(page).count();

  await page.goto(`${category}?keypt=1`);
  await expect(names(page)).toHaveCount(bought);
  await expect(page.getByRole('link', { name: 'Fjarlægja síu: Áður keypt' })).toBeVisible();

  await page.goto(`/leit?leit=g%C3%B3lfs%C3%A1pa&keypt=1`);
  await expect(names(page).first()).toBeVisible();
  const found = (await names(page).allInnerTexts()).map((text) => text.replaceAll('\u{a0}', ' '));
  expect(found).toContain(name);
  expect(found.length).toBeLessThan(24);
});

test('a guest’s listing says nothing of it, whatever the address asks', async ({ page, isMobile }) => {
  await page.goto(`${category}?keypt=1`);
  await expect(names(page)).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Fjarlægja síu: Áður keypt' })).toHaveCount(0);
  const filters = await openFilters(page, isMobile);
  await expect(filters.getByRole('checkbox', { name: /til á lager/ })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Áður keypt' })).toHaveCount(0);
});

test('another customer has bought other goods', async ({ page }) => {
  await signInByCall(page, 'solumadur');
  await page.goto(`${category}?keypt=1`);
  await expect(page.getByText('Engar vörur passa við valdar síur.')).toBeVisible();
});
