import type { Page } from '@playwright/test';

/** A page in another person's browser, of the same size and settings, where nobody is signed in. Close its context at the end. */
export async function openOtherBrowser(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  return (await browser.newContext()).newPage();
}
