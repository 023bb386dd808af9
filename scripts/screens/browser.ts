import type { Browser, BrowserContext, Page } from 'playwright';
import { demoPassword } from '../shop/demo.ts';
import type { Role, Screen } from './screens.ts';
import { scrollThrough, watchSettling } from './settle.ts';

const logins: Readonly<Record<Exclude<Role, 'guest'>, string>> = {
  buyer: 'baldur@vorulind.test',
  agent: 'solumadur@vorulind.test',
};

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 };

/** A browser context with a fixed clock, without animations, and with the consent question answered. */
export async function openContext(
  browser: Browser,
  { shop, width, now, state }: { shop: string; width: number; now: Date; state?: State },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: heights[width] ?? 900 },
    locale: 'is-IS',
    timezoneId: 'Atlantic/Reykjavik',
    reducedMotion: 'reduce',
    ...(state && { storageState: state }),
  });
  await context.clock.setFixedTime(now);
  // Pictures' contents are not compared, and need not be waited for.
  await context.route(/\.webp\?/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: standIn }));
  await context.addInitScript(() => {
    if (!localStorage.getItem('consent') && !sessionStorage.getItem('unasked'))
      localStorage.setItem('consent', '["necessary"]');
  });
  return context;
}

const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once and returns the browser's storage state; a buyer has something in the cart. */
export async function signIn(
  browser: Browser,
  shop: string,
  role: Role,
  now: Date,
): Promise<State | undefined> {
  if (role === 'guest') return undefined;
  const context = await openContext(browser, { shop, width: 1440, now });
  const page = await context.newPage();
  await page.goto('/auth/sign-in?return=/solumenn');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Netfang' }).fill(logins[role]);
  await main.getByRole('textbox', { name: 'Lykilorð' }).fill(demoPassword);
  await main.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/solumenn');
  // The session's own pages become available once the page has loaded the session.
  await page.getByRole('button', { name: /^Mínar síður/ }).waitFor();
  if (role === 'buyer') await fillCart(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Sets the cart to two each of three products, whatever it held before. */
async function fillCart(page: Page): Promise<void> {
  const settle = watchSettling(page);
  await page.goto('/voruflokkur/hreinsiefni-og-raesting');
  await settle();
  const fields = page.getByRole('main').getByRole('spinbutton', { name: 'Magn' });
  for (const place of [0, 1, 2]) {
    await fields.nth(place).fill('2');
    await fields.nth(place).press('Tab');
    await settle();
  }
  await page.getByRole('button', { name: /^Karfa: \d/ }).waitFor();
}

/** Opens a screen and returns its full-page screenshot, once nothing is pending any more. */
export async function picture(page: Page, screen: Screen): Promise<Buffer> {
  const settle = watchSettling(page);
  await page.goto(screen.path);
  await settle();
  if (screen.open) await screen.open(page);
  else await scrollThrough(page);
  await settle();
  return page.screenshot({ fullPage: !screen.open, animations: 'disabled', caret: 'hide' });
}
