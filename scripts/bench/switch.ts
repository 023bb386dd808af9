import type { Page } from '@playwright/test';
import { openDesktop, withBrowser } from '../harness/browser.ts';
import { timing } from '../harness/metric.ts';
import { installPaintClock, timeToPaint } from '../harness/paint-clock.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { signInOnPage } from '../harness/sign-in.ts';
import { task } from '../harness/task.ts';

const customers = ['Hótel Hvönn ehf.', 'Kaffihúsið Kría slf.'] as const;

/**
 * Starts the clock when a customer is clicked, and stops it when the page is theirs: it is held from the press until customer,
 * prices and cart are on it.
 */
async function watchSwitch(page: Page): Promise<void> {
  await installPaintClock(page);
  await page.evaluate(() => {
    const start = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('dialog [data-pick]'))
        globalThis.paintClock.start(performance.now());
    };
    document.addEventListener('click', start, true);
    let wasHeld = false;
    new MutationObserver(() => {
      const isHeld = document.querySelector('[data-page-hold]') !== null;
      if (wasHeld && !isHeld) globalThis.paintClock.painted();
      wasHeld = isHeld;
    }).observe(document.body, { childList: true });
  });
}

/** What waits for the next customer looks at the page again and again, so it begins after the clock has stopped. */
async function timeSwitch(page: Page, name: string): Promise<number> {
  const time = await timeToPaint(page, () => pickCustomer(page, name));
  await page.getByRole('region', { name: `Þú ert í umboði fyrir ${name}` }).waitFor();
  return time;
}

async function pickCustomer(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mínar síður/ })
    .click();
  await page.getByRole('button', { name: 'Skipta um umboð' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skipta í umboð' });
  await dialog.getByRole('searchbox').fill(name);
  const line = dialog
    .getByRole('region', { name: 'Viðskiptavinir' })
    .getByRole('button', { name: `${name} kt.` });
  await line.waitFor();
  await line.click();
}

export const bench = task({ shop: shopOptions.shop, rounds: 10 }, ({ shop, rounds }) =>
  withBrowser(async (browser) => {
    const page = await openDesktop(browser);
    await signInOnPage(page, shop, 'solumadur@vorulind.test', '/voruflokkur/hreinsiefni');
    await watchSwitch(page);
    const timeRound = async (): Promise<number[]> => {
      const times: number[] = [];
      for (const name of customers) times.push(await timeSwitch(page, name));
      return times;
    };
    // The first round loads the code of the modal.
    await timeRound();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(...(await timeRound()));
    return [timing('from the press to own prices and cart', times)];
  }),
);
