import { setTimeout as delay } from 'node:timers/promises';
import {
  withCards,
  makeProducts,
  type OrderResult,
  placeOrder,
  type PreparedOrder,
  prepareOrder,
} from '../cluster/buying.ts';
import { type Cluster, openCluster } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { type Metric, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';

/** Three lines per order. */
async function fillCarts(cluster: Cluster, count: number): Promise<PreparedOrder[]> {
  const products = await makeProducts(cluster, ...Array.from({ length: 300 }, () => 100_000));
  const ready: PreparedOrder[] = [];
  for (const [index, buyer] of cluster.buyers.slice(0, count).entries()) {
    const lines = [index, index + 100, index + 200].map((at) => products[at % products.length] ?? 0);
    ready.push(await prepareOrder(cluster, buyer, lines));
  }
  return ready;
}

/** Open-loop load: each order is sent on schedule, whether the earlier ones have been answered or not. */
async function sendOrders(
  { backends }: Cluster,
  ready: readonly PreparedOrder[],
  rate: number,
): Promise<OrderResult[]> {
  const started = performance.now();
  const sent: Promise<OrderResult>[] = [];
  for (const [index, one] of ready.entries()) {
    await delay(Math.max(0, started + (index * 1_000) / rate - performance.now()));
    sent.push(placeOrder(backends[index % backends.length] ?? '', one));
  }
  return Promise.all(sent);
}

async function measure(url: string, rate: number, seconds: number): Promise<Metric[]> {
  const warmUp = 2 * rate;
  const count = warmUp + rate * seconds;
  const cluster = await openCluster(url, count);
  try {
    const metrics: Metric[] = [];
    for (const how of ['on account', 'by card']) {
      const carts = await fillCarts(cluster, count);
      const ready = how === 'by card' ? await withCards(cluster, carts) : carts;
      // Warm-up: code is slow the first time, while the shop runs for weeks.
      await sendOrders(cluster, ready.slice(0, warmUp), rate);
      const outcomes = await sendOrders(cluster, ready.slice(warmUp), rate);
      const failed = outcomes.find(({ what }) => what !== 'order');
      if (failed) throw new Error(`An order ${how} ended as ${failed.what}`);
      metrics.push(
        timing(
          `ExpressCheckout ${how}, ${rate} orders/s`,
          outcomes.map(({ took }) => took),
        ),
      );
    }
    return metrics;
  } finally {
    await cluster.stop();
  }
}

export const bench = task(
  { rate: 20, seconds: 20 },
  ({ rate, seconds }) => withPostgres('bench', ({ url }) => measure(url, rate, seconds), { keeps: true }),
  { rate: 'orders a second' },
);
