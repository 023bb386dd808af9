import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, fillCart, openPayment, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { floorSoap } from './shopping.ts';

async function orderOnAccount(page: Page): Promise<void> {
  await fillCart(page);
  await openPayment(page);
  await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expect(page.getByText(/^Pöntunarnúmer P\d+/)).toBeVisible();
}

test('an order is made a standing order, of which one day is changed, one skipped, and which is paused and ended', async ({
  page,
}) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await orderOnAccount(page);
  await page.goto('/auth/orders');
  await page
    .getByRole('row')
    .getByRole('link', { name: /^P\d+$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Gera að fastri pöntun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ný föst pöntun' })).toBeVisible();
  const name = `Sápa ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Heiti' }).fill(name);
  await page.getByRole('combobox', { name: 'Hversu oft' }).selectOption({ label: 'Á tveggja vikna fresti' });
  await page.getByRole('checkbox', { name: 'miðvikudagur' }).check();
  await page.getByRole('radio', { name: /Sækja í verslun/ }).check();
  await expectAccessible(page, 'a new standing order');
  await page.getByRole('button', { name: 'Stofna fasta pöntun' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Á tveggja vikna fresti á mánudögum og miðvikudögum')).toBeVisible();
  const days = page.getByRole('region', { name: 'Næstu pantanir' }).getByRole('listitem');
  await expect(days).toHaveCount(4);

  await days
    .nth(1)
    .getByRole('button', { name: /^Breyta: / })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Breyta einni pöntun/ });
  await dialog.getByRole('spinbutton', { name: `Magn: ${floorSoap.name}` }).fill('3');
  await expectAccessible(page, 'one day of a standing order');
  await dialog.getByRole('button', { name: 'Vista fyrir þennan dag' }).click();
  await expect(days.nth(1)).toContainText(`Breytt: ${floorSoap.name}: 3 stk.`);

  await days
    .nth(0)
    .getByRole('button', { name: /^Sleppa: / })
    .click();
  await expect(days.nth(0)).toContainText('Sleppt');
  await page.getByRole('button', { name: 'Setja í bið' }).click();
  await expect(page.getByRole('button', { name: 'Halda áfram' })).toBeVisible();
  await expect(days).toHaveCount(0);
  await page.getByRole('button', { name: 'Halda áfram' }).click();
  await expect(days).toHaveCount(4);
  await expectAccessible(page, 'a standing order');

  await page.getByRole('button', { name: 'Hætta alveg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hætta alveg' }).click();
  await expect(page.getByText('Hætt', { exact: true })).toBeVisible();
});
