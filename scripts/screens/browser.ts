import type { Browser, BrowserContext, Page } from 'playwright';
import { demoPassword } from '../shop/demo.ts';
import type { Role, Screen } from './screens.ts';

const logins: Readonly<Record<Exclude<Role, 'guest'>, string>> = {
  buyer: 'baldur@vorulind.test',
  agent: 'solumadur@vorulind.test',
};

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 };

/** A browser of its own whose clock stands still, whose pages do not move, and who has answered the consent question. */
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
  await context.addInitScript(() => {
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', '["necessary"]');
  });
  return context;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once and answers what the browser then keeps; a buyer has something in the cart. */
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
  await page.waitForURL('**/solumenn');
  if (role === 'buyer') await fillCart(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/voruflokkur/hreinsiefni-og-raesting');
  const buttons = page.getByRole('main').getByRole('button', { name: 'Bæta í körfu' });
  await buttons.first().waitFor();
  for (const place of [0, 1, 2]) {
    await buttons.nth(place).click();
    await page.waitForLoadState('networkidle');
  }
}

/** Shows a screen and answers its picture, the whole length of the page, once nothing is awaited any more. */
export async function picture(page: Page, screen: Screen): Promise<Buffer> {
  await page.goto(screen.path);
  await settle(page);
  if (screen.open) {
    await screen.open(page);
    await settle(page);
  } else {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
      window.scrollTo(0, 0);
    });
    await settle(page);
  }
  return page.screenshot({
    fullPage: !screen.open,
    animations: 'disabled',
    caret: 'hide',
  });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter(({ loading, complete }) => !complete && loading !== 'lazy');
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(150);
}
