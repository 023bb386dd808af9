import { sql, type SQL } from 'drizzle-orm';
import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import { normaliseProductCode } from '../../../lib/rules/products/product-code.ts';
import type { Database } from '../db/connect.ts';
import type { Changes } from './changes.ts';
import type { Problem } from './problems.ts';
import { resolveProducts, type NumberedProduct, type ResolvedProduct } from './resolve-products.ts';
import { rows } from '../db/rows.ts';
import { markChanged, placeInCategories } from './shelves.ts';

/** Column → its type in the batch. */
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

const columnNames = Object.keys(columns);
const listColumns = (prefix: string): SQL =>
  sql.raw(columnNames.map((name) => `${prefix}${name}`).join(', '));
const incomingColumns = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** Writes one batch. Products are matched by SKU; of existing ones only the fields that their lines name change. */
export async function loadProducts(
  tx: Database,
  batch: readonly NumberedProduct[],
  changes: Changes,
): Promise<Problem[]> {
  const { resolved, problems } = await resolveProducts(tx, batch);
  if (resolved.length === 0) return problems;
  const groups = await loadGroups(tx, resolved);
  const rowsOf = (products: readonly ResolvedProduct[]) => products.map((product) => toRow(product, groups));
  const written = [
    ...(await insertProducts(tx, rowsOf(resolved.filter(({ existing }) => !existing)))),
    ...(await updateProducts(tx, rowsOf(resolved.filter(({ existing }) => existing)))),
  ];
  await keepOldSlugs(tx, resolved);
  const idOf = await idsBySku(tx, resolved);
  const replaced = await placeInCategories(tx, resolved, idOf);
  const changed = new Set([...written, ...replaced]);
  await markChanged(tx, [...changed]);
  for (const { line, existing } of resolved) {
    const id = idOf.get(line.sku);
    if (id !== undefined && changed.has(id))
      changes.addProduct(id, [line.slug ?? null, existing?.slug ?? null]);
  }
  return problems;
}

type ProductRow = Record<string, unknown>;

