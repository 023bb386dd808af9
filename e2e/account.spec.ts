import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { cartLine, fillSignIn, openProduct } from './shopping.ts';

/** Of this run alone. */
const listName = `Vikulegar vörur ${Date.now()}`;

test('the account home greets, shows the balance in words, and takes two calls to the backend', async ({
  page,
}) => {
  await page.goto('/auth/home');
  await expect(page).toHaveURL(/\/auth\/sign-in\?return=%2Fauth%2Fhome$/);
  await fillSignIn(page.getByRole('main'), 'jona@vorulind.test');
  await expect(page).toHaveURL(/\/auth\/home$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Góðan dag, Jóna ÞÍ Haraldsdóttir' }),
  ).toBeVisible();
  const requestedPaths: string[] = [];
  // From here on: what the page before still asked is not this page's.
  const answer = await page.goto('/auth/home', { waitUntil: 'commit' });
  page.on('request', (request) => {
    const operation = /\/backend\/.*[?&]op=(\w+)/.exec(request.url())?.[1];
    if (operation) requestedPaths.push(operation);
  });
  expect(await answer?.headerValue('cache-control')).toContain('private');
  expect(await answer?.headerValue('cache-control')).toContain('no-store');
  const meter = page.getByRole('meter', { name: 'Nýting úttektarheimildar' });
  await expect(meter).toHaveAttribute('aria-valuetext', /^Notað: kr\.\s[\d.]+ af kr\.\s200\.000$/);
  await expect(page.getByRole('heading', { name: 'Herferðir' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Jóna/ })).toBeVisible();
  // The page itself is made with two; what the browser asks besides counts too.
  expect(requestedPaths.length).toBeLessThanOrEqual(1);
  await expectAccessible(page, 'the account’s first page');
});

test('the cart charges the price that a campaign promises', async ({ page }) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await page.goto('/auth/home');
  await page.getByRole('link', { name: 'Kaffitími' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaffitími' })).toBeVisible();
  await expect(page.getByText(/15% afsláttur af listaverði/)).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Auka magn' }) })
    .first();
  await expect(card.getByText('−15%')).toBeVisible();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Auka magn' }).press('Enter');
  await expect(
    page.getByText('Vörunni var bætt í körfuna').or(page.getByText('Karfan var uppfærð')),
  ).toBeAttached();
  await page.goto('/karfa');
  const line = cartLine(page, name);
  await expect(line).toContainText('15%');
});

test('a list is made, filled, put into the cart, deleted and restored, by keyboard alone', async ({
  page,
}) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  const product = await openProduct(page);
  await page.getByRole('button', { name: 'Setja á lista' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Setja á lista' });
  await dialog.getByRole('button', { name: 'Nýr listi' }).press('Enter');
  await dialog.getByRole('textbox', { name: /Nafn á lista/ }).fill(listName);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: new RegExp(listName) })).toBeChecked();
  await expectAccessible(page, 'choosing a list');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/auth/favorites');
  await page.getByRole('link', { name: new RegExp(listName) }).press('Enter');
  await expect(page.getByRole('heading', { name: listName })).toBeVisible();
  const quantityField = page.getByRole('spinbutton', { name: `Magn: ${product}` });
  await quantityField.fill('2');
  const saved = page.waitForResponse(/op=SetProductListLine/);
  await quantityField.press('Enter');
  await saved;
  await page.reload();
  await expect(quantityField).toHaveValue('2');
  await expectAccessible(page, 'a list');
  await page.getByRole('button', { name: 'Setja allt í körfu' }).press('Enter');
  await expect(page.getByText('1 vara komin í körfuna.')).toBeVisible();

  await page.getByRole('button', { name: 'Eyða lista' }).press('Enter');
  await expect(page.getByRole('heading', { name: `Listanum „${listName}“ var eytt` })).toBeFocused();
  await page.getByRole('button', { name: 'Afturkalla' }).press('Enter');
  await expect(page.getByRole('link', { name: product, exact: true })).toBeVisible();
});

