import {
  availableQuantity,
  maximumQuantity,
  settleQuantity,
  stockShortMessage,
} from '../../../../lib/rules/quantity.ts';
import { formatNumber } from '../../../../lib/rules/icelandic.ts';
import type { Context } from '../../context.ts';
import { requireSession } from '../session/service.ts';
import type { PricedCart } from './priced-cart-service.ts';
import { checkSize } from './rules.ts';
import { pricedCart } from './service.ts';
import * as store from './store.ts';

export interface AgainResult {
  outcome: 'Added' | 'Corrected' | 'Unavailable';
  /** Units that came into the cart. */
  added: number;
  /** Why not all of them did. */
  message: string | null;
}

const goneMessage = 'Varan er ekki lengur í boði.';

/**
 * Adds goods to a customer's cart as far as they can be had, in one transaction, and says of each what became of it; in their order.
 * @throws ShopError FAILED_PRECONDITION when the cart would become too large: nothing is added then
 */
export async function addAgain(
  { db, visitor, ...context }: Context,
  wanted: readonly { productId: number | null; quantity: number }[],
): Promise<{ cart: PricedCart; results: AgainResult[] }> {
  const { customerId } = requireSession({ ...context, visitor });
  return db.transaction(async (tx) => {
    const row = await store.touchOrMakeCart(tx, { customerId });
    const held = new Map((await store.findLines(tx, row.id)).map((line) => [line.product.id, line.quantity]));
    const results: AgainResult[] = [];
    for (const { productId, quantity } of wanted) {
      const product = productId === null ? null : await store.findProduct(tx, productId);
      const before = held.get(productId ?? 0) ?? 0;
      const result = product ? fit(product, before, quantity) : gone(goneMessage);
      if (product && result.added > 0) {
        await store.setQuantity(tx, row.id, product.id, before + result.added);
        held.set(product.id, before + result.added);
      }
      results.push(result);
    }
    const cart = await pricedCart(tx, visitor, row);
    checkSize(cart.lines);
    return { cart, results };
  });
}

function fit(product: store.CartProductRow, before: number, quantity: number): AgainResult {
  const wanted = before + Math.min(quantity, maximumQuantity);
  const whole = settleQuantity(wanted, product);
  const added = Math.max(0, whole - before);
  if (added === 0) return gone(stockShortMessage(availableQuantity(product)));
  if (added === quantity) return { outcome: 'Added', added, message: null };
  const message =
    whole < wanted
      ? stockShortMessage(availableQuantity(product))
      : `Varan er seld í einingum af ${formatNumber(product.unitOfMeasure)}`;
  return { outcome: 'Corrected', added, message };
}

function gone(message: string): AgainResult {
  return { outcome: 'Unavailable', added: 0, message };
}
