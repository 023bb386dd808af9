import { expect, type Page } from '@playwright/test';
import { fieldsHeight } from '../backend/src/modules/payments/adyen/pages.ts';
import { type AdyenShop, startAdyenShop } from './adyen-shop.ts';
import { expectAccessible } from './axe.ts';
import { shop } from './own-shop.ts';
import { fillCart, openPayment } from './calls.ts';
import { confirmOrder, expectOrderPlaced, openCardPayment } from './paying.ts';
import { test } from './shop-with.ts';

let adyen: AdyenShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  adyen = await startAdyenShop();
  // The first page after a start may find a busy machine's backend slower than its limit, and says so.
  await expect.poll(async () => (await fetch(`${shop.url}/terms`)).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => adyen.stop());

/** Adyen's script is in a page of the shop's own, in which each field is in a frame of Adyen's. */
const fieldsOf = (page: Page) => page.getByTitle('Kortaupplýsingar').contentFrame();

async function fillFields(page: Page, number: string, holder = 'Jóna Haraldsdóttir'): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByRole('textbox', { name: 'Nafn korthafa' }).fill(holder);
  for (const [title, text] of [
    ['Kortanúmer', number],
    ['Gildistími', '03/30'],
    ['Öryggisnúmer', '737'],
  ] as const)
    await fields.getByTitle(title).contentFrame().getByRole('textbox', { name: title }).fill(text);
}

/** What Adyen has taken of the newest payment, once it has reported that. */
const capturedLast = () => expect.poll(() => adyen.payments().at(-1)?.captured ?? 0);

test('a card pays in Adyen’s fields, whose script the payment page itself does not have', async ({
  page,
}) => {
  await openCardPayment(page);
  // The room of before they were there: who presses what is below them does not miss it.
  const frame = page.getByTitle('Kortaupplýsingar');
  const height = async () => (await frame.boundingBox())?.height;
  expect(await height()).toBe(fieldsHeight);
  await fillFields(page, '4111111145551142');
  expect(await height()).toBe(fieldsHeight);
  await expectAccessible(page, 'the fields of Adyen');
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(scripts.filter((src) => src.includes('checkoutshopper'))).toEqual([]);
  await confirmOrder(page);
  await expectOrderPlaced(page);
  const payment = adyen.payments().at(-1);
  expect((payment?.value ?? 0) % 100).toBe(0);
  await capturedLast().toBe(payment?.value);
});

test('what is missing is shown in the fields, and nothing is sent', async ({ page }) => {
  await openCardPayment(page);
  const before = adyen.payments().length;
  await fillFields(page, '4111', '');
  await confirmOrder(page);
  const fields = fieldsOf(page);
  await expect(fields.getByRole('textbox', { name: 'Nafn korthafa' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('button', { name: /^Staðfesta pöntun/ })).toBeEnabled();
  expect(adyen.payments()).toHaveLength(before);
});

test('a card that is refused explains, and another one pays', async ({ page }) => {
  await openCardPayment(page);
  await fillFields(page, '4111111145551142', 'NOT_ENOUGH_BALANCE');
  await confirmOrder(page);
  await expect(page.getByText('Greiðslu var hafnað. Ekkert var skuldfært af kortinu.')).toBeVisible();
  await fillFields(page, '4111111145551142');
  await confirmOrder(page);
  await expectOrderPlaced(page);
});

test('a card is kept, and pays again by its name', async ({ page }) => {
  await openCardPayment(page);
  await page.getByRole('checkbox', { name: 'Vista kort fyrir næstu kaup' }).check();
  await fillFields(page, '4111111145551142');
  await confirmOrder(page);
  await expectOrderPlaced(page);
  await fillCart(page);
  await openPayment(page);
  await page.getByRole('radio', { name: /Visa •••• 1142/ }).check();
  await confirmOrder(page);
  await expectOrderPlaced(page);
});

test('3-D Secure on the bank’s page: approved, the order is there', async ({ page }) => {
  await openCardPayment(page);
  await fillFields(page, '4917610000000000');
  await confirmOrder(page);
  await expect(page.getByRole('heading', { name: 'Staðfestu greiðsluna' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Lykilorð' }).fill('password');
  await page.getByRole('button', { name: 'Staðfesta' }).click();
  await expectOrderPlaced(page);
});

test('3-D Secure by Adyen’s script: refused, then approved, on a page of the shop that survives a reload', async ({
  page,
}) => {
  await openCardPayment(page);
  await fillFields(page, '4212345678910006');
  await confirmOrder(page);
  const bank = page.getByTitle('Staðfesting banka').contentFrame();
  await bank.getByRole('button', { name: 'Hætta við' }).click();
  await expect(page.getByText(/Ekkert var skuldfært/)).toBeInViewport();

  await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
  await fillFields(page, '4212345678910006');
  await confirmOrder(page);
  await expect(bank.getByRole('heading', { name: 'Staðfestu greiðsluna' })).toBeVisible();
  await expectAccessible(page, 'the bank’s question by Adyen’s script');
  await page.reload();
  await bank.getByRole('textbox', { name: 'Lykilorð' }).fill('password');
  await bank.getByRole('button', { name: 'Staðfesta' }).click();
  await expectOrderPlaced(page);
});
