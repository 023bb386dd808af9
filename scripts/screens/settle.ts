import type { Page } from 'playwright';

/** A page counts as settled after this long without pending requests, ms. */
const quietMs = 300;
/** After this long the page is captured as it is, ms. */
const patienceMs = 20_000;

/** Returns a function that waits until the page has no pending requests, its fonts are loaded and its pictures drawn. */
export function watchSettling(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastChange = performance.now();
  const count = (step: number) => (): void => {
    underWay += step;
    lastChange = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const begun = performance.now();
    lastChange = begun;
    while (performance.now() - begun < patienceMs) {
      if (underWay <= 0 && performance.now() - lastChange > quietMs) break;
      await nextFrame(page);
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
      const asked = [...document.images].filter(({ loading, complete }) => !complete && loading !== 'lazy');
      await Promise.all(asked.map((image) => image.decode().catch(() => undefined)));
    });
    await nextFrame(page);
  };
}

const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls everything that loads lazily into view, once, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    // A picture that is out of view again still has to load before the capture.
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo(0, 0);
  });
}
