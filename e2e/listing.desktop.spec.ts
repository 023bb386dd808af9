import { expect } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './journey.ts';
import { box } from './shell.ts';

test('a choice made before hydration is applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/voruflokkur/hreinsiefni', { waitUntil: 'commit' });
  const group = page.getByRole('main').getByRole('group', { name: 'Framleiðandi' });
  const brand = group.getByRole('checkbox').first();
  await brand.check();
  release();
  await expect(page).toHaveURL(/framleidandi=/);
  await expect(brand).toBeChecked();
});

test('the cards of a row have their prices and their steppers at one height', async ({ page }) => {
  await page.goto('/voruflokkur/hreinsiefni');
  const cards = page.getByRole('main').getByRole('article');
  const tops = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const card = cards.nth(index);
      const price = await box(card.getByText(/^kr\.\s[\d.]+$/).first());
      const stepper = await box(card.getByRole('button', { name: 'Auka magn' }));
      return [Math.round(price.y), Math.round(stepper.y)];
    }),
  );
  expect(new Set(tops.map(String)).size).toBe(1);
  // They differ in what stands between the two.
  const heights = await Promise.all(
    [0, 2].map(async (index) => (await cards.nth(index).getByText(/%$/).count()) > 0),
  );
  expect(heights).toEqual([false, true]);
});
