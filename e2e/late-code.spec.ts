import { expect } from '@playwright/test';
import { test } from './journey.ts';

/** What a device four times slower may take until it has everything (ms). */
const slowMs = 25_000;

test('a press that comes before the code of the cart is kept, and so is one in a listing', async ({
  page,
}) => {
  for (const path of ['/vara/alhlida-hreinsir-sitronuilmur-1-l', '/voruflokkur/tilbod-og-herferdir']) {
    const isProduct = path.startsWith('/vara/');
    const html = await (await page.request.get(path)).text();
    const isLate = (url: string): boolean => url.endsWith('.js') && !html.includes(new URL(url).pathname);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      if (isLate(route.request().url())) await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const field = main.getByRole('spinbutton', { name: 'Magn' }).first();
    // React has taken the field over: before that it is no control yet.
    await expect
      .poll(() => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await field.fill('2');
    await field.press('Enter');
    if (isProduct) await main.getByRole('button', { name: 'Bæta í körfu' }).click();
    await expect(page.getByRole('button', { name: /^Karfa: / })).toBeHidden();
    release();
    await expect(
      page.getByRole('button', { name: `Karfa: ${isProduct ? '1 vara' : '2 vörur'}` }),
    ).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a slow device draws the front page without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('Error')) errors.push(message.text());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible({ timeout: slowMs });
  // On every card, when all that comes after the page is there.
  await expect(page.getByRole('main').getByRole('button', { name: /^Setja í uppáhald/ })).not.toHaveCount(0);
  expect(errors).toEqual([]);
});
