import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Shop, startShop } from '../../scripts/shop/run.ts';
import { markFilled } from '../../scripts/shop/prepare.ts';
import { choosePorts } from '../../scripts/shop/environment.ts';
import { type Ports, portVariables } from '../../scripts/shop/variables.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { freePorts, startRedis } from '../../scripts/test/servers.ts';
import { needRedis } from '../../scripts/test/software.ts';
import { reports } from '../../scripts/test/steps.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

export interface FaultyShop {
  shop: Shop;
  /** By the name of the dependency. */
  proxies: Readonly<Record<string, FaultProxy>>;
  /** The database itself, without a proxy. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** What each variable would be, with a proxy's port in place of its own. */
const through: Readonly<Record<string, (port: number) => Record<string, string>>> = {
  identity: (port) => ({
    IDENTITY_URL: `http://localhost:${port}`,
    IDENTITY_JWKS_URL: `http://localhost:${port}/jwks`,
  }),
  images: (port) => ({ IMAGE_BUCKET_URL: `http://localhost:${port}/vorulind` }),
  search: (port) => ({ SEARCH_HOSTS: `http://localhost:${port}` }),
  electronicId: (port) => ({ ELECTRONIC_ID_URL: `http://localhost:${port}` }),
  smtp: (port) => ({ SMTP_URL: `smtp://localhost:${port}` }),
  acquirer: (port) => ({ ACQUIRER_URL: `http://localhost:${port}` }),
  backend: (port) => ({ BACKEND_URL: `http://localhost:${port}` }),
  storefront: (port) => ({ REVALIDATE_URL: `http://localhost:${port}/api/revalidate` }),
};

/**
 * The demo shop with a proxy before everything that its processes need.
 * @param server of PostgreSQL
 * @param demo database there that holds the demo, to be copied; without it the shop fills its own
 */
export async function startFaultyShop(
  server: string,
  demo: string | undefined,
  signal: AbortSignal,
): Promise<FaultyShop> {
  /** What has to end, the last started first. */
  const endings: (() => Promise<unknown> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of endings.splice(0)) await end();
  };
  try {
    const database = await createDatabase(server, demo);
    endings.unshift(() => dropDatabase(server, database));
    const redis = await startRedis(needRedis(), join(reports, 'logs/soak'));
    endings.unshift(() => rmSync(redis.folder, { recursive: true, force: true }));
    endings.unshift(() => redis.child.stop(5_000));
    const data = mkdtempSync(join(tmpdir(), 'vorulind-soak-'));
    endings.unshift(() => rmSync(data, { recursive: true, force: true }));
    endings.unshift(() => cpSync(join(data, 'logs'), join(reports, 'logs/soak'), { recursive: true }));

    const own = await ownPorts();
    const proxies: Record<string, FaultProxy> = {};
    const open = async (name: string, port: number): Promise<number> => {
      const proxy = await startFaultProxy(port);
      endings.unshift(() => proxy.stop());
      proxies[name] = proxy;
      return proxy.port;
    };
    const given: Record<string, string> = { ...own.variables };
    for (const [name, variables] of Object.entries(through))
      Object.assign(given, variables(await open(name, own.ports[name as keyof Ports])));
    const proxied = async (name: string, address: string): Promise<string> => {
      const url = new URL(address);
      url.port = String(await open(name, Number(url.port)));
      return url.href;
    };
    given['DATABASE_URL'] = await proxied('database', database.href);
    given['REDIS_URL'] = await proxied('redis', redis.url);
    if (demo !== undefined) markFilled(data, given['DATABASE_URL']);
    const shop = await startShop({ given, data, signal });
    endings.unshift(() => shop.stop());
    return { shop, proxies, databaseUrl: database.href, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ownPorts(): Promise<{ ports: Ports; variables: Record<string, string> }> {
  const names = Object.values(portVariables);
  const free = await freePorts(names.length);
  const variables = Object.fromEntries(names.map((name, index) => [name, String(free[index])]));
  return { ports: choosePorts(variables), variables };
}