test('a card is saved without a payment, and an address is changed', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/cards');
  await page.getByRole('button', { name: 'Bæta við korti' }).click();
  const fields = page.getByTitle('Kortaupplýsingar').contentFrame();
  await fields.getByRole('textbox', { name: 'Kortanúmer' }).fill('4242 4242 4242 4242');
  await fields.getByRole('textbox', { name: 'Gildistími' }).fill('1229');
  await fields.getByRole('textbox', { name: /Öryggisnúmer/ }).fill('123');
  await page.getByRole('button', { name: 'Vista kort' }).click();
  await expect(page.getByText('Kortið var vistað')).toBeVisible();
  const remove = page.getByRole('button', { name: /^Eyða korti: .*4242, 12\/29/ });
  await expectAccessible(page, 'saved cards');
  await remove.click();
  await expectAccessible(page, 'question before a card goes');
  await page.getByRole('dialog', { name: 'Eyða korti?' }).getByRole('button', { name: 'Eyða' }).click();
  await expect(page.getByText('Kortinu var eytt')).toBeVisible();

  await page.goto('/auth/addresses');
  await page.getByRole('button', { name: 'Breyta heimilisfangi: Sumarhús við Birkilund 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Breyta heimilisfangi' });
  await dialog.getByRole('textbox', { name: 'Gata og húsnúmer' }).fill('Sumarhús við Birkilund 6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sumarhús við Birkilund 6')).toBeVisible();
  await page.getByRole('button', { name: 'Breyta heimilisfangi: Sumarhús við Birkilund 6' }).click();
  await dialog.getByRole('textbox', { name: 'Gata og húsnúmer' }).fill('Sumarhús við Birkilund 4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sumarhús við Birkilund 4')).toBeVisible();
});

test('an unconfirmed customer learns so, and what the account will hold', async ({ page }) => {
  await enterAs(page, 'ostadfest');
  await expect(page.getByRole('heading', { name: 'Netfangið hefur ekki verið staðfest' })).toBeVisible();
  await expect(page.getByText('Hér birtast pantanir, reikningar og vörur sem þú hefur keypt')).toBeVisible();
  await page.goto('/auth/statistics');
  await expect(page.getByText('Engin viðskipti síðustu tólf mánuði')).toBeVisible();
});

/** Baldur, who buys for the hotel; answers the main part of its first page. */
async function enterForHotel(page: Page): Promise<Locator> {
  await enterAs(page, 'baldur');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Baldur|BÞJ/ })
    .click();
  await page
    .getByRole('list', { name: 'Viðskiptamenn' })
    .getByRole('button', { name: /Hótel Hvönn ehf\./ })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText('kt. 550115-1490')).toBeVisible();
  return main;
}

test('a purchaser changes to the company and reads its year, month by month', async ({ page }) => {
  const main = await enterForHotel(page);
  await expect(main.getByText('Stjórnandi')).toBeVisible();
  await expect(main.getByRole('meter')).toHaveAttribute('aria-valuetext', /af kr\.\s2\.000\.000$/);
  await expect(main.getByRole('heading', { name: 'Opin tilboð' })).toBeVisible();
  await expect(main.getByRole('listbox', { name: /súlurit/ })).toBeVisible();
  await expectAccessible(page, 'the company’s first page');

  await main.getByRole('link', { name: 'Sjá tölur í töflu' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Tölfræði' })).toBeVisible();
  const table = main.getByRole('table', { name: 'Viðskipti eftir mánuðum' });
  // A head, thirteen months and their sum.
  await expect(table.getByRole('row')).toHaveCount(15);
  const chart = main.getByRole('listbox', { name: /súlurit/ });
  await expect(chart.getByRole('option')).toHaveCount(13);
  await chart.getByRole('option', { name: /það sem af er/ }).focus();
  await page.keyboard.press('ArrowLeft');
  const selectedLabel = await chart.getByRole('option', { selected: true }).getAttribute('aria-label');
  const [month = '', amount = ''] = (selectedLabel ?? '').replace(' með vsk.', '').split(': ');
  await expect(table.getByRole('row').filter({ hasText: month })).toContainText(amount);
  await main.getByRole('radio', { name: 'Án vsk.' }).check();
  await expect(chart.getByRole('option', { selected: true })).toHaveAttribute('aria-label', /án vsk\.$/);
  await expectAccessible(page, 'statistics');
});

test('a company reads its terms, agreed discounts and campaigns on one page', async ({ page }) => {
  const main = await enterForHotel(page);
  await page.goto('/auth/campaigns');
  await expect(main.getByRole('heading', { level: 1, name: 'Kjör og herferðir' })).toBeVisible();
  await expect(main.getByRole('meter')).toHaveAttribute('aria-valuetext', /af kr\.\s2\.000\.000$/);
  await expect(main.getByRole('table').getByRole('row').nth(1)).toContainText(/%$/);
  await expectAccessible(page, 'terms and campaigns');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Sækja verðlista (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('verdlisti.csv');
});
