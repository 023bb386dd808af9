import { and, arrayOverlaps, inArray, isNull } from 'drizzle-orm';
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

/** A product matched by a number, with that number as the product has it. */
export interface CodeMatch {
  id: number;
  code: string;
}

const isInRange = isNull(products.takenOutAt);

/** By SKU. @param codes as lib/rules/products/product-code.ts normalises them */
export function findBySku(db: Database, codes: readonly string[]): Promise<CodeMatch[]> {
  const code = codeOf(products.sku);
  return db
    .select({ id: products.id, code: code.mapWith(String) })
    .from(products)
    .where(and(inArray(code, [...codes]), isInRange));
}

/** @param barcodes in every length in which they may be stored */
export async function findByBarcode(db: Database, barcodes: readonly string[]): Promise<CodeMatch[]> {
  if (barcodes.length === 0) return [];
  const rows = await db
    .select({ id: products.id, ean: products.ean })
    .from(products)
    .where(and(inArray(products.ean, [...barcodes]), isInRange));
  return rows.map(({ id, ean }) => ({ id, code: ean ?? '' }));
}

export async function findByOldCode(db: Database, codes: readonly string[]): Promise<CodeMatch[]> {
  const rows = await db
    .select({ id: products.id, oldCodes: products.oldCodes })
    .from(products)
    .where(and(arrayOverlaps(products.oldCodes, [...codes]), isInRange));
  return rows.flatMap(({ id, oldCodes }) => oldCodes.map((code) => ({ id, code })));
}
