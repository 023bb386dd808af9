import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { byCard, type Outcome, pay, type Ready, readyToPay, makeProducts } from '../cluster/buying.ts';
import { openCluster, type Cluster } from '../cluster/cluster.ts';
import { startPostgres } from '../test/servers.ts';
import { needPostgres } from '../test/software.ts';
import { reports } from '../test/steps.ts';

/**
 * How long ExpressCheckout takes while orders keep coming, whether the earlier ones are answered or not: two backends on a
 * PostgreSQL that keeps what it acknowledges, three lines an order, by account and by card.
 *
 *   npm run bench:checkout [-- --rate 20 --seconds 20]
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
if (!(rate > 0 && seconds > 0)) {
  console.error('--rate wants orders a second, --seconds how long.');
  process.exit(1);
}
const warmUp = 2 * rate;

async function prepare(shop: Cluster, count: number): Promise<Ready[]> {
  const goods = await makeProducts(shop, ...Array.from({ length: 300 }, () => 100_000));
  const ready: Ready[] = [];
  for (const [index, buyer] of shop.buyers.slice(0, count).entries()) {
    const lines = [index, index + 100, index + 200].map((at) => goods[at % goods.length] ?? 0);
    ready.push(await readyToPay(shop, buyer, lines));
  }
  return ready;
}

/** An open loop: the next order goes off at its time. */
async function orders({ backends }: Cluster, ready: readonly Ready[]): Promise<Outcome[]> {
  const started = performance.now();
  const under: Promise<Outcome>[] = [];
  for (const [index, one] of ready.entries()) {
    await delay(Math.max(0, started + (index * 1_000) / rate - performance.now()));
    under.push(pay(backends[index % backends.length] ?? '', one));
  }
  return Promise.all(under);
}

function tell(name: string, outcomes: readonly Outcome[]): void {
  const took = outcomes.map((one) => one.took).toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.ceil(took[Math.ceil(took.length * share) - 1] ?? 0)} ms`;
  const other = outcomes.filter(({ what }) => what !== 'order').length;
  console.log(
    `${name}: ${outcomes.length} orders at ${rate}/s, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, ${other} without an order`,
  );
}

const server = await startPostgres(needPostgres(), join(reports, 'logs/bench'), { keeps: true });
try {
  const count = warmUp + rate * seconds;
  const shop = await openCluster(server.url, count);
  try {
    for (const name of ['on account', 'by card']) {
      const plain = await prepare(shop, count);
      const ready = name === 'by card' ? await byCard(shop, plain) : plain;
      // Code that has never run is slow once; the shop runs for weeks.
      await orders(shop, ready.slice(0, warmUp));
      tell(name, await orders(shop, ready.slice(warmUp)));
    }
  } finally {
    await shop.stop();
  }
} finally {
  await server.child.stop(5_000);
  rmSync(server.folder, { recursive: true, force: true });
}
