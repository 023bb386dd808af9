import { expect } from '@playwright/test';
import { actFor } from './acting-for.ts';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { expectStill, watchShifts } from './layout-shift.ts';
import { expectSignedIn, fillSignIn } from './shopping.ts';

test('a listing with a product that only customers see does not move when it comes', async ({ page }) => {
  await watchShifts(page);
  await enterAs(page, 'jona', '/voruflokkur/hreinsiefni');
  await expect(page.getByRole('main').getByText('HRE-21502', { exact: true })).toBeVisible();
  await expectStill(page, 'listing');
});

test('the page that a sign-in leads to stands still', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'jona@vorulind.test');
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await expectStill(page, 'after the sign-in');
});

test('nothing moves by itself when an agent goes to a customer, nor on the pages after it', async ({
  page,
}) => {
  await watchShifts(page);
  await enterAs(page, 'solumadur');
  await actFor(page, 'hvönn', 'Hótel Hvönn ehf.');
  await expectStill(page, 'on switching');
  for (const path of ['/', '/voruflokkur/hreinsiefni', '/auth/home', '/karfa']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
    await expectStill(page, path);
  }
});
