import type { Page } from '@playwright/test';

/** Set in the page: when what is measured began, and when what it leads to was painted (ms). */
interface PaintClock {
  startedAt: number;
  paintedAt: number;
  /** @param at of the event that began it */
  start(at: number): void;
  /** Notes the time after the frame that shows it; of the calls after a start the first one counts. */
  painted(): void;
}

declare global {
  var paintClock: PaintClock;
}

/** Puts the clock into the page itself, so that the way to this process does not count. */
export async function installPaintClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock: PaintClock = {
      startedAt: 0,
      paintedAt: 0,
      start: (at) => {
        clock.startedAt = at;
        clock.paintedAt = 0;
      },
      painted: () => {
        const { startedAt } = clock;
        if (startedAt === 0 || clock.paintedAt > 0) return;
        const note = (): void => {
          if (clock.startedAt === startedAt) clock.paintedAt ||= performance.now();
        };
        requestAnimationFrame(() => setTimeout(note));
      },
    };
    globalThis.paintClock = clock;
  });
}

/** Runs `act` in the page and waits for its painting. @returns milliseconds from the start to it */
export async function timeToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.paintClock.start(0);
  });
  await act();
  const painted = await page.waitForFunction(() => {
    const { startedAt, paintedAt } = globalThis.paintClock;
    return paintedAt > 0 && { ms: paintedAt - startedAt };
  });
  const value = await painted.jsonValue();
  if (!value) throw new Error('Nothing was painted');
  return value.ms;
}
