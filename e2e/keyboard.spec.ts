import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, openSomeProduct } from './shopping.ts';

/** Tabs on until the focus is on the wanted element, at most so often. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'checkbox',
  name: RegExp,
): Promise<void> {
  const wanted = page.getByRole('main').getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `the Tab key never reached ${name}`).toBeFocused();
}

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
