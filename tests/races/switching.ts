import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../../graphql/generated/documents.ts';
import { addToCartDocument, AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import { operationName } from '../../lib/io/graphql.ts';
import type { Answer } from '../../scripts/cluster/ask.ts';
import { makeProducts } from '../../scripts/cluster/buying.ts';
import { apiKey, origin, type Cluster } from '../../scripts/cluster/cluster.ts';

/** Writes of each tab in one interleaving. */
const writes = 6;

/** One browser: its tabs share the cookie, each has its own page with the customer and version that it was rendered for. */
interface Browser {
  session: string;
}

interface Page {
  customerId: string;
  version: number;
}

/**
 * An agent's two tabs on two backends: while one adds goods to the cart of the customer it shows, the other switches, reloads and
 * fills the next customer's cart (reliability F23). Each customer has a product of their own, so that a cart shows where a write
 * was meant to go.
 * @returns number of accepted and refused writes, and descriptions of what went wrong
 */
export async function runSwitching(
  shop: Cluster,
  times: number,
): Promise<{ taken: number; refused: number; wrong: string[] }> {
  const wrong: string[] = [];
  const count = { taken: 0, refused: 0 };
  const [first, second] = shop.buyers.slice(0, 2).map(({ customerId }) => customerId);
  const agent = await anAgent(shop);
  for (let time = 1; time <= times; time += 1) {
    await shop.pool.query('DELETE FROM cart_items');
    const [forFirst = 0, forSecond = 0] = await makeProducts(shop, 1_000, 1_000);
    const browser: Browser = { session: await signedIn(shop, agent, first ?? 0) };
    const page: Page = { customerId: String(first), version: 1 };
    const next: Page = { customerId: String(second), version: 0 };
    const trouble: string[] = [];
    const meant = new Map([
      [page.customerId, forFirst],
      [next.customerId, forSecond],
    ]);
    const landed = new Map<string, number>();
    const write = async (shown: Page): Promise<void> => {
      const variables = { productId: String(meant.get(shown.customerId)), quantity: 1 };
      const { data, errors } = await send(shop, browser, addToCartDocument, variables, shown.version);
      if (data) landed.set(shown.customerId, (landed.get(shown.customerId) ?? 0) + 1);
      else if (errors?.[0]?.extensions.reason === 'act.contextChanged') count.refused += 1;
      else trouble.push(`a write answered ${errors?.[0]?.extensions.code}`);
    };
    const staying = async (): Promise<void> => {
      for (let left = writes; left > 0; left -= 1) {
        await Promise.all([write(page), delay(randomInt(12))]);
      }
    };
    const leaving = async (): Promise<void> => {
      await delay(randomInt(60));
      const choice = { customerId: next.customerId, as: 'Customer' } as const;
      const { data } = await send(shop, browser, SetCustomerDocument, choice, page.version);
      if (!data) return void trouble.push('the switch was refused');
      next.version = data.setCustomer.contextVersion;
      for (let left = writes; left > 0; left -= 1) await write(next);
    };
    await Promise.all([staying(), staying(), leaving()]);
    const { data } = await send(shop, browser, AuthenticatedCustomerDocument, {}, null);
    if (data?.authenticatedCustomer?.id !== next.customerId) trouble.push('the session was lost');
    trouble.push(...(await misplaced(shop, meant, landed)));
    count.taken += [...landed.values()].reduce((sum, units) => sum + units, 0);
    wrong.push(...trouble.map((what) => `interleaving ${time}: ${what}`));
  }
  if (count.refused === 0) wrong.push('no write ever met a switch: these interleavings prove nothing');
  return { ...count, wrong };
}

/** Units in a cart that were meant for another, and accepted units that are missing. */
async function misplaced(
  { pool }: Cluster,
  meant: ReadonlyMap<string, number>,
  landed: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await pool.query<{ customer: string; product: number; quantity: number }>(
    `SELECT c.customer_id::text AS customer, i.product_id AS product, i.quantity
     FROM cart_items i JOIN carts c ON c.id = i.cart_id`,
  );
  const foreign = rows.filter(({ customer, product }) => meant.get(customer) !== product);
  const lost = [...landed].filter(
    ([customer, units]) => rows.find((row) => row.customer === customer)?.quantity !== units,
  );
  return [
    ...foreign.map(({ customer }) => `the cart of ${customer} got another's goods`),
    ...lost.map(([customer]) => `the cart of ${customer} does not hold what was taken`),
  ];
}

async function send<Data, Variables>(
  { backends }: Cluster,
  browser: Browser,
  query: Operation<Data, Variables>,
  variables: Variables,
  version: number | null,
): Promise<Answer<Data>> {
  const backend = backends[randomInt(backends.length)] ?? '';
  const response = await fetch(`${backend}/graphql?op=${operationName(query)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ApiKey: apiKey,
      Origin: origin,
      Cookie: `session=${browser.session}`,
      ...(version === null ? {} : { 'X-Context-Version': String(version) }),
    },
    body: JSON.stringify({ query, variables }),
  });
  // As a browser does: the last response sets the cookie, and one that deletes it signs out.
  for (const line of response.headers.getSetCookie())
    browser.session = /^session=([^;]*)/.exec(line)?.[1] ?? browser.session;
  return (await response.json()) as Answer<Data>;
}

async function anAgent({ pool }: Cluster): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, is_agent)
     VALUES ('0101809999', 'Sölumaður ÞÍ', 'solumadur', 'solumadur@vorulind.test', false, true, true) RETURNING id`,
  );
  return rows[0]?.id ?? 0;
}

async function signedIn({ pool }: Cluster, actorId: number, customerId: number): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await pool.query(
    // Proven by more than a password, as agents who switch have to be.
    `INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, expires_at, is_strong)
     VALUES ($1, $2, $3, 1, now() + interval '30 days', true)`,
    [createHash('sha256').update(session).digest('hex'), actorId, customerId],
  );
  return session;
}
