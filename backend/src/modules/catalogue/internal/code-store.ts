import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { codeOf, products } from '../../../db/schema/catalogue.ts';

/** Ids of the range's products with these numbers. @param codes as lib/rules/products/product-code.ts normalises them */
export async function findIdsByCodes(db: Database, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(codeOf(products.sku), [...codes]), isNull(products.takenOutAt)));
  return rows.map(({ id }) => id);
}
