import { expect, test } from '@playwright/test';

/** The routes of specification §2.1; what stands behind each is walked by its own journeys. */
for (const [path, heading] of [
  ['/', 'Allt sem vinnustaðurinn þarf'],
  ['/vara/matarolia-repjuolia-5-l', 'Matarolía, repjuolía, 5 l'],
  ['/voruflokkur/hreinsiefni-og-raesting', 'Hreinsiefni og ræsting'],
  ['/voruflokkar', 'Allir vöruflokkar'],
  ['/voruflokkar/hreinsiefni-og-raesting', 'Hreinsiefni og ræsting'],
  ['/framleidendur', 'Framleiðendur'],
  ['/framleidendur/taerun', 'Tærun'],
  ['/karfa', 'Karfa'],
  ['/karfa/flytipontun', 'Flýtipöntun'],
  ['/auth/home', 'Innskráning'],
  ['/auth/sign-up', 'Nýskráning'],
  ['/auth/forgot-password', 'Gleymt lykilorð'],
  ['/leit', 'Leit'],
  ['/leit?leit=hanskar', 'Niðurstöður fyrir „hanskar“'],
  ['/solumenn', 'Sölumenn'],
  ['/privacy-policy', 'Persónuverndarstefna'],
  ['/terms', 'Viðskiptaskilmálar'],
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
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});
