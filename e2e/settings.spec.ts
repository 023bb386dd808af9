import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { Secret, TOTP } from 'otpauth';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { fillSignIn, password } from './shopping.ts';
import { openOtherBrowser } from './other-browser.ts';

const newPassword = 'Annað-lykilorð-2026';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Stillingar' });

async function openSettings(page: Page, login: string): Promise<void> {
  await enterAs(page, login, '/auth/settings');
  await expect(heading(page)).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = section(page, 'Lykilorð');
  await form.getByRole('textbox', { name: 'Núverandi lykilorð' }).fill(current);
  await form.getByRole('textbox', { name: 'Nýtt lykilorð' }).fill(next);
  await form.getByRole('textbox', { name: 'Endurtaka lykilorð' }).fill(next);
  await form.getByRole('button', { name: 'Breyta lykilorði' }).click();
}

test('other browsers are listed and signed out', async ({ page }) => {
  await openSettings(page, 'jona');
  const other = await openOtherBrowser(page);
  await openSettings(other, 'jona');
  await page.reload();
  const list = section(page, 'Innskráningar').getByRole('listitem');
  await expect(list.first()).toContainText('Þetta tæki');
  await expect(list.nth(1)).toContainText('Chrome á');
  await section(page, 'Innskráningar').getByRole('button', { name: 'Skrá út annars staðar' }).click();
  await expect(page.getByText('Öll önnur tæki hafa verið skráð út.')).toBeVisible();
  await expect(list).toHaveCount(1);
  await page.reload();
  await expect(list).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
  await other.context().close();
});

test('the password is changed with the current one, and other browsers are signed out', async ({ page }) => {
  await openSettings(page, 'ostadfest');
  const other = await openOtherBrowser(page);
  await openSettings(other, 'ostadfest');

  await changePassword(page, 'ekki-rett-lykilord', newPassword);
  await expect(page.getByText(/^Netfang eða lykilorð er ekki rétt/)).toBeVisible();
  await changePassword(page, password, 'stutt');
  await expect(section(page, 'Lykilorð').getByRole('alert').first()).toBeVisible();

  await changePassword(page, password, newPassword);
  await expect(page.getByText('Lykilorðinu hefur verið breytt.')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Innskráning' })).toBeVisible();
  await other.context().close();

  await changePassword(page, newPassword, password);
  await expect(page.getByText('Lykilorðinu hefur verið breytt.')).toBeVisible();
});

test('a second factor is set up, required at sign-in, and removed', async ({ page }) => {
  const email = 'solumadur@vorulind.test';
  const factor = section(page, 'Viðbótarauðkenning');
  const giveCode = async (code: string) => {
    await page.getByRole('textbox', { name: 'Kóði úr auðkenningarappi' }).fill(code);
    await page.keyboard.press('Enter');
  };
  await openSettings(page, 'solumadur');
  await factor.getByRole('button', { name: 'Setja upp auðkenningarapp' }).click();
  await expect(factor.getByRole('textbox', { name: 'Lykilorð' })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(
    factor.getByRole('img', { name: 'QR-kóði með lyklinum fyrir auðkenningarappið' }),
  ).toBeVisible();
  const link = await factor.getByRole('link', { name: 'Opna auðkenningarapp' }).getAttribute('href');
  const app = new TOTP({ secret: Secret.fromBase32(new URL(link ?? '').searchParams.get('secret') ?? '') });
  /** A code is good once: the next one is that of the next half minute. */
  const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await expectAccessible(page, 'settings with a new second factor');
  await giveCode(code(-1));
  await expect(page.getByText('Kveikt er á viðbótarauðkenningu.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth/sign-in?return=/auth/settings');
  await fillSignIn(page.getByRole('main'), email);
  await expect(page.getByText('Viðbótarauðkenningar er krafist.')).toBeVisible();
  await giveCode('12');
  await expect(page.getByText('Kóðinn er ekki réttur.')).toBeVisible();
  await giveCode(String((Number(code(0)) + 500_000) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText('Kóðinn er ekki réttur.')).toBeVisible();
  await giveCode(code(0));
  await expect(heading(page)).toBeVisible();

  await factor.getByRole('button', { name: 'Slökkva á viðbótarauðkenningu' }).click();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await giveCode(code(1));
  await expect(page.getByText('Slökkt hefur verið á viðbótarauðkenningu.')).toBeVisible();
});

test('consent to offers is given and withdrawn', async ({ page }) => {
  await openSettings(page, 'jona');
  const consent = page.getByRole('checkbox', { name: /Já takk/ });
  await expect(consent).toBeVisible();
  const before = await consent.isChecked();
  for (const isAllowed of [!before, before]) {
    await consent.click();
    await expect(page.getByText('Breytingar vistaðar')).toBeVisible();
    await page.reload();
    await expect(consent).toBeChecked({ checked: isAllowed });
  }
});

test('an unconfirmed customer can have the mail sent again', async ({ page }) => {
  await openSettings(page, 'ostadfest');
  await expect(page.getByText('Óstaðfest', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Senda staðfestingarpóst' }).click();
  await expect(page.getByText('Staðfesting hefur verið send á ostadfest@vorulind.test')).toBeVisible();
});
