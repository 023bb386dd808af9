import { ExpressCheckoutDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ExpressCheckoutInput } from '../../graphql/generated/operations.ts';
import { ask } from './ask.ts';
import type { Buyer, Cluster } from './cluster.ts';

/** Krónur of one unit of every product here. */
export const unitPrice = 1240;

/** Creates products with this much stock and returns their ids. */
export async function makeProducts(shop: Cluster, ...stock: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const units of stock) {
    const { rows } = await shop.pool.query<{ id: number }>(
      `INSERT INTO products (sku, name, name_sort, list_price, tax_percentage, sales_code, stock_on_hand)
       VALUES (gen_random_uuid(), 'Vara', 'vara', $1, 24, 'HRE', $2) RETURNING id`,
      [unitPrice, units],
    );
    ids.push(rows[0]?.id ?? 0);
  }
  return ids;
}

export interface PreparedOrder {
  buyer: Buyer;
  key: string;
  total: number;
  /** Pays by card; without it on account. */
  cardToken?: string;
}

/** Adds one unit of each product to a buyer's cart, in this order, and fills in every step before payment. */
export async function prepareOrder(
  shop: Cluster,
  buyer: Buyer,
  productIds: readonly number[],
): Promise<PreparedOrder> {
  const { pool } = shop;
  const carts = await pool.query<{ id: number; version: number }>(
    `INSERT INTO carts (customer_id, person_id) VALUES ($1, $1)
     ON CONFLICT (customer_id, person_id) DO UPDATE SET version = carts.version + 1 RETURNING id, version`,
    [buyer.customerId],
  );
  const cart = carts.rows[0] ?? { id: 0, version: 0 };
  await pool.query('DELETE FROM cart_items WHERE cart_id = $1', [cart.id]);
  for (const productId of productIds) {
    await pool.query('INSERT INTO cart_items (cart_id, product_id, quantity) VALUES ($1, $2, 1)', [
      cart.id,
      productId,
    ]);
  }
  const keys = await pool.query<{ key: string }>(
    `INSERT INTO checkouts (cart_id, email, name, phone, delivery_method_id, idempotency_key, attempt_cart_version)
     VALUES ($1, 'kaupandi@vorulind.test', 'Kaupandi', '5550123', 'pickup', gen_random_uuid(), $2)
     ON CONFLICT (cart_id) DO UPDATE SET delivery_method_id = 'pickup',
       idempotency_key = excluded.idempotency_key, attempt_cart_version = excluded.attempt_cart_version
     RETURNING idempotency_key AS key`,
    [cart.id, cart.version],
  );
  return { buyer, key: keys.rows[0]?.key ?? '', total: unitPrice * productIds.length };
}

/** The outcome of one request. */
export interface OrderResult {
  /** `order`, `Processing` while the payment is being settled, or the reason for the refusal; `lost` without a response. */
  what: string;
  orderId: string | null;
  /** Milliseconds. */
  took: number;
}

const press = (backend: string, buyer: Buyer, input: ExpressCheckoutInput) =>
  ask(backend, buyer, ExpressCheckoutDocument, { input });

/** Sends the order to one of the backends. */
export async function placeOrder(
  backend: string,
  { buyer, key, total, cardToken }: PreparedOrder,
): Promise<OrderResult> {
  const started = performance.now();
  const how =
    cardToken === undefined
      ? { paymentType: 'Account' as const }
      : { paymentType: 'Card' as const, cardToken };
  const input = { idempotencyKey: key, expectedTotal: total, acceptTerms: true, ...how };
  let answer: Awaited<ReturnType<typeof press>>;
  try {
    answer = await press(backend, buyer, input);
  } catch {
    return { what: 'lost', orderId: null, took: performance.now() - started };
  }
  const { data, errors } = answer;
  const took = performance.now() - started;
  const [error] = errors ?? [];
  if (error) return { what: error.extensions.reason ?? error.extensions.code, orderId: null, took };
  const { id = null, status = '' } = data?.expressCheckout ?? {};
  return { what: id === null ? status : 'order', orderId: id, took };
}

/** The same buyers with a new card for each. */
export async function withCards(
  { acquirer }: Cluster,
  ready: readonly PreparedOrder[],
): Promise<PreparedOrder[]> {
  return Promise.all(ready.map(async (one) => ({ ...one, cardToken: await acquirer.token() })));
}

/** All buyers at once, alternating between the two backends. */
export function placeOrders({ backends }: Cluster, ready: readonly PreparedOrder[]): Promise<OrderResult[]> {
  return Promise.all(ready.map((one, index) => placeOrder(backends[index % backends.length] ?? '', one)));
}
