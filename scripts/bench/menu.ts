import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openDesktop, withBrowser } from '../harness/browser.ts';
import { timing } from '../harness/metric.ts';
import { installPaintClock, timeToPaint } from '../harness/paint-clock.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { task } from '../harness/task.ts';

const slowdown = 4;
const openings = 100;
const firstOpenings = 10;
/** Reading time before the pointer moves to the menu, and time between reaching a button and clicking it, ms. */
const readMs = 3_000;
const handMs = 150;

/** Starts the clock when the pointer clicks or enters a menu item, and stops it when the menu has changed. */
async function watchMenu(page: Page): Promise<void> {
  await installPaintClock(page);
  await page.evaluate(() => {
    const start = ({ timeStamp, target }: Event): void => {
      if (target instanceof Element && target.closest('[data-category-menu]'))
        globalThis.paintClock.start(timeStamp);
    };
    document.addEventListener('click', start, true);
    document.addEventListener('pointerover', start, true);
    const menu = document.querySelector('[data-category-menu]');
    if (!menu) throw new Error('This page has no category menu');
    new MutationObserver(() => {
      if (menu.querySelector('nav')?.checkVisibility()) globalThis.paintClock.painted();
    }).observe(menu, { attributes: true, childList: true, subtree: true });
  });
}

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Vöruflokkar' });
const list = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Vöruflokkar' }).getByRole('listitem');

async function openPage(browser: Browser, shop: string): Promise<Page> {
  const page = await openDesktop(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(shop);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Karfa: / })
    .waitFor();
  await watchMenu(page);
  return page;
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The first opening on a page, after a moment of reading. */
async function timeFirstOpening(browser: Browser, shop: string): Promise<number> {
  const page = await openPage(browser, shop);
  await delay(readMs);
  await toggle(page).hover();
  await delay(handMs);
  const ms = await timeToPaint(page, () => press(page));
  await page.close();
  return ms;
}

async function timeOpenings(browser: Browser, shop: string): Promise<{ opened: number[]; chosen: number[] }> {
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
    opened.push(await timeToPaint(page, () => press(page)));
    const category = list(page).nth(1 + (opening % 6));
    chosen.push(await timeToPaint(page, () => category.hover()));
  }
  await page.close();
  return { opened, chosen };
}

export const bench = task({ shop: shopOptions.shop }, ({ shop }) =>
  withBrowser(async (browser) => {
    const first: number[] = [];
    for (let time = 0; time < firstOpenings; time += 1) first.push(await timeFirstOpening(browser, shop));
    const { opened, chosen } = await timeOpenings(browser, shop);
    return [
      timing('first opening of a page, after the press', first),
      timing('menu on the screen after the press', opened),
      timing('another category after the pointer came to it', chosen),
    ];
  }),
);
