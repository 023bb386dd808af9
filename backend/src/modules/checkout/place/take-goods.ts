import type { Database } from '../../../db/connect.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { takeFromCart } from '../../cart/carts.ts';
import { clearCheckout } from '../attempt/checkout-store.ts';

/** Removes an order's goods from the cart that they come from, with what was chosen for it; what was added since then stays. */
export async function takeGoods(
  tx: Database,
  { cartId, lines }: Pick<OrderDraft, 'cartId' | 'lines'>,
): Promise<void> {
  if (cartId === null) return;
  await takeFromCart(tx, cartId, lines);
  await clearCheckout(tx, cartId);
}
