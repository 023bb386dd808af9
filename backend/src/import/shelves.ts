import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { contentOf, pricePerUnitOf, unitPlace } from '../db/unit-price.ts';

/** Columns that a shelf row copies from its product. */
const copies =
  'popularity is_new name_sort price guest_price unit unit_price guest_unit_price visible_by_guest brand_id discounted is_special_order is_trending in_stock category_ids value_ids'.split(
    ' ',
  );
const list = (names: readonly string[]): SQL => sql.raw(names.join(', '));
const copied = (table: string): SQL => list(copies.map((name) => `${table}.${name}`));
const replaceShelf = list(copies.map((name) => `${name} = excluded.${name}`));

/** Row ids as a table: one parameter, however many. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(SELECT unnest(${`{${ids.join(',')}}`}::integer[]))`;

/** No sale may change a product's stock between reading it and writing its shelf. */
export async function lockProducts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`SELECT count(*) FROM (SELECT id FROM products WHERE id IN ${idList(ids)} ORDER BY id FOR NO KEY UPDATE) locked`,
  );
}

/** Rewrites the shelf rows of these products, which are locked, and counts their shelves again. */
export async function shelveProducts(tx: Database, ids: readonly number[]): Promise<void> {
  const given = idList(ids);
  await tx.execute(
    sql`INSERT INTO attribute_values (name, value) SELECT DISTINCT a.name, a.value
      FROM products p CROSS JOIN jsonb_to_recordset(p.attributes) AS a (name text, value text) WHERE p.id IN ${given}
        AND NOT EXISTS (SELECT FROM attribute_values v WHERE v.name = a.name AND v.value = a.value) ON CONFLICT DO NOTHING`,
  );
  const before = await countRows(tx, given);
  const insert = sql`INSERT INTO shelf_products AS s (shelf, product_id, ${list(copies)}) SELECT * FROM wanted ORDER BY shelf, product_id`;
  // Looking for what they replace takes as long as two of the indexes: new products have nothing there.
  const write =
    before.length === 0
      ? insert
      : sql`, removed AS (DELETE FROM shelf_products s WHERE s.product_id IN ${given}
          AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = s.product_id AND w.shelf = s.shelf))
        ${insert} ON CONFLICT (product_id, shelf) DO UPDATE SET ${replaceShelf} WHERE (${copied('s')}) IS DISTINCT FROM (${copied('excluded')})`;
  await tx.execute(sql`WITH wanted AS MATERIALIZED (${shelvesOf(given)}) ${write}`);
  await addToCounts(tx, before, await countRows(tx, given));
}

const content = contentOf('p');

const shelvesOf = (ids: SQL): SQL =>
  sql`SELECT s.shelf, p.id AS product_id, p.popularity, p.is_new, p.name_sort, p.price, CASE WHEN p.price_visible_by_guest THEN p.price END AS guest_price,
      u.unit, u.price AS unit_price, CASE WHEN p.price_visible_by_guest THEN u.price END AS guest_unit_price,
      p.visible_by_guest, p.brand_id, p.discount > 0 AS discounted, p.is_special_order, p.is_trending,
      p.stock_on_hand - p.stock_reserved >= p.unit_of_measure AS in_stock, c.ids AS category_ids, v.ids AS value_ids
    FROM products p CROSS JOIN LATERAL (${categoryIds}) c CROSS JOIN LATERAL (${valueIds}) v
    CROSS JOIN LATERAL (SELECT ${unitPlace(content)} AS unit, ${pricePerUnitOf(sql`p.price`, content)} AS price) u CROSS JOIN LATERAL (
      SELECT 0 AS shelf UNION ALL SELECT -p.brand_id WHERE p.brand_id IS NOT NULL UNION ALL SELECT unnest(c.ids)) s
    WHERE p.taken_out_at IS NULL AND p.id IN ${ids}`;

const categoryIds = sql`SELECT coalesce(array_agg(DISTINCT step ORDER BY step), '{}') AS ids FROM product_categories pc
  JOIN categories c ON c.id = pc.category_id CROSS JOIN LATERAL unnest(c.path) AS step WHERE pc.product_id = p.id`;
// Each id by a query of its own: a join would read all values of the catalogue for each product.
const valueIds = sql`SELECT coalesce(array_agg(DISTINCT own.id ORDER BY own.id), '{}') AS ids FROM (
  SELECT (SELECT v.id FROM attribute_values v WHERE v.name = a.name AND v.value = a.value) AS id
  FROM jsonb_to_recordset(p.attributes) AS a (name text, value text)) own`;

interface ShelfCount {
  shelf: number;
  all: number;
  guests: number;
}

/** On each shelf, how many of these products stand. */
const countRows = (tx: Database, ids: SQL): Promise<ShelfCount[]> =>
  rows<ShelfCount>(
    tx,
    sql`SELECT shelf, count(*)::integer AS "all", (count(*) FILTER (WHERE visible_by_guest))::integer AS guests
      FROM shelf_products WHERE product_id IN ${ids} GROUP BY shelf`,
  );

/** Adds the difference, so that no shelf is counted as a whole. */
async function addToCounts(
  tx: Database,
  before: readonly ShelfCount[],
  after: readonly ShelfCount[],
): Promise<void> {
  const differences = new Map(after.map((count) => [count.shelf, count]));
  for (const { shelf, all, guests } of before) {
    const now = differences.get(shelf) ?? { all: 0, guests: 0 };
    differences.set(shelf, { shelf, all: now.all - all, guests: now.guests - guests });
  }
  const changed = [...differences.values()].filter(({ all, guests }) => all !== 0 || guests !== 0);
  if (changed.length === 0) return;
  await tx.execute(
    sql`INSERT INTO shelves AS s (shelf, product_count, guest_count)
      SELECT shelf, "all", guests FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS i (shelf integer, "all" integer, guests integer)
      ON CONFLICT (shelf) DO UPDATE SET product_count = s.product_count + excluded.product_count, guest_count = s.guest_count + excluded.guest_count`,
  );
  await tx.execute(
    sql`DELETE FROM shelves WHERE product_count = 0 AND shelf IN ${idList(changed.map(({ shelf }) => shelf))}`,
  );
}
