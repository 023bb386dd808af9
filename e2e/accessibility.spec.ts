import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { addToCart, fillSignIn, openProduct, signIn } from './shopping.ts';

const main = (page: Page) => page.getByRole('main');

/** Scripts run once the header knows the cart. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
}

/** Of the routes of specification §2.1, and what is not there; what stands behind each is walked by its own journeys. */
for (const [path, heading, status = 200] of [
  ['/', 'Allt sem vinnustaðurinn þarf'],
  ['/voruflokkar', 'Allir vöruflokkar'],
  ['/voruflokkur/hreinsiefni-og-raesting', 'Hreinsiefni og ræsting'],
  ['/framleidendur', 'Framleiðendur'],
  ['/leit', 'Leit'],
  ['/leit?leit=hanskar', 'Niðurstöður fyrir „hanskar“'],
  ['/leit?leit=qqqqqq', 'Niðurstöður fyrir „qqqqqq“'],
  ['/karfa', 'Karfa'],
  ['/samanburdur', 'Samanburður'],
  ['/samanburdur?vorur=HLI-10112,HLI-20103,EKKI-TIL', 'Samanburður'],
  ['/solumenn', 'Sölumenn'],
  ['/terms', 'Viðskiptaskilmálar'],
  ['/privacy-policy', 'Persónuverndarstefna'],
  ['/auth/home', 'Innskráning'],
  ['/auth/sign-up', 'Nýskráning'],
  ['/auth/forgot-password', 'Gleymt lykilorð'],
  ['/vara/er-ekki-til', 'Síðan fannst ekki', 404],
] as const)
  test(`${path} is ${status === 200 ? 'there' : 'not there'}, in the shell, and has nothing that axe finds`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
    await expectAccessible(page, path);
  });

test('a product, its enlarged picture and the cart’s popover', async ({ page }) => {
  const name = await openProduct(page);
  await expectAccessible(page, 'product');
  await page.getByRole('button', { name: 'Stækka mynd' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expectAccessible(page, 'enlarged picture');
  await page.keyboard.press('Escape');
  await addToCart(page);
  await expect(page.getByRole('dialog', { name: 'Karfa' })).toBeVisible();
  await expectAccessible(page, 'popover cart');
});

test('the cart with lines, with a failure and with a line taken out', async ({ page }) => {
  await fillCart(page);
  await open(page, '/karfa');
  await expectAccessible(page, 'cart');
  await page.route('**/backend/graphql?op=updateCart', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Auka magn' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed change');
  await main(page)
    .getByRole('button', { name: /^Fjarlægja/ })
    .click();
  await expect(page.getByRole('button', { name: 'Afturkalla' })).toBeVisible();
  await expectAccessible(page, 'empty cart with undo');
});

test('the menus of the header', async ({ page, isMobile }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  if (isMobile) {
    await header.getByRole('button', { name: 'Opna valmynd' }).click();
    const menu = header.getByRole('navigation', { name: 'Valmynd' });
    await menu.getByText('Hreinsiefni og ræsting').click();
    await expect(menu.getByRole('link', { name: 'Ræstiáhöld' })).toBeVisible();
    await expectAccessible(page, 'mobile menu');
  } else {
    await header.getByRole('button', { name: 'Vöruflokkar' }).click();
    await expect(header.getByRole('link', { name: 'Ræstiáhöld' })).toBeVisible();
    await expectAccessible(page, 'category menu');
  }
  await header.getByRole('button', { name: 'Opnunartími næstu daga' }).click();
  await expect(header.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'opening hours');
});

test('the search dropdown with hits, with none and without an answer', async ({ page, isMobile }) => {
  await open(page, isMobile ? '/leit' : '/');
  const field = (isMobile ? main(page) : page.getByRole('banner')).getByLabel('Leita að vöru');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('hanskar');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'hits');
  await field.fill('qqqqqq');
  await expect(page.getByText('Engar niðurstöður fundust með þessi leitarskilyrði.')).toBeVisible();
  await expectAccessible(page, 'no hits');
});

test('signing in, with and without success', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog.getByRole('textbox', { name: 'Netfang' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await fillSignIn(dialog, 'jona@vorulind.test', 'rangt-lykilord');
  await expect(dialog.getByText(/^Netfang eða lykilorð er ekki rétt/)).toBeVisible();
  await expectAccessible(page, 'refused sign-in');
});

test('the pages of a customer', async ({ page }) => {
  await enterAs(page, 'jona');
  await expect(page.getByRole('heading', { level: 1, name: /Jóna/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await expect(page.getByRole('button', { name: 'Skrá út' })).toBeVisible();
  await expectAccessible(page, 'account menu');
  for (const path of ['/auth/favorites', '/auth/addresses', '/auth/cards']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('a choice of users', async ({ page }) => {
  await open(page, '/');
  const dialog = await signIn(page, 'tvenna@vorulind.test');
  await expect(dialog.getByRole('heading', { name: 'Veldu notanda' })).toBeVisible();
  await expectAccessible(page, 'choice of users');
});

test('every step of the checkout, with its errors', async ({ page }) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa/vidtakandi');
  await expect(page.getByRole('heading', { level: 1, name: 'Viðtakandi' })).toBeVisible();
  await expectAccessible(page, 'receiver');
  const name = page.getByRole('textbox', { name: 'Nafn' });
  const receiver = await name.inputValue();
  await name.fill('');
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'receiver without a name');
  await name.fill(receiver);
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Afhending' })).toBeVisible();
  await expectAccessible(page, 'delivery');
  await page.getByRole('radio', { name: /Sækja í verslun/ }).check();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Greiðsla' })).toBeVisible();
  await expectAccessible(page, 'payment');
});
