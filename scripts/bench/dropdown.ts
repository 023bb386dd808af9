import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { searchDebounceMs } from '../../lib/search/use-settled.ts';
import { needChromium } from '../test/software.ts';

const usage = `npm run bench:dropdown -- URL

Types into the search box of a running shop, in Chromium, and prints how long after typing has rested for
${searchDebounceMs} ms the products of the query are on the screen.`;

/** Of all kinds, each once: what the browser has in memory tells nothing. */
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

/** Set by the page: when the field last changed and when products for its text were first painted (ms). */
interface Watched {
  typedAt: number;
  paintedAt: number;
}

async function openField(page: Page, shop: string): Promise<Locator> {
  await page.goto(shop);
  const field = page.getByRole('banner').getByLabel('Leita að vöru');
  await field.click();
  await page.getByRole('combobox').waitFor();
  return field;
}

/** Notes in the page itself when an answer stands on the screen, so that the way to this process does not count. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state: Watched = { typedAt: 0, paintedAt: 0 };
    Object.assign(globalThis, { watchedDropdown: state });
    document.addEventListener('input', () => {
      state.typedAt = performance.now();
      state.paintedAt = 0;
    });
    // The count stands there only beside the products of what is in the field.
    const isThere = () =>
      /(fundust|fannst)$/.test(document.querySelector('[role="search"] [role="status"]')?.textContent ?? '');
    const look = (): void => {
      if (state.typedAt > 0 && state.paintedAt === 0 && isThere())
        // After the frame that holds them.
        requestAnimationFrame(() => setTimeout(() => (state.paintedAt ||= performance.now())));
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** From the end of the debounce until products are painted, in ms. */
async function timeOf(field: Locator, query: string): Promise<number> {
  await field.fill(query);
  const painted = await field.page().waitForFunction(() => {
    const { typedAt, paintedAt } = (globalThis as unknown as { watchedDropdown: Watched }).watchedDropdown;
    return paintedAt > 0 && { ms: paintedAt - typedAt };
  });
  const value = await painted.jsonValue();
  return (value ? value.ms : Number.NaN) - searchDebounceMs;
}

async function measure(browser: Browser, shop: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const field = await openField(page, shop);
  await watch(page);
  // The first search fetches its key and what is suggested beside products.
  await timeOf(field, 'sápa');
  const times: number[] = [];
  for (const query of queries) times.push(await timeOf(field, query));
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
      `${times.length} queries, products on the screen after the debounce of ${searchDebounceMs} ms:  p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   most ${times.at(-1)?.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
