import {
  barcodeForms,
  maximumCodeLength,
  normaliseProductCode,
} from '../../../../lib/rules/products/product-code.ts';
import type { Database } from '../../db/connect.ts';
import { findByBarcode, findByOldCode, findBySku, type CodeMatch } from './internal/code-store.ts';

/**
 * Ids of the range's products by our numbers, as they were written: a SKU before a barcode, that before a former number, so that a
 * former number never hides a current one. None for what no product has.
 */
export async function findIdsByWrittenCodes(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  const comparable = new Map(codes.map((code) => [code, toComparableCode(code)]));
  const ids = await resolveCodes(
    db,
    [...new Set(comparable.values())].filter((code) => code !== ''),
  );
  return new Map([...comparable].map(([code, known]) => [code, ids.get(known) ?? []]));
}

async function resolveCodes(db: Database, codes: readonly string[]): Promise<Map<string, number[]>> {
  if (codes.length === 0) return new Map();
  const skus = idsByCode(await findBySku(db, codes));
  const unresolvedCodes = codes.filter((code) => !skus.has(code));
  if (unresolvedCodes.length === 0) return skus;
  const barcodes = idsByCode(await findByBarcode(db, unresolvedCodes.flatMap(barcodeForms)));
  const oldCodes = idsByCode(await findByOldCode(db, unresolvedCodes));
  return new Map(
    codes.map((code) => {
      const scanned = [...new Set(barcodeForms(code).flatMap((form) => barcodes.get(form) ?? []))];
      return [code, skus.get(code) ?? (scanned.length > 0 ? scanned : (oldCodes.get(code) ?? []))];
    }),
  );
}

function idsByCode(rows: readonly CodeMatch[]): Map<string, number[]> {
  const idsByMatch = new Map<string, number[]>();
  for (const { id, code } of rows) idsByMatch.set(code, [...(idsByMatch.get(code) ?? []), id]);
  return idsByMatch;
}

/** Empty for what cannot be a number, and would cause a database error. */
function toComparableCode(text: string): string {
  const code = normaliseProductCode(text.trim());
  return code.length > maximumCodeLength || code.includes('\0') || !code.isWellFormed() ? '' : code;
}
