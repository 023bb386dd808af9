import { expect, type Locator, type Page } from '@playwright/test';

export const strip = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('region', { name: `Þú ert í umboði fyrir ${name}` });

export async function openMenu(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  return page.getByRole('navigation', { name: 'Notandi' });
}

export const customerResults = (dialog: Locator) =>
  dialog.getByRole('region', { name: 'Viðskiptavinir', exact: true });

export async function openModal(page: Page): Promise<Locator> {
  await (await openMenu(page)).getByRole('button', { name: 'Skipta um umboð' }).click();
  return page.getByRole('dialog', { name: 'Skipta í umboð' });
}

/** By the agent's modal; answers once the page is that customer's. */
export async function actFor(page: Page, search: string, name: string): Promise<void> {
  const dialog = await openModal(page);
  await dialog.getByRole('searchbox').fill(search);
  await customerResults(dialog)
    .getByRole('button', { name: `${name} kt.` })
    .click();
  await expect(dialog).toHaveCount(0);
  await expectSwitched(page, name);
}

/** The strip names the customer as soon as the answer is there; the page is theirs once it is not held any more. */
export async function expectSwitched(page: Page, name: string): Promise<void> {
  await expect(strip(page, name)).toBeVisible();
  await expect(page.getByText('Skipti um viðskiptavin…')).toHaveCount(0);
}
