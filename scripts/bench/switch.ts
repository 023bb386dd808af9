import { type Browser, chromium, type Page } from '@playwright/test';
import { needChromium } from '../test/software.ts';

const usage = `npm run bench:switch -- URL

Signs in to a running demo shop as its sales agent, switches between two customers on a category's page, in Chromium, and prints how
long it takes from the press until the page shows the other one: the modal closes when customer, prices and cart are read.`;

const customers = ['Hótel Hvönn ehf.', 'Kaffihúsið Kría slf.'] as const;
const rounds = 10;

interface Watched {
  pressedAt: number;
  paintedAt: number;
}

async function signIn(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/auth/sign-in?return=/voruflokkur/hreinsiefni`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Netfang' }).fill('solumadur@vorulind.test');
  await form.getByRole('textbox', { name: 'Lykilorð' }).fill('Vorulind-2026');
  await form.getByRole('textbox', { name: 'Lykilorð' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/voruflokkur/hreinsiefni');
}

/** Notes in the page itself when the other customer is on the screen, so that the way to this process does not count. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state: Watched = { pressedAt: 0, paintedAt: 0 };
    Object.assign(globalThis, { watchedSwitch: state });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('dialog [data-pick]')) return;
        state.pressedAt = performance.now();
        state.paintedAt = 0;
      },
      true,
    );
    new MutationObserver(() => {
      if (state.pressedAt === 0 || state.paintedAt > 0 || document.querySelector('dialog[open]')) return;
      // After the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => (state.paintedAt ||= performance.now())));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** Milliseconds of one switch. */
async function switchTo(page: Page, name: string): Promise<number> {
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
  await page.getByRole('region', { name: `Þú ert í umboði fyrir ${name}` }).waitFor();
  const painted = await page.waitForFunction(() => {
    const { pressedAt, paintedAt } = (globalThis as unknown as { watchedSwitch: Watched }).watchedSwitch;
    return paintedAt > 0 && { ms: paintedAt - pressedAt };
  });
  const value = await painted.jsonValue();
  return value ? value.ms : Number.NaN;
}

async function measure(browser: Browser, shop: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, shop);
  await watch(page);
  // The first brings the code of the modal.
  for (const name of customers) await switchTo(page, name);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const name of customers) times.push(await switchTo(page, name));
  return times.toSorted((left, right) => left - right);
}

async function main(): Promise<void> {
  const [shop] = process.argv.slice(2);
  if (!shop || !URL.canParse(shop)) throw new TypeError(usage);
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const times = await measure(browser, shop);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
    console.log(
      `${times.length} switches, press to own prices and cart:  p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   most ${times.at(-1)?.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
