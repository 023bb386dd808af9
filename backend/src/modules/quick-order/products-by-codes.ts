import {
  barcodeForms,
  maximumCodeLength,
  normaliseProductCode,
} from '../../../../lib/rules/products/product-code.ts';
import { maximumQuickOrderLines } from '../../../../lib/rules/orders/quick-order/limits.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { readProductsByIds } from '../catalogue/read-catalogue.ts';
import { findByOwnNumbers } from '../own-numbers/read-own-numbers.ts';
import { seesPrices } from '../session/abilities.ts';
import { findByBarcode, findByOldCode, findBySku, type CodeMatch } from './internal/store.ts';

/** Products that are offered when a number is ambiguous. */
const maxOffered = 5;

/**
 * The product of each number: a SKU before a barcode, that before a former number, so that a former number never hides a current
 * one. The customer's own number comes first; where it is ours of another product, both are offered.
 * @throws ShopError BAD_REQUEST for more numbers than one quick order has lines
 */
export async function findProductsByCodes(context: Context, codes: readonly string[]) {
  const { db, visitor } = context;
  if (codes.length > maximumQuickOrderLines) throw new ShopError('BAD_REQUEST');
  const [idsByTypedCode, idByOwnNumber] = await Promise.all([
    findIdsByCodes(db, codes),
    findByOwnNumbers(context, codes),
  ]);
  const idsOf = (code: string): number[] => {
    const own = idByOwnNumber.get(code);
    return [...new Set([...(own === undefined ? [] : [own]), ...(idsByTypedCode.get(code) ?? [])])];
  };
  const ids = [...new Set(codes.flatMap(idsOf))];
  const rows = await readProductsByIds(db, ids, !seesPrices(visitor));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return codes.map((code) => ({
    code,
    products: idsOf(code)
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, maxOffered),
  }));
}

/** Ids of the range's products by our numbers, as they were written; none for what no product has. */
export async function findIdsByCodes(
  db: Context['db'],
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  const comparable = new Map(codes.map((code) => [code, toComparableCode(code)]));
  const ids = await resolveCodes(
    db,
    [...new Set(comparable.values())].filter((code) => code !== ''),
  );
  return new Map([...comparable].map(([code, known]) => [code, ids.get(known) ?? []]));
}

async function resolveCodes(db: Context['db'], codes: readonly string[]): Promise<Map<string, number[]>> {
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
