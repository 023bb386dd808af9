import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';

test('the front page has its sections, and the menu leads to each', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const [name, anchor] of [
    ['Um okkur', 'about'],
    ['Hvar erum við?', 'where'],
    ['Opnunartími', 'openinghours'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }),
    ).toBeInViewport();
  }
});

test('terms and privacy policy name the seller and the law, and have working links', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Viðskiptaskilmálar' })).toBeVisible();
  const main = page.getByRole('main');
  for (const text of [/kt\. 480714-1590/, /lög nr\. 16\/2016/, /lög nr\. 30\/2002/, /innan 14 daga/])
    await expect(main.getByText(text).first()).toBeVisible();
  await main.getByRole('link', { name: 'persónuverndarstefnu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persónuverndarstefna' })).toBeVisible();
  await main.getByRole('link', { name: 'Breyta vali á vafrakökum' }).click();
  await expect(page.getByRole('dialog', { name: 'Vafrakökur' })).toBeFocused();
  await page.getByRole('dialog', { name: 'Vafrakökur' }).getByRole('button', { name: 'Vista val' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a long text has a table of contents beside it that leads to its parts, without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 700 } });
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Efnisyfirlit' });
  await contents.getByRole('link', { name: 'Gallar', exact: true }).click();
  await expect(page).toHaveURL(/#gallar$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Gallar' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Gildistaka' })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await page.close();
});

test('each of the sales staff can be called and written to', async ({ page }) => {
  await page.goto('/solumenn');
  const people = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(people).not.toHaveCount(0);
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(person.getByRole('link', { name: /^\d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:\d{7}$/);
    await expect(person.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  }
});

test('an unknown page is a real 404 with search and contacts', async ({ page }) => {
  for (const path of ['/engin-sida', '/vara/engin-vara', '/voruflokkur/enginn', '/postlisti/annad']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  await page.goto('/vara/engin-vara');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Síðan fannst ekki' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Hreinsiefni/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^\d{3}-\d{4}$/ })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Leita að vöru' }).fill('hanskar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leit\?leit=hanskar/);
});

/** The link of the newest mail to an address. */
async function linkOfMail(page: Page, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`${shop.mailUrl}/messages?to=${encodeURIComponent(address)}`);
    const text = JSON.stringify(await answer.json());
    link = /http:[^"\s\\]*\/postlisti\/stadfesta#[\w-]+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('the newsletter is confirmed by mail', async ({ page }, { project }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skrá á póstlista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skrá á póstlista' })).toBeVisible();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Netfang' });
  await field.fill('ekki netfang');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Netfangið er ekki gilt.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ekki netfang');

  const address = `lesandi-${project.name}-${Date.now()}@vorulind.test`;
  await field.fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText(address);

  await page.goto(await linkOfMail(page, address));
  await page.getByRole('button', { name: 'Staðfesta skráningu' }).click();
  await expect(page.getByText('Skráningin er staðfest. Takk fyrir!')).toBeVisible();

  await page.goto('/postlisti/afskra#enginn-a-thennan-lykil');
  await page.getByRole('button', { name: 'Afþakka tilkynningar' }).click();
  await expect(page.getByText('Hlekkurinn er útrunninn eða hefur þegar verið notaður.')).toBeVisible();
});

test('crawlers find pages, products and the feed, and nothing private', async ({ page, baseURL }) => {
  const index = await (await page.request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(parts).toContain('/sitemap/sidur.xml');
  const pages = await (await page.request.get('/sitemap/sidur.xml')).text();
  for (const path of ['/terms', '/privacy-policy', '/solumenn', '/voruflokkar'])
    expect(pages).toContain(`${baseURL}${path}<`);
  expect(pages).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/);
  const goods = await (await page.request.get('/sitemap/vorur-1.xml')).text();
  expect(goods.match(/<loc>/g)?.length).toBeGreaterThan(1000);
  expect(goods.match(/<image:image><image:loc>[^<]+<\/image:loc><\/image:image>/g)?.length).toBeGreaterThan(
    1000,
  );
  expect((await page.request.get('/sitemap/vorur-999.xml')).status()).toBe(404);

  const feed = await page.request.get('/feed/google.xml');
  expect(feed.headers()['cache-control']).toContain('s-maxage');
  const xml = await feed.text();
  expect(
    await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/xml').documentElement.nodeName,
      xml,
    ),
  ).toBe('rss');
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(1000);
  // What Google Merchant requires of every item, and the unit price that the law wants beside the price.
  for (const field of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'condition'])
    expect(xml.split(`<g:${field}>`).length, field).toBe(xml.split('<item>').length);
  expect(xml.match(/<g:price>\d+ ISK<\/g:price>/g)?.length).toBe(xml.match(/<item>/g)?.length);
  expect(xml).toMatch(/<g:unit_pricing_measure>[\d.]+ (?:l|kg|m|sqm|ct)<\/g:unit_pricing_measure>/);

  const words = await (await page.request.get('/llms.txt')).text();
  expect(words).toContain(`(${baseURL}/terms)`);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /auth/');
});
