import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';

interface PadProductIds {
  ids: number[];
  /** Before the limit. */
  total: number;
}

/**
 * Ids, rising, of what belongs on a customer's pad and is still sold: favourites and goods of lists first, then what was bought,
 * the newest first, then what only has a number of the customer's.
 */
export async function findPadProductIds(
  db: Database,
  { customerId, listedIds }: { customerId: number; listedIds: readonly number[] },
  limit: number,
): Promise<PadProductIds> {
  const found = await rows<{ id: number; total: number }>(
    db,
    sql`WITH own AS (
        SELECT product_id, 1 AS kind, added_at AS at FROM favorite_products WHERE customer_id = ${customerId}
        UNION ALL SELECT listed.id, 1, NULL FROM unnest(${`{${listedIds.join(',')}}`}::integer[]) AS listed (id)
        UNION ALL SELECT product_id, 2, bought_at FROM last_purchases WHERE customer_id = ${customerId}
        UNION ALL SELECT product_id, 3, changed_at FROM own_numbers WHERE customer_id = ${customerId}
      ), ranked AS (
        SELECT o.product_id AS id, min(o.kind) AS kind, max(o.at) AS at
        FROM own o JOIN products p ON p.id = o.product_id WHERE p.taken_out_at IS NULL GROUP BY o.product_id
      )
      SELECT id, count(*) OVER ()::integer AS total FROM ranked
      ORDER BY kind, at DESC NULLS LAST, id DESC LIMIT ${limit}`,
  );
  return { ids: found.map(({ id }) => id).toSorted((a, b) => a - b), total: found[0]?.total ?? 0 };
}
