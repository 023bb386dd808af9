import { expect, type Locator, type Page } from '@playwright/test';
import { AgentCustomersDocument, SetCustomerDocument } from '../graphql/generated/documents-on-demand.ts';
import { ask, enterAs } from './calls.ts';
import { test } from './journey.ts';

const category = '/voruflokkur/hreinsiefni';
const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** By the menu's search; answers once the page is that customer's. */
async function actFor(page: Page, search: string, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Mínar síður/ }).click();
  const menu = page.getByRole('navigation', { name: 'Notandi' });
  await menu.getByRole('searchbox').fill(search);
  await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(banner.getByRole('region', { name: `Þú ert í umboði fyrir ${name}` })).toBeVisible();
  await expect(menu).toHaveCount(0);
}

/** Operations that the page asks for from now on, by name. */
function collectOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const operation = new URL(request.url()).searchParams.get('op');
    if (operation) operations.push(operation);
  });
  return operations;
}

test('after a switch over a listing the next customer’s prices stand there with its answer, on the same cards', async ({
  page,
}) => {
  await enterAs(page, 'solumadur', category);
  await actFor(page, 'hotel hv', 'Hótel Hvönn ehf.');
  const first = cards(page).first();
  const agreed = await first.innerText();
  await first.evaluate((card) => card.setAttribute('data-testid', 'stays'));

  const operations = collectOperations(page);
  await actFor(page, 'kaffih', 'Kaffihúsið Kría slf.');
  await expect(page.getByTestId('stays')).toHaveCount(1);
  expect(await first.innerText()).not.toBe(agreed);
  expect(operations.filter((operation) => operation === 'SetCustomer')).toHaveLength(1);
  expect(operations).not.toContain('OwnPrices');
  expect(operations).not.toContain('Cart');
  expect(operations.filter((operation) => operation === 'ListingPage')).toHaveLength(1);
});

test('a listing narrowed to what was bought before follows the switch', async ({ page }) => {
  await enterAs(page, 'solumadur', category);
  const { agentCustomers } = await ask(page, AgentCustomersDocument, {
    page: 1,
    pageSize: 1,
    sort: { column: 'name', sortDirection: 'Ascending' },
    isActive: true,
    isConfirmed: true,
    search: 'hotel hv',
  });
  await ask(page, SetCustomerDocument, { customerId: agentCustomers.customers[0]?.id ?? '', as: 'Customer' });
  await page.goto(`${category}?keypt=1`);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page)).not.toHaveCount(24);
  const bought = await cards(page).allInnerTexts();

  await actFor(page, 'kaffih', 'Kaffihúsið Kría slf.');
  await expect.poll(() => cards(page).allInnerTexts()).not.toEqual(bought);
  await expect(page).toHaveURL(/\?keypt=1$/);
});
