import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';

const category = '/voruflokkur/hreinsiefni';

/** As the page says it; grows and shrinks with what is chosen. */
const count = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
const facets = (page: Page): Locator => page.getByRole('main').getByRole('form', { name: 'Sía vörur' });
const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const brand = (where: Page | Locator): Locator =>
  where.getByRole('group', { name: 'Framleiðandi' }).getByRole('checkbox').first();
/** Code that comes when something is first refined. */
const refiningCode = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/1/indexes/')).length,
  );

/** Chooses the first brand: in the column, on a phone in the drawer. @returns its name */
async function chooseBrand(page: Page, isMobile: boolean): Promise<string> {
  let where: Locator = facets(page);
  if (isMobile) {
    await page.getByRole('button', { name: /^Síur/ }).tap();
    where = page.getByRole('dialog', { name: 'Sía vörur' });
  }
  const before = await count(page).innerText();
  const name = await brand(where).evaluate((box: HTMLInputElement) => box.value);
  await brand(where).check();
  await expect(count(page)).not.toHaveText(before);
  if (isMobile) await where.getByRole('button', { name: /^Sýna [\d.]+ (vörur|vara)$/ }).tap();
  await expect(page.getByRole('link', { name: `Fjarlægja síu: ${name}` })).toBeVisible();
  return name;
}

test('a category is narrowed, and the address, a reload and Back bring it back', async ({
  page,
  isMobile,
}) => {
  await page.goto(category);
  const all = await count(page).innerText();
  expect(await refiningCode(page)).toBe(0);
  const name = await chooseBrand(page, isMobile);
  const narrowed = await count(page).innerText();
  await expect(page).toHaveURL((url) => url.searchParams.get('framleidandi') === name);
  await page.reload();
  await expect(count(page)).toHaveText(narrowed);
  await expect(page.getByRole('link', { name: `Fjarlægja síu: ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Hreinsa síur' }).click();
  await expect(count(page)).toHaveText(all);
  await expect(page).toHaveURL((url) => url.search === '');
  await page.goBack();
  await expect(count(page)).toHaveText(narrowed);
});

test('Back from a product brings the narrowed list, its view and its place', async ({ page, isMobile }) => {
  await page.goto(category);
  await page.getByRole('link', { name: 'Listi', exact: true }).click();
  await chooseBrand(page, isMobile);
  await expect(page).toHaveURL(/syn=listi/);
  const narrowed = await count(page).innerText();
  const last = names(page).last();
  const title = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toHaveText(narrowed);
  await expect(page.getByRole('link', { name: 'Listi', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(names(page).last()).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 300);
});

test('everything can be chosen by keyboard alone', async ({ page, isMobile }) => {
  await page.goto(category);
  if (isMobile) {
    await page.getByRole('button', { name: 'Síur' }).focus();
    await page.keyboard.press('Enter');
  }
  const where = isMobile ? page.getByRole('dialog', { name: 'Sía vörur' }) : facets(page);
  const before = await count(page).innerText();
  await brand(where).focus();
  await page.keyboard.press('Space');
  await expect(count(page)).not.toHaveText(before);
  await expect(brand(where)).toBeFocused();
  await expect(brand(where)).toBeChecked();
  await expectAccessible(page, 'a narrowed category');
  if (isMobile) {
    await page.keyboard.press('Escape');
    await expect(where).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Síur (1)' })).toBeFocused();
  }
  await page.getByLabel('Raða eftir').focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/rada=nafn-aftur/);
  await page.getByRole('link', { name: /^Fjarlægja síu/ }).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(before);
});

test('pages are links, and a page beyond the last redirects to the last', async ({ page }) => {
  await page.goto(category);
  const first = await names(page).first().innerText();
  await page
    .getByRole('navigation', { name: /^Síða 1 af/ })
    .getByRole('link', { name: 'Næsta síða' })
    .click();
  await expect(page).toHaveURL(/\?sida=2$/);
  await expect(names(page).first()).not.toHaveText(first);
  await page.goto(`${category}?sida=9999`);
  await expect(page).toHaveURL(/\?sida=[2-9]$/);
  await expect(names(page).first()).toBeVisible();
});

test('an address with unknown values redirects to a clean one', async ({ request }) => {
  const redirectOf = async (search: string): Promise<[number, string | undefined]> => {
    const answer = await request.get(category + search, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await redirectOf('?sida=0&lager=1')).toEqual([307, `${category}?lager=1`]);
  expect(await redirectOf('?rada=ekkert')).toEqual([307, category]);
  expect(await redirectOf('?framleidandi=Enginn')).toEqual([307, category]);
  expect(await redirectOf('?eiginleiki=Litur:Ekki+til&lager=1')).toEqual([307, `${category}?lager=1`]);
  expect(await redirectOf('?flokkur=ekki-til')).toEqual([307, category]);
  expect((await redirectOf('?utm_source=x'))[0]).toBe(200);
  expect((await redirectOf('?lager=1'))[0]).toBe(200);
});

test('an address of a search with unknown values keeps what is searched for', async ({ request }) => {
  const search = '/leit?leit=papp%C3%ADr';
  for (const unknown of ['rada=ekkert', 'sida=0', 'framleidandi=Enginn']) {
    const answer = await request.get(`${search}&${unknown}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], unknown).toEqual([307, search]);
  }
});

