import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { box, header, openShell } from './shell.ts';
import { cartLine, floorSoap, openProduct } from './shopping.ts';

const buy = (page: Page): Locator => page.getByRole('region', { name: 'Kaupa' });

/** Whether the price without VAT stands first, as for who counts without. */
async function standsWithoutVat(page: Page): Promise<boolean> {
  const gross = buy(page).getByRole('strong').first();
  const net = buy(page)
    .getByText(/^kr\.\s[\d.]+ án\svsk\.$/)
    .first();
  return (await box(net)).y < (await box(gross)).y;
}

test('search lies over the header from its icon, with the focus in the field, and goes as it came', async ({
  page,
}) => {
  await openShell(page);
  const icon = header(page).getByRole('link', { name: 'Leita' });
  const field = header(page).getByRole('combobox', { name: 'Leita að vöru' });
  await icon.tap();
  await expect(field).toBeFocused();
  expect((await box(field)).width).toBeGreaterThan(250);
  await page.keyboard.type('sapa');
  await expect(page.getByRole('group', { name: 'Vörur' }).getByRole('option').first()).toBeVisible();
  await header(page).getByRole('button', { name: 'Loka leit' }).tap();
  await expect(field).toBeHidden();
  await expect(icon).toBeFocused();
});

test('prices without VAT, once chosen, stand so on every page before any script of it', async ({ page }) => {
  await openProduct(page);
  expect(await standsWithoutVat(page)).toBe(false);
  await header(page).getByRole('button', { name: 'Opna valmynd' }).tap();
  await page.getByRole('navigation', { name: 'Valmynd' }).getByRole('button', { name: 'Án vsk.' }).tap();
  await header(page).getByRole('button', { name: 'Loka valmynd' }).tap();
  expect(await standsWithoutVat(page)).toBe(true);
  await buy(page).getByRole('button', { name: 'Auka magn' }).tap();
  await expect(buy(page).getByText(/^2 stk\. = .* án vsk\.$/)).toBeInViewport();
  // The cart's page shows both, and says which is with.
  await fillCart(page);
  await page.goto('/karfa');
  await expect(cartLine(page, floorSoap.name).getByRole('definition')).toHaveText(
    [/^kr\.\s[\d.]+ með vsk\.$/, /^kr\.\s[\d.]+$/],
    { useInnerText: true },
  );
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto(`/vara/${floorSoap.slug}`);
  expect(new URL(page.url()).search).toBe('');
  expect(await standsWithoutVat(page)).toBe(true);
});

test('the sections of the account are a list: open on the overview, one press away elsewhere', async ({
  page,
}) => {
  await enterAs(page, 'jona');
  const sections = page.getByRole('navigation', { name: 'Mínar síður' });
  await expect(sections.getByRole('link', { name: 'Heimilisföng' })).toBeInViewport({ ratio: 1 });
  for (const link of await sections.getByRole('link').all())
    expect((await box(link)).height).toBeGreaterThanOrEqual(44);
  await page.goto('/auth/addresses');
  await expect(sections.getByRole('link')).toHaveCount(0);
  await sections.getByRole('button', { name: /Heimilisföng/ }).tap();
  await sections.getByRole('link', { name: 'Stillingar' }).tap();
  await expect(page).toHaveURL(/\/auth\/settings$/);
});
