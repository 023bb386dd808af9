import { setTimeout as delay } from 'node:timers/promises';
import { makeProducts, placeOrder, prepareOrder } from '../../scripts/cluster/buying.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';
import { openSession } from '../../scripts/cluster/session.ts';
import type { PostgresServer } from '../../scripts/test/servers.ts';
import { importGloves, readAllLists } from './replica-reads.ts';
import { ReplicaWatch } from './replica-watch.ts';
import type { SignalListener } from './signal-listener.ts';

/** Past the bound of lag (2 s) and the look that finds it (ms). */
const overBoundMs = 2_700;
/** A machine that takes longer than this after a pause proves nothing about what is within the bound (ms). */
const withinBoundMs = 1_300;
/** How long pages are rendered after a signal (ms). */
const renderingMs = 600;
/** Readers while the replica is away. */
const readerCount = 8;
/** Longer than the bound, so that who comes late is not even asked to wait (ms). */
const awayMs = 3_500;
/** A statement that was sent to a hanging replica is given up after 2.7 s, a connection after 2 s (ms). */
const maxWaitMs = 10_000;

interface ReplicaSetting {
  shop: Cluster;
  replica: PostgresServer;
  signals: SignalListener;
  buyer: Buyer;
  watch: ReplicaWatch;
}

/**
 * Two backends that read lists from a streaming replica (reliability F42): what a stranger may see late, what nobody may, and what
 * happens while the replica is too far behind or away.
 * @returns the answers that were checked, the slowest while the replica was away (ms), and what was wrong
 */
export async function runReplica(
  given: Omit<ReplicaSetting, 'watch' | 'buyer'>,
  rounds: number,
): Promise<{ reads: number; slowest: number; wrong: string[] }> {
  const [buyer] = given.shop.buyers;
  if (!buyer) throw new Error('The cluster has no buyer');
  const watch = new ReplicaWatch(given.shop, given.replica.url);
  const setting = { ...given, watch, buyer };
  let slowest = 0;
  try {
    await importGloves(setting.shop);
    await watch.untilReplayed();
    await watch.untilUsed();
    watch.wrong.push(...(await readAllLists(setting.shop, buyer)));
    for (let round = 1; round <= rounds; round += 1) {
      await watch.untilUsed();
      await readWhilePaused(setting);
      for (const pausedMs of [0, 800, overBoundMs]) await changeWhilePaused(setting, pausedMs);
      for (const fail of [die, hang]) slowest = Math.max(slowest, await failUnderReaders(setting, fail));
    }
  } finally {
    await watch.end();
  }
  return { reads: watch.reads, slowest, wrong: watch.wrong };
}

async function readWhilePaused(setting: ReplicaSetting): Promise<void> {
  for (let left = 5; left > 0; left -= 1) if (await readOnceWhilePaused(setting)) return;
  setting.watch.wrong.push('the machine is too busy to read within the bound of lag');
}

/**
 * A stranger may see the state before until the bound is passed, the buyer sees the own order on both backends at once.
 * @returns whether the strangers' reads were early enough to prove anything
 */
