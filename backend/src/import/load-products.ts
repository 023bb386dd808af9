import { sql, type SQL } from 'drizzle-orm';
import { sortKey } from '../../../lib/rules/icelandic-order.ts';
import { productCode } from '../../../lib/rules/product-code.ts';
import type { Database } from '../db/connect.ts';
import type { Changes } from './changes.ts';
import type { Problem } from './line.ts';
import { checkProducts, type NumberedProduct, type PlacedProduct } from './place-products.ts';
import { rows } from './rows.ts';
import { markChanged, placeInCategories } from './shelves.ts';

/** Column → its type as it comes in the batch; all of them are taken over when a product is known already. */
const columns = {
  ean: 'text',
  old_codes: 'text[]',
  name: 'text',
  name_sort: 'text',
  slug: 'text',
  description: 'text',
  brand_id: 'integer',
  group_id: 'integer',
  list_price: 'integer',
  tax_percentage: 'numeric(5,2)',
  discount: 'numeric(5,2)',
  sales_code: 'text',
  unit_of_measure: 'integer',
  package_size: 'text',
  delivery_time: 'text',
  withdrawal_exemption: 'text',
  is_new: 'boolean',
  is_special_order: 'boolean',
  is_trending: 'boolean',
  visible_by_guest: 'boolean',
  price_visible_by_guest: 'boolean',
  attributes: 'jsonb',
  images: 'jsonb',
  files: 'jsonb',
  videos: 'jsonb',
  popularity: 'integer',
} as const;

const names = Object.keys(columns);
const listOf = (prefix: string): SQL => sql.raw(names.map((name) => `${prefix}${name}`).join(', '));
const incomingColumns = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const takeOver = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));

/**
 * Writes one batch. Products are known by their SKU; one that stays as it was is not touched, so it is not locked
 * either. Units that are held by orders stay in the house.
 */
