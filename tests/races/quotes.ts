import { createHash, randomBytes } from 'node:crypto';
import { AcceptSalesQuoteDocument } from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import {
  type OrderResult,
  placeOrders,
  unitPrice,
  prepareOrder,
  makeProducts,
} from '../../scripts/cluster/buying.ts';
import type { Scenario } from './scenarios.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';

/** A company for which all these buyers may decide, each with a session of their own. */
export async function makeCompany(
  { pool }: Cluster,
  buyers: readonly Buyer[],
  credit: number,
): Promise<{ companyId: number; managers: Buyer[] }> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, credit_limit)
     VALUES (lpad((5000000000 + floor(random() * 999999999))::text, 10, '0'), 'Félag', 'felag',
       'felag@vorulind.test', true, true, $1) RETURNING id`,
    [credit],
  );
  const companyId = rows[0]?.id ?? 0;
  const managers: Buyer[] = [];
  for (const { customerId } of buyers) {
    const session = randomBytes(32).toString('base64url');
    await pool.query(
      `WITH member AS (INSERT INTO company_members (customer_id, company_id, role) VALUES ($1, $2, 'Manager'))
       INSERT INTO sessions (token_hash, actor_id, customer_id, context_version, expires_at)
       VALUES ($3, $1, $2, 1, now() + interval '30 days')`,
      [customerId, companyId, createHash('sha256').update(session).digest('hex')],
    );
    managers.push({ customerId: companyId, session });
  }
  return { companyId, managers };
}

/** A sent quote of one unit of each product. */
async function sentQuote({ pool }: Cluster, customerId: number, goods: readonly number[]): Promise<string> {
  const total = unitPrice * goods.length;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO quotes (number, customer_id, agent_id, status, valid_until, sent_at, delivery_method_id, delivery_method,
       delivery_amount, total, total_without_tax, total_tax_amount, discount_amount, vat_lines)
     SELECT coalesce(max(number), 1000) + 1, $1::integer, $1::integer, 'Sent', now() + interval '9 days', now(), 'pickup', 'Sækja', 0,
       $2::integer, $3::integer, $2::integer - $3::integer, 0, jsonb_build_array(jsonb_build_object('rate', 24, 'net', $3::integer, 'tax', $2::integer - $3::integer))
     FROM quotes RETURNING id`,
    [customerId, total, total / 1.24],
  );
  const id = rows[0]?.id ?? 0;
  for (const productId of goods)
    await pool.query(
      `INSERT INTO quote_items (quote_id, product_id, sku, name, quantity, unit_price, price, price_without_tax,
         discount_percentage, vat, list_price, regular_price) VALUES ($1, $2, 'V', 'Vara', 1, $3, $3, $4, 0, 24, $3, $3)`,
      [id, productId, unitPrice, unitPrice / 1.24],
    );
  return String(id);
}

async function accept(backend: string, buyer: Buyer, quoteId: string): Promise<OrderResult> {
  const started = performance.now();
  const { data, errors } = await ask(backend, buyer, AcceptSalesQuoteDocument, { quoteId });
  const took = performance.now() - started;
  const [error] = errors ?? [];
  if (error) return { what: error.extensions.reason ?? error.extensions.code, orderId: null, took };
  return { what: 'order', orderId: data?.acceptSalesQuote.orderId ?? null, took };
}

/** Each buyer accepts their quote, all concurrently, alternating between the two backends. */
function acceptAll({ backends }: Cluster, pressed: readonly [Buyer, string][]): Promise<OrderResult[]> {
  return Promise.all(
    pressed.map(([buyer, quoteId], index) => accept(backends[index % backends.length] ?? '', buyer, quoteId)),
  );
}

/** Reliability F13, as far as quotes are concerned. */
export const quoteScenarios: readonly Scenario[] = [
  {
    name: '100 presses by 50 buyers of a company, 1 quote',
    runs: 200,
    orders: 1,
    refusals: [],
    async run(shop) {
      const { companyId, managers } = await makeCompany(shop, shop.buyers.slice(0, 50), 2_000_000_000);
      const quote = await sentQuote(shop, companyId, await makeProducts(shop, 100, 100));
      return acceptAll(
        shop,
        [...managers, ...managers].map((buyer) => [buyer, quote]),
      );
    },
  },
  {
    name: '40 quotes of a company with credit for 3',
    runs: 200,
    orders: 3,
    refusals: ['pay.noCredit'],
    async run(shop) {
      const { companyId, managers } = await makeCompany(shop, shop.buyers.slice(0, 40), 4 * unitPrice - 1);
      const goods = await makeProducts(shop, 100);
      const pressed: [Buyer, string][] = [];
      for (const buyer of managers) pressed.push([buyer, await sentQuote(shop, companyId, goods)]);
      return acceptAll(shop, pressed);
    },
  },
  {
    name: '15 quotes and 15 carts, 10 units, in opposite order',
    runs: 200,
    orders: 10,
    refusals: ['quote.stockShort', 'cart.stockShort'],
    async run(shop) {
      const goods = await makeProducts(shop, 10, 10);
      const pressed: [Buyer, string][] = [];
      for (const buyer of shop.buyers.slice(0, 15))
        pressed.push([buyer, await sentQuote(shop, buyer.customerId, goods.toReversed())]);
      const carts = [];
      for (const buyer of shop.buyers.slice(15, 30)) carts.push(await prepareOrder(shop, buyer, goods));
      return (await Promise.all([acceptAll(shop, pressed), placeOrders(shop, carts)])).flat();
    },
  },
];
