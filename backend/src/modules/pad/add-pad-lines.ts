import type { PadOutcome } from '../../../../lib/rules/orders/pad/draft.ts';
import { maximumCodeLength } from '../../../../lib/rules/products/product-code.ts';
import { maximumQuickOrderLines } from '../../../../lib/rules/orders/quick-order/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { AdditionAnswer } from '../../db/schema/carts.ts';
import { ShopError } from '../../errors.ts';
import { addOnce, addWhatFits, mergeLines } from '../cart/add-lines.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { parseProductId, readProductsByIds } from '../catalogue/read-catalogue.ts';
import { findIdsByAnyCode } from '../quick-order/products-by-codes.ts';
import { requireAbility } from '../session/abilities.ts';
import { contextChangedError } from '../session/sessions.ts';
import { shareAddedUnits } from './internal/share-added-units.ts';

/** The outcome of a line, as it is kept for a repeated key. */
interface PadAnswer extends AdditionAnswer {
  code: string;
  outcome: PadOutcome;
  /** Of several products, one of which has to be chosen. */
  candidateIds: number[];
}

/** Products that are offered where a number is of several. */
const maxCandidates = 5;

interface RequestedLine {
  code: string;
  /** Null for a number that is looked up. */
  productId?: string | null;
  /** Units. */
  quantity: number;
}

const goneMessage = 'Varan er ekki lengur í sölu';
const unknownMessage = 'Engin vara fannst með þessu númeri';
const ambiguousMessage = 'Númerið á við fleiri en eina vöru. Veldu vöruna.';

/**
 * Puts a pad's lines into the cart of the customer that it was filled for, once for a key.
 * @throws ShopError FAILED_PRECONDITION where the visitor acts for another customer; BAD_REQUEST for no lines,
 * too many, one of no units, or a used key
 */
export async function addPadLines(
  context: Context,
  { key, customerId, lines }: { key: string; customerId: string; lines: readonly RequestedLine[] },
): Promise<{ cart: PricedCart; lines: PadAnswer[] }> {
  const session = requireAbility(context, 'see-prices');
  if (String(session.customerId) !== customerId) throw contextChangedError();
  if (lines.length === 0 || lines.length > maximumQuickOrderLines) throw new ShopError('BAD_REQUEST');
  if (!lines.every(({ quantity }) => quantity > 0)) throw new ShopError('BAD_REQUEST');
  const read = lines.map(({ code, productId, quantity }) => ({
    code: code.slice(0, maximumCodeLength),
    productId: productId ?? null,
    quantity,
  }));
  return addOnce(context, { key, source: { customerId, lines: read } }, (tx, cartId) =>
    answerLines(tx, context, cartId, read),
  );
}

interface ReadLine extends RequestedLine {
  productId: string | null;
}

async function answerLines(
  tx: Database,
  context: Context,
  cartId: number,
  lines: readonly ReadLine[],
): Promise<PadAnswer[]> {
  const idsByCode = await findIdsByAnyCode(
    { ...context, db: tx },
    lines.filter(({ productId }) => productId === null).map(({ code }) => code),
  );
  const found = lines.map((line) => ({
    ...line,
    ids:
      line.productId === null
        ? (idsByCode.get(line.code) ?? [])
        : [parseProductId(line.productId)].filter((id) => id !== null),
  }));
  const sold = new Set(
    (await readProductsByIds(tx, [...new Set(found.flatMap(({ ids }) => ids))], false)).map(({ id }) => id),
  );
  const lookedUp = found.map((line) => ({ ...line, ids: line.ids.filter((id) => sold.has(id)) }));
  const orderable = lookedUp.flatMap(({ ids: [id, ...others], quantity }) =>
    id !== undefined && others.length === 0 ? [{ productId: String(id), quantity }] : [],
  );
  const shared = shareAddedUnits(orderable, await addWhatFits(tx, context, cartId, mergeLines(orderable)));
  return lookedUp.map(({ code, productId, ids }) => {
    const [id, ...others] = ids;
    const refused = { code, added: 0, candidateIds: [] };
    if (id === undefined)
      return productId === null
        ? { ...refused, productId: '', outcome: 'Unknown', problem: unknownMessage }
        : { ...refused, productId, outcome: 'Gone', problem: goneMessage };
    if (others.length > 0)
      return {
        ...refused,
        productId: '',
        outcome: 'Ambiguous',
        problem: ambiguousMessage,
        candidateIds: ids.slice(0, maxCandidates),
      };
    const { added = 0, problem = null } = shared.shift() ?? {};
    const outcome = problem === null ? 'Added' : added > 0 ? 'Fewer' : 'Refused';
    return { ...refused, productId: String(id), outcome, added, problem };
  });
}
