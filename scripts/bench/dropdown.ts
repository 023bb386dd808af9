import type { Locator, Page } from '@playwright/test';
import { searchDebounceMs } from '../../lib/search/use-debounced.ts';
import { openDesktop, withBrowser } from '../harness/browser.ts';
import { timing } from '../harness/metric.ts';
import { installPaintClock, timeToPaint } from '../harness/paint-clock.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { task } from '../harness/task.ts';

/** Queries of all kinds, each used once: results in the browser's cache would distort the measurement. */
const queries = [
  'kaffi',
  'kaffib',
  'hanskar',
  'han',
  'ryksugu',
  'ryksugupokar',
  'klosettpappir',
  'salernispappír',
  'hönskum',
  'svörtum hönskum',
  'kaffibollum',
  'sápu',
  'handspritti',
  'moppa',
  'moppu',
  'skúringafata',
  'kafffi',
  'hnaskar',
  'rykusgupokar',
  'uppþvotalögur',
  'HLI-112',
  'HLI-11203',
  'PAP 101',
  'Mjúkull',
];

async function openField(page: Page, shop: string): Promise<Locator> {
  await page.goto(shop);
  const field = page.getByRole('banner').getByLabel('Leita að vöru');
  await field.click();
  await page.getByRole('combobox').waitFor();
  return field;
}

/** Starts the clock with every change of the field, and stops it when the products for its text are shown. */
async function watchProducts(page: Page): Promise<void> {
  await installPaintClock(page);
  await page.evaluate(() => {
    document.addEventListener('input', () => globalThis.paintClock.start(performance.now()));
    new MutationObserver(() => {
      // The count is shown only together with the products of the field's text.
      const count = document.querySelector('[role="search"] [role="status"]')?.textContent ?? '';
      if (/(fundust|fannst)$/.test(count)) globalThis.paintClock.painted();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

export const bench = task({ shop: shopOptions.shop }, ({ shop }) =>
  withBrowser(async (browser) => {
    const page = await openDesktop(browser);
    const field = await openField(page, shop);
    await watchProducts(page);
    const timeOf = async (query: string): Promise<number> =>
      (await timeToPaint(page, () => field.fill(query))) - searchDebounceMs;
    // The first search also fetches its key and the suggestions.
    await timeOf('sápa');
    const times: number[] = [];
    for (const query of queries) times.push(await timeOf(query));
    return [timing('products on the screen after the debounce', times)];
  }),
);
