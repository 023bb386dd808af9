import type { Page } from '@playwright/test';

/** Runs in the page: records when an action began, and when its result was painted (ms). */
interface PaintClock {
  startedAt: number;
  paintedAt: number;
  /** @param at timestamp of the event that began it */
  start(at: number): void;
  /** Records the time after the next frame; only the first call after a start counts. */
  painted(): void;
}

declare global {
  var paintClock: PaintClock;
}

/** Installs the clock in the page itself, so that the round trip to this process does not count. */
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

/** Runs `act` in the page and waits for the paint. @returns milliseconds from the start to the paint */
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
