import { expect, type Page } from '@playwright/test';

/** Google's limit for a good page is 0.1; here nothing may be seen to move. */
const shiftLimit = 0.01;

interface Shift {
  score: number;
  /** What moved, from where to where. */
  sources: string[];
}

declare global {
  var layoutShifts: Shift[];
}

/** Keeps each layout shift that no press or key explains, from the page's first moment on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = (globalThis.layoutShifts = []);
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            score: entry.value,
            sources: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} „${node?.textContent?.slice(0, 40)}“ ${place(previousRect)} -> ${place(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    // For the page that comes next, which is asked about this one.
    addEventListener('pagehide', () => sessionStorage.setItem('shifts-of-left-page', JSON.stringify(shifts)));
  });
}

function expectFew(shifts: readonly Shift[], when: string): void {
  const sum = shifts.reduce((total, { score }) => total + score, 0);
  expect(sum, `${when}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(shiftLimit);
}

/** The page before this one, up to when it was left. @param when for the message */
export async function expectLeftStill(page: Page, when: string): Promise<void> {
  const kept = await page.evaluate(() => sessionStorage.getItem('shifts-of-left-page'));
  expectFew(JSON.parse(kept ?? 'null') as Shift[], when);
}

/** Once the letters are there and two frames have passed. @param when for the message, e.g. the page's path */
export async function expectStill(page: Page, when: string): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return globalThis.layoutShifts;
  });
  expectFew(shifts, when);
}
