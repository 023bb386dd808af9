import type { Page } from 'playwright';

/** How long nothing may be under way before a page counts as done, ms. */
const quietMs = 300;
/** After this long it is taken as it stands, ms. */
const patienceMs = 20_000;

/** Answers a function that waits until the page asks for nothing more, its letters are there and its pictures drawn. */
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

/** Brings everything that waits for its place into view, once, and goes back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    // A picture that is not in view any more still has to come before the page is taken.
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo(0, 0);
  });
}
