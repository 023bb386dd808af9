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
  const target = page.getByRole('main').getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let pressCount = 0; pressCount < 80; pressCount += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  await expect(target, `the Tab key never reached ${name}`).toBeFocused();
  return target;
}

/** Chooses a radio button: the Tab key comes to the chosen one of its group, whichever that is, and the arrows go round. */
export async function chooseByArrows(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('main').getByRole('radio', { name }).first();
  await expect(target).toBeVisible();
  const isGroupFocused = () =>
    target.evaluate(
      ({ name: group }: HTMLInputElement) =>
        document.activeElement instanceof HTMLInputElement && document.activeElement.name === group,
    );
  for (let pressCount = 0; pressCount < 80 && !(await isGroupFocused()); pressCount += 1)
    await page.keyboard.press('Tab');
  for (let pressCount = 0; pressCount < 10 && !(await target.isChecked()); pressCount += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target, `the keys never chose ${name}`).toBeChecked();
  await expect(target).toBeFocused();
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
export async function pressByKeyboard(page: Page, role: Role, name: RegExp, key = 'Enter'): Promise<Locator> {
  const target = await tabTo(page, role, name);
  await page.keyboard.press(key);
  return target;
}
