import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { actFor, strip } from './acting-for.ts';
import { emptyCart, enterAs, fillCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { expectLeftStill, expectStill, watchShifts } from './layout-shift.ts';
import { expectSignedIn, fillSignIn, floorSoap, signIn } from './shopping.ts';
import { startSlowLine } from './slow-line.ts';

const accountPages = [
  '/auth/home',
  '/auth/alerts',
  '/auth/employees',
  '/auth/units',
  '/auth/roles',
  '/auth/cards',
  '/karfa/flytipontun',
] as const;

/** Longer than the browser takes a movement for what was pressed (500 ms). */
const cartMs = 800;

async function expectQuiet(page: Page, when: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await expectStill(page, when);
}

test('a listing with a product that only customers see does not move when it comes', async ({ page }) => {
  await watchShifts(page);
  await enterAs(page, 'jona', '/voruflokkur/hreinsiefni');
  await expect(page.getByRole('main').getByText('HRE-21502', { exact: true })).toBeVisible();
  await expectStill(page, 'listing');
});

test('the page that a sign-in leads to stands still, with a question who is billed that comes late', async ({
  page,
  context,
}) => {
  await signInByCall(page, 'baldur');
  await fillCart(page);
  await context.clearCookies();
  await watchShifts(page);
  await page.goto('/auth/sign-in');
  await page.route('**/graphql?op=Cart', async (route) => {
    await delay(cartMs);
    await route.continue();
  });
  await fillSignIn(page, 'baldur@vorulind.test');
  await expectSignedIn(page);
  await expect(page.getByRole('region', { name: 'Enginn greiðandi valinn' })).toBeVisible();
  await expectQuiet(page, 'after the sign-in');
  await expectLeftStill(page, 'as the sign-in page was left');
  await emptyCart(page);
});

test('the tiles of the first page stand still while the rest of it comes over the line', async ({ page }) => {
  await signInByCall(page, 'baldur');
  // What another journey left in it would bring the question who is billed, whose room is not known at the line's address.
  await emptyCart(page);
  const line = await startSlowLine('>Keypt í þessum mánuði<');
  await watchShifts(page);
  await page.goto(`${line.url}/auth/home`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page, 'the first part');
  line.finish();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Karfa' })).toBeVisible();
  await expectQuiet(page, 'the whole');
  await line.stop();
});

for (const path of ['/voruflokkur/hreinsiefni', '/leit?leit=kaffi', `/vara/${floorSoap.slug}`])
  test(`a sign-in over ${path} moves nothing of it, with answers that come late`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Karfa: tóm' })).toBeVisible();
    await page.route(/accounts:|op=/, async (route) => {
      await delay(cartMs);
      await route.continue();
    });
    let answered = 0;
    page.on('response', (response) => (answered += response.url().endsWith('op=OwnPrices') ? 1 : 0));
    await signIn(page, 'jona@vorulind.test');
    await expectSignedIn(page);
    // Of what guests see, too, and of what comes later.
    await expect.poll(() => answered).toBe(2);
    await expectQuiet(page, path);
  });

for (const path of ['/voruflokkur/hreinsiefni', `/vara/${floorSoap.slug}`])
  test(`a sign-in over ${path} moves nothing of it, with a question who is billed that comes late`, async ({
    page,
  }) => {
    await fillCart(page);
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
    await page.route('**/graphql?op=Cart', async (route) => {
      await delay(cartMs);
      await route.continue();
    });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const dialog = await signIn(page, 'baldur@vorulind.test');
    const banner = page.getByRole('banner').getByRole('region', { name: 'Enginn greiðandi valinn' });
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(dialog).toHaveCount(0);
    await expectQuiet(page, path);
    expect(await heading.boundingBox()).toEqual(before);
    // What the banner covers of the page can be scrolled to, and the next page has it above the header.
    await page.keyboard.press('Home');
    const rowEnd = async () => {
      const box = await banner.boundingBox();
      return box && box.y + box.height;
    };
    const first = page.getByRole('main').getByRole('link').first();
    await expect
      .poll(async () => ((await first.boundingBox())?.y ?? 0) - ((await rowEnd()) ?? 0))
      .toBeGreaterThanOrEqual(0);
    await page.getByRole('banner').getByRole('link', { name: 'Vörulind, forsíða' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(async () => (await banner.boundingBox())?.y).toBe(0);
    await emptyCart(page);
  });

test('the pages of the account stand still below the question who is billed', async ({ page }) => {
  test.setTimeout(120_000);
  await signInByCall(page, 'baldur');
  await fillCart(page);
  // The first page with the banner keeps its room on all others.
  await page.goto('/auth/home');
  await expect(page.getByRole('region', { name: 'Enginn greiðandi valinn' })).toBeVisible();
  await watchShifts(page);
  for (const path of accountPages) {
    await page.goto(path);
    await expectQuiet(page, path);
  }
  await emptyCart(page);
});

test('nothing moves by itself when an agent goes to a customer, nor on the pages after it', async ({
  page,
}) => {
  await watchShifts(page);
  await enterAs(page, 'solumadur');
  await actFor(page, 'hvönn', 'Hótel Hvönn ehf.');
  await expectStill(page, 'on switching');
  for (const path of ['/', '/voruflokkur/hreinsiefni', '/auth/home', '/karfa']) {
    await page.goto(path);
    await expectQuiet(page, path);
  }
});

/** Each page with the call that asks for the customer's prices on it. */
for (const [path, operation] of [
  ['/voruflokkur/hreinsiefni', 'ListingPage'],
  ['/leit?leit=kaffi', 'FoundProducts'],
  [`/vara/${floorSoap.slug}`, 'LastBought'],
] as const)
  test(`a switch over ${path} moves nothing of it, there and back, with answers that come late`, async ({
    page,
  }) => {
    await watchShifts(page);
    await signInByCall(page, 'solumadur');
    // The customer's cart is another: what tells of the agent's goes and comes back.
    await fillCart(page);
    await page.goto(path);
    await page.route(new RegExp(`op=(SetCustomer|${operation})$`), async (route) => {
      await delay(cartMs);
      await route.continue();
    });
    const answerWithPrices = () =>
      page.waitForResponse((response) => response.url().endsWith(`op=${operation}`));
    let prices = answerWithPrices();
    await actFor(page, 'hvönn', 'Hótel Hvönn ehf.');
    await prices;
    await expectQuiet(page, 'on the way there');
    prices = answerWithPrices();
    await strip(page, 'Hótel Hvönn ehf.').getByRole('button', { name: 'Fara úr umboði' }).click();
    await expect(page.getByText('Skipti um viðskiptavin…')).toBeVisible();
    await expect(page.getByText('Skipti um viðskiptavin…')).toHaveCount(0);
    await prices;
    await expectQuiet(page, 'on the way back');
    await emptyCart(page);
  });
