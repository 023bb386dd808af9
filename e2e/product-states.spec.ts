import { expect, type Page } from '@playwright/test';
import type { Operation } from '../graphql/generated/documents.ts';
import { ask, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { firstPicture } from './shell.ts';
import { openProduct } from './shopping.ts';

const buy = (page: Page) => page.getByRole('region', { name: 'Kaupa' });

test('moved, taken out and unknown products answer 301, 410 and 404', async ({ request, page }) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  const upper = await request.get('/vara/Vidvorunarmidar-VARUD', { maxRedirects: 0 });
  expect(upper.status()).toBe(301);
  expect(upper.headers()['location']).toContain('/vara/vidvorunarmidar-varud');
  // What is known of an address is waited for 150 ms; a busy machine needs another visit.
  await expect.poll(() => status('/vara/vidvorunarmidar-brothaett')).toBe(410);
  expect(await status('/vara/slik-vara-er-ekki-til')).toBe(404);
  await page.goto('/vara/vidvorunarmidar-brothaett');
  await expect(page.getByRole('heading', { name: 'Varan er ekki lengur í boði' })).toBeVisible();
});

test('a guest without a price signs in, returns to the product and buys it', async ({ page }) => {
  await page.goto('/vara/borar-fyrir-tre');
  const address = new URL(page.url()).pathname;
  await expect(buy(page).getByText('Skráðu þig inn til að sjá verð')).toBeVisible();
  await expect(buy(page).getByRole('button', { name: 'Bæta í körfu' })).toBeHidden();
  const data = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type === 'application/ld+json').map(({ text }) => text),
  );
  const product = data.find((text) => text.includes('"Product"')) ?? '';
  expect(product).not.toContain('"offers"');

  await buy(page).getByRole('link', { name: 'Innskráning' }).click();
  await page.getByRole('textbox', { name: 'Netfang' }).fill('baldur@vorulind.test');
  await page.getByRole('textbox', { name: 'Lykilorð' }).fill('Vorulind-2026');
  await page.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(
    buy(page)
      .getByText(/^kr\.\s[\d.]+$/)
      .first(),
  ).toBeVisible();
  await expect(buy(page).getByRole('button', { name: 'Bæta í körfu' })).toBeVisible();
});

const goods: Operation<
  { productPage: { products: { slug: string | null; visibleByGuest: boolean }[] } },
  { page: number }
> =
  'query Goods($page: Int) { productPage(query: { pageSize: 50, page: $page }) { products { slug visibleByGuest } } }';

test('a product hidden from guests is shown to a customer at the same address', async ({ page, request }) => {
  await signInByCall(page, 'jona');
  const { productPage } = await ask(page, goods, { page: 1 });
  const slug = productPage.products.find((product) => !product.visibleByGuest && product.slug)?.slug;
  expect((await request.get(`/vara/${slug}`)).status()).toBe(404);
  await page.goto(`/vara/${slug}`);
  await expect(
    page.getByRole('button', { name: 'Bæta í körfu' }).or(page.getByText('Vara uppseld')).first(),
  ).toBeVisible();
  await expect(page.getByText('Síðan fannst ekki')).toHaveCount(0);
});

test('on a phone the buy button stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page);
  const button = buy(page).getByRole('button', { name: 'Bæta í körfu' });
  await expect(button).toBeInViewport();
  await page.getByRole('heading', { name: 'Tengdar vörur' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
});

test('a video loads when it is played, and can be played from the middle', async ({ page, request }) => {
  await page.goto('/vara/ryksuga-8-l-med-15-m-snuru');
  const video = page.getByLabel(/^Ryksuga í myndum/);
  await expect(video).toHaveAttribute('preload', 'none');
  const address = await video.evaluate((element: HTMLVideoElement) => element.currentSrc);
  const part = await request.get(address, { headers: { Range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  await video.scrollIntoViewIfNeeded();
  const playing = await video.evaluate(async (element: HTMLVideoElement) => {
    await element.play();
    return element.duration;
  });
  expect(playing).toBeGreaterThan(5);
});

test('a picture that fails to load says so in its place, until it loads', async ({ page }) => {
  await page.route('**/*.webp?*', (route) => route.abort());
  await page.goto('/voruflokkur/hreinsiefni-og-raesting');
  const picture = firstPicture(page.getByRole('main').getByRole('article'));
  const placeholderText = () =>
    picture.evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').content,
    );
  await expect.poll(placeholderText).toContain('Mynd vantar');
  // The bucket is back, and somebody asks for the same picture again.
  await page.unroute('**/*.webp?*');
  await picture.evaluate((img: HTMLImageElement) => (img.srcset = `${img.srcset} `));
  await expect.poll(placeholderText).toBe('none');
});

test('pictures can be enlarged and changed by keyboard', async ({ page }) => {
  await page.goto('/vara/matarolia-repjuolia-5-l');
  const open = page.getByRole('button', { name: 'Stækka mynd' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Matarolía, repjuolía, 5 l' });
  await expect(dialog.getByText('Mynd 1 af 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Mynd 2 af 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});
