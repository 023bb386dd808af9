import { type Browser, chromium, type Page } from '@playwright/test';
import { needChromium } from '../test/software.ts';

const usage = `npm run bench:menu -- URL

Opens the category menu of a running shop with a pointer, in Chromium on a processor four times slower, and prints how
long after the press it is on the screen, and how long after the pointer comes to another category what is below that one is.`;

const slowdown = 4;
const openings = 100;
const firstOpenings = 10;
/** What a reader needs before the pointer comes to the menu, and a hand between coming to a button and pressing it, ms. */
const readMs = 3_000;
const handMs = 150;

/** Set by the page: the moment of the event that means something, and of the frame that shows it (ms). */
interface Watched {
  meantAt: number;
  paintedAt: number;
}

/** Notes in the page itself when the menu changes before the reader's eyes, so that the way to this process does not count. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state: Watched = { meantAt: 0, paintedAt: 0 };
    Object.assign(globalThis, { watchedMenu: state });
    const mean = ({ timeStamp, target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-category-menu]')) return;
      state.meantAt = timeStamp;
      state.paintedAt = 0;
    };
    document.addEventListener('click', mean, true);
    document.addEventListener('pointerover', mean, true);
    const menu = document.querySelector('[data-category-menu]');
    if (!menu) throw new Error('This page has no category menu');
    new MutationObserver(() => {
      if (!menu.querySelector('nav')?.checkVisibility()) return;
      // After the frame that holds it.
      requestAnimationFrame(() => setTimeout(() => (state.paintedAt ||= performance.now())));
    }).observe(menu, { attributes: true, childList: true, subtree: true });
  });
}

/** From what was meant until it is on the screen, ms. */
async function timeOf(page: Page, mean: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { watchedMenu: Watched }).watchedMenu.paintedAt = 0;
  });
  await mean();
  const painted = await page.waitForFunction(() => {
    const { meantAt, paintedAt } = (globalThis as unknown as { watchedMenu: Watched }).watchedMenu;
    return paintedAt > meantAt && { ms: paintedAt - meantAt };
  });
  const value = await painted.jsonValue();
  return value ? value.ms : Number.NaN;
}

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Vöruflokkar' });
const list = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Vöruflokkar' }).getByRole('listitem');

async function openPage(browser: Browser, shop: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(shop);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Karfa: / })
    .waitFor();
  await watch(page);
  return page;
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

interface Times {
  first: number[];
  opened: number[];
  chosen: number[];
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ascending = (times: number[]): number[] => times.toSorted((left, right) => left - right);

/** The first opening of a page, once it was read for a moment. */
async function firstOpening(browser: Browser, shop: string): Promise<number> {
  const page = await openPage(browser, shop);
  await after(readMs);
  await toggle(page).hover();
  await after(handMs);
  const ms = await timeOf(page, () => press(page));
  await page.close();
  return ms;
}

async function measure(browser: Browser, shop: string): Promise<Times> {
  const first: number[] = [];
  for (let time = 0; time < firstOpenings; time += 1) first.push(await firstOpening(browser, shop));
  const page = await openPage(browser, shop);
  await toggle(page).hover();
  await press(page);
  await list(page).first().waitFor();
  const opened: number[] = [];
  const chosen: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    await page.keyboard.press('Escape');
    await toggle(page).hover();
    await list(page).first().waitFor({ state: 'hidden' });
    opened.push(await timeOf(page, () => press(page)));
    chosen.push(
      await timeOf(page, () =>
        list(page)
          .nth(1 + (opening % 6))
          .hover(),
      ),
    );
  }
  await page.close();
  return { first: ascending(first), opened: ascending(opened), chosen: ascending(chosen) };
}

function line(what: string, times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return `${what.padEnd(48)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   most ${times.at(-1)?.toFixed(0)} ms`;
}

async function main(): Promise<void> {
  const [shop] = process.argv.slice(2);
  if (!shop || !URL.canParse(shop)) throw new TypeError(usage);
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { first, opened, chosen } = await measure(browser, shop);
    console.log(
      `Processor ${slowdown} times slower, ${openings} times each, first openings ${firstOpenings}:`,
    );
    console.log(line('first opening of a page, after the press', first));
    console.log(line('menu on the screen after the press', opened));
    console.log(line('another category after the pointer came to it', chosen));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
