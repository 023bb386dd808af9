import { expect, type Page } from '@playwright/test';
import { emptyCart, fillCart, openPayment, signInByCall } from './calls.ts';
import { floorSoap } from './shopping.ts';

/** Signed in, one product in the cart, at the payment step; answers the product's name. */
export async function openPaymentStep(page: Page): Promise<string> {
  await signInByCall(page, 'jona');
  await emptyCart(page);
  await fillCart(page);
  await openPayment(page);
  return floorSoap.name;
}

/** As readyToPay, with a new card chosen. */
export async function openCardPayment(page: Page): Promise<string> {
  const name = await openPaymentStep(page);
  await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
  return name;
}

export async function fillCardFields(page: Page, number: string): Promise<void> {
  const fields = page.getByTitle('Kortaupplýsingar').contentFrame();
  await fields.getByRole('textbox', { name: 'Kortanúmer' }).fill(number);
  await fields.getByRole('textbox', { name: 'Gildistími' }).fill('12/39');
  await fields.getByRole('textbox', { name: /Öryggisnúmer/ }).fill('123');
}

export async function payWithCard(page: Page, number: string): Promise<void> {
  await fillCardFields(page, number);
  await confirmOrder(page);
}

/** Agrees to the terms and presses the button. */
export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
}

export const expectOrderPlaced = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
