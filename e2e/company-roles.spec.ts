import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterForHotel } from './calls.ts';
import { test } from './journey.ts';

test.describe.configure({ timeout: 180_000 });

const roleName = `Móttaka ${String(Date.now()).slice(-6)}`;
const main = (page: Page) => page.getByRole('main');

test('a manager makes a role, gives it with an invitation, and takes both back', async ({ page }) => {
  await enterForHotel(page, 'baldur', '/auth/roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Hlutverk' })).toBeVisible();
  const list = main(page).getByRole('list', { name: 'Eigin hlutverk' });
  await expect(list.getByRole('heading', { name: 'Bókari' })).toBeVisible();
  await expectAccessible(page, 'roles');
  await page.getByRole('button', { name: 'Búa til hlutverk' }).click();
  const form = page.getByRole('dialog', { name: 'Nýtt hlutverk' });
  await expectAccessible(page, 'the form of a role');
  await form.getByRole('textbox', { name: /^Heiti/ }).fill('bókari');
  await form.getByRole('checkbox', { name: /^Panta/ }).check();
  await form.getByRole('button', { name: 'Vista hlutverk' }).click();
  await expect(form.getByText('Annað hlutverk heitir þetta.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Heiti/ }).fill(roleName);
  await form.getByRole('button', { name: 'Vista hlutverk' }).click();
  await expect(page.getByText(`Hlutverkið var vistað: ${roleName}`)).toBeVisible();
  const item = list.getByRole('listitem').filter({ hasText: roleName });
  await expect(item.getByText('Panta · Sjá verð')).toBeVisible();

  await page.goto('/auth/employees');
  await page.getByRole('button', { name: 'Bæta við starfsmanni' }).click();
  const invitation = page.getByRole('dialog', { name: 'Bæta við starfsmanni' });
  const invited = `mottaka-${Date.now()}@vorulind.test`;
  await invitation.getByRole('textbox', { name: /^Netfang eða kennitala/ }).fill(invited);
  await invitation.getByRole('radio', { name: new RegExp(`^${roleName}`) }).check();
  await invitation.getByRole('button', { name: 'Senda boð' }).click();
  await expect(page.getByText(`Boð var sent: ${invited}`)).toBeVisible();
  const waiting = main(page).getByRole('listitem').filter({ hasText: invited });
  await expect(waiting.getByText(roleName)).toBeVisible();

  await page.goto('/auth/roles');
  await page.getByRole('button', { name: `Eyða: ${roleName}` }).click();
  const asked = page.getByRole('dialog', { name: `Eyða: ${roleName}` });
  await asked.getByRole('button', { name: 'Eyða', exact: true }).click();
  await expect(asked.getByText(/^Hlutverkið er í notkun/)).toBeVisible();
  await page.goto('/auth/employees');
  await page.getByRole('button', { name: `Afturkalla: ${invited}` }).click();
  await expect(page.getByText(`Boð var afturkallað: ${invited}`)).toBeVisible();
  await page.goto('/auth/roles');
  await page.getByRole('button', { name: `Eyða: ${roleName}` }).click();
  await asked.getByRole('button', { name: 'Eyða', exact: true }).click();
  await expect(page.getByText(`Hlutverkinu var eytt: ${roleName}`)).toBeVisible();
});

test('a bookkeeper is greeted by the role, sees the invoices, and is offered no ordering', async ({
  page,
}) => {
  await enterForHotel(page, 'bokari', '/auth/home');
  await expect(main(page).getByText('Bókari', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Sama og síðast' })).toHaveCount(0);
  await page.goto('/auth/invoices');
  await expect(main(page).getByRole('table')).toBeVisible();
  await page.goto('/auth/standing-orders');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Ný föst pöntun/ })).toHaveCount(0);
  await page.goto('/auth/roles');
  await expect(main(page).getByText('Þú sérð ekki um hlutverk hjá neinu fyrirtæki')).toBeVisible();
});
