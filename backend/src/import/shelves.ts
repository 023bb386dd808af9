import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { ResolvedProduct } from './resolve-products.ts';
import { rows } from '../db/rows.ts';

/** Columns that a shelf row copies from its product. */
const copies =
  'popularity is_new name_sort price guest_price visible_by_guest brand_id discounted is_special_order is_trending in_stock category_ids value_ids'.split(
    ' ',
  );
const copied = (table: string): SQL => sql.raw(copies.map((name) => `${table}.${name}`).join(', '));
const replaceShelf = sql.raw(copies.map((name) => `${name} = excluded.${name}`).join(', '));

/** Puts products into their categories, for lines that name any or none. @returns ids of those whose categories changed */
export async function placeInCategories(
  tx: Database,
  placed: readonly ResolvedProduct[],
  idOf: ReadonlyMap<string, number>,
): Promise<number[]> {
  const incoming: { product: number; category: number; position: number }[] = [];
  const ids: number[] = [];
  for (const { line, categoryIds } of placed) {
    const product = idOf.get(line.sku);
    if (!categoryIds || product === undefined) continue;
    ids.push(product);
    for (const [position, category] of categoryIds.entries()) incoming.push({ product, category, position });
  }
  if (ids.length === 0) return [];
  const incomingRows = sql`SELECT product, category, position FROM jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb) AS i (product integer, category integer, position integer)`;
  const removed = await rows<{ id: number }>(
    tx,
    sql`WITH wanted AS (${incomingRows}) DELETE FROM product_categories c WHERE product_id IN ${idList(ids)}
      AND NOT EXISTS (SELECT 1 FROM wanted w WHERE w.product = c.product_id AND w.category = c.category_id AND w.position = c.position)
      RETURNING product_id AS id`,
  );
  const added = await rows<{ id: number }>(
    tx,
    sql`INSERT INTO product_categories (product_id, category_id, position) ${incomingRows} ON CONFLICT DO NOTHING RETURNING product_id AS id`,
  );
  return [...new Set([...removed, ...added].map(({ id }) => id))];
}

/** Temporary tables of the products whose shelves are stale. */
export async function createShelvingTables(tx: Database): Promise<void> {
  await tx.execute(sql`CREATE TEMP TABLE import_changed (id integer PRIMARY KEY) ON COMMIT DROP`);
  await tx.execute(sql`CREATE TEMP TABLE import_shelf (LIKE shelf_products) ON COMMIT DROP`);
}

export async function markChanged(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`INSERT INTO import_changed SELECT id FROM ${idList(ids)} AS given (id) ON CONFLICT DO NOTHING`,
  );
}

/** Marks all products of these brands: the brand's name is part of what a product is found by. */
export async function markBranded(tx: Database, brandIds: readonly number[]): Promise<void> {
  if (brandIds.length === 0) return;
  await tx.execute(
    sql`INSERT INTO import_changed SELECT id FROM products WHERE brand_id IN ${idList(brandIds)} ON CONFLICT DO NOTHING`,
  );
}

/** Marks everything in these categories or below. */
export async function markBelow(tx: Database, categoryIds: readonly number[]): Promise<void> {
  if (categoryIds.length === 0) return;
  await tx.execute(
    sql`INSERT INTO import_changed SELECT DISTINCT pc.product_id FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE EXISTS (SELECT 1 FROM unnest(c.path) step WHERE step IN ${idList(categoryIds)}) ON CONFLICT DO NOTHING`,
  );
}

/** Subquery of the ids to be shelved and indexed again. */
export const changedProducts = sql`SELECT id FROM import_changed`;

/** Whether any product is stale; a product that the search does not contain yet is. */
export async function hasChanges(tx: Database): Promise<boolean> {
  await tx.execute(
    sql`INSERT INTO import_changed SELECT id FROM products p WHERE taken_out_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM search_products s WHERE s.product_id = p.id) ON CONFLICT DO NOTHING`,
  );
  const [row] = await rows<{ any: boolean }>(tx, sql`SELECT EXISTS (${changedProducts}) AS "any"`);
  return row?.any ?? false;
}

/** Products that are shelved by one statement: enough to grow the indexes in few places, few enough to see progress. */
const shelvedAtOnce = 10_000;

/**
 * Rewrites the shelf rows of stale products, in the order of the shelves within each statement.
 * @param onProgress called with the products shelved so far
 */
