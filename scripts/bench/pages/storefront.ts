import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf, processorMsOf } from '../../harness/processor.ts';
import { root as ownRoot, startChild, untilReady } from '../../shop/children.ts';
import { shopEnvironment } from '../../shop/environment.ts';
import { partsOf } from '../../shop/parts.ts';
import { freePorts } from '../../test/servers.ts';
import { reports } from '../../test/steps.ts';
import type { FaultyProxy } from './faulty-proxy.ts';

export interface Storefront {
  url: string;
  /** Peak resident memory so far, in MB. */
  memory(): number;
  /** Processor time used, in milliseconds. */
  processorMs(): number;
  /** Waits until the pages rendered after the start are this old. */
  untilAged(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  root: string;
  data: string;
  portsFrom: number;
  /** What breaks its calls to the backend; none: they go there directly. */
  through?: FaultyProxy;
  /** Settings that differ from the shop's. */
  env?: Readonly<Record<string, string>>;
}

/** A storefront of a running shop, as the demo runs it. */
export async function startStorefront({
  root,
  data,
  portsFrom,
  through,
  env = {},
}: Options): Promise<Storefront> {
  const place = { data: resolve(data), images: join(ownRoot, '.data/images') };
  const given = portsFrom === 0 ? place : { ...place, portsFrom };
  through?.passTo(shopEnvironment(process.env, given).ports.backend);
  const [port = 0] = await freePorts(1);
  const environment = shopEnvironment({ ...process.env, PORT: String(port) }, given);
  const part = partsOf(environment, {}).find(({ name }) => name === 'storefront');
  if (!part) throw new Error('The shop has no storefront.');
  const child = startChild({
    ...part,
    // For another checkout: its Next and its build.
    args: part.args.map((arg) => (arg === 'server.ts' ? join(resolve(root), arg) : arg)),
    env: { ...part.env, ...(through && { BACKEND_URL: through.url }), ...env },
    log: join(reports, 'logs', 'bench-storefront.log'),
  });
  const url = `http://localhost:${port}`;
  await untilReady(child, `${url}/readyz`);
  const ready = performance.now();
  return {
    url,
    memory: () => memoryOf(child.pid),
    processorMs: () => processorMsOf(child.pid),
    untilAged: async (seconds) => {
      await delay(Math.max(0, ready + seconds * 1_000 - performance.now()));
    },
    stop: () => child.stop(5_000),
  };
}

/** Paths of all pages of a shop, from its sitemap. */
export async function pagePaths(base: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const text = await (await fetch(base + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  };
  const parts = await read('/sitemap.xml');
  return [...new Set((await Promise.all(parts.map(read))).flat())];
}

/** Paths of product pages. @throws Error when the shop has fewer */
export async function productPaths(base: string, count: number): Promise<string[]> {
  const paths = (await pagePaths(base)).filter((path) => path.startsWith('/vara/'));
  if (paths.length < count) throw new Error(`The shop shows guests ${paths.length} products, not ${count}.`);
  return paths.slice(0, count);
}
