import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { emptyCart, enterAs, fillCart, openPayment, signInByCall } from './calls.ts';

/** The list's own search, not the shop's. */
const searchOf = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Leita', exact: true });

/** Rows of a list, without the head that phones do not show. */
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

/** What a press of a link brings. */
async function downloadOf(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  return download;
}

/** From payment to the page that says thanks; answers the order's number. */
async function orderOnAccount(page: Page): Promise<string> {
  await fillCart(page);
  await openPayment(page);
  await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  const line = page.getByText(/^Pöntunarnúmer P\d+/);
  await expect(line).toBeVisible();
  return /P\d+/.exec((await line.textContent()) ?? '')?.[0] ?? '';
}

test('a customer cancels an order: the balance drops, with a credit note as page, PDF and mail', async ({
  page,
}) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  const number = await orderOnAccount(page);
  await page.goto('/auth/orders');
  await searchOf(page).fill(number);
  await searchOf(page).press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pöntun ${number}` })).toBeVisible();
  await expect(page.getByText('Í vinnslu')).toBeVisible();

  await page.getByRole('button', { name: 'Hætta við pöntun' }).click();
  const dialog = page.getByRole('dialog', { name: `Hætta við pöntun ${number}` });
  await expectAccessible(page, 'calling off');
  await dialog.getByRole('button', { name: 'Já, hætta við pöntun' }).dblclick();
  await expect(page.getByText('Kreditreikningur gefinn út, nr.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hætta við pöntun' })).toHaveCount(0);
  await expectAccessible(page, 'an order');

  await page.getByRole('link', { name: /^Kreditreikningur \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kreditreikningur / })).toBeVisible();
  const credit = /\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  const pdf = await downloadOf(page, 'Sækja PDF');
  expect((await readFile(await pdf.path(), 'latin1')).slice(0, 8)).toBe('%PDF-1.7');
  const xml = await downloadOf(page, 'Sækja rafrænan reikning');
  expect(await readFile(await xml.path(), 'utf8')).toContain('<cac:BillingReference>');
  const address = await readMailLink(
    page,
    'jona@vorulind.test',
    `Kreditreikningur ${credit}`,
    'Skoða kreditreikning',
  );
  expect(address).toMatch(/\/auth\/invoices\/\d+$/);
});

test('a consumer withdraws from a line, gets a mail and sees it on the order', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/orders');
  await page.getByRole('combobox', { name: 'Staða' }).selectOption('Afgreidd');
  await page.getByRole('button', { name: 'Leita' }).last().click();
  await expect(page).toHaveURL(/stada=afgreidd/);
  await rowsOf(page).first().getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1, name: /^Pöntun P/ });
  await expect(heading).toBeVisible();
  const number = /P\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Falla frá samningi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Falla frá samningi' });
  await expect(dialog.getByText(/Síðasti dagur er/)).toBeVisible();
  await expect(dialog.getByText(/innsiglaðrar vöru/)).toBeVisible();
  const units = dialog.getByRole('spinbutton').first();
  await units.fill('1');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page, 'withdrawing');
  await dialog.getByRole('button', { name: /^Já, falla frá samningi/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Yfirlýsingin er móttekin' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Lokið' }).click();
  await expect(
    page.getByText('Fallið frá samningi – beðið er eftir að vörunum sé skilað').first(),
  ).toBeVisible();
  const address = await readMailLink(
    page,
    'jona@vorulind.test',
    `Staðfesting: fallið frá samningi, pöntun ${number}`,
    'Skoða pöntun',
  );
  expect(address).toMatch(/\/auth\/orders\/\d+$/);
});

/** Baldur, acting for the hotel. */
async function enterAsPurchaser(page: Page): Promise<void> {
  await enterAs(page, 'baldur');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Baldur|Hvönn|Kría/ })
    .click();
  const company = page.getByRole('banner').getByRole('button', { name: /Hótel Hvönn/ });
  const switched = page.waitForResponse(/op=setCustomer/i);
  await company.last().click();
  expect((await switched).ok()).toBe(true);
}

test('a purchaser finds a year of invoices, narrows them and downloads the list', async ({ page }) => {
  await enterAsPurchaser(page);
  await page.goto('/auth/invoices');
  await expect(rowsOf(page)).toHaveCount(20);
  await expectAccessible(page, 'invoices');
  await page.getByRole('link', { name: 'Næsta síða' }).click();
  await expect(page).toHaveURL(/sida=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/invoices$/);

  await searchOf(page).fill('PO-2026');
  await page.getByText(/^Dagsetning(,| og) upphæð/).click();
  await page.getByRole('textbox', { name: 'Lægsta upphæð' }).fill('1.000');
  await searchOf(page).press('Enter');
  await expect(page).toHaveURL(/leit=PO-2026&lagmark=1\.000$/);
  await page.reload();
  await expect(searchOf(page)).toHaveValue('PO-2026');
  await expect(page.getByRole('textbox', { name: 'Lægsta upphæð' })).toHaveValue('1000');
  const csv = await readFile(await (await downloadOf(page, 'Sækja lista sem CSV')).path(), 'utf8');
  const [head, first] = csv.split('\r\n');
  expect(head).toBe(
    '\u{feff}Reikningsnúmer;Útgáfudagur;Eindagi;Staða;Kaupandi;Kennitala;Tilvísun;Kostnaðarstaður;Eining;Upphæð án vsk.;Vsk.;Upphæð með vsk.',
  );
  expect(first).toMatch(
    /^\d+;\d+\.\d+\.2026;.*;Hótel Hvönn ehf\.;550115-1490;PO-2026\d{4};[^;]*;[^;]*;\d+;\d+;\d+$/,
  );
  await searchOf(page).fill('ekkert slíkt er til');
  await searchOf(page).press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Engir reikningar fundust' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Engir reikningar fundust' })).toBeAttached();
});

test('a purchaser downloads the statement and puts an order’s goods into the cart again', async ({
  page,
}) => {
  await enterAsPurchaser(page);
  await page.goto('/auth/statement');
  await expect(page.getByText('Lokastaða')).toBeVisible();
  await expectAccessible(page, 'statement');
  const statement = await readFile(await (await downloadOf(page, 'Sækja CSV')).path(), 'utf8');
  expect(statement).toContain(';Upphafsstaða;;;');

  await page.goto('/auth/orders');
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByText('Falla frá samningi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Panta aftur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Panta aftur' });
  for (const box of (await dialog.getByRole('checkbox').all()).slice(1)) await box.uncheck();
  await dialog.getByRole('button', { name: 'Setja í körfu' }).click();
  await expect(dialog.getByRole('heading', { name: /í körfunni$|fáanleg$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Panta aftur' })).toBeFocused();
});

test('a printed order and invoice have no shell', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/orders');
  await rowsOf(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pöntun/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Prenta' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Mínar síður' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Einingaverð' })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: /^Reikningur \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reikningur/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Sækja PDF' })).toBeHidden();
  await expect(page.getByText(/VSK-númer/)).toBeVisible();
});
