import { expect, type Page } from '@playwright/test';
import { actFor, customerResults, expectSwitched, openMenu, openModal, strip } from './acting-for.ts';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, fillCart, openPayment, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { longestDate, showLongestDates } from './longest-dates.ts';
import { box } from './shell.ts';
import { addToCart, floorSoap, openProduct } from './shopping.ts';

/** Not what was bought last, which stands below an empty cart. */
const cartLine = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vörunúmer' }).filter({ hasText: name });

/** On the confirmation of an agent's order. */
const nextCustomer = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Næsti viðskiptavinur' });

test('an agent finds a customer by keyboard, and is back as themselves with one key', async ({ page }) => {
  await enterAs(page, 'solumadur', '/terms');
  const menuButton = page.getByRole('banner').getByRole('button', { name: 'Mínar síður: Vala ÞÍ Baldvins' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Notandi' });
  await expect(menu.getByText('Sláðu inn að minnsta kosti 3 stafi')).toBeVisible();
  await menu.getByRole('searchbox').fill('hotel hv');
  await expect(menu.getByRole('button', { name: /^Hótel Hvönn ehf\./ })).toBeVisible();
  await menu.getByRole('button', { name: 'Skipta um umboð' }).focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Skipta í umboð' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(customerResults(dialog).getByRole('listitem')).toHaveCount(15);
  await page.keyboard.type('480315-1480');
  await expect(customerResults(dialog).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(customerResults(dialog).getByRole('button', { name: /^Kaffihúsið Kría/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expectSwitched(page, 'Kaffihúsið Kría slf.');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mínar síður/ })).toBeFocused();
  await page.keyboard.press('Alt+u');
  await expect(strip(page, 'Kaffihúsið Kría slf.')).toHaveCount(0);
  await expect(menuButton).toBeVisible();
});

test('each customer keeps their own cart, which the agent sees into before switching', async ({ page }) => {
  await enterAs(page, 'solumadur', '/terms');
  await actFor(page, 'kria', 'Kaffihúsið Kría slf.');
  await emptyCart(page);
  await fillCart(page);
  const { name } = floorSoap;
  await actFor(page, 'holtas', 'Gistiheimilið Holtasóley ehf.');
  await page.goto('/karfa');
  await expectSwitched(page, 'Gistiheimilið Holtasóley ehf.');
  await expect(page.getByRole('main').getByText('Karfan er tóm')).toBeVisible();
  await expect(cartLine(page, name)).toHaveCount(0);

  const dialog = await openModal(page);
  const recent = dialog.getByRole('region', { name: 'Nýlegir viðskiptavinir' });
  await recent.getByRole('button', { name: 'Karfa: Kaffihúsið Kría slf.' }).click();
  await expect(recent.getByText(name)).toBeVisible();
  await recent.getByRole('button', { name: /^Kaffihúsið Kría/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cartLine(page, name)).toBeVisible();
});

test('what stands below a price keeps its place, whichever customer’s terms apply', async ({ page }) => {
  await showLongestDates(page);
  await enterAs(page, 'solumadur', '/terms');
  await openProduct(page);
  // Beneath it comes what a customer last bought, which not every customer has.
  const below = page.getByRole('main').getByRole('button', { name: 'Bæta í körfu', exact: true }).first();
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const date = page.getByRole('main').getByText(longestDate).first();
  /** From the title: to reach the menu, the page is scrolled. */
  const distances: number[] = [];
  // The hotel has a discount on these goods, the café has none.
  for (const [search, name] of [
    ['hotel hv', 'Hótel Hvönn ehf.'],
    ['kria', 'Kaffihúsið Kría slf.'],
  ] as const) {
    await actFor(page, search, name);
    const discount = page
      .getByRole('main')
      .getByText(/^−15%$/)
      .first();
    await expect(discount).toBeVisible({ visible: search === 'hotel hv' });
    await expect(date).toBeVisible();
    distances.push((await box(below)).y - (await box(title)).y);
  }
  expect(distances[1]).toBe(distances[0]);
});

test('an agent orders for a customer, who is named again at the button that orders', async ({ page }) => {
  await enterAs(page, 'solumadur', '/terms');
  await actFor(page, 'kria', 'Kaffihúsið Kría slf.');
  await fillCart(page);
  await openPayment(page);
  const context = page.getByRole('main').getByRole('region', { name: 'Fyrir hvern er pantað' });
  await expect(context.getByText('Vala ÞÍ Baldvins')).toBeVisible();
  await expect(context.getByText('Kaffihúsið Kría slf.')).toBeVisible();
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill('Símapöntun');
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  const thanks = page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' });
  await expect(thanks).toBeVisible();
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts.filter({ hasText: 'Vala ÞÍ Baldvins' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skoða pöntun' })).toBeVisible();
  const confirmation = page.url();

  // The payment that one comes back to has been made.
  await page.goBack();
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL(/\/karfa\/stadfesting\?pontun=/);

  // The order is not the agent's own: who leaves looks for the next customer.
  await expect(nextCustomer(page).getByRole('button')).toHaveCount(2);
  await strip(page, 'Kaffihúsið Kría slf.').getByRole('button', { name: 'Fara úr umboði' }).click();
  await expect(page).toHaveURL(/\/auth\/home#finna$/);
  await expect(page.getByRole('searchbox', { name: 'Leita eftir nafni eða kennitölu' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Hafa ekki pantað eins og venjulega' })).toBeVisible();

  // From the confirmation to the next who is to be called in one press.
  await actFor(page, 'kria', 'Kaffihúsið Kría slf.');
  await page.goto(confirmation);
  await expect(nextCustomer(page).getByText('Hótel Hvönn ehf.')).toBeVisible();
  await nextCustomer(page).getByRole('button', { name: 'Skipta í umboð fyrir næsta' }).click();
  await expectSwitched(page, 'Hótel Hvönn ehf.');
  await expect(page).toHaveURL(/\/auth\/home$/);

  // Nor is a page whose query names an order of theirs, or one of their settings.
  const order = new URL(confirmation).searchParams.get('pontun') ?? '';
  for (const path of [`/auth/labels?pontun=${order}`, '/auth/own-numbers']) {
    await actFor(page, 'kria', 'Kaffihúsið Kría slf.');
    await page.goto(path);
    await strip(page, 'Kaffihúsið Kría slf.').getByRole('button', { name: 'Fara úr umboði' }).click();
    await expect(page).toHaveURL(/\/auth\/home#finna$/);
  }
});

test('a purchaser chooses who is billed before the order', async ({ page }) => {
  await signInByCall(page, 'baldur');
  await emptyCart(page);
  const banner = page.getByRole('banner').getByRole('region', { name: 'Enginn greiðandi valinn' });
  await openProduct(page);
  await expect(banner).toHaveCount(0);
  await addToCart(page);
  await expect(banner.getByText('Veldu viðskiptavin til að ljúka pöntun')).toBeVisible();
  await openPayment(page);
  await expect(page.getByRole('heading', { name: 'Ekki er hægt að greiða pöntunina' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Reikningsviðskipti/ })).toHaveCount(0);

  await banner.getByRole('button', { name: 'Velja viðskiptavin' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Viðskiptavinur' });
  await expect(picker.getByText('Fyrir hvern er þessi pöntun?')).toBeVisible();
  await expect(picker.getByRole('listitem')).toHaveCount(3);
  await picker
    .getByRole('button', { name: /^Gistiheimilið Holtasóley ehf\. kt\. 600614-1470/ })
    .press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  const context = page.getByRole('main').getByRole('region', { name: 'Fyrir hvern er pantað' });
  await expect(context.getByText('Gistiheimilið Holtasóley ehf.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Reikningsviðskipti/ })).toBeEnabled();
});

test('a purchaser switches between companies and the own identity', async ({ page }) => {
  await signInByCall(page, 'baldur');
  await emptyCart(page);
  await fillCart(page);
  await page.goto('/karfa');
  const line = cartLine(page, floorSoap.name);
  await expect(line).toBeVisible();
  const menu = await openMenu(page);
  await expect(menu.getByText('Viðskiptamaður')).toHaveCount(2);
  await menu.getByRole('button', { name: /Hótel Hvönn ehf\./ }).click();
  await expectSwitched(page, 'Hótel Hvönn ehf.');
  await expect(line).toHaveCount(0);
  await strip(page, 'Hótel Hvönn ehf.').getByRole('button', { name: 'Fara úr umboði' }).click();
  await expect(strip(page, 'Hótel Hvönn ehf.')).toHaveCount(0);
  await expect(line).toBeVisible();
});

test('a tab whose customer was switched in another tab changes nothing and offers to reload', async ({
  page,
  context,
}) => {
  await enterAs(page, 'solumadur', '/terms');
  await actFor(page, 'hotel hv', 'Hótel Hvönn ehf.');
  const other = await context.newPage();
  await openProduct(other);
  await expect(strip(other, 'Hótel Hvönn ehf.')).toBeVisible();
  await actFor(page, 'kria', 'Kaffihúsið Kría slf.');
  await emptyCart(page);
  await page.goto('/karfa');

  // By key: on a phone what is said already covers the button.
  await other.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).press('Enter');
  const reload = other.getByRole('button', { name: 'Endurhlaða síðuna' });
  await expect(reload).toBeVisible();
  await expect(strip(other, 'Hótel Hvönn ehf.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await reload.click();
  await expect(strip(other, 'Kaffihúsið Kría slf.')).toBeVisible();
});

test('the choices of customer and of who is billed have no barriers', async ({ page }) => {
  await enterAs(page, 'solumadur', '/terms');
  await openModal(page);
  await expect(customerResults(page.getByRole('dialog')).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'acting-as modal');
  await page.keyboard.press('Escape');
  await actFor(page, '281191-3049', 'Baldur ÞÍ Jónsson');
  await expectAccessible(page, 'order-context strip');
  await fillCart(page);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Velja viðskiptavin' }).click();
  const picker = page.getByRole('dialog', { name: 'Viðskiptavinur' });
  await expect(picker.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'customer picker and banner');
  await picker.getByRole('button', { name: /^Hótel Hvönn/ }).click();
  await expect(picker).toHaveCount(0);
});