async function readOnceWhilePaused({ shop, watch, buyer }: ReplicaSetting): Promise<boolean> {
  const stranger: Buyer = { ...buyer, session: await openSession(shop.pool, buyer.customerId) };
  const productId = await makeProduct(shop);
  const order = await prepareOrder(shop, buyer, [productId]);
  await watch.untilReplayed();
  await watch.untilUsed();
  await watch.pauseReplay();
  const pausedAt = performance.now();
  await rename(shop, productId, 'new');
  const { orderId } = await placeOrder(shop.backends[0] ?? '', order);
  const readAll = () =>
    Promise.all([
      watch.readOrder(buyer, orderId ?? ''),
      watch.readOrder(stranger, orderId ?? ''),
      watch.readNames(productId),
    ]);
  const [ofBuyer, ofStranger, ofGuest] = await readAll();
  const isEarly = performance.now() - pausedAt < withinBoundMs;
  watch.expectAll('the buyer’s list lacks the order', ofBuyer, 'yes');
  if (isEarly) {
    watch.expectAll('a stranger’s list is not the replica’s', ofStranger, 'no');
    watch.expectAll('a guest’s product is not the replica’s', ofGuest, 'old');
  }
  await delay(overBoundMs);
  const [ofBuyerLater, ofStrangerLater, ofGuestLater] = await readAll();
  watch.expectAll('past the bound the buyer’s list lacks the order', ofBuyerLater, 'yes');
  watch.expectAll('past the bound a stranger’s list lacks it', ofStrangerLater, 'yes');
  watch.expectAll('past the bound a guest’s product is old', ofGuestLater, 'new');
  const says = (await watch.readStates()).map((state) => state.split(':')[0] ?? '');
  watch.expectAll('past the bound /readyz is wrong', says, 'ok, lists from the primary');
  await watch.resumeReplay();
  return isEarly;
}

/** From its signal on, a change is in every answer of both backends, whether or not the replica has it. */
async function changeWhilePaused({ shop, watch, signals }: ReplicaSetting, pausedMs: number): Promise<void> {
  const productId = await makeProduct(shop);
  await watch.untilReplayed();
  await watch.untilUsed();
  const tag = `product:${productId}`;
  const rendered = Promise.withResolvers<boolean>();
  signals.onSignal(async (tags) => {
    if (!tags.includes(tag)) return;
    const until = performance.now() + renderingMs;
    while (performance.now() < until)
      watch.expectAll('a page after its change is old', await watch.readNames(productId), 'new');
    rendered.resolve(true);
  });
  if (pausedMs > 0) await watch.pauseReplay();
  await rename(shop, productId, 'new');
  await shop.pool.query(`INSERT INTO jobs (kind, payload) VALUES ('revalidate', $1)`, [{ tags: [tag] }]);
  await delay(pausedMs);
  if (pausedMs > 0) await watch.resumeReplay();
  if (!(await Promise.race([rendered.promise, delay(15_000, false, { ref: false })])))
    watch.wrong.push(`no signal of a change whose replay paused for ${pausedMs} ms`);
}

type ReplicaFault = (setting: ReplicaSetting) => Promise<void>;

const die: ReplicaFault = async ({ replica }) => {
  await replica.stopImmediately();
  await delay(awayMs);
  await replica.startAgain();
};

const hang: ReplicaFault = async ({ replica, watch }) => {
  const resume = await watch.halt(replica.folder);
  await delay(awayMs).finally(resume);
};

/**
 * The replica is away under readers and comes back: no request fails, and it is used again.
 * @returns how long the slowest request took, ms
 */
async function failUnderReaders(setting: ReplicaSetting, fail: ReplicaFault): Promise<number> {
  const { shop, watch, buyer } = setting;
  const productId = await makeProduct(shop);
  await watch.untilReplayed();
  await watch.untilUsed();
  const stopping = new AbortController();
  let slowest = 0;
  const readers = Array.from({ length: readerCount }, async () => {
    while (!stopping.signal.aborted) {
      const started = performance.now();
      watch.expectAll('a guest’s product while it is away', await watch.readNames(productId), 'old');
      watch.expectAll('a list while it is away', await watch.readOrder(buyer, '0'), 'no');
      slowest = Math.max(slowest, performance.now() - started);
    }
  });
  await delay(300);
  await fail(setting);
  await watch.untilUsed();
  stopping.abort();
  await Promise.all(readers);
  if (slowest > maxWaitMs) watch.wrong.push(`a reader waited ${Math.ceil(slowest)} ms`);
  return slowest;
}

async function makeProduct(shop: Cluster): Promise<number> {
  const [productId = 0] = await makeProducts(shop, 1_000);
  await rename(shop, productId, 'old');
  return productId;
}

async function rename({ pool }: Cluster, productId: number, name: string): Promise<void> {
  await pool.query('UPDATE products SET name = $2 WHERE id = $1', [productId, name]);
}
