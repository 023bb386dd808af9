import { barcodeForms, longestCode, productCode } from '../../../../../lib/rules/products/product-code.ts';
import { longestQuickOrder } from '../../../../../lib/rules/orders/quick-order/limits.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { productsInOrder } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import { productsByBarcode, productsByOldCode, productsBySku, type Named } from './store.ts';

/** Products that are offered where a number is of several. */
const offered = 5;

/**
 * What each number names: a SKU before a barcode, that before a number of old, so that nobody's new number is hidden by an old one.
 * @throws ShopError BAD_REQUEST for more numbers than one quick order has lines
 */
export async function productsByCodes({ db, visitor }: Context, codes: readonly string[]) {
  if (codes.length > longestQuickOrder) throw new ShopError('BAD_REQUEST');
  const wanted = [...new Set(codes.map(comparable))].filter((code) => code !== '');
  const named = await namedBy(db, wanted);
  const ids = [...new Set([...named.values()].flat())];
  const rows = await productsInOrder(db, ids, !seesPrices(visitor));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return codes.map((code) => ({
    code,
    products: (named.get(comparable(code)) ?? []).flatMap((id) => byId.get(id) ?? []).slice(0, offered),
  }));
}

async function namedBy(db: Context['db'], codes: readonly string[]): Promise<Map<string, number[]>> {
  if (codes.length === 0) return new Map();
  const skus = idsByCode(await productsBySku(db, codes));
  const further = codes.filter((code) => !skus.has(code));
  if (further.length === 0) return skus;
  const barcodes = idsByCode(await productsByBarcode(db, further.flatMap(barcodeForms)));
  const old = idsByCode(await productsByOldCode(db, further));
  return new Map(
    codes.map((code) => {
      const scanned = [...new Set(barcodeForms(code).flatMap((form) => barcodes.get(form) ?? []))];
      return [code, skus.get(code) ?? (scanned.length > 0 ? scanned : (old.get(code) ?? []))];
    }),
  );
}

function idsByCode(rows: readonly Named[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { id, code } of rows) found.set(code, [...(found.get(code) ?? []), id]);
  return found;
}

/** Empty for what cannot be a number, and would upset the database. */
function comparable(text: string): string {
  const code = productCode(text.trim());
  return code.length > longestCode || code.includes('\0') || !code.isWellFormed() ? '' : code;
}
