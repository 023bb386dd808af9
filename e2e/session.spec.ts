import { expect, test } from '@playwright/test';
import { addToCart, cartLine, emptyCart, fillSignIn, openSomeProduct } from './shopping.ts';

test('a session that ends in the middle of checkout is renewed in place', async ({ page, context }) => {
  await openSomeProduct(page);
  await addToCart(page);
  await page.goto('/karfa/vidtakandi');
  await fillSignIn(page.getByRole('main'), 'baldur@vorulind.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Viðtakandi' })).toBeVisible();
  // Loaded anew: what the sign-in still has on its way must not meet the end of the session.
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
  await emptyCart(page);
});

test('the cart page is complete without scripts', async ({ page, browser, baseURL }) => {
  const name = await openSomeProduct(page);
  await addToCart(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await page.context().storageState(),
  });
  const cart = await plain.newPage();
  await cart.goto('/karfa');
  await expect(cartLine(cart, name)).toBeVisible();
  await plain.close();
});

test('personal pages are kept by nobody', async ({ page }) => {
  for (const path of ['/karfa', '/auth/sign-in']) {
    const answer = await page.goto(path);
    const cacheControl = answer?.headers()['cache-control'] ?? '';
    expect(cacheControl).toContain('private');
    expect(cacheControl).toContain('no-store');
  }
});
