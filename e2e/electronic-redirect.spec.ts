import { expect, type Page } from '@playwright/test';
import { startOpenIdPages, type OpenIdPages } from '../tests/kit/openid-pages.ts';
import { expectAccessible } from './axe.ts';
import { shop } from './own-shop.ts';
import { startShopWith, test } from './shop-with.ts';

let service: OpenIdPages;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  ({ service, stop } = await startShopWith(async ({ storefront }) => {
    const pages = await startOpenIdPages(`http://localhost:${storefront}/auth/electronic`);
    return { ...pages, env: { ...pages.env, ELECTRONIC_ID: 'redirect' } };
  }));
  await expect.poll(async () => (await fetch(`${shop.url}/terms`)).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => stop());

const way = { name: 'Innskráning með rafrænum skilríkjum' };

/** Leaves the shop by the modal of a page. */
async function leaveFrom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog.getByRole('group', { name: 'Rafræn skilríki' }).getByRole('button')).toHaveCount(1);
  await dialog.getByRole('button', way).click();
  await expect(page).toHaveURL(new RegExp(`^${service.issuer}/`));
}

async function confirm(page: Page, nationalId: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kennitala' }).fill(nationalId);
  await page.getByRole('button', { name: 'Staðfesta' }).click();
}

test('signs in on the service’s page, and is back where it began', async ({ page }) => {
  await leaveFrom(page, '/karfa?fra=profun');
  await confirm(page, '0209804299');
  await expect(page).toHaveURL(`${shop.url}/karfa?fra=profun`);
  await expect(page.getByRole('banner').getByRole('button', { name: /Jóna ÞÍ Haraldsdóttir/ })).toBeVisible();
});

test('from the sign-in page, with the keyboard, to the page that was asked for', async ({ page }) => {
  await page.goto('/auth/sign-in?return=/auth/invoices');
  await page.getByRole('main').getByRole('button', way).press('Enter');
  await confirm(page, '0209804299');
  await expect(page).toHaveURL(`${shop.url}/auth/invoices`);
});

test('one person with several users chooses among them', async ({ page }) => {
  await leaveFrom(page, '/karfa');
  await confirm(page, '2811913049');
  await expect(page.getByRole('heading', { name: 'Veldu notanda' })).toBeFocused();
  // The code of the answer is neither in the address nor in the history.
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page, 'choice of user after electronic id');
  await page.getByRole('button', { name: /Hótel Hvönn ehf\./ }).click();
  await expect(page).toHaveURL(`${shop.url}/karfa`);
  await expect(page.getByRole('banner').getByRole('button', { name: /Hótel Hvönn/ })).toBeVisible();
});

test('who says no is told so, and tries again on the way to the same page', async ({ page }) => {
  await page.goto('/auth/sign-in?return=/auth/invoices');
  await page.getByRole('main').getByRole('button', way).click();
  await page.getByRole('button', { name: 'Hætta við' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Innskráning tókst ekki' })).toBeFocused();
  await expect(main).toContainText('Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.');
  await expectAccessible(page, 'electronic id was cancelled');
  await main.getByRole('link', { name: 'Til baka í innskráningu' }).click();
  await main.getByRole('button', way).click();
  await confirm(page, '0209804299');
  await expect(page).toHaveURL(`${shop.url}/auth/invoices`);
});

test('the browser’s Back button leads from the service to the form', async ({ page }) => {
  await leaveFrom(page, '/karfa');
  await page.goBack();
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click({ trial: true });
  await leaveFrom(page, '/karfa');
});

test('somebody whom the shop does not know is led to signing up', async ({ page }) => {
  await leaveFrom(page, '/karfa');
  await confirm(page, '0101303019');
  await expect(page.getByRole('main')).toContainText('Enginn notandi skráður með þessari kennitölu');
  await page.getByRole('main').getByRole('link', { name: 'Nýskráning' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up$/);
});

test('an address that somebody else’s sign-in led to signs in nobody', async ({ page, browser }) => {
  const another = await browser.newContext({ baseURL: shop.url });
  const otherPage = await another.newPage();
  // The answer is not given there, but passed on.
  let answer = '';
  await otherPage.route('**/customer/auth/electronic/return', (route) => {
    ({ answer } = route.request().postDataJSON() as { answer: string });
    return route.abort();
  });
  await leaveFrom(otherPage, '/karfa');
  await confirm(otherPage, '0209804299');
  await expect.poll(() => answer).toContain('code=');
  await another.close();
  await page.goto(`/auth/electronic?${answer}`);
  await expect(page.getByRole('heading', { name: 'Innskráning tókst ekki' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Innskráning' })).toBeVisible();
});
