import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { contentOf } from '../../../db/unit-price.ts';
import type { PackageContent } from '../../../../../lib/rules/products/package-content.ts';
import type { StoredImage } from '../../../db/schema/columns.ts';

export interface RecordRow {
  id: number;
  sku: string;
  ean: string | null;
  oldNumbers: string[];
  name: string;
  slug: string | null;
  brand: string | null;
  brandSlug: string | null;
  /** Names from the top level down, for each of its categories; the main one first. */
  categories: string[][];
  attributes: { name: string; value: string }[];
  image: StoredImage | null;
  /** Krónur with VAT: before and after the product's own discount. */
  listPrice: number;
  price: number;
  /** Percent. */
  taxPercentage: number;
  /** Percent. */
  discount: number;
  unitOfMeasure: number;
  packageSize: string | null;
  content: PackageContent | null;
  deliveryTime: string | null;
  inStock: boolean;
  isNew: boolean;
  isSpecialOrder: boolean;
  isTrending: boolean;
  visibleByGuest: boolean;
  priceVisibleByGuest: boolean;
  popularity: number;
}

/** As many as are read, made into records and sent before the collector has them twice: what outlives that stays for long. */
const pageSize = 250;
/** More than are claimed at once. */
const maxIds = 1_000;

const columns = sql`p.id, p.sku, p.ean, p.old_codes AS "oldNumbers", p.name, p.slug, b.name AS brand, b.slug AS "brandSlug",
  (SELECT coalesce(jsonb_agg(c.names ORDER BY c.position), '[]') FROM (
    SELECT pc.position, (SELECT jsonb_agg(a.name ORDER BY array_position(own.path, a.id)) FROM categories a WHERE a.id = ANY (own.path)) AS names
    FROM product_categories pc JOIN categories own ON own.id = pc.category_id WHERE pc.product_id = p.id) c) AS categories,
  p.attributes, p.images -> 0 AS image, p.list_price AS "listPrice", p.price, p.tax_percentage::float8 AS "taxPercentage",
  p.discount::float8 AS discount,
  p.unit_of_measure AS "unitOfMeasure", p.package_size AS "packageSize", ${contentOf('p')} AS content, p.delivery_time AS "deliveryTime",
  p.stock_on_hand - p.stock_reserved >= p.unit_of_measure AS "inStock", p.is_new AS "isNew", p.is_special_order AS "isSpecialOrder",
  p.is_trending AS "isTrending", p.visible_by_guest AS "visibleByGuest", p.price_visible_by_guest AS "priceVisibleByGuest", p.popularity`;

async function readRecords(db: Database, condition: SQL, most: number): Promise<RecordRow[]> {
  const result: unknown = await db.execute(
    sql`SELECT ${columns} FROM products p LEFT JOIN brands b ON b.id = p.brand_id
      WHERE p.taken_out_at IS NULL AND ${condition} ORDER BY p.id LIMIT ${most}`,
  );
  return (result as { rows: RecordRow[] }).rows;
}

/** Those of at most 1,000 products that are in the range. */
export const findRecordsByIds = (db: Database, ids: readonly number[]): Promise<RecordRow[]> =>
  readRecords(
    db,
    sql`p.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`,
    maxIds,
  );

/** The whole range, in pages. */
export async function* streamRecords(db: Database): AsyncGenerator<RecordRow[]> {
  for (let after = 0; ;) {
    const page = await readRecords(db, sql`p.id > ${after}`, pageSize);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}

export async function countRecords(db: Database): Promise<number> {
  const result: unknown = await db.execute(
    sql`SELECT count(*)::integer AS count FROM products WHERE taken_out_at IS NULL`,
  );
  return (result as { rows: { count: number }[] }).rows[0]?.count ?? 0;
}

export async function findAttributeNames(db: Database): Promise<string[]> {
  const result: unknown = await db.execute(
    sql`SELECT DISTINCT a.name FROM products p, jsonb_to_recordset(p.attributes) AS a (name text) WHERE p.taken_out_at IS NULL ORDER BY a.name`,
  );
  return (result as { rows: { name: string }[] }).rows.map(({ name }) => name);
}
