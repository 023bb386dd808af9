import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { AuthenticatedCustomerDocument } from '../graphql/generated/documents.ts';
import { SetCustomerDocument } from '../graphql/generated/documents-on-demand.ts';
import { ask, emptyCart, fillCart, openPayment, signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { addToCart, cartLine, openProduct } from './shopping.ts';

/** kr. 1.390, from 12 on kr. 1.321, from 48 on kr. 1.223. */
const nails = { slug: 'naglar-100-mm', name: 'Naglar, 100 mm' };
/** kr. 1.990, from 10 on kr. 1.791, from 50 on kr. 1.632. */
const shirt = { slug: 'stuttermabolur-dokkblar-s', name: 'Stuttermabolur, dökkblár, S' };

async function chooseQuantity(page: Page, quantity: number): Promise<void> {
  const field = page.getByRole('main').getByRole('spinbutton', { name: 'Magn' }).first();
  await field.fill(String(quantity));
  await field.blur();
}

test('a guest reads what several cost, is told in the cart what is missing, and pays less from twelve on', async ({
  page,
}) => {
  await openProduct(page, nails);
  const table = page.getByRole('table', { name: 'Magnafsláttur' });
  await expect(table.getByRole('columnheader')).toHaveText([/^Magn$/, /^Verð á stk\./, /^Lækkun$/]);
  await expect(table.getByRole('rowheader')).toHaveText(['Frá 12 stk.', 'Frá 48 stk.']);
  await expect(table.getByRole('cell', { name: /^kr\.\s1\.321$/ })).toBeVisible();
  await expect(table.getByRole('cell', { name: /^kr\.\s1\.223$/ })).toBeVisible();
  await expectAccessible(page, 'a product with price tiers');

  await chooseQuantity(page, 12);
  await expect(page.getByText(/^12 stk\. = kr\.\s15\.852, kr\.\s1\.321 \/ stk\.$/)).toBeVisible();
  await chooseQuantity(page, 10);
  await addToCart(page);

  await page.goto('/karfa');
  const line = cartLine(page, nails.name);
  const hint = line.getByText(/^Bættu \d+ við og verðið verður/);
  await expect(hint).toContainText(/^Bættu 2 við og verðið verður kr\.\s1\.321 á stk\./);
  await expect(line.getByText(/^kr\.\s13\.900$/)).toBeVisible();
  await expectAccessible(page, 'a cart that is near a price tier');
  await line.getByRole('button', { name: 'Auka magn' }).click();
  await expect(hint).toContainText('Bættu 1 við');
  await line.getByRole('button', { name: 'Auka magn' }).click();
  await expect(line.getByText(/^kr\.\s15\.852$/)).toBeVisible();
  await expect(line.getByText(/^kr\.\s1\.321$/)).toBeVisible();
  await expect(hint).toContainText(/^Bættu 36 við og verðið verður kr\.\s1\.223 á stk\./);

  // At once: what was chosen a moment ago is sent before the page is left.
  await page.reload();
  await expect(line.getByText(/^kr\.\s15\.852$/)).toBeVisible();
  await expect(line.getByText(/^Verð hefur breyst/)).toHaveCount(0);
});

test('an order of twelve and its confirmation have the price of the tier', async ({ page }) => {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await fillCart(page, nails.slug, 12);
  await openPayment(page);
  await expect(page.getByText(/^kr\.\s15\.852$/).first()).toBeVisible();
  await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expect(page.getByText(/^Pöntunarnúmer P\d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Skoða reikning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reikningur / })).toBeVisible();
  await expect(page.getByRole('cell', { name: /kr\.\s1\.321$/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /kr\.\s15\.852$/ })).toBeVisible();
});

test('a customer with agreed terms sees the tiers below the own price, and the cart goes by them', async ({
  page,
}) => {
  await signInByCall(page, 'baldur');
  const { authenticatedCustomer } = await ask(page, AuthenticatedCustomerDocument, {});
  const hotel = authenticatedCustomer?.companies.find(({ companyName }) =>
    companyName.startsWith('Hótel Hvönn'),
  );
  await ask(page, SetCustomerDocument, { customerId: hotel?.id ?? '', as: 'Customer' });
  await emptyCart(page);
  await openProduct(page, shirt);
  // The hotel pays ten percent less, which is what everybody pays from ten on, and counts without VAT.
  const table = page.getByRole('table', { name: 'Magnafsláttur' });
  await expect(table.getByRole('rowheader')).toHaveText(['Frá 50 stk.']);
  await expect(table.getByRole('cell', { name: /^kr\.\s1\.316$/ })).toBeVisible();
  await fillCart(page, shirt.slug, 48);
  await page.goto('/karfa');
  const line = cartLine(page, shirt.name);
  await expect(line.getByText('Bættu 2 við og verðið verður')).toContainText(
    /kr\.\s1\.316 á stk\. án\svsk\./,
  );
  await emptyCart(page);
});
