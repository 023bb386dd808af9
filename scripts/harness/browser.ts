import { type Browser, chromium, type Page } from '@playwright/test';
import { needChromium } from '../test/software.ts';

/** Runs `use` with a Chromium that is always closed afterwards. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export function openDesktop(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1440, height: 900 } });
}
