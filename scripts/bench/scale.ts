import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilReady } from '../shop/children.ts';
import { openCluster, origin } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { openSession } from '../cluster/session.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { percentile } from '../harness/percentile.ts';
import { memoryOf } from '../harness/processor.ts';
import { task } from '../harness/task.ts';
import { freePorts } from '../test/servers.ts';
import { makeCustomers } from './customers.ts';
import { insertOrders } from './scale/orders.ts';
import { importScript, indexScript, runCommand, startSearch } from './scale/processes.ts';
import { type Asking, questions, walkSitemap } from './scale/questions.ts';

interface Size {
  products: number;
  categories: number;
  customers: number;
  orders: number;
}

/** What a figure of the large size may be of the small one's. */
const limits = { time: 1.5, memory: 1.3 } as const;

/** Rounds of each question that are not counted. */
const warmUps = 4;

/** A shop of one size that can be asked. */
interface Shop {
  asking: Asking;
  /** What its import and its index took. */
  made: readonly Metric[];
  /** MB of its search service and its backend now. */
  readMemory: () => readonly Metric[];
  stop: () => Promise<void>;
}

async function openShop(url: string, folder: string, size: Size): Promise<Shop> {
  const file = join(folder, 'catalogue.jsonl');
  await writeLines(file, catalogueLines(size.products, size.categories), () => undefined);
  const cluster = await openCluster(url, 0);
  const search = await startSearch(join(folder, String(size.products)));
  const children = [search.child];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop(5_000)));
    await cluster.stop();
  };
  try {
    const env = { DATABASE_URL: cluster.databaseUrl };
    const imported = await runCommand('import', [importScript, file], env);
    const indexed = await runCommand('index', [indexScript], { ...env, ...search.env });
    console.log(`${size.products} products are imported and indexed`);
    const agent = await makeCustomers(cluster, size.customers);
    await insertOrders(cluster.pool, size);
    console.log(`${size.orders} orders are there`);
    const { rows } = await cluster.pool.query<{ slug: string }>(
      'SELECT slug FROM categories JOIN shelves ON shelf = id ORDER BY guest_count DESC LIMIT 1',
    );
    const [port = 0] = await freePorts(1);
    // Started only now, so that its memory is that of these questions alone.
    const child = cluster.another(port);
    children.push(child);
    const backend = `${origin}:${port}`;
    await untilReady(child, `${backend}/readyz`);
    const customer = await openSession(cluster.pool, 2);
    return {
      asking: { backend, agent, customer, category: rows[0]?.slug ?? '' },
      made: [
        single('import', '1/s', size.products / imported.seconds, size.products),
        single('index', '1/s', size.products / indexed.seconds, size.products),
        single('import, memory', 'MB', imported.memory),
        single('index, memory', 'MB', indexed.memory),
      ],
      readMemory: () => [
        single('search service, memory', 'MB', memoryOf(search.child.pid)),
        single('backend, memory', 'MB', memoryOf(child.pid)),
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks every shop the same in turn, so that a machine that is slower for a while is so for all. */
async function timeQuestions(shops: readonly Shop[], rounds: number): Promise<Metric[][]> {
  const metrics: Metric[][] = shops.map(() => []);
  for (const [name, timeOne] of Object.entries(questions)) {
    const took: number[][] = shops.map(() => []);
    for (let round = 0; round < warmUps + rounds; round += 1)
      for (const [at, { asking }] of shops.entries()) {
        const time = await timeOne(asking, round);
        if (round >= warmUps) took[at]?.push(time);
      }
    for (const [at, times] of took.entries()) metrics[at]?.push(timing(name, times));
  }
  for (const [at, { asking }] of shops.entries())
    metrics[at]?.push(timing('sitemap, 500 products', await walkSitemap(asking)));
  return metrics;
}

async function measure(
  url: string,
  folder: string,
  sizes: readonly Size[],
  rounds: number,
): Promise<Metric[][]> {
  const shops: Shop[] = [];
  try {
    for (const size of sizes) shops.push(await openShop(url, folder, size));
    const times = await timeQuestions(shops, rounds);
    return shops.map(({ made, readMemory }, at) => [...made, ...(times[at] ?? []), ...readMemory()]);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

/** Each metric at both sizes, and how many times more the large one costs. */
function compare(small: readonly Metric[], large: readonly Metric[], sizes: [Size, Size]): Metric[] {
  return small.flatMap((before, at) => {
    const after = large[at] ?? before;
    const [a, b] = [before, after].map(({ samples }) => percentile(samples, 0.5));
    const ratio = before.unit === '1/s' ? (a ?? 0) / (b ?? 0) : (b ?? 0) / (a ?? 0);
    const limit = before.unit === 'MB' ? limits.memory : limits.time;
    return [
      ...[before, after].map((metric, index) => ({
        ...metric,
        name: `${metric.name}: ${sizes[index]?.products} products`,
      })),
      { ...single(`${before.name}: times as much`, '', ratio), limit },
    ];
  });
}

export const bench = task(
  { small: 2_000, products: 100_000, categories: 5_000, customers: 50_000, orders: 1_000_000, rounds: 100 },
  ({ small, rounds, ...large }) =>
    withPostgres('scale', async ({ url }) => {
      const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
      try {
        const share = small / large.products;
        const [customers, orders] = [large.customers, large.orders].map((count) => Math.ceil(count * share));
        const demo = { products: small, categories: 1, customers: customers ?? 1, orders: orders ?? 1 };
        const [before = [], after = []] = await measure(url, folder, [demo, large], rounds);
        return compare(before, after, [demo, large]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
  { small: 'products of the small size; its customers and orders are in proportion' },
);
