import type { Database } from '../../db/connect.ts';
import { availableQuantity } from '../../../../lib/rules/orders/quantity.ts';
import * as store from './internal/store.ts';

/** Makes the cart of a purchasing system's visit, with what it begins with. */
export async function fillVisitCart(
  tx: Database,
  { punchOutId, addedById }: { punchOutId: number; addedById: number },
  goods: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const { id: cartId } = await store.touchOrCreateCart(tx, { punchOutId });
  await store.setQuantities(tx, { cartId, addedById }, goods);
}

/** What the cart of a visit holds that can be had, locked until the transaction ends. */
export async function lockVisitCart(
  tx: Database,
  punchOutId: number,
): Promise<{ productId: number; quantity: number }[]> {
  const row = await store.lockCart(tx, { punchOutId });
  const lines = row ? await store.findLines(tx, row.id) : [];
  return lines
    .filter(({ product }) => availableQuantity(product) > 0)
    .map(({ product, quantity }) => ({ productId: product.id, quantity }));
}
