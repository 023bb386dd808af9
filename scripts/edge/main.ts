import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../shop/children.ts';
import { task } from '../shop/progress.ts';
import { startShop } from '../shop/run.ts';
import { aborted, interruption } from '../shop/signals.ts';
import { freePorts, startPostgres, startRedis, type TestServer } from '../test/servers.ts';
import { needNginx, needPostgres, needRedis } from '../test/software.ts';
import { startEdge } from './nginx.ts';
import { publishStatic } from './publish-static.ts';

/**
 * `npm run start:edge`: the demo shop as in production, nginx in front of two storefronts and two backends on PostgreSQL and
 * Redis. With DATABASE_URL and REDIS_URL it takes those; its own live as long as it runs. --page-rate is what one address may
 * ask for in a second, more for a load test.
 */
const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'ports-from': { type: 'string', default: '3100' },
    data: { type: 'string', default: join(root, '.data/edge') },
    'page-rate': { type: 'string', default: '50' },
  },
});

const signal = interruption();
/** What has to end, the last started first. */
const endings: (() => Promise<void> | void)[] = [];

function endLater({ child, folder }: TestServer): void {
  endings.unshift(() => child.stop(5_000).then(() => rmSync(folder, { recursive: true, force: true })));
}

async function start(): Promise<void> {
  const nginx = needNginx();
  const logs = join(flags.data, 'logs');
  let { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL) {
    const postgres = await task('Starting PostgreSQL', () => startPostgres(needPostgres(), logs));
    endLater(postgres);
    DATABASE_URL = postgres.url;
  }
  if (!REDIS_URL) {
    const redis = await task('Starting Redis', () => startRedis(needRedis(), logs));
    endLater(redis);
    REDIS_URL = redis.url;
  }
  const url = `http://localhost:${flags.port}`;
  const [storefront = 0, backend = 0] = await freePorts(2);
  const shop = await startShop({
    given: {
      ...process.env,
      DATABASE_URL,
      REDIS_URL,
      SITE_URL: url,
      SITE_ORIGINS: url,
      TRUSTED_PROXIES: '1',
      PORT: '',
    },
    data: flags.data,
    portsFrom: Number(flags['ports-from']),
    second: { storefront, backend },
    signal,
  });
  endings.unshift(() => shop.stop());
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-edge-'));
  endings.unshift(() => rmSync(folder, { recursive: true, force: true }));
  const staticDir = join(root, '.data/static');
  mkdirSync(staticDir, { recursive: true });
  await task('Publishing static files', () => Promise.resolve(publishStatic(join(root, '.next'), staticDir)));
  const edge = await task('Starting nginx', () =>
    startEdge(nginx, {
      listen: `127.0.0.1:${flags.port}`,
      storefronts: [shop.ports.storefront, storefront].map((port) => `127.0.0.1:${port}`),
      backends: [shop.ports.backend, backend].map((port) => `127.0.0.1:${port}`),
      // The demo's files are readable for their owner only.
      ...(process.getuid?.() === 0 && { user: 'root' }),
      runDir: folder,
      staticDir,
      pageRate: Number(flags['page-rate']),
    }),
  );
  endings.unshift(() => edge.child.stop(5_000));
  console.log(`\n  Vörulind is open behind its edge:  ${url}\n  Ctrl-C ends everything.\n`);
  await aborted(signal);
}

try {
  await start();
} catch (error) {
  if (!signal.aborted) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
for (const end of endings) await end();
process.exit();
