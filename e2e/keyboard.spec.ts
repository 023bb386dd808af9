import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { chooseByArrows, tabTo } from './tabbing.ts';
import { fillSignIn, openProduct } from './shopping.ts';

test('an order is placed by keyboard alone', async ({ page }) => {
  await openProduct(page);
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
  await chooseByArrows(page, /Sækja í verslun/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'checkbox', /Ég samþykki/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Staðfesta pöntun/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
});

/** What has the focus, where something that sticks to the view covers it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A card of a shelf that scrolls sideways may reach over the edge of the view; what is in the view counts.
    const { left, right, top, height } = focused.getBoundingClientRect();
    const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const there = document.elementFromPoint(middle, top + Math.min(height / 2, 20));
    return there && (focused.contains(there) || there.contains(focused)) ? null : focused.outerHTML;
  });

test('the focused element is never behind the header or a bar at the foot', async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {};
  for (const [path, viewWidth] of [
    ['/', width],
    ['/', 390],
    ['/leit?leit=hanskar', width],
    ['/samanburdur?vorur=HRE-10204,HLI-10112', width],
    ['/vara/matarolia-repjuolia-5-l', width],
    ['/vara/er-ekki-til', 390],
  ] as const) {
    await page.setViewportSize({ width: viewWidth, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Karfa: / })).toBeVisible();
    for (let presses = 0; presses < 35; presses += 1) {
      await page.keyboard.press('Tab');
      // What a search has opened stays 150 ms behind the focus.
      await expect.poll(() => hiddenFocus(page), path).toBeNull();
    }
  }
});
