import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { withPostgres } from '../../scripts/cluster/postgres.ts';
import { processOnPort } from '../../scripts/harness/processor.ts';
import { interruption } from '../../scripts/shop/signals.ts';
import { needChromium } from '../../scripts/test/software.ts';
import { drizzle, playFaults, randomFrom, storm } from './fault-plan.ts';
import { type FaultyShop, startFaultyShop } from './faulty-shop.ts';
import { growsBeyond, watchMemory } from './memory.ts';
import { publicPaths, readPages, untilKept } from './readers.ts';
import { findWrong } from './settled.ts';

/**
 * A shop whose every dependency fails at random, under readers and a real browser that buys; afterwards nothing may be wrong
 * (reliability F05, F16, F21, F41).
 *
 *   npm run soak -- --hours 8             each dependency fails a hundredth of the time; memory grows by at most 1 MB an hour
 *   npm run soak -- --minutes 10          the same in short, for a night
 *   npm run soak -- --minutes 60 --storm  something fails most of the time
 *
 * --seed NUMBER plays the same faults again; --demo NAME copies that database of the server in DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '0' },
    storm: { type: 'boolean', default: false },
    demo: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const lengthMs = (Number(values.hours) * 60 + Number(values.minutes)) * 60_000;
if (!(lengthMs > 0)) {
  console.error('--hours or --minutes wants a number.');
  process.exit(2);
}
/**
 * MB that a process may grow by in an hour. In less than an hour V8's heap has not found its size yet: then only what would be
 * ten megabytes in ten minutes counts.
 */
const maxGrowth = lengthMs >= 3_600_000 ? 1 : 60;
/** Share of the public pages that have to come whatever fails (reliability F05). */
const leastPages = 0.99;

const interrupted = interruption();
/** Found before the proxies are there, for the same reason as below. */
const executablePath = needChromium();

async function play({ shop, proxies, databaseUrl }: FaultyShop): Promise<boolean> {
  const wrong: string[] = [];
  // Looks at every process of the machine, and meanwhile the proxies, which this process is, pass nothing.
  const pids = {
    storefront: processOnPort(shop.ports.storefront),
    backend: processOnPort(shop.ports.backend),
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // However long it lasts, neither money nor goods run out.
  await pool.query(`UPDATE customers SET credit_limit = 2000000000 WHERE email = 'jona@vorulind.test'`);
  await pool.query('UPDATE products SET stock_on_hand = 1000000');
  await pool.end();
  for (const path of publicPaths) await untilKept(shop.url + path);
  process.env['BASE_URL'] = shop.url;
  const { buyOnAndOn, buyPatiently } = await import('./buyer.ts');
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    await buyPatiently(browser);
    const ending = new AbortController();
    const over = AbortSignal.any([ending.signal, interrupted]);
    const weather = values.storm ? storm : drizzle(Object.keys(proxies).length);
    const all = Promise.all([
      playFaults(proxies, weather, randomFrom(Number(values.seed)), over),
      buyOnAndOn(browser, over),
      readPages(shop.url, over),
      watchMemory(pids, over),
    ]);
    await delay(lengthMs, undefined, { signal: interrupted }).catch(() => undefined);
    ending.abort();
    const [played, purchases, reading, growth] = await all;
    interrupted.throwIfAborted();

    await buyPatiently(browser).catch((error: unknown) =>
      wrong.push(`no purchase once all was well again: ${String(error).split('\n')[0]}`),
    );
    const spared = Object.keys(proxies).filter((name) => !played.has(name));
    if (spared.length > 0) wrong.push(`nothing happened to ${spared.join(', ')}`);
    if (purchases.placed === 0) wrong.push('nobody bought anything');
    const lost = [...reading.faults.values()].reduce((sum, count) => sum + count, 0);
    if (lost > reading.pages * (1 - leastPages))
      wrong.push(`${lost} of ${reading.pages} public pages did not come`);
    for (const [name, pid] of Object.entries(pids))
      if (!existsSync(`/proc/${pid}`)) wrong.push(`${name} ended by itself`);
    for (const [name, one] of Object.entries(growth))
      if (!values.storm && growsBeyond(one, maxGrowth))
        wrong.push(`${name} grew by ${one.slope.toFixed(1)} MB an hour`);
    const acquirer = {
      url: `http://localhost:${shop.ports.acquirer}`,
      key: shop.env['ACQUIRER_SECRET_KEY'] ?? '',
    };
    wrong.push(...(await findWrong(databaseUrl, acquirer)));

    const count = [...played.values()].reduce((sum, times) => sum + times, 0);
    const failed = [...purchases.failures.values()].reduce((sum, times) => sum + times, 0);
    console.log(
      `${wrong.length > 0 ? '✗' : '✓'} ${count} faults of ${played.size} dependencies (seed ${values.seed}): ` +
        `${purchases.placed} orders, ${failed} purchases given up, ${reading.pages - lost} of ${reading.pages} public pages`,
    );
    for (const [name, { slope, error, last }] of Object.entries(growth))
      console.log(
        `  ${name}: ${last.toFixed(0)} MB, ${slope.toFixed(1)} ± ${(2 * error).toFixed(1)} MB an hour`,
      );
    if (!values.storm && maxGrowth > 1)
      console.log(`  too short for 1 MB an hour: only more than ${maxGrowth} MB an hour fails here`);
    for (const [what, times] of [...purchases.failures, ...reading.faults])
      console.log(`  ${times} × ${what}`);
    for (const line of wrong) console.error(`    ${line}`);
    return wrong.length === 0;
  } finally {
    await browser.close();
  }
}

async function playOn(server: string): Promise<boolean> {
  const faulty = await startFaultyShop(server, values.demo, interrupted);
  try {
    return await play(faulty);
  } finally {
    await faulty.stop();
  }
}

let right = false;
try {
  const given = process.env['DATABASE_URL'];
  right = given ? await playOn(given) : await withPostgres('soak', ({ url }) => playOn(url), { keeps: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(right ? 0 : 1);
