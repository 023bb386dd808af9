import { expect, type Page } from '@playwright/test';
import { signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { floorSoap, openProduct } from './shopping.ts';

const related = (page: Page) => page.getByRole('region', { name: 'Tengdar vörur' });

test('related products link from one product to the next, at the visitor’s own price', async ({ page }) => {
  const name = await openProduct(page);
  await expect(related(page).getByRole('link').nth(3)).toBeVisible();
  await expect(related(page).getByRole('link', { name, exact: true })).toHaveCount(0);

  await signInByCall(page, 'baldur');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(
    related(page)
      .getByText(/^−\d+(,\d)?%$/)
      .first(),
  ).toBeVisible();

  const next = related(page).getByRole('link').first();
  const nextName = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: nextName, exact: true })).toBeVisible();
});

test('the related products are in the page without scripts', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const product = await plain.newPage();
  await product.goto(`/vara/${floorSoap.slug}`);
  await expect(related(product).getByRole('link').nth(3)).toBeVisible();
  await plain.close();
});

test('the number of a product is copied, and a print has only the product’s data', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProduct(page);
  const sku = await page.getByText(/^[A-Z]{3}-\d{5}$/).innerText();
  await page.getByRole('button', { name: 'Afrita vörunúmer' }).click();
  await expect(page.getByText('Vörunúmer afritað')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sku);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sku)).toBeVisible();
  for (const name of ['Prenta', 'Bæta í körfu'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(related(page)).toBeHidden();
});

test('recently viewed products are offered again, newest first', async ({ page }) => {
  const first = await openProduct(page);
  const viewed = page.getByRole('region', { name: 'Nýlega skoðað' });
  await expect(page.getByRole('button', { name: 'Prenta' })).toBeVisible();
  await expect(viewed).toHaveCount(0);
  const next = related(page).getByRole('link').first();
  const second = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: second, exact: true })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link')).toHaveText([first]);

  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await viewed.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link')).toHaveText([second]);
});
