import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { PricedCart } from '../priced-cart.ts';
import { cartOwner, pricedCart } from '../carts.ts';
import * as store from './store.ts';

/** Records the current prices of these products' lines as seen by the visitor, and returns the cart. */
export async function recordSeenPrices(
  tx: Database,
  cart: PricedCart,
  productIds: readonly number[],
): Promise<PricedCart> {
  const seen = new Set(productIds);
  const seenLines = cart.lines.filter(({ product }) => seen.has(product.id));
  if (cart.row)
    await store.updateSeenPrices(
      tx,
      cart.row.id,
      seenLines.map(({ product, ownPrice }) => ({ productId: product.id, price: ownPrice })),
    );
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      seenLines.includes(line) ? { ...line, seenUnitPrice: line.ownPrice } : line,
    ),
  };
}

/** Records that the visitor has seen the changed prices. */
export async function acceptCartPrices(context: Context): Promise<PricedCart> {
  const { db, visitor } = context;
  const owner = cartOwner(visitor);
  return db.transaction(async (tx) => {
    const cart = await pricedCart(tx, visitor, owner && (await store.touchCart(tx, owner)));
    return recordSeenPrices(
      tx,
      cart,
      cart.lines.map(({ product }) => product.id),
    );
  });
}
