import { and, desc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { CampaignRow } from '../../pricing/campaign-terms.ts';

/** Products of a sales code without a better discount of their own; ids, the most popular first. */
export async function findCampaignProducts(
  db: Database,
  { salesCode, discountPercentage }: CampaignRow,
  offset: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const cheaper: SQL | undefined = and(
    eq(products.salesCode, salesCode),
    lte(products.discount, discountPercentage),
    isNull(products.takenOutAt),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(cheaper)
      .orderBy(desc(products.popularity), products.id)
      .offset(offset)
      .limit(limit),
    db
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(products)
      .where(cheaper),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
