import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { box, firstPicture, footer, header, openShell, overflowOf } from './shell.ts';
import { signInByCall } from './calls.ts';
import { addToCart, openProduct } from './shopping.ts';

test.describe('header', () => {
  test('shows the coming days below the hours and leads to them', async ({ page, isMobile }) => {
    await openShell(page, '/terms');
    if (isMobile) await header(page).getByRole('button', { name: 'Opna valmynd' }).click();
    await header(page).getByRole('button', { name: 'Opnunartími næstu daga' }).click();
    await expect(header(page).getByRole('row')).toHaveCount(7);
    // A holiday may be among them.
    await expect(
      header(page)
        .getByRole('row', { name: /^(mánu|þriðju|miðviku|fimmtu|föstu)dagur .*07:30–16:00/ })
        .first(),
    ).toBeVisible();
    await expect(header(page).getByRole('row', { name: /^laugardagur .*Lokað/ })).toBeVisible();
    await header(page)
      .getByRole('link', { name: /Opið|Lokað/ })
      .click();
    await expect(page).toHaveURL(/\/#openinghours$/);
    await expect(header(page).getByRole('table')).toHaveCount(0);
  });

  test('shortens the name of a company and offers its menu', async ({ page, isMobile }) => {
    await signInByCall(page, 'baldur');
    await openShell(page, '/terms');
    const account = header(page).getByRole('button', { name: /^Mínar síður: / });
    await expect(account).toBeVisible();
    if (!isMobile) await expect(account).toHaveText(/^(Hótel Hvönn|Kaffihúsið Kría|Baldur)$/);
    await account.click();
    await expect(header(page).getByRole('link', { name: 'Mínar síður' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('button', { name: 'Skrá út' })).toHaveCount(0);
    await expect(account).toBeFocused();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Valmynd' });

  test('lists categories, navigation, hours, place and mail, and locks the page', async ({ page }) => {
    await openShell(page, '/terms');
    await header(page).getByRole('button', { name: 'Opna valmynd' }).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => overflowOf(page)).toBe('hidden');
    const roots = ['Hreinsiefni og ræsting', 'Hreinsiefni'];
    for (const name of roots) await menu(page).getByRole('button', { name, exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Gólfhreinsiefni' })).toBeVisible();
    for (const name of roots.toReversed()) {
      await menu(page).getByRole('button', { name: 'Til baka' }).click();
      await expect(menu(page).getByRole('button', { name, exact: true })).toBeFocused();
    }
    await expect(menu(page).getByRole('link', { name: 'Tilboð', exact: true })).toHaveCount(0);
    for (const name of ['Framleiðendur', 'Sölumenn', 'Um okkur'])
      await expect(menu(page).getByRole('link', { name }).first()).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /Opið|Lokað/ })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /^Vörulindarbraut/ })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /^Hafa samband: / })).toHaveAttribute(
      'href',
      /^mailto:[^@]+@/,
    );
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Opna valmynd' }).click();
    await menu(page).getByRole('link', { name: 'Sölumenn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sölumenn' })).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });
});

test('the footer holds what the specification lists', async ({ page }) => {
  await openShell(page, '/terms');
  await expect(footer(page).getByText('Mán.–fös. 07:30–16:00')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:5550100');
  await expect(footer(page).getByText(/©/)).toBeVisible();
  for (const [name, href] of [
    ['Forsíða', '/'],
    ['Mínar síður', '/auth/home'],
    ['Karfa', '/karfa'],
    ['Vöruflokkar', '/voruflokkar'],
    ['Framleiðendur', '/framleidendur'],
    ['Sölumenn', '/solumenn'],
    ['Opnunartími', '/#openinghours'],
    ['Um okkur', '/#about'],
    ['Hvar erum við?', '/#where'],
    ['Persónuverndarstefna', '/privacy-policy'],
    ['Viðskiptaskilmálar', '/terms'],
  ] as const)
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(footer(page).getByText('Skrá á póstlista').first()).toBeVisible();
  await expect(footer(page).getByRole('link', { name: /^Fyrirspurnir/ })).toHaveAttribute('href', /^mailto:/);
});

test('the popover cart opens after adding and closes with the route', async ({ page }) => {
  const name = await openProduct(page);
  await addToCart(page);
  const popover = page.getByRole('dialog', { name: 'Karfa' });
  await expect(popover.getByRole('link', { name })).toBeVisible();
  await popover.getByRole('button', { name: 'Loka' }).click();
  await expect(popover).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Karfa: 1 vara' }).click();
  await expect(popover).toBeVisible();
  expect((await box(firstPicture(popover.getByRole('listitem')))).height).toBe(48);
  await popover.getByRole('link', { name: 'Opna körfu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karfa' })).toBeVisible();
  await expect(popover).toHaveCount(0);
  expect((await box(firstPicture(page.getByRole('list', { name: 'Vörur í körfu' })))).height).toBe(150);
});

