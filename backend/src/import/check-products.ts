import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { missingFieldRefusal } from './problems.ts';
import { requiredProductFields } from './product-line.ts';

/** Columns of the row by the fields that a new product has to have. */
const requiredColumns: Readonly<Record<(typeof requiredProductFields)[number], string>> = {
  name: 'name',
  price: 'list_price',
  taxPercentage: 'tax_percentage',
};

/** A SKU as it is compared: no two products differ in the case of their letters alone. */
const folded = (sku: SQL): SQL =>
  sql`translate(${sku}, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;
/** As the index of products has it. */
const code = (sku: SQL): SQL =>
  sql`translate(${sku}, 'abcdefghijklmnopqrstuvwxyz -./_', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;

/**
 * Finds the products that the staged lines change, and what keeps lines from being loaded: conflicts with one another and with what
 * is stored. A few statements for all lines, however many they are.
 */
export async function checkProducts(session: Database): Promise<void> {
  await session.execute(sql`TRUNCATE import_known`);
  await session.execute(
    sql`INSERT INTO import_known SELECT DISTINCT ON (i.line) i.line, p.id FROM import_products i
      JOIN products p ON ${code(sql`p.sku`)} = ${code(sql`i.sku`)} AND ${folded(sql`p.sku`)} = ${folded(sql`i.sku`)}
      ORDER BY i.line, p.sku <> i.sku, p.id`,
  );
  await session.execute(sql`ANALYZE import_known`);
  for (const problem of problemQueries()) await report(session, problem);
  // An address or an id counts as taken only by a line that is loaded itself.
  await report(session, takenBefore('slug'));
  await report(session, takenBefore('wanted_id'));
  await session.execute(sql`CREATE INDEX ON import_problems (line)`);
  await session.execute(sql`ANALYZE import_problems`);
}

const report = (session: Database, problems: SQL): Promise<unknown> =>
  session.execute(sql`INSERT INTO import_problems ${problems}`);

function problemQueries(): SQL[] {
  const known = sql`import_products i JOIN import_known k ON k.line = i.line JOIN products p ON p.id = k.product_id`;
  const others = (condition: SQL): SQL =>
    sql`import_products i JOIN products p ON ${condition} LEFT JOIN import_known k ON k.line = i.line WHERE k.product_id IS DISTINCT FROM p.id`;
  return [
    sql`SELECT line, 'sku', 'stands in line ' || first || ' already' FROM (
      SELECT line, min(line) OVER (PARTITION BY ${folded(sql`sku`)}) AS first FROM import_products) same WHERE line <> first`,
    sql`SELECT i.line, 'brand', 'there is no brand "' || i.brand || '": add a line of it before this one' FROM import_products i
      WHERE i.brand IS NOT NULL AND NOT EXISTS (SELECT FROM brands b WHERE b.slug = i.brand)`,
    sql`SELECT i.line, 'categories', 'there is no category "' || string_agg(wanted, '", "') || '": add a line of it before this one'
      FROM import_products i CROSS JOIN unnest(i.categories) AS wanted
      WHERE NOT EXISTS (SELECT FROM categories c WHERE c.slug = wanted) GROUP BY i.line`,
    sql`SELECT i.line, 'slug', 'belongs to the product ' || p.sku || ': give another' FROM ${others(sql`p.slug = i.slug`)}`,
    sql`SELECT i.line, 'id', 'belongs to the product ' || p.sku || ': leave it out' FROM ${others(sql`p.id = i.wanted_id`)}`,
    sql`SELECT i.line, 'id', 'the product has the id ' || p.id || ': leave it out' FROM ${known} WHERE i.wanted_id <> p.id`,
    ...requiredProductFields.map(
      (
        field,
      ) => sql`SELECT i.line, ${field}::text, ${missingFieldRefusal(field, 'product').reason}::text FROM import_products i
        WHERE i."row" -> ${requiredColumns[field]}::text IS NULL AND NOT EXISTS (SELECT FROM import_known k WHERE k.line = i.line)`,
    ),
  ];
}

/** What an earlier line of the same file takes. */
function takenBefore(column: 'slug' | 'wanted_id'): SQL {
  const taken = sql.identifier(column);
  const field = column === 'slug' ? 'slug' : 'id';
  return sql`SELECT line, ${field}::text, 'is that of line ' || first || ' already: give another' FROM (
    SELECT line, min(line) OVER (PARTITION BY ${taken}) AS first FROM import_products i
    WHERE ${taken} IS NOT NULL AND NOT EXISTS (SELECT FROM import_problems q WHERE q.line = i.line)) same WHERE line <> first`;
}
