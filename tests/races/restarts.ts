import { setTimeout as delay } from 'node:timers/promises';
import { GetCheckoutDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { PostgresServer } from '../../scripts/test/servers.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import {
  withCards,
  placeOrder,
  type PreparedOrder,
  prepareOrder,
  makeProducts,
} from '../../scripts/cluster/buying.ts';
import { findUnmatchedPayments, ageOpenAttempts, waitUntilSettled } from './settling.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';

/** Seconds within which every buyer has an outcome: an attempt in no live request is voided after 60. */
const answeredWithin = 90;

interface Bought {
  customerId: number;
  productId: number;
  /** The order that the shop acknowledged; null when it never did. */
  orderId: string | null;
}

/**
 * PostgreSQL ends under fifty buyers and recovers, `times` times (reliability F16). Each buyer buys a product of their own and
 * clicks until there is a response, as the storefront's client does; every other one pays by card.
 * @param quick ages what was left behind instead of waiting
 * @returns descriptions of what went wrong
 */
export async function runRestarts(
  shop: Cluster,
  server: PostgresServer,
  { times, quick, check }: { times: number; quick: boolean; check: () => Promise<string[]> },
): Promise<{ orders: number; slowest: number; wrong: string[] }> {
  const wrong: string[] = [];
  const bought: Bought[] = [];
  let slowest = 0;
  for (let time = 1; time <= times; time += 1) {
    const ready = await prepared(shop);
    const presses = ready.map((one) => buy(shop, one, Math.random() * 800));
    await delay(50 + Math.random() * 700);
    await server.restartImmediately();
    if (quick) {
      await Promise.race([Promise.all(presses), delay(8_000)]);
      await ageOpenAttempts(shop);
    }
    const ends = await Promise.all(presses);
    for (const { trouble, took, ...one } of ends) {
      bought.push(one);
      wrong.push(...trouble.map((what) => `restart ${time}: ${what}`));
      slowest = Math.max(slowest, took);
    }
    // These orders' mails have no recipient.
    await shop.pool.query(`DELETE FROM jobs WHERE kind = 'mail'`);
    const broken = [...(await check()), ...(await lostOrDoubled(shop, bought))];
    wrong.push(...broken.map((what) => `restart ${time}: ${what}`));
  }
  wrong.push(...(await waitUntilSettled(shop)), ...(await findUnmatchedPayments(shop)));
  return { orders: bought.length, slowest, wrong };
}

interface Wanting extends PreparedOrder {
  productId: number;
}

async function prepared(shop: Cluster): Promise<Wanting[]> {
  const buyers = shop.buyers.slice(0, 50);
  const products = await makeProducts(shop, ...buyers.map(() => 5));
  const all: Wanting[] = [];
  for (const [index, buyer] of buyers.entries()) {
    const productId = products[index] ?? 0;
    const plain = await prepareOrder(shop, buyer, [productId]);
    const [ready = plain] = index % 2 ? await withCards(shop, [plain]) : [plain];
    all.push({ ...ready, productId });
  }
  return all;
}

/** Clicks until the response is an order; with a new key once the shop has said that the first attempt failed. */
async function buy(
  shop: Cluster,
  wanting: Wanting,
  waitMs: number,
): Promise<Bought & { trouble: string[]; took: number }> {
  const { buyer, productId } = wanting;
  const one = { customerId: buyer.customerId, productId };
  const backend = (press: number) => shop.backends[(productId + press) % shop.backends.length] ?? '';
  await delay(waitMs);
  const started = performance.now();
  const took = () => performance.now() - started;
  let now: PreparedOrder = wanting;
  for (let press = 0; took() < answeredWithin * 1_000; press += 1) {
    const { what, orderId } = await placeOrder(backend(press), now);
    if (what === 'order') return { ...one, orderId, trouble: [], took: took() };
    if (what === 'notPlaced' || what === 'cart.changed') {
      const next = await again(shop, backend(press), now);
      if (next === 'empty')
        return { ...one, orderId: null, trouble: [`${what} was said of an order that exists`], took: took() };
      now = next ?? now;
    } else if (!['lost', 'UNAVAILABLE', 'running', 'Processing'].includes(what))
      return { ...one, orderId: null, trouble: [`a post answered ${what}`], took: took() };
    await delay(300);
  }
  return { ...one, orderId: null, trouble: [`no answer in ${answeredWithin} s`], took: took() };
}

/** What the page shows after a refusal: the same cart with a new key; null while no backend responds. */
async function again(
  shop: Cluster,
  backend: string,
  before: PreparedOrder,
): Promise<PreparedOrder | 'empty' | null> {
  const { data } = await ask(backend, before.buyer, GetCheckoutDocument, {}).catch(() => ({ data: null }));
  if (!data) return null;
  if (data.checkout.cart.items.length === 0) return 'empty';
  const next = { ...before, key: data.checkout.idempotencyKey, total: data.checkout.total };
  // A token pays once.
  return before.cardToken === undefined ? next : ((await withCards(shop, [next]))[0] ?? null);
}

/** Every purchase has exactly one order, the acknowledged one. */
async function lostOrDoubled({ pool }: Cluster, bought: readonly Bought[]): Promise<string[]> {
  const { rows } = await pool.query<{ product: number; customer: number; orders: number[] }>(
    `SELECT i.product_id AS product, o.customer_id AS customer, array_agg(o.id) AS orders
     FROM orders o JOIN order_items i ON i.order_id = o.id WHERE i.product_id = ANY($1) GROUP BY 1, 2`,
    [bought.map(({ productId }) => productId)],
  );
  const made = new Map(rows.map((row) => [`${row.customer} ${row.product}`, row.orders]));
  return bought.flatMap(({ customerId, productId, orderId }) => {
    const orders = made.get(`${customerId} ${productId}`) ?? [];
    if (orders.length === 1 && String(orders[0]) === orderId) return [];
    return [`order ${orderId} was acknowledged, and there are ${orders.join(', ') || 'none'}`];
  });
}
