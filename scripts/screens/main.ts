/** Compares screenshots of two running shops, screen by screen at four widths, e.g. before and after a change of styles. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { openContext, picture, signIn } from './browser.ts';
import { difference, type Difference } from './compare.ts';
import { screens, widths, type Role, type Screen } from './screens.ts';

const usage = `node scripts/screens/main.ts BEFORE_URL AFTER_URL [--only TEXT] [--role ROLE] [--to FOLDER]

Takes a picture of every screen of two running shops, at four widths, as a guest, a company's buyer and a sales agent, and
names those that differ by a pixel; FOLDER then has both pictures and one with the difference in red. The two shops
should stand on copies of one data folder. --only: screens whose name has this text.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    role: { type: 'string' },
    to: { type: 'string', default: '.data/screens' },
    help: { type: 'boolean', default: false },
  },
});
const [beforeUrl, afterUrl] = positionals;
if (values.help || !beforeUrl || !afterUrl) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const takes = 3;
const now = new Date();
const tally = { same: 0, different: 0, failed: 0 };
await mkdir(values.to, { recursive: true });
const browser = await chromium.launch({
  ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
});
try {
  for (const role of Object.keys(screens) as Role[]) {
    if (!values.role || values.role === role) await compareRole(browser, role, [beforeUrl, afterUrl]);
  }
} finally {
  await browser.close();
}
console.log(`${tally.same} same, ${tally.different} different, ${tally.failed} failed`);
process.exitCode = tally.different + tally.failed > 0 ? 1 : 0;

async function compareRole(chrome: Browser, role: Role, shops: readonly [string, string]): Promise<void> {
  const chosen = screens[role].filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) return;
  const states = [await signIn(chrome, shops[0], role, now), await signIn(chrome, shops[1], role, now)];
  await Promise.all(
    [0, 1].map(async (half) => {
      for (const width of widths.filter((_, place) => place % 2 === half))
        await compareWidth(chrome, { role, width, chosen, shops, states });
    }),
  );
}

interface Run {
  role: Role;
  width: number;
  chosen: readonly Screen[];
  shops: readonly [string, string];
  states: readonly Awaited<ReturnType<typeof signIn>>[];
}

async function compareWidth(chrome: Browser, { role, width, chosen, shops, states }: Run): Promise<void> {
  const contexts = await Promise.all(
    shops.map((shop, place) =>
      openContext(chrome, { shop, width, now, ...(states[place] && { state: states[place] }) }),
    ),
  );
  const canvas = await chrome.newPage();
  for (const screen of chosen.filter(({ at = widths }) => at.includes(width))) {
    const name = `${role} ${width} ${screen.name}`;
    let [before, after] = await Promise.all(contexts.map((context) => tryPicture(context, screen)));
    let found = await differenceOf(canvas, before, after);
    // Rendering is not always deterministic to the pixel: differences are checked a second time.
    for (
      let take = 1;
      take < takes && (found || before instanceof Error || after instanceof Error);
      take += 1
    ) {
      [before, after] = await Promise.all(contexts.map((context) => tryPicture(context, screen)));
      found = await differenceOf(canvas, before, after);
    }
    if (!(before instanceof Buffer) || !(after instanceof Buffer)) {
      tally.failed += 1;
      console.log(
        `failed  ${name}: ${[before, after].map((answer) => (answer instanceof Error ? answer.message.split('\n')[0] : 'ok')).join(' | ')}`,
      );
      continue;
    }
    if (!found) {
      tally.same += 1;
      continue;
    }
    tally.different += 1;
    const file = join(values.to, name.replaceAll(/[^\w-]+/g, '_'));
    await Promise.all([
      writeFile(`${file}.before.png`, before),
      writeFile(`${file}.after.png`, after),
      writeFile(`${file}.marked.png`, found.marked),
    ]);
    console.log(`differs ${name}: ${found.pixels} px from ${found.top}`);
  }
  await Promise.all([...contexts.map((context) => context.close()), canvas.close()]);
}

type Taken = Buffer | Error | undefined;

async function differenceOf(canvas: Page, before: Taken, after: Taken): Promise<Difference | null> {
  return before instanceof Buffer && after instanceof Buffer ? difference(canvas, before, after) : null;
}

async function tryPicture(
  context: Awaited<ReturnType<typeof openContext>>,
  screen: Screen,
): Promise<Buffer | Error> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  try {
    return await picture(page, screen);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await page.close();
  }
}
