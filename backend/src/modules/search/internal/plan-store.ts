import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';

/** The first of these tsqueries that matches something the visitor may see; undefined when none does. */
export async function findFirstMatchingQuery(
  db: Database,
  queries: readonly string[],
  guest: boolean,
): Promise<string | undefined> {
  if (queries.length === 0) return undefined;
  const visible = guest ? sql`AND s.visible_by_guest` : sql``;
  const result: unknown = await db.execute(
    sql`SELECT q.query FROM jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) WITH ORDINALITY AS q (query, at)
      WHERE EXISTS (SELECT 1 FROM search_products p JOIN shelf_products s ON s.product_id = p.product_id AND s.shelf = 0 ${visible}
        WHERE p.terms @@ q.query::tsquery) ORDER BY q.at LIMIT 1`,
  );
  return (result as { rows: { query: string }[] }).rows[0]?.query;
}
