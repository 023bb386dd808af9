import { expect } from '@playwright/test';
import { fillCart } from './calls.ts';
import { test } from './journey.ts';
import { cartLine, floorSoap } from './shopping.ts';

const { name } = floorSoap;

test('a quantity is stepped, typed, clamped and kept over a reload', async ({ page }) => {
  await fillCart(page);
  await page.goto('/karfa');
  const line = cartLine(page, name);
  const quantity = line.getByRole('spinbutton', { name: 'Magn' });
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  // Both presses in one burst, however slow the machine: then one change tells of both.
  await line.getByRole('button', { name: 'Auka magn' }).click({ clickCount: 2 });
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('Karfan var uppfærð')).toBeAttached();
  await page.reload();
  await expect(quantity).toHaveValue('3');
  // The header knows the cart only once scripts run: before that, the field does not answer.
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();

  const stock = await quantity.getAttribute('max');
  await quantity.fill('999999');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(stock));
});

test('a printed cart says whose shop it is and when it was printed', async ({ page }) => {
  await fillCart(page);
  await page.goto('/karfa');
  await expect(page.getByRole('button', { name: 'Flytja út' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('kt. 480714-1590', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Prentað \d+\. \S+ \d{4} kl\. \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a removed line comes back, and 0 removes it as well', async ({ page }) => {
  await fillCart(page);
  await page.goto('/karfa');
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await page.getByRole('button', { name: `Fjarlægja ${name}` }).click();
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afturkalla' })).toBeFocused();
  await page.getByRole('button', { name: 'Afturkalla' }).click();
  await expect(cartLine(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await cartLine(page, name).getByRole('button', { name: 'Minnka magn' }).click();
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
  await expect(page.getByText('Varan var fjarlægð úr körfunni')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Karfan er tóm')).toBeVisible();
});

test('without a connection the cart rolls back and says so', async ({ page }) => {
  await fillCart(page);
  await page.goto('/karfa');
  await expect(page.getByRole('button', { name: 'Karfa: 1 vara' })).toBeVisible();
  await page.route('**/backend/graphql?op=updateCart', (route) => route.abort());
  await cartLine(page, name).getByRole('button', { name: 'Auka magn' }).click();
  await expect(
    cartLine(page, name).getByText('Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.'),
  ).toBeVisible();
  await expect(cartLine(page, name).getByRole('spinbutton', { name: 'Magn' })).toHaveValue('1');
});
