import { expect } from '@playwright/test';
import { test } from './journey.ts';

/** The rest of the routes of specification §2.1: most of it is in accessibility.spec.ts, which has the same pages open. */
for (const [path, heading] of [
  ['/vara/matarolia-repjuolia-5-l', 'Matarolía, repjuolía, 5 l'],
  ['/voruflokkar/hreinsiefni-og-raesting', 'Hreinsiefni og ræsting'],
  ['/framleidendur/taerun', 'Tærun'],
  ['/karfa/flytipontun', 'Flýtipöntun'],
] as const)
  test(`${path} is there, in the shell`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
  });

test('a product without a slug is at its id', async ({ page }) => {
  await page.goto('/leit?leit=gólfþvottavél 50 cm');
  const link = page.getByRole('heading', { level: 3, name: 'Gólfþvottavél, 50 cm' }).getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/vara\/\d+$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gólfþvottavél, 50 cm' })).toBeVisible();
  await expect(page).toHaveURL(/\/vara\/\d+$/);
});

test('the sections of the front page can be linked to', async ({ page }) => {
  for (const anchor of ['top', 'about', 'where', 'openinghours']) {
    await page.goto(`/#${anchor}`);
    await expect
      .poll(() =>
        page.evaluate((id) => {
          const { top = Infinity, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
          return top < window.innerHeight && bottom > 0;
        }, anchor),
      )
      .toBe(true);
  }
});