export async function loadProducts(
  tx: Database,
  batch: readonly NumberedProduct[],
  changes: Changes,
): Promise<Problem[]> {
  const { placed, problems } = await checkProducts(tx, batch);
  if (placed.length === 0) return problems;
  const groups = await loadGroups(tx, placed);
  const incoming = JSON.stringify(placed.map((product) => rowOf(product, groups)));
  const written = await rows<{ id: number }>(
    tx,
    sql`INSERT INTO products AS p (id, sku, stock_on_hand, taken_out_at, ${listOf('')})
      SELECT coalesce(i.id, nextval(pg_get_serial_sequence('products', 'id'))), i.sku, i.stock, CASE WHEN i.taken_out THEN now() END, ${listOf('i.')}
      FROM jsonb_to_recordset(${incoming}::jsonb) AS i (id integer, sku text, stock integer, taken_out boolean, ${incomingColumns})
      WHERE NOT EXISTS (
        SELECT 1 FROM products k WHERE k.sku = i.sku AND (k.taken_out_at IS NOT NULL) = i.taken_out
          AND k.stock_on_hand = greatest(i.stock, k.stock_reserved) AND (${listOf('k.')}) IS NOT DISTINCT FROM (${listOf('i.')}))
      ON CONFLICT (sku) DO UPDATE SET ${takeOver}, updated_at = now(),
        stock_on_hand = greatest(excluded.stock_on_hand, p.stock_reserved),
        taken_out_at = CASE WHEN excluded.taken_out_at IS NOT NULL THEN coalesce(p.taken_out_at, now()) END
      RETURNING id`,
  );
  if (placed.some((product) => product.id !== undefined)) {
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))`,
    );
  }
  await keepOldSlugs(tx, placed);
  const idOf = await idsBySku(tx, placed);
  const replaced = await placeInCategories(tx, placed, idOf);
  const changed = new Set([...written.map(({ id }) => id), ...replaced]);
  await markChanged(tx, [...changed]);
  for (const { line, known } of placed) {
    const id = idOf.get(line.sku);
    if (id !== undefined && changed.has(id)) changes.addProduct(id, [line.slug ?? null, known?.slug ?? null]);
  }
  return problems;
}

function rowOf(
  { line, id, brandId }: PlacedProduct,
  groups: ReadonlyMap<string, number>,
): Record<string, unknown> {
  return {
    id: id ?? null,
    sku: line.sku,
    stock: line.stock,
    taken_out: line.takenOut,
    ean: line.ean ?? null,
    old_codes: [...new Set(line.oldNumbers.map(productCode))],
    name: line.name,
    name_sort: sortKey(line.name),
    slug: line.slug ?? null,
    description: line.description,
    brand_id: brandId,
    group_id: (line.group && groups.get(line.group)) ?? null,
    list_price: line.price,
    tax_percentage: line.taxPercentage,
    discount: line.discount,
    sales_code: line.salesCode ?? '',
    unit_of_measure: line.unitOfMeasure,
    package_size: line.packageSize,
    delivery_time: line.deliveryTime,
    withdrawal_exemption: line.withdrawalExemption ?? null,
    is_new: line.isNew,
    is_special_order: line.isSpecialOrder,
    is_trending: line.isTrending,
    visible_by_guest: line.visibleByGuest,
    price_visible_by_guest: line.priceVisibleByGuest,
    attributes: line.attributes,
    images: line.images,
    files: line.files.map(({ size, ...file }) => ({ ...file, size: size ?? null })),
    videos: line.videos,
    popularity: line.popularity,
  };
}

/** Family key → id. */
async function loadGroups(tx: Database, placed: readonly PlacedProduct[]): Promise<Map<string, number>> {
  const byKey = new Map<string, string>();
  for (const { line } of placed)
    if (line.group) byKey.set(line.group, line.groupName ?? byKey.get(line.group) ?? line.name);
  if (byKey.size === 0) return new Map();
  const incoming = JSON.stringify([...byKey].map(([key, name]) => ({ key, name })));
  await tx.execute(
    sql`INSERT INTO product_groups AS g (key, name) SELECT key, name FROM jsonb_to_recordset(${incoming}::jsonb) AS i (key text, name text)
      ON CONFLICT (key) DO UPDATE SET name = excluded.name WHERE g.name <> excluded.name`,
  );
  const found = await rows<{ id: number; key: string }>(
    tx,
    sql`SELECT id, key FROM product_groups WHERE key IN (SELECT jsonb_array_elements_text(${JSON.stringify([...byKey.keys()])}::jsonb))`,
  );
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** Readers of an address that a product leaves are sent on; an address that is taken again leads nowhere else. */
async function keepOldSlugs(tx: Database, placed: readonly PlacedProduct[]): Promise<void> {
  const left = placed.flatMap(({ known, line }) =>
    known?.slug && known.slug !== line.slug ? [{ slug: known.slug, target: known.id }] : [],
  );
  const taken = placed.flatMap(({ line }) => line.slug ?? []);
  if (left.length > 0) {
    await tx.execute(
      sql`INSERT INTO old_slugs (kind, slug, target_id) SELECT 'product', slug, target FROM jsonb_to_recordset(${JSON.stringify(left)}::jsonb) AS i (slug text, target integer)
        ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id`,
    );
  }
  await tx.execute(
    sql`DELETE FROM old_slugs WHERE kind = 'product' AND slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(taken)}::jsonb))`,
  );
}

async function idsBySku(tx: Database, placed: readonly PlacedProduct[]): Promise<Map<string, number>> {
  const skus = JSON.stringify(placed.map(({ line }) => line.sku));
  const found = await rows<{ id: number; sku: string }>(
    tx,
    sql`SELECT id, sku FROM products WHERE sku IN (SELECT jsonb_array_elements_text(${skus}::jsonb))`,
  );
  return new Map(found.map(({ id, sku }) => [sku, id]));
}
