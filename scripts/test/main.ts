import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { secondsSince } from '../shop/progress.ts';
import { interruption } from '../shop/signals.ts';
import { journeyVariables, startJourneyShops } from './journey-shops.ts';
import { startPostgres, startRedis, type TestServer } from './servers.ts';
import {
  needArial,
  needChromium,
  needNginx,
  needOpenssl,
  needPostgres,
  needRedis,
  needVarnish,
} from './software.ts';
import { reports, Steps } from './steps.ts';

const started = performance.now();
const signal = interruption();
const steps = new Steps(signal);
/** Clean-up to run at the end, newest first. */
const undo: (() => Promise<void> | void)[] = [];
const logs = join(reports, 'logs');

/** Number of concurrent journeys, each with its own shop. */
const journeyWorkers = 2;
/** `npm run test:all` also runs what is listed in longer.ts. */
const isWhole = process.argv.includes('--all');
/** Every night the whole run also watches memory. */
const isNightly = isWhole && process.env['NIGHTLY'] === 'true';
const depth = { SHORT_TEST: String(!isWhole) };
/** Shops that start while other parts run. */
let starting: Promise<unknown> = Promise.resolve();

function stopLater({ child, folder }: TestServer): void {
  undo.unshift(() => child.stop(5_000).then(() => rmSync(folder, { recursive: true, force: true })));
}

/** Faults of every dependency under a browser that buys; where it is asked for also ten minutes of the watch over memory. */
async function playFaults(server: string, demo: string): Promise<void> {
  const env = { DATABASE_URL: server };
  const soak = (...args: string[]) => ['tests/soak/main.ts', '--demo', demo, ...args];
  await steps.check(
    'Three minutes of faults under a browser that buys',
    soak('--minutes', '3', '--storm'),
    env,
  );
  if (isNightly) await steps.check('Ten minutes of buying, and memory', soak('--minutes', '10'), env);
}

async function everything(): Promise<void> {
  const chromium = needChromium();
  const postgresPrograms = needPostgres();
  const redisProgram = needRedis();
  // Before the tests that use them run side by side.
  needArial();
  needNginx();
  needVarnish();
  needOpenssl();
  const postgres = await startPostgres(postgresPrograms, logs);
  stopLater(postgres);
  const redis = await startRedis(redisProgram, logs);
  stopLater(redis);
  const onStart = (undoing: () => Promise<void> | void): void => void undo.unshift(undoing);
  const shops = startJourneyShops(journeyWorkers, {
    postgresUrl: postgres.url,
    redisProgram,
    logs,
    signal,
    onStart,
  });
  starting = shops.catch(() => undefined);
  await steps.verify();
  // Waits for most of its time, so that it takes little of the other tests'.
  const faults = shops.then(({ template }) => playFaults(postgres.url, template));
  const tests = steps.vitest('Rules, components and the backend', [], {
    ...depth,
    TEST_REDIS_URL: redis.url,
    REDIS_SERVER: redisProgram,
    TEST_DATABASE_URL: postgres.url,
  });
  await Promise.allSettled([tests, faults]);
  await Promise.all([tests, faults]);
  const { shops: journeyShops } = await shops;
  const variables = journeyVariables(journeyShops);
  await steps.check('JavaScript stays within its budget', ['scripts/checks/size.ts']);
  await steps.playwright('Through the browser, desktop and phone', {
    ...variables,
    ...depth,
    CHROMIUM: chromium,
  });
  const database = journeyShops[0]?.env['DATABASE_URL'];
  if (isWhole && database)
    await steps.check('Invoices by the official rules', ['scripts/invoices/main.ts'], {
      DATABASE_URL: database,
    });
  await Promise.all(journeyShops.map((shop) => shop.stop()));
  if (isWhole) await steps.check('Races', ['tests/races/main.ts', '--short'], { DATABASE_URL: postgres.url });
}

try {
  await everything();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`\n✗ ${message}`);
  steps.add(message.split('\n')[0] ?? message, { passed: 0, failed: 1, failures: [] });
}
await starting;
for (const one of undo) await one();
if (steps.failures.length > 0)
  console.log(`\nFailed:\n${steps.failures.map((what) => `  ${what}`).join('\n')}`);
console.log(`\nTook ${secondsSince(started)}`);
console.log(`${steps.total.passed} passed, ${steps.total.failed} failed`);
process.exit(steps.total.failed > 0 ? 1 : 0);