export async function shelveChanged(tx: Database, onProgress: (products: number) => void): Promise<void> {
  await tx.execute(
    sql`INSERT INTO attribute_values (name, value) SELECT DISTINCT a.name, a.value
      FROM products p CROSS JOIN jsonb_to_recordset(p.attributes) AS a (name text, value text)
      WHERE p.id IN (SELECT id FROM import_changed) ON CONFLICT DO NOTHING`,
  );
  // Else the plans are those of the tables before the import: empty, at the first.
  await tx.execute(sql`ANALYZE import_changed, products, product_categories, categories, attribute_values`);
  for (let after = 0, done = 0; ;) {
    const [range] = await rows<{ until: number | null; count: number }>(
      tx,
      sql`SELECT max(id) AS until, count(*)::integer AS count FROM (SELECT id FROM import_changed WHERE id > ${after} ORDER BY id LIMIT ${shelvedAtOnce}) next`,
    );
    if (!range?.until) return;
    await shelveRange(tx, sql`SELECT id FROM import_changed WHERE id > ${after} AND id <= ${range.until}`);
    after = range.until;
    done += range.count;
    onProgress(done);
  }
}

/** `ids` is a subquery of stale products. */
async function shelveRange(tx: Database, ids: SQL): Promise<void> {
  // No sale may change a product's stock between reading it here and writing the shelf.
  await tx.execute(
    sql`SELECT count(*) FROM (SELECT id FROM products WHERE id IN (${ids}) ORDER BY id FOR NO KEY UPDATE) locked`,
  );
  await tx.execute(
    sql`INSERT INTO import_shelf (shelf, product_id, popularity, is_new, name_sort, price, guest_price, visible_by_guest, brand_id, discounted, is_special_order, is_trending, in_stock, category_ids, value_ids)
      SELECT s.shelf, p.id, p.popularity, p.is_new, p.name_sort, p.price, CASE WHEN p.price_visible_by_guest THEN p.price END, p.visible_by_guest,
        p.brand_id, p.discount > 0, p.is_special_order, p.is_trending, p.stock_on_hand - p.stock_reserved >= p.unit_of_measure, c.ids, v.ids
      FROM products p CROSS JOIN LATERAL (${categoryIds}) c CROSS JOIN LATERAL (${valueIds}) v CROSS JOIN LATERAL (
        SELECT 0 AS shelf UNION ALL SELECT -p.brand_id WHERE p.brand_id IS NOT NULL UNION ALL SELECT unnest(c.ids)) s
      WHERE p.taken_out_at IS NULL AND p.id IN (${ids})`,
  );
  await tx.execute(sql`ANALYZE import_shelf`);
  await tx.execute(
    sql`DELETE FROM shelf_products s WHERE s.product_id IN (${ids})
      AND NOT EXISTS (SELECT 1 FROM import_shelf w WHERE w.product_id = s.product_id AND w.shelf = s.shelf)`,
  );
  await tx.execute(
    sql`INSERT INTO shelf_products AS s SELECT * FROM import_shelf ORDER BY shelf, product_id
      ON CONFLICT (product_id, shelf) DO UPDATE SET ${replaceShelf} WHERE (${copied('s')}) IS DISTINCT FROM (${copied('excluded')})`,
  );
  await tx.execute(sql`TRUNCATE import_shelf`);
}

const categoryIds = sql`SELECT coalesce(array_agg(DISTINCT step ORDER BY step), '{}') AS ids FROM product_categories pc
  JOIN categories c ON c.id = pc.category_id CROSS JOIN LATERAL unnest(c.path) AS step WHERE pc.product_id = p.id`;
const valueIds = sql`SELECT coalesce(array_agg(DISTINCT v.id ORDER BY v.id), '{}') AS ids
  FROM jsonb_to_recordset(p.attributes) AS a (name text, value text) JOIN attribute_values v ON v.name = a.name AND v.value = a.value`;

/** Recounts every shelf; once, at the end of an import. */
export async function countShelves(tx: Database): Promise<void> {
  await tx.execute(
    sql`INSERT INTO shelves AS s (shelf, product_count, guest_count)
      SELECT shelf, count(*), count(*) FILTER (WHERE visible_by_guest) FROM shelf_products GROUP BY shelf
      ON CONFLICT (shelf) DO UPDATE SET product_count = excluded.product_count, guest_count = excluded.guest_count
      WHERE (s.product_count, s.guest_count) IS DISTINCT FROM (excluded.product_count, excluded.guest_count)`,
  );
  await tx.execute(
    sql`DELETE FROM shelves s WHERE NOT EXISTS (SELECT 1 FROM shelf_products p WHERE p.shelf = s.shelf)`,
  );
}

const idList = (ids: readonly number[]): SQL =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
