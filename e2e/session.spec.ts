import { expect } from '@playwright/test';
import { emptyCart, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { cartLine, fillSignIn, floorSoap } from './shopping.ts';

test('a session that ends in the middle of checkout is renewed in place', async ({ page, context }) => {
  await signInByCall(page, 'baldur');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa/vidtakandi');
  await page.getByRole('textbox', { name: 'Nafn' }).fill('Móttaka Hvannar');

  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await fillSignIn(dialog, 'baldur@vorulind.test');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Afhending' })).toBeVisible();

  await page.goto('/karfa/vidtakandi');
  await expect(page.getByRole('textbox', { name: 'Nafn' })).toHaveValue('Móttaka Hvannar');
});

test('the cart page is complete without scripts', async ({ page, browser, baseURL }) => {
  await fillCart(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await page.context().storageState(),
  });
  const cart = await plain.newPage();
  await cart.goto('/karfa');
  await expect(cartLine(cart, floorSoap.name)).toBeVisible();
  await plain.close();
});

test('personal pages are cached nowhere', async ({ page }) => {
  for (const path of ['/karfa', '/auth/sign-in']) {
    const answer = await page.goto(path);
    const cacheControl = answer?.headers()['cache-control'] ?? '';
    expect(cacheControl).toContain('private');
    expect(cacheControl).toContain('no-store');
  }
});
