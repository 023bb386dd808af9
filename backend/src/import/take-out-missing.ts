import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';

/** A file that lacks more of the range than this is likelier to be a part of one. */
const maxShare = 0.2;

const missing = sql`products p WHERE p.taken_out_at IS NULL AND NOT EXISTS (SELECT FROM import_known k WHERE k.product_id = p.id)`;

/**
 * Stages the products that the file lacks, to be taken out of the range.
 * @throws Error where they are more than a fifth of it
 */
export async function takeOutMissing(session: Database): Promise<void> {
  const [counts] = await rows<{ range: number; missing: number }>(
    session,
    sql`SELECT (SELECT count(*) FROM products WHERE taken_out_at IS NULL)::integer AS range, (SELECT count(*) FROM ${missing})::integer AS missing`,
  );
  if (!counts || counts.missing === 0) return;
  if (counts.missing > counts.range * maxShare)
    throw new Error(
      `--replace would take out ${counts.missing} of ${counts.range} products, more than ${maxShare * 100} %: is the file whole? Take them out by lines with takenOut if that is meant.`,
    );
  await session.execute(
    sql`WITH gone AS (SELECT (SELECT coalesce(max(line), 0) FROM import_products) + row_number() OVER (ORDER BY p.id) AS line, p.id, p.sku FROM ${missing}),
      staged AS (INSERT INTO import_products (line, sku, "row") SELECT line, sku, '{"taken_out": true}' FROM gone)
      INSERT INTO import_known SELECT line, id FROM gone`,
  );
}
