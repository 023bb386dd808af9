import { untilReady } from '../../scripts/shop/children.ts';
import { freePorts } from '../../scripts/test/servers.ts';
import { withCards, placeOrder, prepareOrder, makeProducts } from '../../scripts/cluster/buying.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { findUnmatchedPayments, waitUntilSettled } from './settling.ts';
import { origin, type Cluster } from '../../scripts/cluster/cluster.ts';

/** Milliseconds within which one click has its order, although a response of PostgreSQL was lost on the way. */
const answeredWithin = 5_000;

/** The commits of an order, each identified by a statement of its transaction. */
const commits = [
  { name: 'the attempt', card: false, statement: 'insert into "checkout_attempts"' },
  { name: 'the order on account', card: false, statement: 'insert into "invoices"' },
  { name: 'the attempt, by card', card: true, statement: 'insert into "checkout_attempts"' },
  { name: 'the payment that is about to be asked for', card: true, statement: 'insert into "card_payments"' },
  { name: 'the order by card', card: true, statement: 'insert into "invoices"' },
  { name: 'the money that was taken', card: true, statement: 'update "card_payments"' },
];

/**
 * PostgreSQL commits, and the connection breaks before the backend gets the response (reliability F14): at each commit of an
 * order, `times` each. One click has to recover by itself.
 * @returns descriptions of what went wrong
 */
export async function runLostCommits(
  shop: Cluster,
  times: number,
): Promise<{ cuts: number; slowest: number; wrong: string[] }> {
  const wrong: string[] = [];
  const proxy = await cuttingProxy(shop.databaseUrl);
  const [port = 0] = await freePorts(1);
  const backend = shop.another(port, { env: { DATABASE_URL: proxy.url } });
  let cuts = 0;
  let slowest = 0;
  try {
    await untilReady(backend, `${origin}:${port}/readyz`);
    for (const { name, card, statement } of commits) {
      for (let time = 0; time < times; time += 1) {
        const buyer = shop.buyers[cuts % shop.buyers.length];
        if (!buyer) throw new Error('No buyer');
        const plain = await prepareOrder(shop, buyer, await makeProducts(shop, 5));
        const [ready = plain] = card ? await withCards(shop, [plain]) : [plain];
        const isCut = proxy.cutCommitAfter(statement);
        const { what, took } = await placeOrder(`${origin}:${port}`, ready);
        cuts += 1;
        slowest = Math.max(slowest, took);
        if (!isCut()) wrong.push(`${name}: nothing was cut`);
        if (what !== 'order') wrong.push(`${name}: the buyer heard ${what}`);
        if (took > answeredWithin) wrong.push(`${name}: after ${Math.round(took)} ms`);
      }
    }
  } finally {
    await backend.stop(5_000);
    await proxy.stop();
  }
  wrong.push(...(await waitUntilSettled(shop)), ...(await findUnmatchedPayments(shop)));
  return { cuts, slowest, wrong };
}