/** @returns ids */
async function insertProducts(tx: Database, products: readonly ProductRow[]): Promise<number[]> {
  if (products.length === 0) return [];
  const written = await rows<{ id: number }>(
    tx,
    sql`INSERT INTO products (id, sku, stock_on_hand, taken_out_at, ${listColumns('')})
      SELECT coalesce(i.id, nextval(pg_get_serial_sequence('products', 'id'))), i.sku, i.stock, CASE WHEN i.taken_out THEN now() END, ${listColumns('i.')}
      FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS i (id integer, sku text, stock integer, taken_out boolean, ${incomingColumns})
      RETURNING id`,
  );
  if (products.some(({ id }) => id !== undefined)) {
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))`,
    );
  }
  return written.map(({ id }) => id);
}

/** Units on hand after line `i.line`: never below the reserved units; a line without stock leaves the count as it is. */
const stockAfter = sql`CASE WHEN i.line ? 'stock' THEN greatest((i.line ->> 'stock')::integer, p.stock_reserved)
  WHEN coalesce((i.line ->> 'is_special_order')::boolean, p.is_special_order) THEN p.stock_on_hand
  ELSE greatest(p.stock_on_hand, p.stock_reserved) END`;
const isTakenOutAfter = sql`coalesce((i.line ->> 'taken_out')::boolean, p.taken_out_at IS NOT NULL)`;

/**
 * An unchanged product is not written, so it is not locked either. Values that a line omits are taken from the row itself, so
 * that a concurrent sale or price change is not overwritten.
 * @returns ids of the products that changed
 */
async function updateProducts(tx: Database, products: readonly ProductRow[]): Promise<number[]> {
  if (products.length === 0) return [];
  const written = await rows<{ id: number }>(
    tx,
    sql`UPDATE products p SET (${listColumns('')}) = (SELECT ${listColumns('n.')} FROM jsonb_populate_record(p, i.line) n),
        stock_on_hand = ${stockAfter}, taken_out_at = CASE WHEN ${isTakenOutAfter} THEN coalesce(p.taken_out_at, now()) END, updated_at = now()
      FROM jsonb_array_elements(${JSON.stringify(products)}::jsonb) AS i (line)
      WHERE p.sku = i.line ->> 'sku' AND (p.stock_on_hand <> ${stockAfter} OR (p.taken_out_at IS NOT NULL) <> ${isTakenOutAfter}
        OR EXISTS (SELECT FROM jsonb_populate_record(p, i.line) n WHERE (${listColumns('n.')}) IS DISTINCT FROM (${listColumns('p.')})))
      RETURNING p.id`,
  );
  return written.map(({ id }) => id);
}

/** Only what the line names; the rest is undefined and is not sent. */
function toRow({ line, id, brandId }: ResolvedProduct, groups: ReadonlyMap<string, number>): ProductRow {
  return {
    id,
    sku: line.sku,
    stock: line.stock,
    taken_out: line.takenOut,
    ean: line.ean,
    old_codes: line.oldNumbers && [...new Set(line.oldNumbers.map(normaliseProductCode))],
    name: line.name,
    name_sort: line.name && icelandicSortKey(line.name),
    slug: line.slug,
    description: line.description,
    brand_id: brandId,
    group_id: line.group ? groups.get(line.group) : line.group,
    list_price: line.price,
    tax_percentage: line.taxPercentage,
    discount: line.discount,
    sales_code: line.salesCode === null ? '' : line.salesCode,
    unit_of_measure: line.unitOfMeasure,
    package_size: line.packageSize,
    delivery_time: line.deliveryTime,
    withdrawal_exemption: line.withdrawalExemption,
    is_new: line.isNew,
    is_special_order: line.isSpecialOrder,
    is_trending: line.isTrending,
    visible_by_guest: line.visibleByGuest,
    price_visible_by_guest: line.priceVisibleByGuest,
    attributes: line.attributes,
    images: line.images,
    files: line.files?.map(({ size, ...file }) => ({ ...file, size: size ?? null })),
    videos: line.videos,
    popularity: line.popularity,
  };
}

/** Family key → id. A family that no line names keeps its name; a new one is named after its first product. */
async function loadGroups(tx: Database, resolved: readonly ResolvedProduct[]): Promise<Map<string, number>> {
  const byKey = new Map<string, { name: string | null; fallback: string }>();
  for (const { line, existing } of resolved) {
    const key = line.group === undefined ? existing?.group : line.group;
    if (!key || (!line.group && !line.groupName)) continue;
    const before = byKey.get(key);
    byKey.set(key, {
      name: line.groupName ?? before?.name ?? null,
      fallback: before?.fallback ?? line.name ?? existing?.name ?? key,
    });
  }
  if (byKey.size === 0) return new Map();
  const incoming = JSON.stringify([...byKey].map(([key, namingLines]) => ({ key, ...namingLines })));
  await tx.execute(
    sql`INSERT INTO product_groups AS g (key, name)
      SELECT key, coalesce(i.name, (SELECT k.name FROM product_groups k WHERE k.key = i.key), i.fallback)
      FROM jsonb_to_recordset(${incoming}::jsonb) AS i (key text, name text, fallback text)
      ON CONFLICT (key) DO UPDATE SET name = excluded.name WHERE g.name <> excluded.name`,
  );
  const foundGroups = await rows<{ id: number; key: string }>(
    tx,
    sql`SELECT id, key FROM product_groups WHERE key IN (SELECT jsonb_array_elements_text(${JSON.stringify([...byKey.keys()])}::jsonb))`,
  );
  return new Map(foundGroups.map(({ id, key }) => [key, id]));
}

/** An address that a product gives up redirects; an address that is taken again stops redirecting. */
async function keepOldSlugs(tx: Database, resolved: readonly ResolvedProduct[]): Promise<void> {
  const abandonedSlugs = resolved.flatMap(({ existing, line }) =>
    existing?.slug && line.slug !== undefined && existing.slug !== line.slug
      ? [{ slug: existing.slug, target: existing.id }]
      : [],
  );
  const reusedSlugs = resolved.flatMap(({ line }) => line.slug ?? []);
  if (abandonedSlugs.length > 0) {
    await tx.execute(
      sql`INSERT INTO old_slugs (kind, slug, target_id) SELECT 'product', slug, target FROM jsonb_to_recordset(${JSON.stringify(abandonedSlugs)}::jsonb) AS i (slug text, target integer)
        ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id`,
    );
  }
  await tx.execute(
    sql`DELETE FROM old_slugs WHERE kind = 'product' AND slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(reusedSlugs)}::jsonb))`,
  );
}

async function idsBySku(tx: Database, resolved: readonly ResolvedProduct[]): Promise<Map<string, number>> {
  const skus = JSON.stringify(resolved.map(({ line }) => line.sku));
  const foundIds = await rows<{ id: number; sku: string }>(
    tx,
    sql`SELECT id, sku FROM products WHERE sku IN (SELECT jsonb_array_elements_text(${skus}::jsonb))`,
  );
  return new Map(foundIds.map(({ id, sku }) => [sku, id]));
}
