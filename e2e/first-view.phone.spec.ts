import { expect, type Locator, type Page } from '@playwright/test';
import { enterForHotel } from './calls.ts';
import { test } from './journey.ts';
import { box, header, openShell } from './shell.ts';
import { floorSoap } from './shopping.ts';

/** Sold by six. */
const withoutPicture = { slug: 'salernishreinsir-furuilmur' };

test.use({ viewport: { width: 390, height: 844 } });

const bottomOf = async (place: Locator): Promise<number> => {
  const { y, height } = await box(place);
  return y + height;
};

test.describe('before the question about cookies is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [what, { slug }, amount] of [
    ['a product', floorSoap, 2],
    ['a product without a picture', withoutPicture, 12],
  ] as const)
    test(`the first view of ${what} shows name, price and stock above the question about cookies`, async ({
      page,
    }) => {
      await page.goto(`/vara/${slug}`);
      const question = page.getByRole('dialog', { name: 'Vafrakökur' });
      await expect(question).toBeVisible();
      expect((await box(question)).height).toBeLessThanOrEqual(844 / 4);
      for (const name of ['Samþykkja allar', 'Aðeins nauðsynlegar', 'Velja'])
        await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      const buy = page.getByRole('region', { name: 'Kaupa' });
      const bar = await box(buy.getByText(/^kr\./).filter({ visible: true }).last());
      for (const part of [page.getByRole('heading', { level: 1 }), buy.getByText('Til á lager').first()])
        expect(await bottomOf(part)).toBeLessThan(bar.y);
      await buy.getByRole('button', { name: 'Auka magn' }).tap();
      await expect(
        buy.getByText(new RegExp(`^${amount} stk\\. = kr\\.`)).filter({ visible: true }),
      ).toBeInViewport();
      await question.getByRole('button', { name: 'Velja' }).tap();
      const choices = await question.getByRole('checkbox').all();
      const link = question.getByRole('link', { name: 'Persónuverndarstefna' });
      for (const choice of [...choices, link, question.getByRole('button').last()])
        await expect(choice).toBeInViewport({ ratio: 1 });
      expect((await box(question)).height).toBeLessThanOrEqual(844 / 4);
    });
});

/** In views of this phone. */
const lengthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

test('the front page is five views long, with the store in the second and shelves that go sideways', async ({
  page,
}) => {
  await openShell(page);
  const store = page.getByRole('complementary', { name: 'Verslunin' });
  await expect(store.getByRole('link', { name: /^(Opið|Lokað)/ })).toBeVisible();
  expect(await bottomOf(store)).toBeLessThan(2 * 844);
  expect(await lengthOf(page)).toBeLessThanOrEqual(5);
  const shelves = await page
    .getByRole('main')
    .getByRole('list')
    .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth + 50).length);
  expect(shelves).toBe(3);
  await expect(header(page)).toBeVisible();
});

test('the front page is no longer for a customer, whose last purchases and strip it shows', async ({
  page,
}) => {
  await enterForHotel(page, 'baldur', '/');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Síðast keypt' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: /^Karfa: / })).toBeVisible();
  expect(await lengthOf(page)).toBeLessThanOrEqual(5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('of a product page that has come in part, nothing shows that the rest would push down', async ({
    page,
  }) => {
    await page.route(`/vara/${floorSoap.slug}`, async (route) => {
      const response = await route.fetch();
      const [beforePrice] = (await response.text()).split('</dl>', 1);
      await route.fulfill({ response, body: beforePrice ?? '' });
    });
    await page.goto(`/vara/${floorSoap.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: floorSoap.name })).toBeVisible();
    await expect(page.getByText('Vörunúmer', { exact: true })).toBeAttached();
    await expect(page.getByText('Vörunúmer', { exact: true })).toBeHidden();
    await page.unroute(`/vara/${floorSoap.slug}`);
    await page.reload();
    await expect(page.getByText('Vörunúmer', { exact: true })).toBeVisible();
  });
});
