import type { Page } from '@playwright/test';

/** Runs in the page: records when an action began, and when its result was painted (ms). */
interface PaintClock {
  startedAt: number;
  paintedAt: number;
  /** @param at timestamp of the event that began it */
  start(at: number): void;
  /** Its result is in the page: records the time after the frame that shows it. */
  painted(): void;
}

declare global {
  var paintClock: PaintClock;
}

/** Installs the clock in the page itself, so that the round trip to this process does not count. */
export async function installPaintClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    let isResultThere = false;
    const messages = new MessageChannel();
    messages.port1.addEventListener('message', ({ data }) => {
      if (data === clock.startedAt) clock.paintedAt ||= performance.now();
    });
    messages.port1.start();
    // Asked for in each frame before the page asks: a message from here arrives ahead of what the page does after the frame.
    const watchFrame = (): void => {
      if (isResultThere) {
        isResultThere = false;
        messages.port2.postMessage(clock.startedAt);
      }
      requestAnimationFrame(watchFrame);
    };
    requestAnimationFrame(watchFrame);
    const clock: PaintClock = {
      startedAt: 0,
      paintedAt: 0,
      start: (at) => {
        clock.startedAt = at;
        clock.paintedAt = 0;
        isResultThere = false;
      },
      painted: () => {
        isResultThere = clock.startedAt > 0;
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
