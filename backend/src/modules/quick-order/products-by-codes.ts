import { maximumQuickOrderLines } from '../../../../lib/rules/orders/quick-order/limits.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { findIdsByWrittenCodes } from '../catalogue/find-by-codes.ts';
import { readProductsByIds } from '../catalogue/read-catalogue.ts';
import { findByOwnNumbers } from '../own-numbers/read-own-numbers.ts';
import { seesPrices } from '../session/abilities.ts';

/** Products that are offered when a number is ambiguous. */
const maxOffered = 5;

/**
 * The product of each number, as catalogue/find-by-codes.ts finds it. The customer's own number comes first; where it is ours of another
 * product, both are offered.
 * @throws ShopError BAD_REQUEST for more numbers than one quick order has lines
 */
export async function findProductsByCodes(context: Context, codes: readonly string[]) {
  const { db, visitor } = context;
  if (codes.length > maximumQuickOrderLines) throw new ShopError('BAD_REQUEST');
  const idsByCode = await findIdsByAnyCode(context, codes);
  const idsOf = (code: string): readonly number[] => idsByCode.get(code) ?? [];
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

/** Ids of the products that may be meant by each number, as findProductsByCodes offers them. */
export async function findIdsByAnyCode(
  context: Pick<Context, 'db' | 'visitor'>,
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  const [idsByTypedCode, idByOwnNumber] = await Promise.all([
    findIdsByWrittenCodes(context.db, codes),
    findByOwnNumbers(context, codes),
  ]);
  return new Map(
    codes.map((code) => {
      const own = idByOwnNumber.get(code);
      const ids = [...(own === undefined ? [] : [own]), ...(idsByTypedCode.get(code) ?? [])];
      return [code, [...new Set(ids)]];
    }),
  );
}
