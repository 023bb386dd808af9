import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../backend/src/db/connect.ts';
import { rows } from '../../backend/src/db/rows.ts';

/** What shelves, their counts and the search hold against what the products are: nothing where all agree. */
export const findDisagreements = (db: Database) =>
  rows(
    db,
    sql`SELECT p.sku FROM products p WHERE taken_out_at IS NULL AND (
        NOT EXISTS (SELECT FROM shelf_products s WHERE s.product_id = p.id AND s.shelf = 0 AND s.price = p.price
          AND s.in_stock = (p.stock_on_hand - p.stock_reserved >= p.unit_of_measure))
        OR NOT EXISTS (SELECT FROM search_products s WHERE s.product_id = p.id))
      UNION ALL SELECT 'gone ' || p.sku FROM products p WHERE taken_out_at IS NOT NULL AND (
        EXISTS (SELECT FROM shelf_products s WHERE s.product_id = p.id) OR EXISTS (SELECT FROM search_products s WHERE s.product_id = p.id))
      UNION ALL SELECT 'shelf ' || shelf FROM shelves s WHERE product_count <> (SELECT count(*) FROM shelf_products p WHERE p.shelf = s.shelf)
      UNION ALL SELECT 'uncounted ' || shelf FROM shelf_products p WHERE NOT EXISTS (SELECT FROM shelves s WHERE s.shelf = p.shelf)
      UNION ALL SELECT 'unsent ' || sku FROM products p WHERE NOT EXISTS (SELECT FROM search_pending s WHERE s.product_id = p.id)`,
  );

/** A shelf by what it is of: what a killed import has to write a second time has other ids. */
const shelfName = (shelf: SQL): SQL =>
  sql`coalesce((SELECT 'category ' || c.slug FROM categories c WHERE c.id = ${shelf}), (SELECT 'brand ' || b.slug FROM brands b WHERE b.id = -${shelf}), 'range')`;

const shelved = sql`SELECT jsonb_agg(to_jsonb(s) - '{product_id,shelf,brand_id,category_ids,value_ids}'::text[] || jsonb_build_object(
    'shelf', ${shelfName(sql`s.shelf`)}, 'brand', ${shelfName(sql`(-s.brand_id)`)},
    'categories', (SELECT jsonb_agg(c.slug ORDER BY c.slug) FROM categories c WHERE c.id = ANY (s.category_ids)),
    'values', (SELECT jsonb_agg(v.name || '=' || v.value ORDER BY v.name, v.value) FROM attribute_values v WHERE v.id = ANY (s.value_ids)))
    ORDER BY ${shelfName(sql`s.shelf`)}) FROM shelf_products s WHERE s.product_id = p.id`;

const withoutIds = (row: string): SQL =>
  sql`to_jsonb(${sql.identifier(row)}) - '{id,brand_id,group_id,parent_id,path,target_id,taken_out_at,updated_at}'::text[]`;

const product = sql`SELECT p.sku AS key, ${withoutIds('p')} || jsonb_build_object('gone', p.taken_out_at IS NOT NULL,
    'brand', (SELECT slug FROM brands b WHERE b.id = p.brand_id), 'family', (SELECT key FROM product_groups g WHERE g.id = p.group_id),
    'categories', (SELECT jsonb_agg(c.slug ORDER BY pc.position) FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id),
    'shelves', (${shelved})) AS value FROM products p`;

/** All that an import writes, by keys that last: one text for each row, by table and key. */
export async function readCatalogueState(db: Database): Promise<Map<string, string>> {
  const tables: Readonly<Record<string, SQL>> = {
    product,
    terms: sql`SELECT p.sku AS key, jsonb_build_object('sku', s.sku, 'terms', s.terms::text) AS value FROM search_products s JOIN products p ON p.id = s.product_id`,
    family: sql`SELECT key, ${withoutIds('g')} AS value FROM product_groups g`,
    brand: sql`SELECT slug AS key, ${withoutIds('b')} AS value FROM brands b`,
    category: sql`SELECT slug AS key, ${withoutIds('c')} || jsonb_build_object('path', array_length(path, 1), 'parent', (SELECT slug FROM categories t WHERE t.id = c.parent_id)) AS value FROM categories c`,
    address: sql`SELECT kind || ' ' || o.slug AS key, to_jsonb(coalesce((SELECT sku FROM products p WHERE kind = 'product' AND p.id = target_id), '')) AS value FROM old_slugs o`,
    shelf: sql`SELECT ${shelfName(sql`s.shelf`)} AS key, to_jsonb(s) - 'shelf' AS value FROM shelves s`,
    word: sql`SELECT word AS key, 'true'::jsonb AS value FROM search_words`,
    form: sql`SELECT form || ' ' || term AS key, to_jsonb(f) AS value FROM search_forms f`,
    stale: sql`SELECT product_id::text AS key, 'true'::jsonb AS value FROM stale_products`,
  };
  const state = new Map<string, string>();
  for (const [table, query] of Object.entries(tables))
    for (const { key, value } of await rows<{ key: string; value: unknown }>(db, sql`${query} ORDER BY 1, 2`))
      state.set(`${table} ${key}`, JSON.stringify(value));
  return state;
}
