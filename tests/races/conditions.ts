import { unitPrice, type PreparedOrder } from '../../scripts/cluster/buying.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';

/** Gives all of these carts one half-price code that is valid for one order. @returns krónur to pay with it */
export async function applyPromoCode({ pool }: Cluster, ready: readonly PreparedOrder[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO promo_codes (code, discount_percentage, max_uses) VALUES (upper(gen_random_uuid()::text), 50, 1) RETURNING id`,
  );
  await pool.query(
    `INSERT INTO cart_promos (cart_id, promo_code_id) SELECT id, $1::integer FROM carts WHERE customer_id = ANY($2)
     ON CONFLICT (cart_id) DO UPDATE SET promo_code_id = excluded.promo_code_id`,
    [rows[0]?.id, ready.map(({ buyer }) => buyer.customerId)],
  );
  return unitPrice / 2;
}

/** Makes a company with this credit the bill-to customer of the buyers, or none. */
export async function chargeTo(
  { pool }: Cluster,
  buyers: readonly Buyer[],
  credit: number | null,
): Promise<void> {
  const { rows } =
    credit === null
      ? { rows: [] }
      : await pool.query<{ id: number }>(
          `INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, credit_limit)
           VALUES (lpad((5000000000 + floor(random() * 999999999))::text, 10, '0'), 'Félag', 'felag',
             'felag@vorulind.test', true, true, $1) RETURNING id`,
          [credit],
        );
  const ids = buyers.map(({ customerId }) => customerId);
  // A buyer with several bill-to options has to choose one.
  await pool.query('DELETE FROM bill_to_customers WHERE customer_id = ANY($1)', [ids]);
  if (rows[0]) {
    await pool.query(
      'INSERT INTO bill_to_customers (customer_id, bill_to_id) SELECT unnest($1::integer[]), $2::integer',
      [ids, rows[0].id],
    );
  }
  await pool.query('UPDATE sessions SET bill_to_id = $1 WHERE customer_id = ANY($2)', [
    rows[0]?.id ?? null,
    ids,
  ]);
}
