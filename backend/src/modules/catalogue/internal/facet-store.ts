import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { attributeValues } from '../../../db/schema/catalogue.ts';
import { shelfProducts } from '../../../db/schema/shelves.ts';
import { shelfState } from './kept-answers.ts';
import {
  isAvailable,
  toChoices,
  listedFrom,
  scopeConditions,
  type Choice,
  type Filters,
} from './listing-store.ts';

/**
 * A brand's count, a category's (value: its id), an attribute value's, a switch's; the lowest and the highest price, also of each measure
 * (value: its place); the shelf's state (count: how many products of the scope were read).
 */
export interface FacetRow {
  kind:
    | 'brand'
    | 'category'
    | 'attribute'
    | 'switch'
    | 'lowest'
    | 'highest'
    | 'unit'
    | 'unitLowest'
    | 'unitHighest'
    | 'state';
  name: string | null;
  value: string;
  count: number;
}

/**
 * All facet counts of at most `maxProducts` products of the scope, the first in popular order.
 * @param categories ids of the categories that are counted
 */
export async function countFacets(
  db: Database,
  filters: Filters,
  categories: readonly number[],
  maxProducts: number,
): Promise<FacetRow[]> {
  // A shelf is read in that order; what a search finds would have to be sorted, and is hardly ever more.
  if (filters.search) {
    const counts = await countScope(db, filters, categories, sql`LIMIT ${maxProducts + 1}`);
    const state = counts.find(({ kind }) => kind === 'state');
    if (state && state.count <= maxProducts) return counts;
  }
  const { popularity, productId } = shelfProducts;
  const inOrder = sql`ORDER BY ${isAvailable} DESC, ${popularity} DESC, ${productId} LIMIT ${maxProducts}`;
  return countScope(db, filters, categories, inOrder);
}

/**
 * The counts in one scan: each product of the scope is noted with the groups of filters that it fails, and counts in a group's facet
 * when no other group excludes it.
 * @param part which products of the scope are read
 */
function countScope(
  db: Database,
  filters: Filters,
  categories: readonly number[],
  part: SQL,
): Promise<FacetRow[]> {
  const choices = toChoices(filters);
  // Without a filter nothing fails, and the groups of thousands of products need not be compared.
  const matchesOthers = (group: SQL): SQL =>
    choices.length === 0 ? sql`true` : sql`failed <@ ARRAY[${group}]::text[]`;
  // … and none of them differs from another by what it fails.
  const failed = choices.length === 0 ? sql`NULL::text[]` : sql`failed`;
  const matches = (group: Choice['group']): SQL => matchesOthers(sql`${group}`);
  const place = sql`${scopeRows(filters, choices)} ${part}`;
  const read = choices.length === 0 ? sql`base` : sql`place`;
  const base =
    choices.length === 0
      ? sql`base AS MATERIALIZED (${place})`
      : sql`place AS MATERIALIZED (${place}), base AS MATERIALIZED (SELECT * FROM place WHERE cardinality(failed) <= 1)`;
  return rows(
    db,
    sql`
    WITH ${base}
    SELECT 'brand' AS kind, NULL AS name, b.name AS value, sum(counted.count)::integer AS count FROM (
        SELECT brand_id, count(*) AS count FROM base WHERE ${matches('brand')} GROUP BY brand_id
      ) counted JOIN brands b ON b.id = counted.brand_id GROUP BY b.name
    UNION ALL SELECT 'category', NULL, c.id::text, count(*)::integer FROM (SELECT unnest(category_ids) AS id FROM base WHERE ${matches('category')}) c
      WHERE c.id = ANY (${`{${categories.join(',')}}`}::integer[]) GROUP BY c.id
    UNION ALL SELECT 'attribute', v.name, v.value, sum(counted.count)::integer FROM (
        SELECT a.id, ${failed}, count(*) AS count FROM (SELECT unnest(value_ids) AS id, failed FROM base) a GROUP BY a.id, ${failed}
      ) counted JOIN attribute_values v ON v.id = counted.id
      WHERE ${matchesOthers(sql`'attribute:' || v.name`)} GROUP BY v.name, v.value
    UNION ALL SELECT n.kind, NULL, n.value, n.count FROM (
        SELECT min(price) FILTER (WHERE ${matches('price')}) AS lowest, max(price) FILTER (WHERE ${matches('price')}) AS highest,
          count(*) FILTER (WHERE in_stock AND ${matches('stock')}) AS in_stock, count(*) FILTER (WHERE is_new AND ${matches('new')}) AS is_new,
          count(*) FILTER (WHERE is_special_order AND ${matches('special')}) AS is_special_order,
          count(*) FILTER (WHERE discounted AND ${matches('discount')}) AS discounted FROM base
      ) numbers CROSS JOIN LATERAL (VALUES
        ('lowest', '', lowest), ('highest', '', highest), ('switch', 'inStock', in_stock::integer), ('switch', 'isNew', is_new::integer),
        ('switch', 'isSpecialOrder', is_special_order::integer), ('switch', 'discounted', discounted::integer)
      ) AS n (kind, value, count) WHERE n.count IS NOT NULL
    UNION ALL SELECT n.kind, NULL, n.value, n.count FROM (
        SELECT unit::text AS value, count(*)::integer AS count, floor(min(unit_price) / 100.0)::integer AS lowest, ceil(max(unit_price) / 100.0)::integer AS highest
        FROM base WHERE unit_price IS NOT NULL AND ${matches('unitPrice')} GROUP BY unit
      ) units CROSS JOIN LATERAL (VALUES
        ('unit', value, units.count), ('unitLowest', value, lowest), ('unitHighest', value, highest)
      ) AS n (kind, value, count)
    UNION ALL SELECT 'state', NULL, ${shelfState(filters)}, (SELECT count(*)::integer FROM ${read})`,
  );
}

function scopeRows(filters: Filters, choices: readonly Choice[]): SQL {
  const s = shelfProducts;
  const price = filters.guest ? s.guestPrice : s.price;
  const unitPrice = filters.guest ? s.guestUnitPrice : s.unitPrice;
  return sql`SELECT ${s.brandId}, ${s.categoryIds}, ${s.valueIds}, ${s.inStock}, ${s.isNew}, ${s.isSpecialOrder},
      (${s.discounted} AND ${price} IS NOT NULL) AS discounted, ${price} AS price,
      ${s.unit}, ${unitPrice} AS unit_price, ${failedGroups(choices)} AS failed
    FROM ${listedFrom(filters)} WHERE ${scopeConditions(filters)}`;
}

/** A null condition, as a bound on a hidden price, counts as failed. */
function failedGroups(choices: readonly Choice[]): SQL<string[]> {
  if (choices.length === 0) return sql`'{}'::text[]`;
  const cases = choices.map(
    ({ group, condition }) => sql`CASE WHEN ${condition} THEN NULL ELSE ${group}::text END`,
  );
  return sql`array_remove(ARRAY[${sql.join(cases, sql`, `)}], NULL)`;
}

/** Ids of attribute values that some product has or had. */
export function attributeValueIds(
  db: Database,
  values: readonly { name: string; value: string }[],
): Promise<{ id: number; name: string }[]> {
  const pairs = sql`SELECT name, value FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS w (name text, value text)`;
  return db
    .select({ id: attributeValues.id, name: attributeValues.name })
    .from(attributeValues)
    .where(sql`(${attributeValues.name}, ${attributeValues.value}) IN (${pairs})`);
}
