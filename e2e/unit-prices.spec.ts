import { expect } from '@playwright/test';
import { test } from './journey.ts';

const category = '/voruflokkur/hreinsiefni';
const perLitre = /^kr\.\s[\d.,]+ \/ l$/;
const toKronur = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));

test('a listing is sorted and narrowed by what a litre costs', async ({ page, isMobile }) => {
  await page.goto(category);
  const main = page.getByRole('main');
  const order = main.getByRole('combobox', { name: 'Raða eftir' });
  await order.selectOption({ label: 'Lægsta einingarverð' });
  await expect(page).toHaveURL(/rada=einingarverd/);
  // The closed box shows the whole name of the order, with its arrow beside it.
  const room = await order.evaluate((box: HTMLSelectElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(box);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = font;
    const { width } = context.measureText(box.selectedOptions[0]?.text ?? '');
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
  });
  expect(room).toBeGreaterThan(0);
  if (isMobile) await page.getByRole('button', { name: /^Síur/ }).tap();
  const filters = isMobile ? page.getByRole('dialog', { name: 'Sía vörur' }) : main;
  const facets = filters.getByRole('group', { name: 'Einingarverð' });
  await facets.getByRole('combobox', { name: 'Eining' }).selectOption({ label: 'Verð á l' });
  await facets.getByRole('textbox', { name: 'Hæsta verð á l' }).fill('2000');
  await facets.getByRole('textbox', { name: 'Hæsta verð á l' }).press('Enter');
  await expect(page).toHaveURL(/eining=l&eining-til=2000/);
  if (isMobile) await filters.getByRole('button', { name: /^Sýna [\d.]+ vörur$/ }).tap();
  await expect(main.getByRole('link', { name: /Fjarlægja síu: Allt að kr\.\s2\.000 \/ l/ })).toBeVisible();
  await expect(async () => {
    // Each stands there with and without VAT, one of which is shown.
    const shown = main.getByRole('article').getByText(perLitre).filter({ visible: true });
    const prices = (await shown.allTextContents()).map(toKronur);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(2000);
  }).toPass();
});

test('an address without scripts narrows the same listing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${category}?eining=l&eining-til=2000&rada=einingarverd`);
  await expect(page.getByRole('main').getByRole('article').getByText(perLitre).first()).toBeVisible();
  await context.close();
});
