import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import type { MergedProduct } from './merge-products.ts';
import { idList } from './shelves.ts';

/** All products of these brands: the brand's name is part of what a product is found by. */
export async function markBranded(tx: Database, brandIds: readonly number[]): Promise<void> {
  if (brandIds.length === 0) return;
  await tx.execute(
    sql`INSERT INTO stale_products SELECT id FROM products WHERE brand_id IN ${idList(brandIds)} ON CONFLICT DO NOTHING`,
  );
}

/** Everything in these categories or below. */
export async function markBelow(tx: Database, categoryIds: readonly number[]): Promise<void> {
  if (categoryIds.length === 0) return;
  await tx.execute(
    sql`INSERT INTO stale_products SELECT DISTINCT pc.product_id FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE EXISTS (SELECT 1 FROM unnest(c.path) step WHERE step IN ${idList(categoryIds)}) ON CONFLICT DO NOTHING`,
  );
}

/** Products that the search does not contain yet. */
export async function markUnsearchable(tx: Database): Promise<void> {
  await tx.execute(
    sql`INSERT INTO stale_products SELECT id FROM products p WHERE taken_out_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM search_products s WHERE s.product_id = p.id) ON CONFLICT DO NOTHING`,
  );
}

export const staleProducts = sql`SELECT product_id AS id FROM stale_products`;

export async function countStale(db: Database): Promise<number> {
  const [row] = await rows<{ count: number }>(db, sql`SELECT count(*)::integer AS count FROM stale_products`);
  return row?.count ?? 0;
}

/** Takes up to `limit` out of the queue: with the transaction they are done, or all of them stay. */
export async function takeStale(tx: Database, limit: number): Promise<MergedProduct[]> {
  return rows(
    tx,
    sql`DELETE FROM stale_products s USING (SELECT product_id FROM stale_products ORDER BY product_id LIMIT ${limit}) next, products p
      WHERE s.product_id = next.product_id AND p.id = s.product_id RETURNING p.id, p.slug, NULL AS "oldSlug", false AS "isNew", true AS "isReworded"`,
  );
}

/** What a batch has just rewritten is not stale any more. */
export async function unmarkStale(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`DELETE FROM stale_products WHERE product_id IN ${idList(ids)}`);
}
