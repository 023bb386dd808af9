import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './calls.ts';
import { expectStill, watchShifts } from './layout-shift.ts';
import { test } from './journey.ts';

test('an agent’s first page finds a customer, shows what they bought and acts for them', async ({ page }) => {
  await enterAs(page, 'solumadur');
  await expect(page.getByRole('heading', { name: 'Hafa ekki pantað eins og venjulega' })).toBeVisible();
  await expect(page.getByText(/^Pantar venjulega á 14 daga fresti/).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Tilboð að renna út' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page, 'the first page of an agent');

  const customers = page.getByRole('region', { name: 'Finna viðskiptavin' });
  await expect(customers.getByText('Ctrl + K')).toBeVisible();
  await customers.getByRole('searchbox', { name: 'Leita eftir nafni eða kennitölu' }).fill('hótel hvönn');
  await expect(customers.getByRole('heading', { name: 'Nýlegir viðskiptavinir' })).toBeHidden();
  const choice = page.getByRole('button', { name: 'Skipta í umboð: Hótel Hvönn ehf.' });
  const hotel = customers.getByRole('listitem').filter({ has: choice });
  await expect(hotel.getByText(/^Síðustu pantanir: /)).toBeVisible();
  await hotel.getByRole('button').click();
  await expect(page.getByText('Fara úr umboði').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hafa ekki pantað eins og venjulega' })).toBeHidden();
});

test('the lists of an agent’s home are in the page as it is sent, and nothing on it moves', async ({
  page,
}) => {
  await enterAs(page, 'solumadur');
  const html = await (await page.request.get('/auth/home')).text();
  for (const words of ['Pantar venjulega', 'Símtöl í dag', 'Tilboð að renna út'])
    expect(html).toContain(words);
  await watchShifts(page);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Leita eftir nafni eða kennitölu' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  await expectStill(page, 'an agent’s home');
});

test('the palette takes an agent to a customer by keyboard alone', async ({ page }) => {
  await enterAs(page, 'solumadur');
  await expect(
    page.getByRole('region', { name: 'Tilboð að renna út' }).getByRole('listitem').first(),
  ).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Flýtileit' });
  // Its keys come with the page's last parts.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('hvönn');
  const option = palette.getByRole('option', { name: /Hótel Hvönn ehf\./ });
  await expect(option).toBeVisible();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  // While what was typed last is searched for, Enter opens nothing.
  await expect(palette.getByRole('status')).toHaveText('2 niðurstöður');
  await expectAccessible(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByText('Fara úr umboði').first()).toBeVisible();
});

test('the palette takes a customer to a product, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/solumenn');
  await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  const cart = page.getByRole('button', { name: /^Karfa: / });
  await cart.focus();
  const palette = page.getByRole('dialog', { name: 'Flýtileit' });
  // Its keys come with the page's last parts.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('HRE-10201');
  await expect(palette.getByRole('option', { name: /HRE-10201/ })).toBeVisible();
  await expect(palette.getByRole('group', { name: 'Viðskiptavinir' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Gólfsápa/ })).toBeVisible();
});
