import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { availableQuantity, stockShortMessage } from '../../../../../lib/rules/orders/quantity.ts';
import { priceCart, type PricedCart } from '../../cart/priced-cart.ts';
import { cartLines, type CartLine, type CartRow } from '../../cart/carts.ts';
import { termsOfCustomer } from '../../pricing/customer-terms.ts';
import { promoOfCart, takePromo } from '../../promo/promo-codes.ts';
import { setState } from '../attempt/store.ts';
import { cartChanged } from '../attempt/refusals.ts';
import * as stock from './stock-store.ts';

/**
 * Holds the units of every line first, so that whoever comes too late knows early, and prices the lines as they are
 * at this moment.
 * @throws ShopError FAILED_PRECONDITION with the units that can be had, or when the cart no longer fits the range
 */
export async function reserve(
  tx: Database,
  customerId: number,
  attemptId: number,
  cart: CartRow,
): Promise<PricedCart> {
  const lines = await cartLines(tx, cart.id);
  if (lines.length === 0) throw cartChanged();
  const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const current = await holdAll(tx, attemptId, wanted, (productId) => stockShort(tx, productId, lines));
  for (const { productId, quantity } of wanted)
    if (quantity % (current.get(productId)?.unitOfMeasure ?? 1) !== 0) throw cartChanged();
  const now = lines.map((line) => ({
    ...line,
    product: { ...line.product, ...current.get(line.product.id) },
  }));
  const promo = await promoOfCart(tx, cart.id, customerId);
  const priced = priceCart(cart, now, await termsOfCustomer(tx, customerId), promo);
  // A code that lowers nothing is kept for another time.
  if (priced.promo && priced.promo.discount > 0)
    await takePromo(tx, { attemptId, promoCodeId: priced.promo.id, customerId });
  return priced;
}

type HeldProduct = Awaited<ReturnType<typeof stock.holdUnits>>[number];

/**
 * Holds units of several products for an attempt, all or none, and answers the products as they are now, their rows locked.
 * @param short makes the error for a product of which there are not enough, or which is taken out
 */
export async function holdAll(
  tx: Database,
  attemptId: number,
  wanted: readonly stock.Wanted[],
  short: (productId: number) => Promise<ShopError>,
): Promise<Map<number, HeldProduct>> {
  const current = new Map((await stock.holdUnits(tx, wanted)).map((product) => [product.id, product]));
  const missing = wanted.find(({ productId }) => !current.has(productId));
  if (missing) throw await short(missing.productId);
  const held = wanted.filter(({ productId }) => !current.get(productId)?.isSpecialOrder);
  await stock.noteReservations(tx, attemptId, held);
  await setState(tx, attemptId, 'Reserved');
  return current;
}

async function stockShort(tx: Database, productId: number, lines: readonly CartLine[]): Promise<ShopError> {
  const line = lines.find(({ product }) => product.id === productId);
  const left = await stock.unitsLeft(tx, productId);
  return shortOf(productId, line ? availableQuantity({ ...line.product, stock: left }) : left);
}

/** What `reserve` would find, without holding anything: whoever comes after the last unit is told at once. */
export function checkStock(lines: readonly CartLine[]): void {
  for (const { product, quantity } of lines) {
    const available = availableQuantity(product);
    if (quantity > available) throw shortOf(product.id, available);
  }
}

function shortOf(productId: number, available: number): ShopError {
  return new ShopError('FAILED_PRECONDITION', stockShortMessage(available), {
    reason: 'cart.stockShort',
    productId: String(productId),
    available,
  });
}
