import { expect, type Locator, type Page } from '@playwright/test';

type Role =
  | 'button'
  | 'link'
  | 'radio'
  | 'checkbox'
  | 'textbox'
  | 'searchbox'
  | 'spinbutton'
  | 'combobox'
  | 'option';

/** Tabs on until the focus is on the wanted element, at most so often. */
export async function tabTo(page: Page, role: Role, name: RegExp): Promise<Locator> {
  const wanted = page.getByRole('main').getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `the Tab key never reached ${name}`).toBeFocused();
  return wanted;
}

/** Something of the page's main part has the focus, and is in sight. */
export async function expectFocusInMain(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.getByRole('main').evaluate((main) => {
        const focused = document.activeElement;
        return focused !== null && focused !== main && main.contains(focused) && focused.checkVisibility();
      }),
    )
    .toBe(true);
}

/** Tabs to something and presses it. */
export async function press(page: Page, role: Role, name: RegExp, key = 'Enter'): Promise<Locator> {
  const wanted = await tabTo(page, role, name);
  await page.keyboard.press(key);
  return wanted;
}
