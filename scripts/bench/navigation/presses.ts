import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { installPaintClock, timeToPaint } from '../../harness/paint-clock.ts';
import type { Condition } from './visit.ts';

/** Reading time before the first press, the time in which a mouse comes to rest on a link, and how long a link's press lasts, ms. */
const readMs = 4_000;
const handMs = 120;
const holdMs = 80;
/** Links that are followed from one page. */
const linksOfPage = 3;
const addings = 5;

/** Starts the clock at a press, and stops it when the page's heading or the count in the cart has changed. */
async function watchPresses(page: Page): Promise<void> {
  await installPaintClock(page);
  await page.evaluate(() => {
    // The heading of a page, and beside a product's button how much of it is in the cart.
    const read = (): string =>
      `${document.querySelector('h1')?.textContent} ${document.querySelector('[aria-label="Kaupa"]')?.textContent}`;
    let shown = '';
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        shown = read();
        globalThis.paintClock.start(timeStamp);
      },
      true,
    );
    new MutationObserver(() => {
      if (read() !== shown) globalThis.paintClock.painted();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** @param pressMs how long a mouse button stays down: a link is followed as it goes down, a button as it comes up */
async function press(target: Locator, page: Page, { input }: Condition, pressMs = 0): Promise<void> {
  if (input === 'finger') return target.tap();
  await target.hover();
  await delay(handMs);
  await page.mouse.down();
  await delay(pressMs);
  await page.mouse.up();
}

/** Reads the page, then follows links in view and comes back. @returns ms from each press to the new page's heading */
export async function timeFollowing(page: Page, condition: Condition, start: string): Promise<number[]> {
  await page.getByRole('banner').waitFor();
  await page
    .getByRole('button', { name: 'Aðeins nauðsynlegar' })
    .click({ timeout: readMs })
    .catch(() => undefined);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await page
    .getByRole('main')
    .locator(`a[href^="${start}"]:visible`)
    .first()
    .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await delay(readMs);
  await watchPresses(page);
  const hrefs = await page.getByRole('link').evaluateAll(
    (links, prefix) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top >= 70 && bottom <= innerHeight && link.getAttribute('href')?.startsWith(prefix);
        })
        .map((link) => link.getAttribute('href') ?? ''),
    start,
  );
  const times: number[] = [];
  for (const href of [...new Set(hrefs)].slice(0, linksOfPage)) {
    const link = page.locator(`a[href="${href}"]:visible`).last();
    times.push(await timeToPaint(page, () => press(link, page, condition, holdMs)));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
  }
  return times;
}

/** Opens the first product of the page and puts it into the cart, again and again. */
export async function timeAdding(page: Page, condition: Condition): Promise<number[]> {
  await page.getByRole('article').getByRole('link').first().click();
  const button = page.getByRole('button', { name: 'Bæta í körfu' });
  await button.waitFor();
  await delay(readMs);
  const times: number[] = [];
  for (let adding = 0; adding < addings; adding += 1) {
    times.push(await timeToPaint(page, () => press(button, page, condition)));
    await page.keyboard.press('Escape');
    await delay(handMs);
  }
  return times;
}

/** A page with nothing but a button that counts: what the browser itself takes from a press to a paint. */
const emptyPage = `<!doctype html><html lang="en"><title>Counter</title><meta name="viewport" content="width=device-width">
<h1>0</h1><button onclick="document.querySelector('h1').textContent++">Add</button></html>`;

/** Presses the button of an empty page again and again. */
export async function timeEmptyPage(page: Page, condition: Condition): Promise<number[]> {
  // The shop's policy would keep the page's handler from running.
  await page.goto('about:blank');
  await page.setContent(emptyPage);
  await watchPresses(page);
  const times: number[] = [];
  for (let adding = 0; adding < addings; adding += 1)
    times.push(await timeToPaint(page, () => press(page.getByRole('button'), page, condition)));
  return times;
}
