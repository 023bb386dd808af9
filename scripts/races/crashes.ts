import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../test/servers.ts';
import { untilReady } from '../shop/children.ts';
import { byCard, pay, type Ready, readyToPay, stocked } from './buying.ts';
import { crashPoints, type CrashPoint } from './crash-points.ts';
import { origin, type RaceShop } from './shop.ts';

const preload = join(import.meta.dirname, 'crash-at.ts');

/** Seconds in which everything that a crash left has to be settled (reliability F15). */
const settledWithin = 90;

/**
 * Kills a backend at every point of an order, `times` each, and lets the buyer press again at another backend (rows F14 and F15).
 * @param quick the clocks of what was left are put forward, instead of waiting for them
 * @returns what went wrong, in words
 */
export async function crash(
  shop: RaceShop,
  times: number,
  quick: boolean,
): Promise<{ kills: number; wrong: string[] }> {
  const wrong: string[] = [];
  const left: { point: CrashPoint; ready: Ready }[] = [];
  const [survivor = ''] = shop.backends;
  for (const point of crashPoints) {
    for (let time = 0; time < times; time += 1) {
      const buyer = shop.buyers[left.length % shop.buyers.length];
      if (!buyer) throw new Error('No buyer');
      const plain = await readyToPay(shop, buyer, await stocked(shop, 5));
      const [ready = plain] = point.card ? await byCard(shop, [plain]) : [plain];
      if (!(await killed(shop, point, ready))) wrong.push(`${point.name}: the backend lived on`);
      await pay(survivor, ready);
      left.push({ point, ready });
    }
  }
  if (quick) await putForward(shop);
  wrong.push(...(await settled(shop)));
  for (const { point, ready } of left) {
    const { what } = await pay(survivor, ready);
    // An answer for ever: the order, or a failure that says that nothing was charged.
    if (what !== 'order' && what !== 'notPlaced') wrong.push(`${point.name}: in the end ${what}`);
  }
  return { kills: left.length, wrong: [...wrong, ...(await moneyWithoutOrder(shop))] };
}

/** Whether the backend died of it. */
async function killed(shop: RaceShop, { env }: CrashPoint, ready: Ready): Promise<boolean> {
  const [port = 0] = await freePorts(1);
  const backend = shop.another(port, { env, preload });
  try {
    await untilReady(backend, `${origin}:${port}/readyz`);
    return (await pay(`${origin}:${port}`, ready)).what === 'lost';
  } finally {
    await backend.stop(1_000);
  }
}

/** As if a minute and a half had passed for what is still open. */
async function putForward({ pool }: RaceShop): Promise<void> {
  await pool.query(
    `UPDATE checkout_attempts SET started_at = started_at - interval '90 seconds' WHERE finished_at IS NULL`,
  );
  await pool.query(
    `UPDATE card_payments SET started_at = started_at - interval '90 seconds', check_at = now() WHERE check_at IS NOT NULL`,
  );
}

async function settled({ pool }: RaceShop): Promise<string[]> {
  const started = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ open: string }>(
      `SELECT (SELECT count(*) FROM checkout_attempts WHERE finished_at IS NULL)
            + (SELECT count(*) FROM card_payments WHERE check_at IS NOT NULL) AS open`,
    );
    if (rows[0]?.open === '0') return [];
    if (performance.now() - started > settledWithin * 1_000)
      return [`${rows[0]?.open} attempts and payments open after ${settledWithin} s`];
    await delay(250);
  }
}

/** The acquirer's own books against ours: what it has taken has an order, what it has not has none. */
async function moneyWithoutOrder({ pool, acquirer }: RaceShop): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string; ordered: boolean }>(
    `SELECT p.reference, o.id IS NOT NULL AS ordered
     FROM card_payments p LEFT JOIN orders o ON o.attempt_id = p.attempt_id`,
  );
  const wrong: string[] = [];
  for (const { reference, ordered } of rows) {
    const state = await acquirer.stateOf(reference);
    if ((state === 'captured') !== ordered)
      wrong.push(`payment ${reference} is ${state} with ${ordered ? 'an' : 'no'} order`);
    if (!ordered && state === 'authorised') wrong.push(`payment ${reference} still holds money`);
  }
  return wrong;
}
