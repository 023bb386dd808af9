import { expect, type Page } from '@playwright/test';
import type { Operation } from '../graphql/generated/documents.ts';
import { expectAccessible } from './axe.ts';
import { ask, emptyCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { header, openShell, sidewaysScroll } from './shell.ts';
import { pressByKeyboard } from './tabbing.ts';
import { floorSoap, openProduct } from './shopping.ts';

const gloves = { sku: 'HLI-10112', name: 'Nítrílhanskar púðurlausir, fjólubláir, S' };
const longGloves = { sku: 'HLI-20103', name: 'Nítrílhanskar með löngu stroffi, L' };
const others = ['HRE-10204', 'SKR-10401', 'UMB-10503'];
const pair = `/samanburdur?vorur=${gloves.sku},${longGloves.sku}`;

const goods: Operation<
  { productPage: { products: { sku: string; name: string; visibleByGuest: boolean }[] } },
  object
> = 'query Goods { productPage(query: { pageSize: 50 }) { products { sku name visibleByGuest } } }';

const table = (page: Page) => page.getByRole('main').getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const count = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('two cards are compared, their differences marked, and one is bought', async ({ page, isMobile }) => {
  await emptyCart(page);
  await openShell(page, '/voruflokkur/hanskar');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Bera saman: / });
  const names: string[] = [];
  for (const total of [1, 2]) {
    const button = buttons.first();
    names.push(((await button.getAttribute('aria-label')) ?? '').replace('Bera saman: ', ''));
    await button.click();
    await expect(page.getByText('Komin í samanburð', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Skoða samanburð (${total})` })).toBeVisible();
  }
  if (isMobile) {
    await header(page).getByRole('button', { name: 'Opna valmynd' }).click();
    await header(page).getByRole('link', { name: 'Samanburður (2 vörur)' }).click();
  } else await header(page).getByRole('link', { name: 'Samanburður: 2 vörur' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Samanburður' })).toBeVisible();
  await expect(columns(page)).toHaveCount(2);
  for (const [index, name] of names.entries())
    await expect(columns(page).nth(index).getByRole('link', { name })).toBeVisible();
  await row(page, 'Kaupa').getByRole('button', { name: 'Bæta í körfu' }).last().click();
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
});

test('what differs is marked in words, and can be shown alone', async ({ page }) => {
  await page.goto(pair);
  await expect(row(page, 'Litur Ólíkt')).toContainText('Fjólublár');
  await expect(row(page, 'Einingaverð Ólíkt')).toBeVisible();
  await expect(row(page, 'Framleiðandi')).toContainText('Skjaldmey');
  await page.getByRole('checkbox', { name: 'Sýna aðeins það sem er ólíkt' }).check();
  await expect(row(page, 'Framleiðandi')).toBeHidden();
  await expect(row(page, 'Litur Ólíkt')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page, 'comparison');
});

test('a product is added and taken out by keyboard alone', async ({ page }) => {
  await openProduct(page);
  await pressByKeyboard(page, 'button', /^Bera saman$/);
  const link = page.getByRole('link', { name: 'Skoða samanburð (1)' });
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(count(page, '1 vara í samanburði')).toBeVisible();
  await pressByKeyboard(page, 'textbox', /^Vörunúmer$/, 'H');
  await page.keyboard.type('LI 20103');
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Vörunúmer' })).toHaveValue('');
  await pressByKeyboard(page, 'link', /^Taka úr samanburði: Gólfsápa/);
  await expect(columns(page)).toHaveCount(1);
  await expect(count(page, '1 vara í samanburði')).toBeFocused();
  await pressByKeyboard(page, 'link', /^Taka úr samanburði: /);
  await expect(page.getByText('Hvaða vörur viltu bera saman?')).toBeVisible();
  await page.goto('/samanburdur');
  await expect(header(page).getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Skoða síðasta samanburð/ })).toHaveCount(0);
});

test('an address with too many, unknown, repeated and senseless numbers shows what it can', async ({
  page,
}) => {
  const numbers = [
    gloves.sku,
    'hli10112',
    'EKKI-TIL',
    ...others,
    longGloves.sku,
    '',
    '%00',
    '%F0%9F%98%80',
    '{}',
  ];
  const answer = await page.goto(`/samanburdur?vorur=${numbers.join(',')}&vorur=${'9'.repeat(200)}&annad=1`);
  expect(answer?.status()).toBe(200);
  await expect(columns(page)).toHaveCount(4);
  const main = page.getByRole('main');
  await expect(main).toContainText('Engin vara fannst með númerinu „EKKI-TIL“.');
  await expect(main).toContainText('Mest er hægt að bera saman fjórar vörur. Hér eru þær fjórar fyrstu.');
  await expect(page.getByRole('textbox', { name: 'Vörunúmer' })).toHaveCount(0);
  // What is not there leaves what is kept alone.
  await page.goto('/samanburdur?vorur=EKKI-TIL');
  await expect(page.getByRole('link', { name: 'Skoða síðasta samanburð (4 vörur)' })).toBeVisible();
});

test('a number that cannot be added stays in its field, with why', async ({ page }) => {
  await page.goto(pair);
  const field = page.getByRole('textbox', { name: 'Vörunúmer' });
  for (const [typed, problem] of [
    ['', 'Sláðu inn vörunúmer.'],
    ['EKKI-TIL', 'Engin vara fannst með númerinu „EKKI-TIL“.'],
    [gloves.sku, `Varan er þegar í samanburðinum: ${gloves.name}`],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Bæta við' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(problem);
    await expect(field).toHaveValue(typed);
  }
});

test('a guest is asked to sign in for what only customers see, and theirs is nobody else’s', async ({
  page,
  request,
}) => {
  await signInByCall(page, 'jona');
  const { productPage } = await ask(page, goods, {});
  const hidden = productPage.products.find(({ visibleByGuest }) => !visibleByGuest);
  const path = `/samanburdur?vorur=${hidden?.sku},${gloves.sku}`;
  const own = await page.goto(path);
  expect(own?.headers()['cache-control']).toContain('no-store');
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText(hidden?.sku ?? '');

  const guests = await request.get(path);
  const html = await guests.text();
  expect(html).not.toContain(hidden?.name);
  expect(html).toContain(`Engin vara fannst með númerinu „${hidden?.sku}“.`);
  expect(html).toContain('Sumar vörur sjást aðeins eftir innskráningu.');
});

test('on paper the products stand side by side on a wide sheet, without what is pressed', async ({
  page,
}) => {
  await openShell(page, pair);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'Litur Ólíkt')).toBeVisible();
  for (const name of ['Prenta', 'Bæta við', 'Bæta í körfu'])
    await expect(page.getByRole('main').getByRole('button', { name }).first()).toBeHidden();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Prentað /)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products are compared, added, taken out and narrowed to what differs', async ({ page }) => {
    const product = await page.goto(`/vara/${floorSoap.slug}`);
    // Chromium keeps the element's content as text where scripts are only switched off for a test.
    expect(await product?.text()).toMatch(/<noscript><a [^>]*href="\/samanburdur\?vorur=HRE-10204"/);
    await page.goto(`/samanburdur?vorur=${gloves.sku}`);
    await page.getByRole('textbox', { name: 'Vörunúmer' }).fill(longGloves.sku);
    await page.getByRole('button', { name: 'Bæta við' }).click();
    await expect(columns(page)).toHaveCount(2);
    await page.getByText('Sýna aðeins það sem er ólíkt').click();
    await expect(row(page, 'Framleiðandi')).toBeHidden();
    await page.getByRole('link', { name: `Taka úr samanburði: ${gloves.name}` }).click();
    await expect(columns(page)).toHaveCount(1);
  });
});