test('a filtered address is not indexed', async ({ request }) => {
  const html = await (await request.get(`${category}?lager=1`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex, ?follow"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${category}"`));
  expect(await (await request.get(category)).text()).not.toContain('noindex');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is complete and can be narrowed', async ({ page }) => {
    await page.goto(category);
    await expect(names(page)).toHaveCount(24);
    const all = await count(page).innerText();
    await brand(facets(page)).check();
    await facets(page).getByRole('button', { name: 'Sýna vörur' }).click();
    await expect(page).toHaveURL(/framleidandi=/);
    await expect(count(page)).not.toHaveText(all);
    await page.getByRole('link', { name: /^Fjarlægja síu/ }).click();
    await expect(count(page)).toHaveText(all);
  });

  test('every filter is shown on demand, with what was chosen before, and stays', async ({ page }) => {
    await page.goto(category);
    const first = await facets(page).getByRole('checkbox').count();
    await brand(facets(page)).check();
    await facets(page).getByRole('button', { name: 'Sýna allar síur' }).click();
    await expect(page).toHaveURL(/framleidandi=.*siur=allar/);
    expect(await facets(page).getByRole('checkbox').count()).toBeGreaterThan(first);
    await facets(page).getByRole('button', { name: 'Sýna vörur' }).click();
    await expect(page).toHaveURL(/siur=allar/);
    await expect(facets(page).getByRole('button', { name: 'Sýna allar síur' })).toHaveCount(0);
  });
});

test('products are bought in place in the dense table', async ({ page }) => {
  await page.goto(category);
  await page.getByRole('link', { name: 'Þétt tafla' }).click();
  await expect(page).toHaveURL(/syn=tafla/);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Til á lager') })
    .first();
  await row.getByRole('button', { name: 'Auka magn' }).click();
  await expect(row.getByText(/^Í körfu: \d+$/)).toBeVisible();
});

test('the search page is narrowed, sorted and says what was searched for', async ({ page, isMobile }) => {
  await page.goto('/leit?leit=pappír');
  await expect(page.getByRole('heading', { level: 1, name: 'Niðurstöður fyrir „pappír“' })).toBeVisible();
  const name = await chooseBrand(page, isMobile);
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('leit') === 'pappír' && url.searchParams.get('framleidandi') === name,
  );
});

test('the list is narrowed by the backend where the hosted search is away, and says so', async ({
  page,
  isMobile,
}) => {
  await page.route(/\/1\/indexes\//, (route) => route.abort());
  await page.goto(category);
  await chooseBrand(page, isMobile);
  await expect(page.getByText(/Leitarþjónustan svarar ekki sem stendur/)).toBeVisible();
});

test('nothing shifts as a refinement begins', async ({ page, isMobile }) => {
  await page.goto(category);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  await page.route(/\/1\/indexes\//, async (route) => {
    // Until here the page stands as it was made.
    await expect(names(page)).toHaveCount(24);
    await route.continue();
  });
  await chooseBrand(page, isMobile);
  await expect(page.getByRole('link', { name: /^Fjarlægja síu/ })).toBeVisible();
  await expect(page).toHaveURL(/framleidandi=/);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shifted).toBeLessThanOrEqual(0.01);
});

test('a category says what it holds, to people and to search engines', async ({ page }) => {
  await page.goto('/voruflokkur/hreinsiefni');
  const text = 'Efni fyrir gólf, gler, salerni og önnur yfirborð.';
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  expect(await (await page.request.get('/voruflokkur/hreinsiefni')).text()).toMatch(
    new RegExp(`<meta name="description" content="${text} \\d+ vörur`),
  );
});
