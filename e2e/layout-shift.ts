import type { Page } from '@playwright/test';

/** Google's limit for a good page is 0.1; here nothing may be seen to move. */
export const shiftLimit = 0.01;

/** Writes the sum of the layout shifts that no press or key explains onto the page, from its first moment on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          sum += Number(entry.value);
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum once the letters are there and two frames have passed. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}
