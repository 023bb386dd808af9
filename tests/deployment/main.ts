import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { publishStatic } from '../../scripts/edge/publish-static.ts';
import { type EdgeShop, startEdgeShop } from '../../scripts/edge/shop.ts';
import { root } from '../../scripts/shop/children.ts';
import { task } from '../../scripts/shop/progress.ts';
import { interruption } from '../../scripts/shop/signals.ts';
import { freePorts } from '../../scripts/test/servers.ts';
import { needChromium } from '../../scripts/test/software.ts';
import { buildNextVersion, startVersion } from './next-version.ts';
import { type OpenPage, openPages } from './open-pages.ts';
import { type Visits, visit } from './visitors.ts';

/**
 * A deployment as in operations §4.1, under load: another build is published and started beside the running one,
 * nginx changes over, the old storefronts end. No request fails, and visitors continue where they were.
 *
 *   npm run test:deployment [-- --requests 20000]
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } });
const leastRequests = Number(values.requests);
const folder = join(root, '.data/deployment');
const visitorCount = 20;
const paths = [
  '/',
  '/voruflokkur/golfhreinsiefni',
  '/vara/golfsapa-fyrir-parket-1-l',
  '/framleidendur',
  '/leit?leit=kaffi',
  '/karfa',
];
/** Milliseconds for which the new version is visited after the old one has ended. */
const afterwardsMs = 5_000;

const signal = interruption();
/** What has to end, the last started first. */
const endings: (() => Promise<unknown> | void)[] = [];

async function startNextVersion(shop: EdgeShop): Promise<number[]> {
  const version = join(folder, 'version');
  const { env, logs } = shop;
  await buildNextVersion(version, env, join(logs, 'next-build.log'));
  publishStatic(join(version, '.next'), shop.staticDir);
  const ports = await freePorts(shop.storefronts.length);
  await task('Starting the next version', async () => {
    for (const port of ports) {
      const storefront = await startVersion(version, port, env, join(logs, `next-${port}.log`));
      endings.unshift(() => storefront.stop(10_000));
    }
  });
  return ports;
}

/** @returns what went wrong */
async function deployUnderLoad(
  shop: EdgeShop,
  ports: number[],
  pages: readonly OpenPage[],
): Promise<string[]> {
  const visits: Visits = { requests: 0, reconnects: 0, faults: new Map(), versions: { before: 0, after: 0 } };
  const ending = new AbortController();
  const visitors = Array.from({ length: visitorCount }, (_, index) => {
    // Every other one has a cart, whose pages no cache may answer.
    const cookie = index % 2 === 0 ? {} : { cookie: 'cart=ekki-til' };
    const own = paths.map((_path, at) => paths[(at + index) % paths.length] ?? '/');
    return visit(visits, { url: shop.url, paths: own, ...cookie, signal: ending.signal });
  });
  const seen = async (count: number): Promise<void> => {
    while (visits.requests < count && !signal.aborted) await delay(50);
  };
  await seen(leastRequests / 3);
  await shop.useStorefronts(ports);
  await seen(visits.requests + leastRequests / 3);
  await shop.stopStorefronts();
  const left = visits.versions.before;
  await delay(afterwardsMs);
  const late = visits.versions.before - left;
  await seen(leastRequests);
  ending.abort();
  await Promise.all(visitors);
  const { before, after } = visits.versions;
  const versions = `product pages: ${before} of the old version, ${after} of the new`;
  console.log(
    `${visits.requests} requests, ${visits.reconnects} sent once more on a new connection; ${versions}`,
  );
  const faults = [...visits.faults].map(([what, count]) => `${count} × ${what}`);
  if (before === 0 || after === 0) faults.push('one of the versions was not seen');
  if (late > 0) faults.push(`${late} pages of the old version after its end`);
  for (const page of pages)
    await page.goOn().catch((error: unknown) => faults.push(`${page.name}: ${String(error)}`));
  return [...faults, ...pages.flatMap((page) => page.faults)];
}

async function run(): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const [port = 0] = await freePorts(1);
  const data = join(folder, 'data');
  const shop = await startEdgeShop({ port, portsFrom: 3_300, data, pageRate: 100_000, signal });
  endings.unshift(() => shop.stop());
  const ports = await startNextVersion(shop);
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
  endings.unshift(() => browser.close());
  const pages = await task('Opening pages by the old version', () => openPages(browser, shop.url));
  return deployUnderLoad(shop, ports, pages);
}

try {
  const faults = await run();
  for (const line of faults) console.error(`  ${line}`);
  console.log(faults.length === 0 ? 'The deployment left no gap.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
for (const end of endings) await end();
rmSync(join(folder, 'version'), { recursive: true, force: true });
process.exit();
