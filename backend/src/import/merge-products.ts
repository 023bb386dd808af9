import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { lookedUpColumns, newProductDefaults, productColumns } from './product-row.ts';
import { acceptedBetween } from './staging.ts';

const columns = (prefix: string): SQL => sql.raw(productColumns.map((name) => `${prefix}${name}`).join(', '));
/** Of a line `i` whose values are in the record `n`; its brand and family are found by name. */
const values = sql.raw(
  productColumns
    .map((name) => (lookedUpColumns.includes(name) ? `coalesce(i.${name}, n.${name})` : `n.${name}`))
    .join(', '),
);

export interface MergedProduct {
  id: number;
  /** Its address, and the one that it gave up; null for none. */
  slug: string | null;
  oldSlug: string | null;
  isNew: boolean;
  /** Whether it is found by other words than before. */
  isReworded: boolean;
}

/**
 * Writes the accepted products between two lines: all in a few statements. Of existing ones only what their lines name changes, and
 * one that stays as it is is neither written nor locked.
 * @returns those that changed
 */
export async function mergeProducts(tx: Database, after: number, until: number): Promise<MergedProduct[]> {
  const lines = acceptedBetween(after, until);
  await mergeFamilies(tx, lines);
  const incoming = sql`SELECT i.line, i.sku, i.wanted_id, i.product_id, i."row", b.id AS brand_id, g.id AS group_id
    FROM (${lines}) i LEFT JOIN brands b ON b.slug = i.brand LEFT JOIN product_groups g ON g.key = i.family`;
  const updated = await updateProducts(tx, incoming);
  await keepOldSlugs(tx, updated, lines);
  const inserted = await insertProducts(tx, incoming);
  const placed = await placeInCategories(tx, lines);
  const moved = new Set(placed.map(({ id }) => id));
  const changed = [...placed, ...updated, ...inserted].map((product): [number, MergedProduct] => [
    product.id,
    { ...product, isReworded: product.isReworded || moved.has(product.id) },
  ]);
  return [...new Map(changed).values()];
}

/** Units on hand after line `i.row`: never below the reserved units; a line without stock leaves the count as it is. */
const stockAfter = sql`CASE WHEN i.row ? 'stock' THEN greatest((i.row ->> 'stock')::integer, p.stock_reserved)
  WHEN coalesce((i.row ->> 'is_special_order')::boolean, p.is_special_order) THEN p.stock_on_hand
  ELSE greatest(p.stock_on_hand, p.stock_reserved) END`;
/** What a product's search terms are made of, besides the names of brands and categories. */
const searched = sql.raw(
  'p.sku, p.ean, p.old_codes, p.name, p.brand_id, p.attributes::text, p.taken_out_at IS NULL',
);
const isTakenOutAfter = sql`coalesce((i.row ->> 'taken_out')::boolean, p.taken_out_at IS NOT NULL)`;

/**
 * Locks products in the order in which orders lock them. Values that a line omits are taken from the row itself, so that a concurrent
 * sale or price change is not overwritten.
 */
async function updateProducts(tx: Database, incoming: SQL): Promise<MergedProduct[]> {
  return rows<MergedProduct>(
    tx,
    sql`WITH locked AS MATERIALIZED (
        SELECT p.id, p.slug AS old_slug, ROW(${searched}) AS searched, i."row", i.brand_id, i.group_id FROM (${incoming}) i JOIN products p ON p.id = i.product_id
        WHERE p.stock_on_hand <> ${stockAfter} OR (p.taken_out_at IS NOT NULL) <> ${isTakenOutAfter}
          OR EXISTS (SELECT FROM jsonb_populate_record(p, i.row) n WHERE (${values}) IS DISTINCT FROM (${columns('p.')}))
        ORDER BY p.id FOR NO KEY UPDATE OF p)
      UPDATE products p SET (${columns('')}) = (SELECT ${values} FROM jsonb_populate_record(p, i.row) n),
        stock_on_hand = ${stockAfter}, taken_out_at = CASE WHEN ${isTakenOutAfter} THEN coalesce(p.taken_out_at, now()) END, updated_at = now()
      FROM locked i WHERE p.id = i.id RETURNING p.id, p.slug, i.old_slug AS "oldSlug", false AS "isNew",
        i.searched IS DISTINCT FROM ROW(${searched}) AS "isReworded"`,
  );
}

