import { expect, type Page } from '@playwright/test';
import { AvailableCustomersDocument, SetCustomerDocument } from '../graphql/generated/documents-on-demand.ts';
import { ask, emptyCart, signInByCall } from './calls.ts';

/* What journeys over the order pad share. */

export const hotel = 'Hótel Hvönn ehf.';

export const lines = (page: Page) => page.getByRole('list', { name: /^Á blaðinu/ }).getByRole('listitem');
export const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Heiti, vörunúmer eða strikamerki' });
const keepBox = (page: Page) => page.getByRole('checkbox', { name: /^Geyma á þessu tæki/ });

/** By a call, as from another device: the page does not know of it. */
export async function actFor(page: Page, name: string): Promise<void> {
  const { availableCustomers } = await ask(page, AvailableCustomersDocument, {});
  const customerId = availableCustomers.find((one) => one.name === name)?.id ?? '';
  await ask(page, SetCustomerDocument, { customerId, as: 'Customer' });
}

export async function openPadFor(page: Page, name: string): Promise<void> {
  await signInByCall(page, 'baldur');
  await actFor(page, name);
  await emptyCart(page);
  await page.goto('/auth/pad');
  await expect(page.getByText(`Blaðið er fyrir: ${name}`)).toBeVisible();
  await expect(page.getByText(/^Vörur á blaðinu: /)).toBeVisible();
}

/** Keeps the pad, and waits until all of it is kept. */
export async function keep(page: Page): Promise<void> {
  await keepBox(page).click();
  await expect(keepBox(page)).toBeChecked();
  await expect(page.getByText('Geymi blaðið…')).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

export async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
