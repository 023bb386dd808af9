import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vafrakökur' });

test('the question takes a quarter of the view, and its choices hide neither the link nor the page', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(dialog(page)).toBeVisible();
  const heightOfDialog = async () => (await dialog(page).boundingBox())?.height;
  expect(await heightOfDialog()).toBeLessThanOrEqual(844 / 4);
  const link = dialog(page).getByRole('link', { name: 'Persónuverndarstefna' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await dialog(page).getByRole('button', { name: 'Velja' }).click();
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const controls = [link, ...(await dialog(page).getByRole('checkbox').all())];
  controls.push(...(await dialog(page).getByRole('button').all()));
  expect(controls).toHaveLength(7);
  for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
  expect(await heightOfDialog()).toBeLessThanOrEqual(844 / 3);
  await page.getByRole('link', { name: 'Vörulind, forsíða' }).click();
  await expect(page).toHaveURL(/\/$/);
  await dialog(page).getByRole('link', { name: 'Persónuverndarstefna' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
