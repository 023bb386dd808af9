import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fillCart } from './calls.ts';
import { test } from './journey.ts';
import { addToCart, browseToProduct, fillSignIn } from './shopping.ts';

test('a guest browses, fills the cart, signs in, pays on account and sees the invoice', async ({
  page,
  isMobile,
}) => {
  const name = await browseToProduct(page);
  await page.getByRole('main').getByRole('button', { name: 'Auka magn' }).first().click();
  await addToCart(page);

  const popover = page.getByRole('dialog', { name: 'Karfa' });
  await expect(popover.getByRole('link', { name })).toBeVisible();
  await popover.getByRole('link', { name: 'Opna körfu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karfa' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Magn' })).toHaveValue('2');

  await page.getByRole('link', { name: 'Ganga frá pöntun' }).click();
  await fillSignIn(page.getByRole('dialog', { name: 'Innskráning' }), 'jona@vorulind.test');

  await expect(page.getByRole('heading', { level: 1, name: 'Viðtakandi' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nafn' })).toHaveValue(/Jóna/);
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Afhending' })).toBeVisible();
  await page.getByRole('radio', { name: /Sækja í verslun/ }).check();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Greiðsla' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sækja í verslun')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Afhending' })).toBeVisible();
  await page.goForward();
  const reference = page.getByRole('textbox', { name: /Tilvísun/ });
  await reference.fill('Verk 2026-11');
  await page.getByRole('main').getByRole('link', { name: 'Til baka' }).click();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await expect(reference).toHaveValue('Verk 2026-11');

  const terms = page.getByRole('checkbox', { name: /Ég samþykki/ });
  await expect(terms).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  const refusal = page.getByText('Samþykkja þarf viðskiptaskilmála til að ljúka pöntun');
  const rust = await refusal.evaluate((text) => getComputedStyle(text).color);
  await expect(terms).toHaveCSS('outline', `${rust} solid 2px`);
  await terms.check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
  await expect(page.getByText(/^Pöntunarnúmer /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karfa: Tóm' })).toBeVisible();
  await page.getByRole('link', { name: 'Skoða reikning' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Reikningur / })).toBeVisible();
  await expect(page.getByRole('cell', { name })).toBeVisible();
  await expect(page.getByText('Verk 2026-11')).toBeVisible();
  await expect(page.getByText(/VSK-númer/)).toBeVisible();
  const number = /\d+$/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0];
  for (const [label, kind, start] of [
    ['Sækja PDF', 'pdf', '%PDF-1.7'],
    ['Sækja rafrænan reikning', 'xml', '<?xml version="1.0" encoding="UTF-8"?>'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: label }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`reikningur-${number}.${kind}`);
    expect((await readFile(await file.path(), 'latin1')).slice(0, start.length)).toBe(start);
  }

  const sections = page.getByRole('navigation', { name: 'Mínar síður' });
  if (isMobile) await sections.getByRole('button', { name: /^Mínar síður/ }).tap();
  await sections.getByRole('link', { name: 'Yfirlit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Góðan dag, Jóna/ })).toBeVisible();
  await expect(page.getByText('Úttektarheimild')).toBeVisible();
});

test('a later step redirects to the first unfinished one', async ({ page }) => {
  await fillCart(page);
  await page.goto('/karfa/greidsla');
  // Nobody checks out as the agent himself, so that no step of his is open from before.
  await fillSignIn(page.getByRole('main'), 'solumadur@vorulind.test');
  await expect(page).toHaveURL(/\/karfa\/(vidtakandi|afhending)$/);
});

test('an empty cart has nothing to check out', async ({ page }) => {
  await page.goto('/karfa');
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ganga frá pöntun' })).toHaveCount(0);
});

test('an unknown address answers 404', async ({ page }) => {
  for (const path of ['/vara/thessi-vara-er-ekki-til', '/karfa/ekki-skref']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});

test('the data sheet of a product is a document that opens', async ({ page, request }) => {
  await page.goto('/leit?leit=klósettpappír');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const sheet = page.getByRole('main').getByRole('link', { name: / kB$/ }).first();
  await expect(sheet).toBeVisible();
  const answer = await request.get(await sheet.evaluate((link: HTMLAnchorElement) => link.href));
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
