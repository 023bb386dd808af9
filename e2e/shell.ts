import { expect, type Locator, type Page } from '@playwright/test';

export const header = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Opens a page whose scripts run: the header knows the cart. */
export async function openShell(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(header(page).getByRole('button', { name: /^Karfa: / })).toBeVisible();
}

export async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('What is measured is not on screen');
  return found;
}

/** 'hidden' while the page behind a menu or a dialog cannot be scrolled. */
export const overflowOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

/** The first picture in a part of the page that also says in words what it shows. */
export const firstPicture = (where: Locator): Locator =>
  where.getByRole('presentation', { includeHidden: true }).first();

/** How far the page can be moved sideways, px: 0 where nothing sticks out. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    return window.scrollX;
  });
}
