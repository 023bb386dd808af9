import { join } from 'node:path';
import { freePorts } from '../../scripts/test/servers.ts';
import { untilReady } from '../../scripts/shop/children.ts';
import {
  withCards,
  placeOrder,
  type PreparedOrder,
  prepareOrder,
  makeProducts,
} from '../../scripts/cluster/buying.ts';
import { crashPoints, type CrashPoint } from './crash-points.ts';
import { findUnmatchedPayments, ageOpenAttempts, waitUntilSettled } from './settling.ts';
import { origin, type Cluster } from '../../scripts/cluster/cluster.ts';

const preload = join(import.meta.dirname, 'crash-at.ts');

/**
 * Kills a backend at every point of an order, `times` each, and lets the buyer click again at another backend (reliability F14
 * and F15).
 * @param quick ages what was left behind instead of waiting
 * @returns descriptions of what went wrong
 */
export async function runCrashes(
  shop: Cluster,
  times: number,
  quick: boolean,
): Promise<{ kills: number; wrong: string[] }> {
  const wrong: string[] = [];
  const left: { point: CrashPoint; ready: PreparedOrder }[] = [];
  const [survivor = ''] = shop.backends;
  for (const point of crashPoints) {
    for (let time = 0; time < times; time += 1) {
      const buyer = shop.buyers[left.length % shop.buyers.length];
      if (!buyer) throw new Error('No buyer');
      const plain = await prepareOrder(shop, buyer, await makeProducts(shop, 5));
      const [ready = plain] = point.card ? await withCards(shop, [plain]) : [plain];
      if (!(await killed(shop, point, ready))) wrong.push(`${point.name}: the backend lived on`);
      await placeOrder(survivor, ready);
      left.push({ point, ready });
    }
  }
  if (quick) await ageOpenAttempts(shop);
  wrong.push(...(await waitUntilSettled(shop)));
  for (const { point, ready } of left) {
    const { what } = await placeOrder(survivor, ready);
    // A final outcome: the order, or a failure that says that nothing was charged.
    if (what !== 'order' && what !== 'notPlaced') wrong.push(`${point.name}: in the end ${what}`);
  }
  return { kills: left.length, wrong: [...wrong, ...(await findUnmatchedPayments(shop))] };
}

/** Whether the backend died of the crash. */
async function killed(shop: Cluster, { env }: CrashPoint, ready: PreparedOrder): Promise<boolean> {
  const [port = 0] = await freePorts(1);
  const backend = shop.another(port, { env, preload });
  try {
    await untilReady(backend, `${origin}:${port}/readyz`);
    return (await placeOrder(`${origin}:${port}`, ready)).what === 'lost';
  } finally {
    await backend.stop(1_000);
  }
}
