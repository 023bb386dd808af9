import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { searchProducts } from '../../../db/schema/search.ts';
import { matchesTerms, type TermMatch } from '../term-match.ts';

/** The first of these that a product has which the visitor may see; undefined when none does. What comes after it is not looked for. */
export async function findFirstMatch<Match extends TermMatch>(
  db: Database,
  matches: readonly Match[],
  guest: boolean,
): Promise<Match | undefined> {
  if (matches.length === 0) return undefined;
  const visible = guest ? sql`AND s.visible_by_guest` : sql``;
  // OFFSET 0: guessing too many matches, PostgreSQL would read all products for the first one instead of the index.
  const cases = matches.map(
    (match, at) =>
      sql`WHEN EXISTS (SELECT FROM (SELECT ${searchProducts.productId} AS id FROM ${searchProducts} WHERE ${matchesTerms(match)} OFFSET 0) p
        JOIN shelf_products s ON s.product_id = p.id AND s.shelf = 0 ${visible}) THEN ${at}::integer`,
  );
  const [row] = await rows<{ at: number | null }>(db, sql`SELECT CASE ${sql.join(cases, sql` `)} END AS at`);
  return matches[row?.at ?? -1];
}
