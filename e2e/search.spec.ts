import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { fillSignIn } from './shopping.ts';

/** The header's search field; on a phone it lies over the header once its icon is pressed, with the focus in it. */
async function openSearch(page: Page, isMobile: boolean): Promise<Locator> {
  await page.goto('/');
  const header = page.getByRole('banner');
  const field = header.getByLabel('Leita að vöru');
  if (!isMobile) return field;
  await expect(header.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await header.getByRole('link', { name: 'Leita' }).click();
  await expect(field).toBeFocused();
  return field;
}

const products = (page: Page) => page.getByRole('group', { name: 'Vörur' }).getByRole('option');

test('a product is found, chosen and opened with nothing but the keyboard', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('pappirsskamm');
  await expect(products(page).first()).toBeVisible();
  await expect(page.getByText(/^\d+ vörur fundust$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const address = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: /pappírsskammtari/i })).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Escape closes the list, Enter without a choice opens the search page', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('hanskar');
  await expect(products(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('hanskar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leit\?leit=hanskar$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Niðurstöður fyrir „hanskar“' })).toBeVisible();
});

/** Presses Tab until the focus is there: the links that narrow the search, and a button for each product, stand before it. */
async function tabOnTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('Tab reaches the link below the list, which stays as long, and closes it behind', async ({
  page,
  isMobile,
}) => {
  const field = await openSearch(page, isMobile);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('hanskar');
  await expect(products(page).first()).toBeVisible();
  const all = page.getByRole('link', { name: 'Sjá allar niðurstöður' });
  await tabOnTo(page, all);
  await expect(products(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await tabOnTo(page, all);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a late answer does not replace a newer one', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  const late = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(/\?op=SearchHits|\/1\/indexes\//, async (route) => {
    if (route.request().postData()?.includes('skammtari') !== true) return route.continue();
    requested.resolve();
    await late.promise;
    // The page may have given it up.
    await route.continue().catch(() => undefined);
  });
  await field.fill('skammtari');
  await requested.promise;
  await field.fill('hanskar');
  await expect(products(page).first()).toContainText(/hanskar/i);
  late.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(products(page).first()).toContainText(/hanskar/i);
  await expect(products(page).filter({ hasText: /skammtari/i })).toHaveCount(0);
});

test('an empty result says so, and so does a search that does not answer', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  await field.fill('qqqqqq');
  await expect(page.getByText('Engar niðurstöður fundust með þessi leitarskilyrði.')).toBeVisible();
  await page.route(/\?op=SearchHits|\/1\/indexes\//, () => undefined);
  await field.fill('hanskar');
  await expect(page.getByText('Leita…')).toBeVisible();
  await expect(page.getByText('Leitin er ekki tiltæk sem stendur. Vinsamlegast reynið aftur.')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Niðurstöður fyrir „hanskar“' })).toBeVisible();
});

test('where the first host of the search hangs, the next one answers', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  const asked: string[] = [];
  await page.route(/\/1\/indexes\//, async (route) => {
    const { hostname } = new URL(route.request().url());
    asked.push(hostname);
    if (hostname !== 'localhost') await route.continue();
  });
  await page.route(/\?op=SearchHits/, (route) => route.abort());
  await field.fill('hanskar');
  await expect(products(page).first()).toContainText(/hanskar/i);
  expect(asked).toEqual(['localhost', '127.0.0.1']);
  // The client remembers which host is down.
  await field.fill('kaffi');
  await expect(products(page).first()).toContainText(/kaffi/i);
  expect(asked.at(-1)).toBe('127.0.0.1');
  expect(asked.filter((host) => host === 'localhost')).toHaveLength(1);
});

test('a click on a product opens it, and the search is offered again until it is cleared', async ({
  page,
  isMobile,
}) => {
  const field = await openSearch(page, isMobile);
  await field.fill('pappírsskammtari');
  const product = products(page).first();
  await expect(product).toBeVisible();
  const address = (await product.getAttribute('href')) ?? '';
  await (isMobile ? product.tap() : product.click());
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: /pappírsskammtari/i })).toBeVisible();
  const again = await openSearch(page, isMobile);
  await again.focus();
  await expect(page.getByRole('option', { name: 'pappírsskammtari' })).toBeVisible();
  await page.getByRole('button', { name: 'Hreinsa leitarsögu' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('the list takes at most 45 % of the height of the view and scrolls', async ({ page, isMobile }) => {
  const field = await openSearch(page, isMobile);
  await field.fill('pappír');
  await expect(products(page).first()).toBeVisible();
  const [top, bottom] = [
    await page.getByRole('heading', { name: 'Leitarniðurstöður' }).boundingBox(),
    await page.getByRole('link', { name: 'Sjá allar niðurstöður' }).boundingBox(),
  ];
  const height = page.viewportSize()?.height ?? 0;
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(0.45 * height);
  for (let presses = 0; presses < 8; presses += 1) await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
});

test('the search page drops words and says which, or offers contacts', async ({ page }) => {
  await page.goto('/leit?leit=svörtum hönskum xyzzy');
  await expect(page.getByText('Engin vara passaði við öll leitarorðin. Sleppt var: „xyzzy“.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/hanskar/i);

  await page.goto('/leit?leit=zzzzqq');
  await expect(page.getByText('Engar niðurstöður fundust með þessi leitarskilyrði.')).toBeVisible();
  await expect(page.getByText('Við aðstoðum með ánægju')).toBeVisible();
});

test('a guest who types a number that only customers see is told to sign in, in the box and on the page', async ({
  page,
  isMobile,
}) => {
  const text = 'Skráðu þig inn til að sjá þessa vöru';
  const field = await openSearch(page, isMobile);
  await field.fill('HRE-21502');
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect(products(page)).toHaveCount(0);
  await field.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(text)).toBeVisible();
  await main.getByRole('link', { name: 'Innskráning' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?/);
  await fillSignIn(main, 'jona@vorulind.test');
  await expect(page).toHaveURL(/\/leit\?leit=HRE-21502/);
  await expect(main.getByText('HRE-21502', { exact: true })).toBeVisible();
});
