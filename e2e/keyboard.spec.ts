import { expect, test } from '@playwright/test';
import { tabTo } from './tabbing.ts';
import { fillSignIn, openSomeProduct } from './shopping.ts';

test('an order is placed with nothing but the keyboard', async ({ page }) => {
  await openSomeProduct(page);
  await tabTo(page, 'button', /^Bæta í körfu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vörunni var bætt í körfuna')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Karfa' })).toHaveCount(0);

  await page.goto('/karfa');
  await tabTo(page, 'link', /^Ganga frá pöntun$/);
  await page.keyboard.press('Enter');
  await fillSignIn(page.getByRole('dialog', { name: 'Innskráning' }), 'jona@vorulind.test');
  await tabTo(page, 'button', /^Áfram í afhendingu$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', /Sækja í verslun/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await tabTo(page, 'checkbox', /Ég samþykki/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Staðfesta pöntun/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
});
