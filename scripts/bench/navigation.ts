import type { Browser } from '@playwright/test';
import { withBrowser } from '../harness/browser.ts';
import { timing, type Metric } from '../harness/metric.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { task } from '../harness/task.ts';
import { measureShifts } from './navigation/layout-shift.ts';
import { conditionName, conditions, type Condition, openVisit } from './navigation/visit.ts';
import { timeAdding, timeEmptyPage, timeFollowing } from './navigation/presses.ts';

/** Pages that are opened afresh for each figure, so that none profits from what another one fetched. */
const visits = 4;

async function measureCondition(
  browser: Browser,
  shop: string,
  condition: Condition,
): Promise<readonly Metric[]> {
  const toProduct: number[] = [];
  const toCategory: number[] = [];
  const toCount: number[] = [];
  const ofBrowser: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openVisit(browser, condition);
    await page.goto(shop);
    toCategory.push(...(await timeFollowing(page, condition, '/voruflokkur/')));
    await page.goto(`${shop}/voruflokkur/tilbod-og-herferdir`);
    toProduct.push(...(await timeFollowing(page, condition, '/vara/')));
    toCount.push(...(await timeAdding(page, condition)));
    ofBrowser.push(...(await timeEmptyPage(page, condition)));
    await page.context().close();
  }
  const name = conditionName(condition);
  return [
    timing(`category to product, ${name}`, toProduct),
    timing(`front page to category, ${name}`, toCategory),
    timing(`adding to the cart, press to new count, ${name}`, toCount),
    timing(`press to the new count of an empty page, ${name}`, ofBrowser),
  ];
}

/** Press to painted for mouse and finger, and how much pages move by themselves. */
export const bench = task({ shop: shopOptions.shop }, ({ shop }) =>
  withBrowser(async (browser) => {
    const metrics: Metric[] = [];
    for (const condition of conditions) metrics.push(...(await measureCondition(browser, shop, condition)));
    return [...metrics, ...(await measureShifts(browser, shop))];
  }),
);
