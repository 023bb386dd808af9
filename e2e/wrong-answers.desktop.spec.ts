import type { RequestListener } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { answerWrongly, wrongAnswers, type WrongAnswer } from '../tests/kit/wrong-answers.ts';
import { signInByCall } from './calls.ts';
import { forwardRequest } from './forward-request.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { startOwnStorefront } from './own-storefront.ts';
import { startServer } from './stand-ins.ts';

/* Reliability F07: whatever the backend answers, every page is either whole or says what is wrong, and a retry mends it. */

/** Pages that need no answer of their own: kept, or filled by the browser. */
const standing = [
  '/voruflokkar',
  '/terms',
  '/postlisti',
  '/leit?leit=hanskar',
  '/karfa',
  '/karfa/flytipontun',
  '/auth/sign-in',
];
const asking = [
  '/',
  '/voruflokkur/hreinsiefni-og-raesting',
  '/framleidendur',
  '/framleidendur/taerun',
  '/vara/matarolia-repjuolia-5-l',
  '/solumenn',
  ...[
    'home orders standing-orders alerts invoices statement statistics campaigns quotes favorites addresses',
    'cards settings employees approvals repeat-order labels actions order-fields keys',
  ].flatMap((names) => names.split(' ').map((name) => `/auth/${name}`)),
];

/** The shop's backend, with `wrong` in place of what GraphQL answers while it is set. */
async function startWrongBackend() {
  const state = { wrong: null as WrongAnswer | null, wrongCount: 0 };
  const answer: RequestListener = (request, response) => {
    if (state.wrong && request.url?.startsWith('/graphql')) {
      state.wrongCount += 1;
      request.resume();
      answerWrongly(response, state.wrong);
      return;
    }
    forwardRequest(shop.backendUrl, request, response);
  };
  const server = await startServer(answer);
  // Cookies are those of the shop's host, whatever the port.
  const storefront = await startOwnStorefront({ BACKEND_URL: `http://127.0.0.1:${server.port}` });
  const url = storefront.url.replace('127.0.0.1', new URL(shop.url).hostname);
  const stop = async (): Promise<void> => {
    await storefront.stop();
    await server.stop();
  };
  return { state, url, stop };
}

async function readPage(page: Page, address: string) {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  return {
    status: answer.status(),
    cacheControl: answer.headers()['cache-control'] ?? '',
    headings: html.match(/<h1[^>]*>[^<]+/g)?.map((heading) => heading.replace(/.*>/, '')) ?? [],
    hasRetry: html.includes('Reyna aftur'),
  };
}

test('each page is whole or says what is wrong, whatever stands in place of an answer', async ({ page }) => {
  test.setTimeout(300_000);
  const { state, url, stop } = await startWrongBackend();
  await signInByCall(page, 'baldur');
  for (const path of ['/terms', '/voruflokkar']) await readPage(page, url + path);
  for (const [kind, wrong] of Object.entries(wrongAnswers)) {
    state.wrong = wrong;
    for (const path of standing) {
      const { status, headings } = await readPage(page, url + path);
      expect({ kind, path, status, headings: headings.length }).toEqual({
        kind,
        path,
        status: 200,
        headings: 1,
      });
    }
    for (const path of asking)
      expect({ kind, path, ...(await readPage(page, url + path)) }).toEqual({
        kind,
        path,
        status: 500,
        cacheControl: 'no-store',
        headings: ['Eitthvað fór úrskeiðis'],
        hasRetry: true,
      });
  }
  expect(state.wrongCount).toBeGreaterThan(Object.keys(wrongAnswers).length * 5);
  await stop();
});

test('what the browser asks for says so in its place, and a retry mends it', async ({ page }) => {
  test.setTimeout(180_000);
  const { state, url, stop } = await startWrongBackend();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await signInByCall(page, 'baldur');
  await readPage(page, `${url}/terms`);
  for (const [kind, wrong] of Object.entries(wrongAnswers))
    await test.step(kind, async () => {
      state.wrong = wrong;
      await page.goto(`${url}/karfa`);
      const region = page.getByRole('main').getByRole('alert');
      await expect(region).toContainText('Ekki næst samband við körfuna sem stendur.');
      state.wrong = null;
      const retry = region.getByRole('button', { name: 'Reyna aftur' });
      // Where the backend was away the page tries again by itself as well.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
        await expect(region).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Karfa' })).toBeVisible();
    });
  expect(uncaught).toEqual([]);
  await stop();
});

test('an account page that fails keeps the way to the others', async ({ page }) => {
  const { state, url, stop } = await startWrongBackend();
  await signInByCall(page, 'baldur');
  await page.goto(`${url}/auth/settings`);
  const account = page.getByRole('navigation', { name: 'Mínar síður' });
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mínar síður: Baldur/ })).toBeVisible();
  state.wrong = wrongAnswers['a 503 without a body'] ?? null;
  await account.getByRole('link', { name: 'Heimilisföng' }).click();
  const failure = page.getByRole('heading', { level: 1, name: 'Eitthvað fór úrskeiðis' });
  await expect(failure).toBeVisible();
  await expect(account.getByRole('link', { name: 'Heimilisföng' })).toHaveAttribute('aria-current', 'page');
  state.wrong = null;
  await page.getByRole('button', { name: 'Reyna aftur' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heimilisföng' })).toBeVisible();
  await stop();
});