const loadingBar = (page: Page) => header(page).getByTestId('loading-bar');

test('a loading bar runs until the route is there', async ({ page }) => {
  await openShell(page, '/terms');
  const bar = loadingBar(page);
  await expect(bar).toHaveCSS('opacity', '0');
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/privacy-policy\?.*_rsc=|\/privacy-policy$/, async (route) => {
    await held;
    await route.continue();
  });
  await footer(page).getByRole('link', { name: 'Persónuverndarstefna' }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Persónuverndarstefna' })).toBeVisible();
  await expect(bar).toHaveCSS('opacity', '0');
});

test('the loading bar ends where the route fails: the browser goes there itself, and says so', async ({
  page,
}) => {
  // With the data saver, which lets no page be fetched before its link is pressed.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openShell(page, '/terms');
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.route(/\/privacy-policy/, (route) => route.abort());
  await footer(page).getByRole('link', { name: 'Persónuverndarstefna' }).click();
  await failed;
  await page.unroute(/\/privacy-policy/);
  await page.goBack();
  await expect(loadingBar(page)).toHaveCSS('opacity', '0');
});

test.describe('modal', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Innskráning' });
  const opener = (page: Page) => header(page).getByRole('button', { name: 'Innskráning' });

  test.beforeEach(async ({ page }) => {
    await openShell(page, '/terms');
    await opener(page).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Netfang' })).toBeVisible();
  });

  test('offers the password, both ways of electronic id, and registration', async ({ page }) => {
    const link = (name: string) => dialog(page).getByRole('link', { name, exact: true });
    await expect(link('Gleymt lykilorð')).toHaveAttribute('href', '/auth/forgot-password');
    await expect(link('Nýskráning')).toHaveAttribute('href', '/auth/sign-up');
    for (const [way, field] of [
      ['Innskráning með Auðkennisappinu', 'Kennitala'],
      ['Innskráning með rafrænum skilríkjum í síma', 'Símanúmer'],
    ] as const) {
      await dialog(page).getByRole('button', { name: way }).click();
      await expect(dialog(page).getByRole('textbox')).toHaveCount(1);
      await expect(dialog(page).getByRole('textbox', { name: field })).toBeFocused();
      await dialog(page).getByRole('button', { name: 'Til baka' }).click();
      await expect(dialog(page).getByRole('textbox', { name: 'Netfang' })).toBeVisible();
    }
  });

  test('closes by its button, Escape and the overlay, and gives the focus back', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Loka' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is a sheet below 992 px and stands in the middle from there, and locks the page', async ({
    page,
  }) => {
    await expect.poll(() => overflowOf(page)).toBe('hidden');
    await expect(dialog(page)).toHaveCSS('max-height', `${0.85 * (page.viewportSize()?.height ?? 0)}px`);
    for (const [width, sheet] of [
      [991, true],
      [992, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => {
          const { x, y, width: wide, height } = await box(dialog(page));
          const middle = Math.round(
            x +
              wide / 2 -
              (await page.evaluate(() => document.documentElement.getBoundingClientRect().width)) / 2,
          );
          return sheet ? [x, Math.round(y + height)] : [middle, wide];
        })
        .toEqual(sheet ? [0, 844] : [0, 500]);
    }
  });
});
