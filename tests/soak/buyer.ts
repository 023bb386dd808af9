import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { answerSteps, signInByCall } from '../../e2e/calls.ts';
import { confirmOrder, payWithCard } from '../../e2e/paying.ts';
import { floorSoap } from '../../e2e/shopping.ts';
import { shop } from '../../e2e/own-shop.ts';
import { reports } from '../../scripts/test/steps.ts';

export interface Purchases {
  /** Orders that the buyer was thanked for. */
  placed: number;
  /** Purchases that the buyer gave up, by the first line of why. */
  readonly failures: Map<string, number>;
}

/** Opens a browser in which the question about cookies is answered. */
async function openPage(browser: Browser): Promise<Page> {
  const consent = [{ name: 'consent', value: '["necessary"]' }];
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'is-IS',
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage: consent }] },
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

/** One purchase by hand: on account, or by card. @throws when anything of it takes longer than a visitor waits */
async function buy(page: Page, byCard: boolean): Promise<void> {
  const openProduct = async (): Promise<void> => {
    await page.goto(`/vara/${floorSoap.slug}`);
    // The header knows the cart only once scripts run.
    await page.getByRole('button', { name: /^Karfa: / }).waitFor();
  };
  await openProduct();
  if (await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).isVisible()) {
    await signInByCall(page, 'jona');
    await openProduct();
  }
  await page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' }).click();
  await page.getByText('Vörunni var bætt í körfuna').waitFor({ state: 'attached' });
  await answerSteps(page);
  await page.goto('/karfa/greidsla');
  if (byCard) {
    await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
    await payWithCard(page, '4242 4242 4242 4242');
  } else {
    await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
    await confirmOrder(page);
  }
  await page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' }).waitFor();
}

/** Buys again and again, whatever fails, until told to stop. */
export async function buyOnAndOn(browser: Browser, signal: AbortSignal): Promise<Purchases> {
  const purchases: Purchases = { placed: 0, failures: new Map() };
  let page = await openPage(browser);
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      await buy(page, turn % 2 === 1);
      purchases.placed += 1;
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      purchases.failures.set(reason, (purchases.failures.get(reason) ?? 0) + 1);
      // A visitor who gives up comes back in a new window.
      await page.context().close();
      page = await openPage(browser);
    }
  }
  await page.context().close();
  return purchases;
}

/** A visitor who tries again. @throws when every try fails; a picture shows where */
export async function buyPatiently(browser: Browser): Promise<void> {
  for (let tries = 4; ; tries -= 1) {
    try {
      return await buyOnce(browser);
    } catch (error) {
      if (tries === 0) throw error;
    }
  }
}

async function buyOnce(browser: Browser): Promise<void> {
  const page = await openPage(browser);
  try {
    await buy(page, true);
  } catch (error) {
    await page.screenshot({ path: join(reports, 'soak.png') });
    throw error;
  } finally {
    await page.context().close();
  }
}
