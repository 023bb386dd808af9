import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CancelOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { untilReady } from '../../scripts/shop/children.ts';
import { freePorts } from '../../scripts/test/servers.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import {
  withCards,
  placeOrders,
  type PreparedOrder,
  prepareOrder,
  makeProducts,
} from '../../scripts/cluster/buying.ts';
import { type Buyer, origin, type Cluster } from '../../scripts/cluster/cluster.ts';

const preload = join(import.meta.dirname, 'crash-at.ts');
/** Seconds within which everything must be refunded. */
const settledWithin = 90;
/** Orders that are cancelled in one race, and clicks on each. */
const [orderCount, presses] = [10, 10];
/** How often who is turned away presses. */
const maxTries = 20;

/** Points at which a backend is killed while it cancels an order, in the order it passes them. */
const points = [
  { name: 'before the credit note is written', on: 'insert into "invoices"', when: 'before', seen: '' },
  {
    name: 'before the calling off is committed',
    on: '^commit',
    when: 'before',
    seen: 'insert into "card_refunds"',
  },
  { name: 'after it is', on: '^commit', when: 'after', seen: 'insert into "card_refunds"' },
] as const;

interface Paid {
  buyer: Buyer;
  orderId: string;
}

/** Orders by card of different buyers, captured. */
async function paidOrders(shop: Cluster, count: number): Promise<Paid[]> {
  const goods = await makeProducts(shop, count);
  const ready: PreparedOrder[] = [];
  for (const buyer of shop.buyers.slice(0, count)) ready.push(await prepareOrder(shop, buyer, goods));
  const outcomes = await placeOrders(shop, await withCards(shop, ready));
  return outcomes.flatMap(({ orderId }, index) => {
    const buyer = ready[index]?.buyer;
    return orderId !== null && buyer ? [{ buyer, orderId }] : [];
  });
}

/**
 * `Deleted`, or the refusal; `lost` without a response. Who is turned away because too many wait for the database (reliability F17)
 * presses again, as the page asks.
 */
async function callOff(backend: string, { buyer, orderId }: Paid): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { data, errors } = await ask(backend, buyer, CancelOrderDocument, { orderId });
      const answer = data?.cancelOrder.status ?? errors?.[0]?.extensions.code ?? 'nothing';
      if (answer !== 'UNAVAILABLE' || tries === maxTries) return answer;
    } catch {
      return 'lost';
    }
  }
}

/**
 * Orders by card that are cancelled by many clicks on both backends, and by backends that are killed during it: each is credited
 * once and refunded once.
 * @returns number of orders and kills, and descriptions of what went wrong
 */
export async function runRefunds(
  shop: Cluster,
  { rounds, kills }: { rounds: number; kills: number },
): Promise<{ orders: number; kills: number; wrong: string[] }> {
  const wrong: string[] = [];
  const all: Paid[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const orders = await paidOrders(shop, orderCount);
    const answers = await Promise.all(
      orders.flatMap((order) =>
        Array.from({ length: presses }, (_, press) =>
          callOff(shop.backends[press % shop.backends.length] ?? '', order),
        ),
      ),
    );
    wrong.push(
      ...answers.filter((answer) => answer !== 'Deleted').map((answer) => `a press answered ${answer}`),
    );
    all.push(...orders);
  }
  let killed = 0;
  for (let time = 0; time < kills; time += 1) {
    for (const point of points) {
      const [order] = await paidOrders(shop, 1);
      if (!order) throw new Error('No order');
      if ((await callOffKilled(shop, point, order)) !== 'lost')
        wrong.push(`${point.name}: the backend lived on`);
      killed += 1;
      const again = await callOff(shop.backends[0] ?? '', order);
      if (again !== 'Deleted') wrong.push(`${point.name}: pressed again it answers ${again}`);
      all.push(order);
    }
  }
  wrong.push(...(await untilBack(shop)), ...(await wrongBooks(shop, all)));
  return { orders: all.length, kills: killed, wrong };
}

async function callOffKilled(
  shop: Cluster,
  { on, when, seen }: (typeof points)[number],
  order: Paid,
): Promise<string> {
  const [port = 0] = await freePorts(1);
  const env = { CRASH_ON: on, CRASH_WHEN: when, ...(seen ? { CRASH_SEEN: seen } : {}) };
  const backend = shop.another(port, { env, preload });
  try {
    await untilReady(backend, `${origin}:${port}/readyz`);
    return await callOff(`${origin}:${port}`, order);
  } finally {
    await backend.stop(1_000);
  }
}

async function untilBack({ pool }: Cluster): Promise<string[]> {
  for (const started = performance.now(); ; await delay(250)) {
    const { rows } = await pool.query<{ open: string }>(
      `SELECT count(*) AS open FROM card_refunds WHERE check_at IS NOT NULL`,
    );
    if (rows[0]?.open === '0') return [];
    if (performance.now() - started > settledWithin * 1_000)
      return [`${rows[0]?.open} refunds open after ${settledWithin} s`];
  }
}

/** Compares the acquirer's records with ours: each order was refunded in full, once. */
async function wrongBooks({ pool, acquirer }: Cluster, orders: readonly Paid[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; total: number; reference: string; notes: string }>(
    `SELECT o.id, o.total, p.reference,
       (SELECT count(*) FROM invoices c JOIN invoices i ON i.id = c.credits_invoice_id WHERE i.order_id = o.id) AS notes
     FROM orders o JOIN card_payments p ON p.attempt_id = o.attempt_id WHERE o.id = ANY($1::integer[])`,
    [orders.map(({ orderId }) => orderId)],
  );
  const wrong = rows.length === orders.length ? [] : [`${rows.length} payments for ${orders.length} orders`];
  for (const { id, total, reference, notes } of rows) {
    const back = await acquirer.refundedOf(reference);
    if (back !== total || notes !== '1')
      wrong.push(`order ${id}: ${back} of ${total} came back, ${notes} credit notes`);
  }
  return wrong;
}
