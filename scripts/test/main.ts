import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsSince } from '../shop/progress.ts';
import { startShop } from '../shop/run.ts';
import { interruption } from '../shop/signals.ts';
import { freePorts, startPostgres, startRedis } from './servers.ts';
import { needChromium, needPostgres, needRedis } from './software.ts';
import { reports, Steps } from './steps.ts';

const started = performance.now();
const signal = interruption();
const steps = new Steps(signal);
/** What has to be undone at the end, newest first. */
const undo: (() => Promise<void> | void)[] = [];
const logs = join(reports, 'logs');

/** The whole shop on ports and in a folder of its own, with the local defaults and nothing of this machine's. */
async function throughTheBrowser(chromium: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'vorulind-shop-'));
  undo.unshift(() => rmSync(data, { recursive: true, force: true }));
  const [storefront, backend, identity, images, search, electronicId, mail, smtp, acquirer] =
    await freePorts(9);
  const given = {
    PORT: String(storefront),
    BACKEND_PORT: String(backend),
    IDENTITY_PORT: String(identity),
    IMAGES_PORT: String(images),
    SEARCH_PORT: String(search),
    // Of nobody: the journeys stand between the browser and Google's hosts.
    GOOGLE_TAG_ID: 'G-TEST',
    ELECTRONIC_ID_PORT: String(electronicId),
    MAIL_PORT: String(mail),
    MAIL_SMTP_PORT: String(smtp),
    ACQUIRER_PORT: String(acquirer),
  };
  const shop = await startShop({ given, data, signal });
  undo.unshift(() => shop.stop());
  await steps.check('JavaScript stays within its budget', ['scripts/checks/size.ts']);
  await steps.playwright('Through the browser, desktop and phone', {
    BASE_URL: shop.url,
    BACKEND_URL: `http://localhost:${backend}`,
    PHONE_URL: `http://localhost:${shop.ports.electronicId}`,
    MAIL_URL: `http://localhost:${mail}`,
    WAREHOUSE_SECRET: shop.env['WAREHOUSE_SECRET'] ?? '',
    ACQUIRER_SECRET_KEY: shop.env['ACQUIRER_SECRET_KEY'] ?? '',
    CHROMIUM: chromium,
  });
}

async function everything(): Promise<void> {
  const chromium = needChromium();
  const postgresPrograms = needPostgres();
  const redisProgram = needRedis();
  await steps.verify();
  const redis = await startRedis(redisProgram, logs);
  undo.unshift(() =>
    redis.child.stop(5_000).then(() => rmSync(redis.folder, { recursive: true, force: true })),
  );
  await steps.vitest('Unit tests, the backend on PGlite', [], {
    TEST_REDIS_URL: redis.url,
    REDIS_SERVER: redisProgram,
    TEST_DATABASE_URL: '',
  });
  const postgres = await startPostgres(postgresPrograms, logs);
  undo.unshift(() =>
    postgres.child.stop(5_000).then(() => rmSync(postgres.folder, { recursive: true, force: true })),
  );
  await steps.vitest('The backend on PostgreSQL', ['--project', 'backend'], {
    TEST_DATABASE_URL: postgres.url,
  });
  await throughTheBrowser(chromium);
  await steps.check('Races', ['tests/races/main.ts', '--short'], { DATABASE_URL: postgres.url });
}

try {
  await everything();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`\n✗ ${message}`);
  steps.add(message.split('\n')[0] ?? message, { passed: 0, failed: 1 });
}
for (const one of undo) await one();
if (steps.failures.length > 0)
  console.log(`\nFailed:\n${steps.failures.map((what) => `  ${what}`).join('\n')}`);
console.log(`\nTook ${secondsSince(started)}`);
console.log(`${steps.total.passed} passed, ${steps.total.failed} failed`);
process.exit(steps.total.failed > 0 ? 1 : 0);
