import { makeProducts, placeOrder, prepareOrder } from '../cluster/buying.ts';
import { type Cluster, openCluster } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { fitLine } from '../harness/fit-line.ts';
import { liveMemoryOf } from '../harness/live-memory.ts';
import { type Metric, single } from '../harness/metric.ts';
import { processOnPort } from '../harness/processor.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { task } from '../harness/task.ts';

/** Parts that the work is done in; memory is read after each. In the first ones caches fill. */
const parts = 12;
const firstParts = 3;
/** MB that a process may grow by: one an hour, in the eight hours of the soak (reliability F41). */
const limit = 8;
const readersAtOnce = 8;
const buyersAtOnce = 6;
const buyers = 400;
const productCount = 300;

/** Pages that are kept, pages that are rendered for each visitor, and ones that are not there. */
const paths = [
  '/',
  '/voruflokkar',
  '/voruflokkur/golfhreinsiefni',
  '/vara/golfsapa-fyrir-parket-1-l',
  '/framleidendur',
  '/terms',
  '/voruflokkur/kaffi-og-eldhus?sort=price-asc',
  '/leit?leit=kaffi',
  '/karfa',
  '/vara/engin-slik-vara',
];

/** Does `doOne` so many times, some at once; it is told how many were begun before. */
async function repeat(count: number, atOnce: number, doOne: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await doOne(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Live memory in MB after each part. */
async function memoryOfParts(pid: number, doPart: () => Promise<void>): Promise<number[]> {
  const memory: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    await doPart();
    memory.push(await liveMemoryOf(pid));
  }
  return memory;
}

/** How much the line through the parts after the first rises over as many parts as there are. */
function growthOf(memory: readonly number[]): number {
  const points = memory.slice(firstParts).map((value, at) => ({ at, value }));
  return parts * fitLine(points).slope;
}

function metricsOf(name: string, what: string, count: number, memory: readonly number[]): Metric[] {
  return [
    single(`${name}, live memory after ${count} ${what}`, 'MB', memory.at(-1) ?? 0, count),
    { ...single(`${name}, growth meanwhile`, 'MB', growthOf(memory), count), limit },
  ];
}

async function readShop(shop: string, count: number): Promise<Metric[]> {
  const memory = await memoryOfParts(processOnPort(Number(new URL(shop).port)), () =>
    repeat(Math.ceil(count / parts), readersAtOnce, async (index) => {
      const answer = await fetch(shop + paths[index % paths.length]);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.url} answered ${answer.status}`);
    }),
  );
  return metricsOf('storefront', 'pages', count, memory);
}

async function buy(cluster: Cluster, count: number): Promise<Metric[]> {
  const [backend = ''] = cluster.backends;
  const products = await makeProducts(cluster, ...Array.from({ length: productCount }, () => count));
  const memory = await memoryOfParts(processOnPort(Number(new URL(backend).port)), () =>
    repeat(Math.ceil(count / parts), buyersAtOnce, async (index) => {
      const buyer = cluster.buyers[index % buyers];
      if (!buyer) throw new Error('There are too few buyers.');
      const lines = [0, 100, 200].map((step) => products[(index + step) % productCount] ?? 0);
      const { what } = await placeOrder(backend, await prepareOrder(cluster, buyer, lines));
      if (what !== 'order') throw new Error(`An order ended as ${what}`);
    }),
  );
  return metricsOf('backend', 'orders', count, memory);
}

export const bench = task(
  { shop: shopOptions.shop, pages: 144_000, orders: 4_800 },
  async ({ shop, pages, orders }) => [
    ...(await withPostgres('bench', async ({ url }) => {
      const cluster = await openCluster(url, buyers);
      try {
        return await buy(cluster, orders);
      } finally {
        await cluster.stop();
      }
    })),
    ...(await readShop(shop, pages)),
  ],
  { pages: 'read from the shop; the soak reads as many in eight hours' },
);
