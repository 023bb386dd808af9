import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { footer, header } from './shell.ts';
import { expectSignedIn, signIn } from './shopping.ts';

const missing = 'Síðan fannst ekki';

/** Addresses that are not there, what is said, what was looked for, and what is near. */
const addresses = [
  ['/vara/matarolia-repjuolia-7-l', missing, 'matarolia repjuolia 7 l', 'Matarolía, repjuolía, 5 l'],
  ['/vara/vidvorunarmidar-brothaett', 'Varan er ekki lengur í boði', 'vidvorunarmidar brothaett', null],
  ['/voruflokkur/hreinsiefni-og-raestin', missing, 'hreinsiefni og raestin', 'Hreinsiefni og ræsting'],
  ['/voruflokkar/hreinsiefni-og-raestin', missing, 'hreinsiefni og raestin', 'Hreinsiefni og ræsting'],
  ['/framleidendur/taeru', missing, 'taeru', 'Tærun'],
  ['/engin-slik-sida', missing, 'engin slik sida', null],
  ['/engin/slik/sida', missing, 'sida', null],
  ['/horfin-vara', missing, 'horfin vara', null],
  // Beside pages that are made for each request.
  ['/karfa/vidtakandi/meira', missing, 'meira', null],
  ['/leit/sapa', missing, 'sapa', null],
  ['/samanburdur/meira', missing, 'meira', null],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is not there is said in the shell, with what was looked for and what is near', async ({
    page,
  }) => {
    for (const [path, title, words, near] of addresses) {
      const answer = await page.goto(path);
      const status = title === missing ? 404 : 410;
      expect(answer?.status(), path).toBe(status);
      expect(answer?.headers()['cache-control'], path).toMatch(/^s-maxage=60(?:,|$)/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main.getByRole('searchbox', { name: 'Leita að vöru' })).toHaveValue(words);
      await expect(main.getByRole('link', { name: /^Hreinsiefni og ræsting \d+ vörur$/ })).toBeVisible();
      if (title === missing) await expect(main).toContainText(`Ekkert fannst undir „${words}“.`);
      const nearby = main.getByRole('navigation', { name: 'Var leitað að þessu?' });
      if (near) await expect(nearby.getByRole('link', { name: near, exact: true })).toBeVisible();
      for (const place of [header(page), footer(page)]) await expect(place).toBeVisible();
      expect(await answer?.text(), path).toContain('<meta name="robots" content="noindex"/>');
      // Kept, with the same status.
      expect((await page.request.get(path)).status(), path).toBe(status);
    }
  });

  test('the search of a page that is not there finds', async ({ page }) => {
    await page.goto('/vara/matarolia-repjuolia-7-l');
    await page.getByRole('main').getByRole('button', { name: 'Leita' }).click();
    await expect(page).toHaveURL(/\/leit\?leit=matarolia/);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Matarolía, repjuolía, 5 l' }),
    ).toBeVisible();
  });

  test('the header leads to the cart, the account, the search and the categories', async ({
    page,
    isMobile,
  }) => {
    for (const [name, path] of [
      ['Karfa', '/karfa'],
      ['Innskráning', '/auth/sign-in'],
      [isMobile ? 'Opna valmynd' : 'Vöruflokkar', '/voruflokkar'],
    ] as const) {
      await page.goto('/terms');
      await header(page).getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a narrowed listing of what is not there leads to its plain address', async ({ page }) => {
  const answer = await page.goto('/voruflokkur/enginn-slikur?sida=2');
  await expect(page).toHaveURL('/voruflokkur/enginn-slikur');
  expect(answer?.status()).toBe(404);
});

test('personal addresses that are not there are whole pages too', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'jona@vorulind.test');
  await expectSignedIn(page);
  for (const [path, title] of [
    ['/karfa/ekkert-slikt', missing],
    ['/auth/engin-slik', missing],
    ['/auth/units/1/meira', missing],
    ['/karfa/stadfesting?pontun=999999', 'Pöntunin fannst ekki'],
    ['/auth/orders/999999', 'Pöntunin fannst ekki'],
    ['/auth/invoices/999999', 'Reikningurinn fannst ekki'],
    ['/auth/invoices/999999/pdf', 'Reikningurinn fannst ekki'],
    ['/auth/quotes/999999', 'Tilboðið fannst ekki'],
    ['/auth/favorites/999999', 'Listinn fannst ekki'],
    ['/auth/campaigns/engin-slik', missing],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
  }
  await page.goto('/auth/orders/999999');
  await page.getByRole('main').getByRole('link', { name: 'Sjá allar pantanir' }).click();
  await expect(page).toHaveURL('/auth/orders');
});
