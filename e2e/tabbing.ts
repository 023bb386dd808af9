import { expect, type Page } from '@playwright/test';

/** Tabs on until the focus is on the wanted element, at most so often. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox',
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
