import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { confirmOrder, expectOrderPlaced, fillCardFields, openPaymentStep } from './paying.ts';

const declined = '4000 0000 0000 0002';
const accepted = '4242 4242 4242 4242';

/** Buys on account; answers the number of the invoice, of which the list is open. */
async function buyOnAccount(page: Page): Promise<string> {
  await openPaymentStep(page);
  await confirmOrder(page);
  await expectOrderPlaced(page);
  await page.goto('/auth/invoices');
  const newest = page.getByRole('checkbox', { name: /^Velja reikning/ }).first();
  return /\d+/.exec((await newest.getAttribute('aria-label')) ?? '')?.[0] ?? '';
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Greiða kr\./ });

/** With a card that is typed in, whatever cards other journeys left. */
async function payWithNewCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
  await fillCardFields(page, number);
  await payButton(page).click();
}

test('an invoice is chosen in the list, paid in part, and then the rest of it', async ({ page }) => {
  const number = await buyOnAccount(page);
  await page.getByRole('checkbox', { name: `Velja reikning ${number}` }).check();
  await expect(page.getByRole('status').filter({ hasText: '1 reikningur valinn' })).toBeVisible();
  await expectAccessible(page, 'a chosen invoice');
  await page.getByRole('button', { name: 'Greiða valda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Greiða reikninga' })).toBeVisible();
  const invoice = page.getByRole('checkbox', { name: new RegExp(`Reikningur ${number}`) });
  await expect(invoice).toBeChecked();
  await invoice.uncheck();
  await payButton(page).click();
  await expect(page.getByText('Veldu reikning til að greiða')).toBeVisible();
  await invoice.check();
  await page.getByRole('textbox', { name: `Upphæð inn á reikning ${number}` }).fill('500');
  await expect(payButton(page)).toHaveText(/kr\.\s500$/);
  await expectAccessible(page, 'the payment of an invoice');
  await payWithNewCard(page, accepted);
  await expect(page.getByText('Greiðslan er móttekin.')).toBeVisible();
  await expectAccessible(page, 'the receipt of a payment');
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Reikningur ${number}` })).toBeVisible();
  const payments = page.getByRole('region', { name: 'Greiðslur' });
  await expect(payments.getByText('Eftirstöðvar')).toBeVisible();

  await page.goto('/auth/invoices');
  await page.getByRole('checkbox', { name: `Velja reikning ${number}` }).check();
  await page.getByRole('button', { name: 'Greiða valda' }).click();
  await payWithNewCard(page, accepted);
  await expect(page.getByText('Greiðslan er móttekin.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expect(page.getByText('Greiddur', { exact: true })).toBeVisible();
  await expect(payments.getByRole('link', { name: 'Skoða kvittun' })).toHaveCount(2);
  await expect(payments.getByText('Eftirstöðvar')).toHaveCount(0);
});

test('a declined card leaves the invoice open, keeps the choice, and another one pays', async ({ page }) => {
  const number = await buyOnAccount(page);
  await page.getByRole('checkbox', { name: `Velja reikning ${number}` }).check();
  await page.getByRole('button', { name: 'Greiða valda' }).click();
  await payWithNewCard(page, declined);
  await expect(page.getByText('Greiðslu var hafnað. Ekkert var skuldfært af kortinu.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: new RegExp(`Reikningur ${number}`) })).toBeChecked();
  await payWithNewCard(page, accepted);
  await expect(page.getByText('Greiðslan er móttekin.')).toBeVisible();
});
