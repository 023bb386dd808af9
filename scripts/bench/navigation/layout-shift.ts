import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openDesktop } from '../../harness/browser.ts';
import { single, type Metric } from '../../harness/metric.ts';
import { signInOnPage } from '../../harness/sign-in.ts';

/** Long enough for everything that comes after the page has loaded, ms. */
const settleMs = 3_000;

const publicPages = [
  '/',
  '/voruflokkur/kaffi-og-eldhus',
  '/vara/golfsapa-fyrir-parket-1-l',
  '/karfa',
  '/leit?leit=kaffi',
];
const agent = 'solumadur@vorulind.test';
const customer = 'jona@vorulind.test';

/** What moved without having been asked to, since the page was opened: the sum of its layout shifts. */
async function shiftOf(page: Page): Promise<number> {
  await delay(settleMs);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

async function measurePages(page: Page, shop: string, who: string): Promise<readonly Metric[]> {
  const metrics: Metric[] = [];
  for (const path of publicPages) {
    await page.goto(shop + path);
    metrics.push(single(`layout shift of ${path}, ${who}`, '', await shiftOf(page)));
  }
  return metrics;
}

/** Layout shift of public pages for a guest, a customer and an agent, and of the page that follows a sign-in. */
export async function measureShifts(browser: Browser, shop: string): Promise<readonly Metric[]> {
  const guest = await openDesktop(browser);
  const metrics = [...(await measurePages(guest, shop, 'guest'))];
  await guest.close();
  for (const [email, who] of [
    [customer, 'customer'],
    [agent, 'agent'],
  ] as const) {
    const page = await openDesktop(browser);
    await signInOnPage(page, shop, email, '/auth/home');
    metrics.push(single(`layout shift after signing in, ${who}`, '', await shiftOf(page)));
    await page.goto(`${shop}/auth/home`);
    metrics.push(single(`layout shift of /auth/home, ${who}`, '', await shiftOf(page)));
    metrics.push(...(await measurePages(page, shop, who)));
    await page.close();
  }
  return metrics;
}
