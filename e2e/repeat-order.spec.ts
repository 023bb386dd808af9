import { expect } from '@playwright/test';
import { signInByCall } from './calls.ts';
import { test } from './journey.ts';
import { expectOrderPlaced } from './paying.ts';

test('the last order is placed once more by one press', async ({ page }) => {
  await signInByCall(page, 'jona');
  await page.goto('/auth/home');
  await page.getByRole('link', { name: 'Sama og síðast' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sama og síðast' })).toBeVisible();
  const goods = page.getByRole('list', { name: 'Vörur' });
  // A line that is sold out is shown as well, and not ordered.
  const ordered = goods.getByRole('listitem').filter({ hasText: 'stk. ×' }).first();
  const name = await ordered.getByRole('link').innerText();
  await page.getByRole('button', { name: /^Panta aftur, kr\./ }).dblclick();
  await expectOrderPlaced(page);
  await page.getByRole('link', { name: 'Skoða pöntun' }).click();
  await expect(page.getByRole('cell', { name })).toBeVisible();
});
