import { sql, type SQL } from 'drizzle-orm';
import { formatKronur } from '../../../lib/rules/money/kronur.ts';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { acceptedProducts } from './staging.ts';

const shownProducts = 5;
const shownChanges = 10;
/** A price that changes by more than this share of itself is shown. */
const largeChange = 0.5;

interface Finding {
  count: number;
  examples: string[];
}

/** What an import would do, before anything is written. */
export interface Preview {
  added: number;
  updated: number;
  /** The first products as they will look. */
  first: {
    sku: string;
    name: string;
    price: number;
    stock: number;
    brand: string | null;
    categories: string | null;
  }[];
  findings: { title: string; found: Finding }[];
}

const known = sql`(${acceptedProducts}) i JOIN products p ON p.id = i.product_id`;
const newPrice = sql`(i."row" ->> 'list_price')::integer`;

async function find(session: Database, text: SQL, condition: SQL): Promise<Finding> {
  const found = await rows<{ text: string; count: number }>(
    session,
    sql`SELECT ${text} AS text, (count(*) OVER ())::integer AS count FROM ${known} WHERE ${condition} ORDER BY i.line LIMIT ${shownChanges}`,
  );
  return { count: found[0]?.count ?? 0, examples: found.map((row) => row.text) };
}

/** Texts that a line empties: they would be gone. */
const vanishing = (column: string): SQL =>
  sql`(i."row" -> ${column}::text = 'null'::jsonb AND p.${sql.identifier(column)} IS NOT NULL)`;

/** Reads the staged products beside those of the shop. */
export async function readPreview(session: Database): Promise<Preview> {
  const [counts] = await rows<{ added: number; updated: number }>(
    session,
    sql`SELECT (count(*) FILTER (WHERE product_id IS NULL))::integer AS added, count(product_id)::integer AS updated FROM (${acceptedProducts}) i`,
  );
  const first = await rows<Preview['first'][number]>(
    session,
    sql`SELECT coalesce(p.sku, i.sku) AS sku, coalesce(i."row" ->> 'name', p.name) AS name, coalesce(${newPrice}, p.list_price) AS price,
        coalesce((i."row" ->> 'stock')::integer, p.stock_on_hand, 0) AS stock,
        (SELECT b.name FROM brands b WHERE b.slug = i.brand) AS brand,
        (SELECT string_agg(c.name, ', ') FROM categories c WHERE c.slug = ANY (i.categories)) AS categories
      FROM (${acceptedProducts}) i LEFT JOIN products p ON p.id = i.product_id ORDER BY i.line LIMIT ${shownProducts}`,
  );
  const priceText = sql`p.sku || ': ' || p.list_price || ' → ' || ${newPrice}`;
  const findings = [
    {
      title: 'prices that rise by more than 50 %',
      found: await find(session, priceText, sql`${newPrice} > p.list_price * ${1 + largeChange}::float8`),
    },
    {
      title: 'prices that fall by more than 50 %',
      found: await find(session, priceText, sql`${newPrice} < p.list_price * ${1 - largeChange}::float8`),
    },
    {
      title: 'products that sell out (stock to 0)',
      found: await find(
        session,
        sql`p.sku || ': ' || p.stock_on_hand || ' → 0'`,
        sql`(i."row" ->> 'stock')::integer = 0 AND p.stock_on_hand > 0`,
      ),
    },
    {
      title: 'products that lose a text (description, package size or delivery time)',
      found: await find(
        session,
        sql`p.sku || ': ' || p.name`,
        sql`${vanishing('description')} OR ${vanishing('package_size')} OR ${vanishing('delivery_time')}`,
      ),
    },
    {
      title: 'products that leave the range',
      found: await find(
        session,
        sql`p.sku || ': ' || p.name`,
        sql`(i."row" ->> 'taken_out')::boolean AND p.taken_out_at IS NULL`,
      ),
    },
  ];
  return { added: counts?.added ?? 0, updated: counts?.updated ?? 0, first, findings };
}

/** For a person at a terminal. */
export function describePreview({ added, updated, first, findings }: Preview): string {
  const lines = [`${added} new products, ${updated} that the shop has`, 'The first products:'];
  for (const { sku, name, price, stock, brand, categories } of first)
    lines.push(
      `  ${[sku, name, formatKronur(price), `stock ${stock}`, brand, categories].filter(Boolean).join(' | ')}`,
    );
  for (const { title, found } of findings) {
    if (found.count === 0) continue;
    lines.push(`${found.count} ${title}:`, ...found.examples.map((text) => `  ${text}`));
    if (found.count > found.examples.length)
      lines.push(`  … and ${found.count - found.examples.length} more`);
  }
  return lines.join('\n');
}
