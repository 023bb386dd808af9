import { expect, type Page } from '@playwright/test';
import {
  AvailableCustomersDocument,
  ImportOwnNumbersDocument,
  RemoveOwnNumberDocument,
  OwnNumbersDocument,
  SetCustomerDocument,
} from '../graphql/generated/documents-on-demand.ts';
import { expectAccessible } from './axe.ts';
import { ask, emptyCart, signInByCall } from './calls.ts';
import { test } from './journey.ts';

/** Of the demo range: paper towels, and a soap. */
const [towels, soap] = ['PAP-10302', 'HRE-10204'];
const main = (page: Page) => page.getByRole('main');

/** The hotel's manager in the hotel's place, with one number of the hotel's own. */
async function enterHotel(page: Page): Promise<void> {
  await signInByCall(page, 'baldur');
  const { availableCustomers } = await ask(page, AvailableCustomersDocument, {});
  const hotel = availableCustomers.find(({ name }) => name === 'Hótel Hvönn ehf.');
  await ask(page, SetCustomerDocument, { customerId: hotel?.id ?? '', as: 'Customer' });
  const { ownNumbers } = await ask(page, OwnNumbersDocument, { search: '', page: 1 });
  for (const { productId } of ownNumbers.lines) await ask(page, RemoveOwnNumberDocument, { productId });
  const rows = [{ product: towels, number: 'ELD-204', name: 'Handþurrkur eldhús' }];
  await ask(page, ImportOwnNumbersDocument, { rows });
}

test('a manager sets, changes and removes a number, and reads a file after a look at what it changes', async ({
  page,
}) => {
  await enterHotel(page);
  await page.goto('/auth/own-numbers');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Ykkar vörunúmer' })).toBeVisible();
  const lines = main(page).getByRole('list', { name: 'Ykkar vörunúmer' }).getByRole('listitem');
  await expect(lines).toHaveText(/ELD-204 – Handþurrkur eldhús/);
  await expectAccessible(page, 'own numbers');

  await main(page).getByRole('button', { name: 'Skrá númer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Vörunúmer okkar eða strikamerki' }).fill(soap);
  await dialog.getByRole('textbox', { name: 'Ykkar númer' }).fill('eld204');
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(dialog.getByText(`${towels} er með þetta númer hjá ykkur`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Ykkar númer' }).fill('GÓLF-1');
  await dialog.getByRole('button', { name: 'Vista' }).click();
  await expect(lines).toHaveCount(2);

  const file = {
    name: 'numer.csv',
    mimeType: 'text/csv',
    // As Excel writes it in Iceland.
    buffer: Buffer.from(`Vörunúmer;Ykkar númer;Ykkar heiti\r\n${soap};GÓLF-2;Gólf\r\nXYZ-1;5;\r\n`, 'latin1'),
  };
  await page.getByLabel('Skrá með ykkar vörunúmerum').setInputFiles(file);
  await expect(dialog.getByText('Í skránni: 0 ný, 1 breytt, 0 óbreytt, 1 með villu.')).toBeVisible();
  await expect(dialog.getByText('Lína 3: Engin vara fannst með þessu númeri (XYZ-1)')).toBeVisible();
  await expect(dialog.getByText('Ykkar númer GÓLF-2 – Gólf · var GÓLF-1')).toBeVisible();
  await expectAccessible(page, 'what a file of own numbers changes');
  await dialog.getByRole('button', { name: 'Lesa inn' }).click();
  await expect(dialog.getByText('Lesið inn: 0 ný, 1 breytt, 0 óbreytt, 1 með villu.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Loka' }).last().click();
  await expect(lines.filter({ hasText: 'GÓLF-2 – Gólf' })).toHaveCount(1);

  await lines
    .filter({ hasText: 'GÓLF-2' })
    .getByRole('button', { name: /^Eyða númeri/ })
    .click();
  await dialog.getByRole('button', { name: 'Eyða' }).click();
  await expect(lines).toHaveCount(1);
});

test('the number finds its product in the box, the results, the quick order, and stands in the cart', async ({
  page,
}) => {
  await enterHotel(page);
  await emptyCart(page);
  const mark = 'Ykkar númer ELD-204 – Handþurrkur eldhús';
  await page.goto('/leit?leit=eld204');
  const own = main(page).getByRole('region', { name: 'Eftir ykkar vörunúmerum' });
  await expect(own.getByRole('listitem')).toContainText(mark);
  await own.getByRole('button', { name: 'Auka magn' }).click();
  await expect(own.getByRole('button', { name: 'Minnka magn' })).toBeVisible();
  await emptyCart(page);
  await own.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(main(page).getByText(mark)).toBeVisible();

  await page.goto('/karfa/flytipontun');
  const code = page.getByRole('combobox', { name: 'Vörunúmer, strikamerki eða heiti' });
  await code.fill('eld204');
  await expect(page.getByRole('option').first()).toContainText(mark);
  await code.fill('ELD 204');
  await code.press('Escape');
  await code.press('Enter');
  const lines = page.getByRole('list', { name: 'Línur flýtipöntunar' }).getByRole('listitem');
  await expect(lines).toContainText([mark]);
  await page.getByRole('button', { name: 'Bæta 1 vöru í körfu' }).click();
  await expect(lines).toHaveCount(0);
  await page.goto('/karfa');
  await expect(page.getByRole('list', { name: 'Vörur í körfu' })).toContainText(mark);
  await emptyCart(page);
});

test('who is not of the company finds nothing by it', async ({ page }) => {
  await enterHotel(page);
  await signInByCall(page, 'jona');
  await page.goto('/leit?leit=eld204');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText('Ykkar númer')).toHaveCount(0);
  await page.goto('/auth/own-numbers');
  await expect(main(page).getByText('Fyrirtæki geta skráð sín eigin númer')).toBeVisible();
});
