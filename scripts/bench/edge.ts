import { join } from 'node:path';
import { type EdgeShop, startEdgeShop } from '../edge/shop.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { root } from '../shop/children.ts';
import { interruption } from '../shop/signals.ts';
import { needWrk } from '../test/software.ts';
import { longTail } from './edge/long-tail.ts';
import { MemoryWatch } from './edge/memory.ts';
import { publishAsFile, removeFiles } from './edge/static-file.ts';
import { runWrk } from './edge/wrk.ts';
import { visitOnce } from './pages/load.ts';
import { pagePaths } from './pages/storefront.ts';

const options = {
  port: 3000,
  'ports-from': 3100,
  data: join(root, '.data/edge'),
  connections: 50,
  seconds: 5,
  addresses: 50_000,
};

const notes = {
  port: 'where nginx listens',
  'ports-from': 'first port of the processes behind it',
  data: 'folder of the shop, as npm run start:edge was given it',
  seconds: 'how long each round of a page takes',
  addresses: 'of the long tail, each asked for once',
};

type How = Pick<typeof options, 'connections' | 'seconds' | 'addresses'>;

/** Interleaved, so that a slow minute of the machine affects pages and files alike. */
const rounds = 3;
/**
 * How many times a page's rate a file's may be, of what the storefronts' memory was before the long tail what stays after it, and
 * MB by which nginx may grow: its index of kept addresses (keys_zone).
 */
const limits = { slower: 2, memory: 1.3, index: 20 } as const;
/** Addresses by which the storefronts fill their caches of a fixed size before memory is compared. */
const warmingAddresses = 5_000;

async function measureRates(shop: EdgeShop, pages: Record<string, string>, how: How): Promise<Metric[]> {
  const wrk = needWrk();
  const metrics: Metric[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const page = shop.url + path;
    const file = await publishAsFile(page, shop.staticDir, name.replaceAll(' ', '-'));
    const rates: Record<'page' | 'file', number[]> = { page: [], file: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.page.push((await runWrk(wrk, page, how)).rate);
      rates.file.push((await runWrk(wrk, file, how)).rate);
    }
    const rateOf = (what: string, samples: readonly number[]): Metric => ({
      name: `${what}, ${how.connections} at once`,
      unit: '1/s',
      samples,
    });
    metrics.push(rateOf(name, rates.page), rateOf(`${name} as a file`, rates.file));
    metrics.push({
      name: `${name}, a file's rate to its own`,
      unit: '',
      samples: rates.page.map((rate, round) => (rates.file[round] ?? 0) / rate),
      limit: limits.slower,
    });
    for (const connections of [1, 20]) {
      const { latencies } = await runWrk(wrk, page, { ...how, connections });
      metrics.push(timing(`${name}, ${connections} at once`, latencies));
    }
  }
  return metrics;
}

async function measureLongTail(shop: EdgeShop, paths: readonly string[], how: How): Promise<Metric[]> {
  const memory = new MemoryWatch(shop);
  const visit = (count: number, mark: string) =>
    visitOnce(shop.url, longTail(paths, count, mark), how.connections);
  const started = memory.now();
  await visit(warmingAddresses, 'a');
  const warm = await memory.settled();
  const tail = await visit(how.addresses, 'b');
  const busy = memory.now();
  const calm = await memory.settled();
  return [
    timing(`${how.addresses} addresses, ${how.connections} at once`, tail.took),
    { ...single('addresses answered otherwise than expected', '', tail.unexpected), limit: 0 },
    ...Object.entries({
      'when it started': started,
      [`after ${warmingAddresses} addresses`]: warm,
      'right after the long tail': busy,
      'some time after it': calm,
    }).flatMap(([when, { storefronts, nginx }]) => [
      single(`both storefronts, memory ${when}`, 'MB', storefronts),
      single(`nginx, memory ${when}`, 'MB', nginx),
    ]),
    single('both storefronts, objects and buffers before the long tail', 'MB', warm.live),
    single('both storefronts, objects and buffers after it', 'MB', calm.live),
    {
      ...single('both storefronts, memory that stays', '', calm.storefronts / warm.storefronts),
      limit: limits.memory,
    },
    {
      ...single('nginx, memory that stays beyond its start', 'MB', calm.nginx - started.nginx),
      limit: limits.index,
    },
  ];
}

async function benchEdge({ port, data, 'ports-from': portsFrom, ...how }: typeof options): Promise<Metric[]> {
  const shop = await startEdgeShop({ port, portsFrom, data, pageRate: 1_000_000, signal: interruption() });
  try {
    const paths = await pagePaths(shop.url);
    const first = (start: string): string => paths.find((path) => path.startsWith(start)) ?? '/';
    const pages = { 'front page': '/', category: first('/voruflokkur/'), product: first('/vara/') };
    const memory = await measureLongTail(shop, paths, how);
    return [...(await measureRates(shop, pages, how)), ...memory];
  } finally {
    removeFiles(shop.staticDir);
    await shop.stop();
  }
}

/** The edge with the shop behind it, against itself sending files. */
export const bench = task(options, benchEdge, notes);
