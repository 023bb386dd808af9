import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { type Metric, timing } from '../harness/metric.ts';
import { percentile } from '../harness/percentile.ts';
import { task } from '../harness/task.ts';
import { startRedis } from '../test/servers.ts';
import { needRedis } from '../test/software.ts';
import { reports } from '../test/steps.ts';
import { type FaultyProxy, faultyProxy } from './pages/faulty-proxy.ts';
import { load, visitOnce } from './pages/load.ts';
import { productPaths, type Storefront, startStorefront } from './pages/storefront.ts';

const options = {
  pages: 100,
  connections: 4,
  seconds: 8,
  data: '.data',
  'ports-from': 0,
  root: '.',
};

const notes = {
  pages: 'how many are visited in each round',
  seconds: 'how long warm pages are visited in each round',
  data: 'of the running shop, as npm start was given it',
  'ports-from': 'likewise; 0 for the default ports',
  root: 'a checkout whose build is measured',
};

/** What warm pages may take longer by without Redis (ms), and cold ones by what factor (reliability F01). */
const allowed = { warmMs: 60, coldFactor: 2 };

/** So that a slow minute of the machine affects all alike. */
const rounds = 2;

type State = 'none' | 'refused' | 'hung';
const names: Readonly<Record<State, string>> = { none: 'well', refused: 'refused', hung: 'hung' };

async function measure(
  redis: FaultyProxy,
  storefront: Storefront,
  { pages, connections, seconds }: typeof options,
): Promise<Metric[]> {
  const states: readonly State[] = ['none', 'refused', 'hung'];
  const paths = await productPaths(storefront.url, pages * states.length * rounds);
  const took = { warm: new Map<State, number[]>(), cold: new Map<State, number[]>() };
  const add = (kind: keyof typeof took, state: State, times: readonly number[]): void =>
    void took[kind].set(state, [...(took[kind].get(state) ?? []), ...times]);
  let from = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const state of states) {
      await redis.set(state);
      const own = paths.slice(from, (from += pages));
      const visits = own.map((path) => ({ path, status: 200 }));
      add('cold', state, (await visitOnce(storefront.url, visits, connections)).took);
      add('warm', state, (await load(storefront.url, own, { connections, seconds })).took);
    }
  const p95 = (kind: keyof typeof took): number => percentile(took[kind].get('none') ?? [], 0.95);
  const limits = { warm: p95('warm') + allowed.warmMs, cold: p95('cold') * allowed.coldFactor };
  return (['warm', 'cold'] as const).flatMap((kind) =>
    states.map((state) => {
      const limit = state === 'none' ? undefined : Math.round(limits[kind]);
      return timing(`${kind} pages, Redis ${names[state]}`, took[kind].get(state) ?? [], limit);
    }),
  );
}

async function benchRedis(how: typeof options): Promise<Metric[]> {
  const { root, data, 'ports-from': portsFrom } = how;
  const redis = await startRedis(needRedis(), join(reports, 'logs'));
  const proxy = await faultyProxy();
  proxy.passTo(Number(new URL(redis.url).port));
  try {
    const env = { REDIS_URL: proxy.url.replace('http:', 'redis:') };
    const storefront = await startStorefront({ root, data, portsFrom, env });
    try {
      return await measure(proxy, storefront, how);
    } finally {
      await storefront.stop();
    }
  } finally {
    await proxy.stop();
    await redis.child.stop(5_000);
    rmSync(redis.folder, { recursive: true, force: true });
  }
}

export const bench = task(options, benchRedis, notes);
