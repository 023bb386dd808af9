import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs, signInByCall } from './calls.ts';
import { test } from './journey.ts';

const cafe = 'Kaffihúsið Kría slf.';

/** From the agent's home, by the customer's name in the list. */
async function openProfile(page: Page, name: string): Promise<void> {
  const finder = page.getByRole('region', { name: 'Finna viðskiptavin' });
  await finder.getByRole('searchbox').fill(name);
  await expect(finder.getByRole('heading', { name: 'Nýlegir viðskiptavinir' })).toBeHidden();
  await finder.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an agent reads what is known of a customer, and writes down more', async ({ page }) => {
  await enterAs(page, 'solumadur');
  await openProfile(page, cafe);
  const main = page.getByRole('main');
  await expect(main.getByText('480315-1480')).toBeVisible();
  await expect(main.getByText('Til ráðstöfunar')).toBeVisible();
  const orders = main.getByRole('region', { name: 'Síðustu pantanir' });
  await expect(orders.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'what is known of a customer');

  const notes = main.getByRole('region', { name: 'Minnispunktar' });
  const text = `Hringja eftir hádegi ${Date.now()}`;
  await notes.getByRole('textbox', { name: 'Nýr minnispunktur' }).fill(text);
  await notes.getByRole('button', { name: 'Vista minnispunkt' }).click();
  const note = notes.getByRole('listitem').filter({ hasText: text });
  await expect(note.getByText('Vala ÞÍ Baldvins')).toBeVisible();
  await expect(notes.getByRole('textbox', { name: 'Nýr minnispunktur' })).toHaveValue('');
  await page.reload();
  await note.getByRole('button', { name: /^Breyta/ }).click();
  await notes.getByRole('textbox', { name: 'Minnispunktur', exact: true }).fill(`${text}, ekki á mánudögum`);
  await notes.getByRole('button', { name: 'Vista', exact: true }).click();
  await expect(note.getByText(/, ekki á mánudögum$/)).toBeVisible();
  await expect(note.getByText(/breytt/)).toBeVisible();
  await note.getByRole('button', { name: /^Eyða/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eyða minnispunkti' }).click();
  await expect(note).toHaveCount(0);
});

test('a call planned for today stands first on the agent’s home until it is made', async ({ page }) => {
  await enterAs(page, 'solumadur');
  const person = 'Jóna ÞÍ Haraldsdóttir';
  await openProfile(page, person);
  const today = new Date().toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Dagur' }).fill(today);
  await page.getByRole('button', { name: 'Skrá símtal' }).click();
  await expect(page.getByText(/^Símtal er skráð/)).toBeVisible();

  await page.goto('/auth/home');
  const calls = page.getByRole('region', { name: 'Símtöl í dag' });
  const call = calls.getByRole('listitem').filter({ hasText: person });
  await expect(call.getByText(/^Símtal ákveðið/)).toBeVisible();
  await call.getByRole('button', { name: `Símtali lokið: ${person}` }).click();
  await expect(call).toHaveCount(0);
});

test('the strip over the page leads to the customer acted for, and the page back to another', async ({
  page,
}) => {
  await enterAs(page, 'solumadur');
  await openProfile(page, cafe);
  await page.getByRole('main').getByRole('button', { name: 'Skipta í umboð' }).click();
  const strip = page.getByRole('banner').getByRole('region', { name: `Þú ert í umboði fyrir ${cafe}` });
  await expect(strip).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/home$/);
  await strip.getByRole('link', { name: cafe }).click();
  await expect(page.getByRole('heading', { level: 1, name: cafe })).toBeVisible();
  await expect(page.getByText('Þú ert í umboði fyrir þennan viðskiptavin.')).toBeVisible();

  // Who is done with a customer looks for the next.
  await strip.getByRole('button', { name: 'Fara úr umboði' }).click();
  await expect(page.getByRole('searchbox', { name: 'Leita eftir nafni eða kennitölu' })).toBeFocused();
});

test('nobody but an agent sees what agents know, not even the customer', async ({ page }) => {
  await enterAs(page, 'solumadur');
  const finder = page.getByRole('region', { name: 'Finna viðskiptavin' });
  await finder.getByRole('searchbox').fill('Hótel Hvönn');
  const path = await finder.getByRole('link', { name: 'Hótel Hvönn ehf.' }).getAttribute('href');
  for (const login of ['baldur', 'jona']) {
    await signInByCall(page, login);
    const response = await page.goto(path ?? '');
    expect(response?.status(), login).toBe(404);
    await expect(page.getByRole('heading', { name: 'Síðan fannst ekki' })).toBeVisible();
  }
});
