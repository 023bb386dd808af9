import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { missingFieldRefusal, type Problem } from './problems.ts';
import { withDefaults, missingFields, type ProductLine } from './product-line.ts';
import { rows } from '../db/rows.ts';

export interface NumberedProduct {
  number: number;
  line: ProductLine;
}

export interface ResolvedProduct extends NumberedProduct {
  /** The id that the line requests. */
  id: number | undefined;
  /** Undefined where the product keeps its own, as with categoryIds. */
  brandId: number | null | undefined;
  /** Main category first. */
  categoryIds: number[] | undefined;
  /** The product as it was before this line. */
  existing: ExistingProduct | null;
}

interface ExistingProduct {
  id: number;
  sku: string;
  slug: string | null;
  name: string;
  /** The key of its family. */
  group: string | null;
}

/** Stores the SKUs of this import in the database, so that the file may be larger than memory. */
export async function createSeenTable(tx: Database): Promise<void> {
  await tx.execute(
    sql`CREATE TEMP TABLE import_seen (sku text PRIMARY KEY, line integer NOT NULL) ON COMMIT DROP`,
  );
}

/** Filters out products whose references, ids or addresses conflict with what is stored. */
export async function resolveProducts(
  tx: Database,
  batch: readonly NumberedProduct[],
): Promise<{ resolved: ResolvedProduct[]; problems: Problem[] }> {
  const [firstLines, brands, categories, known] = [
    await findSeenLines(tx, batch),
    await findIdsBySlug(
      tx,
      'brands',
      batch.flatMap(({ line }) => line.brand ?? []),
    ),
    await findIdsBySlug(
      tx,
      'categories',
      batch.flatMap(({ line }) => line.categories ?? []),
    ),
    await findExistingProducts(tx, batch),
  ];
  const bySku = new Map(known.map((row) => [row.sku, row]));
  const slugOwner = new Map(
    known.flatMap((row) => (row.slug === null ? [] : [[row.slug, row.sku] as const])),
  );
  const idOwner = new Map(known.map((row) => [row.id, row.sku]));
  const resolved: ResolvedProduct[] = [];
  const problems: Problem[] = [];
  for (const { number, line } of batch) {
    const refuse = (field: string, reason: string): number => problems.push({ line: number, field, reason });
    const before = problems.length;
    const first = firstLines.get(line.sku);
    if (first !== undefined && first !== number) refuse('sku', `stands in line ${first} already`);
    if (line.brand && !brands.has(line.brand))
      refuse('brand', `there is no brand "${line.brand}" before this line`);
    const unknown = line.categories?.filter((slug) => !categories.has(slug)) ?? [];
    if (unknown.length > 0)
      refuse('categories', `there is no category "${unknown.join('", "')}" before this line`);
    const owner = line.slug ? slugOwner.get(line.slug) : undefined;
    if (owner !== undefined && owner !== line.sku) refuse('slug', `belongs to the product ${owner}`);
    const product = bySku.get(line.sku) ?? null;
    if (!product) {
      for (const field of missingFields(line)) refuse(field, missingFieldRefusal(field, 'product').reason);
    }
    if (line.id !== undefined && product && product.id !== line.id)
      refuse('id', `the product has the id ${product.id}`);
    const idTaken = line.id === undefined ? undefined : idOwner.get(line.id);
    if (idTaken !== undefined && idTaken !== line.sku) refuse('id', `belongs to the product ${idTaken}`);
    if (problems.length > before) continue;
    if (line.slug) slugOwner.set(line.slug, line.sku);
    if (line.id !== undefined) idOwner.set(line.id, line.sku);
    resolved.push({
      number,
      line: product ? line : withDefaults(line),
      id: line.id,
      brandId: typeof line.brand === 'string' ? brands.get(line.brand) : line.brand,
      categoryIds: line.categories && [
        ...new Set(line.categories.flatMap((slug) => categories.get(slug) ?? [])),
      ],
      existing: product,
    });
  }
  return { resolved, problems };
}

/** SKU → line in which it first occurred. */
async function findSeenLines(tx: Database, batch: readonly NumberedProduct[]): Promise<Map<string, number>> {
  const incoming = JSON.stringify(batch.map(({ number, line }) => ({ sku: line.sku, line: number })));
  await tx.execute(
    sql`INSERT INTO import_seen SELECT sku, min(line) FROM jsonb_to_recordset(${incoming}::jsonb) AS i (sku text, line integer) GROUP BY sku ON CONFLICT DO NOTHING`,
  );
  const seen = await rows<{ sku: string; line: number }>(
    tx,
    sql`SELECT sku, line FROM import_seen WHERE sku IN (SELECT sku FROM jsonb_to_recordset(${incoming}::jsonb) AS i (sku text))`,
  );
  return new Map(seen.map(({ sku, line }) => [sku, line]));
}

async function findIdsBySlug(
  tx: Database,
  table: 'brands' | 'categories',
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const found = await rows<{ id: number; slug: string }>(
    tx,
    sql`SELECT id, slug FROM ${sql.identifier(table)} WHERE slug IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(slugs)])}::jsonb))`,
  );
  return new Map(found.map(({ id, slug }) => [slug, id]));
}

/** Products that share SKU, address or id with one of the batch. */
async function findExistingProducts(
  tx: Database,
  batch: readonly NumberedProduct[],
): Promise<ExistingProduct[]> {
  const list = (values: unknown[]): string => JSON.stringify(values);
  return rows<ExistingProduct>(
    tx,
    sql`SELECT p.id, p.sku, p.slug, p.name, g.key AS "group" FROM (
      SELECT id, sku, slug, name, group_id FROM products WHERE sku IN (SELECT jsonb_array_elements_text(${list(batch.map(({ line }) => line.sku))}::jsonb))
      UNION SELECT id, sku, slug, name, group_id FROM products WHERE slug IN (SELECT jsonb_array_elements_text(${list(batch.flatMap(({ line }) => line.slug ?? []))}::jsonb))
      UNION SELECT id, sku, slug, name, group_id FROM products WHERE id IN (SELECT jsonb_array_elements_text(${list(batch.flatMap(({ line }) => line.id ?? []))}::jsonb)::integer)
    ) p LEFT JOIN product_groups g ON g.id = p.group_id`,
  );
}