async function insertProducts(tx: Database, incoming: SQL): Promise<MergedProduct[]> {
  return rows<MergedProduct>(
    tx,
    sql`INSERT INTO products (id, sku, stock_on_hand, taken_out_at, ${columns('')})
      SELECT coalesce(i.wanted_id, nextval(pg_get_serial_sequence('products', 'id'))), i.sku,
        coalesce(i."row" ->> 'stock', ${newProductDefaults['stock']})::integer, CASE WHEN (i."row" ->> 'taken_out')::boolean THEN now() END, ${values}
      FROM (SELECT * FROM (${incoming}) known WHERE product_id IS NULL OFFSET 0) i
        CROSS JOIN (SELECT jsonb_populate_record(NULL::products, ${JSON.stringify(newProductDefaults)}::jsonb) AS record OFFSET 0) defaults
        CROSS JOIN LATERAL jsonb_populate_record(defaults.record, i."row") n
      ORDER BY i.line RETURNING id, slug, NULL AS "oldSlug", true AS "isNew", true AS "isReworded"`,
  );
}

/** The ids that lines ask for are out of the way of those that the database gives. */
export async function reserveIds(session: Database): Promise<void> {
  await session.execute(
    sql`SELECT setval(pg_get_serial_sequence('products', 'id'), greatest(max(wanted_id), (SELECT max(id) FROM products)))
      FROM import_products HAVING max(wanted_id) IS NOT NULL`,
  );
}

/** A family that no line names keeps its name; a new one is named after its first product. */
async function mergeFamilies(tx: Database, lines: SQL): Promise<void> {
  await tx.execute(
    sql`INSERT INTO product_groups AS g (key, name)
      SELECT key, coalesce(named, (SELECT k.name FROM product_groups k WHERE k.key = named_lines.key), fallback) FROM (
        SELECT coalesce(i.family, g.key) AS key,
          (array_agg(i.family_name ORDER BY i.line DESC) FILTER (WHERE i.family_name IS NOT NULL))[1] AS named,
          (array_agg(coalesce(i."row" ->> 'name', p.name) ORDER BY i.line))[1] AS fallback
        FROM (${lines}) i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN product_groups g ON g.id = p.group_id AND NOT i."row" ? 'group_id'
        WHERE i.family IS NOT NULL OR i.family_name IS NOT NULL GROUP BY 1) named_lines
      WHERE key IS NOT NULL ON CONFLICT (key) DO UPDATE SET name = excluded.name WHERE g.name <> excluded.name`,
  );
}

/** An address that a product gives up redirects; an address that is taken again stops redirecting. */
async function keepOldSlugs(tx: Database, updated: readonly MergedProduct[], lines: SQL): Promise<void> {
  const abandoned = updated.filter(({ slug, oldSlug }) => oldSlug !== null && oldSlug !== slug);
  if (abandoned.length > 0)
    await tx.execute(
      sql`INSERT INTO old_slugs (kind, slug, target_id) SELECT 'product', "oldSlug", id
        FROM jsonb_to_recordset(${JSON.stringify(abandoned)}::jsonb) AS i ("oldSlug" text, id integer)
        ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id`,
    );
  await tx.execute(
    sql`DELETE FROM old_slugs WHERE kind = 'product' AND slug IN (SELECT i.slug FROM (${lines}) i WHERE i.slug IS NOT NULL)`,
  );
}

/** For lines that name categories or none. @returns the products whose categories changed */
async function placeInCategories(tx: Database, lines: SQL): Promise<MergedProduct[]> {
  const placed = sql`SELECT p.id AS product, p.slug, i.categories, true AS was_placed FROM (${lines}) i JOIN products p ON p.id = i.product_id
    WHERE i.categories IS NOT NULL
    UNION ALL SELECT p.id, p.slug, i.categories, false FROM (${lines}) i JOIN products p ON p.sku = i.sku
    WHERE i.categories IS NOT NULL AND i.product_id IS NULL`;
  const wanted = sql`SELECT placed.product, c.id AS category, (name.position - 1)::integer AS position FROM placed
    CROSS JOIN unnest(placed.categories) WITH ORDINALITY AS name (slug, position) JOIN categories c ON c.slug = name.slug`;
  return rows<MergedProduct>(
    tx,
    sql`WITH placed AS MATERIALIZED (${placed}), wanted AS MATERIALIZED (${wanted}),
      removed AS (DELETE FROM product_categories c USING placed WHERE c.product_id = placed.product AND placed.was_placed
        AND NOT EXISTS (SELECT FROM wanted w WHERE w.product = c.product_id AND w.category = c.category_id) RETURNING c.product_id),
      written AS (INSERT INTO product_categories AS c (product_id, category_id, position) SELECT product, category, position FROM wanted
        ON CONFLICT (product_id, category_id) DO UPDATE SET position = excluded.position WHERE c.position <> excluded.position
        RETURNING c.product_id)
      SELECT DISTINCT p.product AS id, p.slug, NULL AS "oldSlug", false AS "isNew", true AS "isReworded" FROM placed p
      WHERE p.product IN (SELECT product_id FROM removed UNION ALL SELECT product_id FROM written)`,
  );
}
