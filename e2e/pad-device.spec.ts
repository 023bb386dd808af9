import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { add, hotel, keep, lines, openPadFor } from './pad-page.ts';

/** The page as this device keeps it. */
const keptPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pad-shell')).match('/auth/pad');
    return kept ? kept.text() : '';
  });

/** What answers for the shop would answer without a connection too. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.unrouteAll();
  await context.setOffline(true);
}

/** Answers the pad's page as another build would. */
async function deploy(context: BrowserContext, build: string, file = ''): Promise<void> {
  await context.route(/\/auth\/pad$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<html', `<html data-build="${build}"`);
    await route.fulfill({ response, body: `${html}<!-- ${file} -->` });
  });
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

test('a new build replaces the kept page once it has all of its files, and never in part', async ({
  page,
  context,
}) => {
  await openPadFor(page, hotel);
  await keep(page);

  await deploy(context, 'broken', '/_next/static/chunks/missing.js');
  const missing = context.waitForEvent('response', (response) => response.url().endsWith('/missing.js'));
  await page.reload();
  expect((await missing).status()).toBe(404);
  await goOffline(context);
  await page.reload();
  await expect(page.getByText('Án nettengingar', { exact: true })).toBeVisible();
  expect(await buildOf(page)).toBe('first');

  await context.setOffline(false);
  await deploy(context, 'second');
  await page.reload();
  await expect.poll(() => keptPage(page)).toContain('data-build="second"');
  await goOffline(context);
  await page.reload();
  await expect(page.getByText('Án nettengingar', { exact: true })).toBeVisible();
  expect(await buildOf(page)).toBe('second');
});

test('the worker serves the pad alone, and keeps nothing of anybody', async ({ page }) => {
  await openPadFor(page, hotel);
  await keep(page);
  const html = await keptPage(page);
  expect(html).toContain('Pöntunarblað');
  expect(html).not.toMatch(/Hvönn|Baldur|nonce=/);
  const files = await page.evaluate(async () => {
    const requests = await (await caches.open('pad-files')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !path.startsWith('/_next/static/'))).toEqual([]);
  expect(files.some((path) => path.endsWith('.wasm'))).toBe(true);
  for (const path of ['/', '/auth/home', '/karfa/flytipontun']) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
});

test('the pad is an app of its own', async ({ page }) => {
  await page.goto('/auth/pad');
  await expect(page.getByText(/^Skráðu þig inn/)).toBeVisible();
  const href = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '',
  );
  const manifest = (await (await page.request.get(href)).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ id: '/auth/pad', start_url: '/auth/pad', scope: '/auth/pad' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('a full device is said, and loses nothing that is written', async ({ page }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    addEventListener('room', () => (IDBObjectStore.prototype.put = put));
  });
  await add(page, 'FYRRI-1');
  await expect(page.getByText(/^Ekki er nóg pláss á tækinu\./)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await add(page, 'SEINNI-2');
  await expect(lines(page)).toHaveCount(2);
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
});

test('two tabs write on one pad, and a hand scanner types into it', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  const other = await context.newPage();
  await other.goto('/auth/pad');
  await expect(other.getByText('Tengt við verslunina')).toBeVisible();
  await add(other, 'EINN-1');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('5690000000017');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(other)).toHaveCount(2);
});

test('the pad that was reached by a link of the shop opens without a connection too', async ({
  page,
  context,
}) => {
  await openPadFor(page, hotel);
  await page.goto('/auth/home');
  await page.getByRole('link', { name: 'Pöntunarblað' }).first().click();
  await expect(page.getByText(/^Vörur á blaðinu: /)).toBeVisible();
  await keep(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Án nettengingar', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skanna' }).click();
  await expect(page.getByRole('dialog', { name: 'Skanna strikamerki' })).toBeVisible();
});
