import { expect } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './journey.ts';

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
