import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../shop/children.ts';
import { task } from '../shop/progress.ts';
import { startShop } from '../shop/run.ts';
import { freePorts, startPostgres, startRedis, type TestServer } from '../test/servers.ts';
import { needNginx, needPostgres, needRedis } from '../test/software.ts';
import { startEdge } from './nginx.ts';
import type { EdgeSettings } from './render-config.ts';
import { publishStatic } from './publish-static.ts';

interface EdgeShopOptions {
  /** Where nginx listens. */
  readonly port: number;
  /** First port of the processes behind it. */
  readonly portsFrom: number;
  /** Folder of accounts and logs. */
  readonly data: string;
  /** Pages that one address may ask for in a second. */
  readonly pageRate: number;
  /** Aborting it stops what has started. */
  readonly signal: AbortSignal;
}

export interface EdgeShop {
  readonly url: string;
  /** Variables of its processes. */
  readonly env: Record<string, string>;
  readonly logs: string;
  /** Ports of the two. */
  readonly storefronts: readonly number[];
  /** Folder of what is sent at `/_next/static/`. */
  readonly staticDir: string;
  /** Process ids of nginx, which change when it is reloaded. */
  edgePids(): number[];
  /** Sends requests to other storefronts from now on. @param ports where they listen */
  useStorefronts(ports: readonly number[]): Promise<void>;
  /** Ends the storefronts that it started. */
  stopStorefronts(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the demo shop as in production: nginx in front of two storefronts and two backends on PostgreSQL and Redis. With
 * DATABASE_URL and REDIS_URL it takes those; its own live as long as it runs.
 * @throws Error with a message for the operator; everything that had started is stopped then
 */
export async function startEdgeShop(options: EdgeShopOptions): Promise<EdgeShop> {
  /** What has to end, the last started first. */
  const endings: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of endings.splice(0)) await end();
  };
  try {
    return { ...(await start(options, endings)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  { port, portsFrom, data, pageRate, signal }: EdgeShopOptions,
  endings: (() => Promise<void> | void)[],
): Promise<Omit<EdgeShop, 'stop'>> {
  const nginx = needNginx();
  const stores = await startStores(join(data, 'logs'), endings);
  const url = `http://localhost:${port}`;
  const [storefront = 0, backend = 0] = await freePorts(2);
  const shop = await startShop({
    given: {
      ...process.env,
      ...stores,
      SITE_URL: url,
      SITE_ORIGINS: url,
      TRUSTED_PROXIES: '1',
      PORT: '',
    },
    data,
    portsFrom,
    second: { storefront, backend },
    signal,
  });
  endings.unshift(() => shop.stop());
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-edge-'));
  endings.unshift(() => rmSync(folder, { recursive: true, force: true }));
  const staticDir = join(root, '.data/static');
  mkdirSync(staticDir, { recursive: true });
  await task('Publishing static files', () => Promise.resolve(publishStatic(join(root, '.next'), staticDir)));
  const storefronts = [shop.ports.storefront, storefront];
  const settings: EdgeSettings = {
    listen: `127.0.0.1:${port}`,
    storefronts: storefronts.map(localAddress),
    backends: [shop.ports.backend, backend].map(localAddress),
    // The demo's files are readable for their owner only.
    ...(process.getuid?.() === 0 && { user: 'root' }),
    runDir: folder,
    staticDir,
    pageRate,
  };
  const edge = await task('Starting nginx', () => startEdge(nginx, settings));
  endings.unshift(() => edge.child.stop(5_000));
  return {
    url,
    env: shop.env,
    logs: shop.logs,
    storefronts,
    staticDir,
    edgePids: edge.pids,
    useStorefronts: (ports) => edge.reload({ ...settings, storefronts: ports.map(localAddress) }),
    stopStorefronts: shop.stopStorefronts,
  };
}

const localAddress = (port: number): string => `127.0.0.1:${port}`;

/** Addresses of database and Redis: those of the environment, or new ones. */
async function startStores(
  logs: string,
  endings: (() => Promise<void> | void)[],
): Promise<{ DATABASE_URL: string; REDIS_URL: string }> {
  const addressOf = async (name: string, title: string, open: () => Promise<TestServer>): Promise<string> => {
    const given = process.env[name];
    if (given) return given;
    const { child, folder, url } = await task(`Starting ${title}`, open);
    endings.unshift(() => child.stop(5_000).then(() => rmSync(folder, { recursive: true, force: true })));
    return url;
  };
  return {
    DATABASE_URL: await addressOf('DATABASE_URL', 'PostgreSQL', () => startPostgres(needPostgres(), logs)),
    REDIS_URL: await addressOf('REDIS_URL', 'Redis', () => startRedis(needRedis(), logs)),
  };
}
