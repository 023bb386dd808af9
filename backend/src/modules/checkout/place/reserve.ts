import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { availableQuantity, stockShortMessage } from '../../../../../lib/rules/orders/quantity.ts';
import { priceCart, type PricedCart } from '../../cart/priced-cart.ts';
import { cartLines, type CartLine, type CartRow } from '../../cart/carts.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { readCartPromo, usePromo } from '../../promo/promo-codes.ts';
import { setAttemptState } from '../attempt/store.ts';
import { cartChangedError } from '../attempt/refusals.ts';
import * as stock from '../attempt/stock-store.ts';

/**
 * Reserves the units of every line first, so that a shortage is found early, and prices the lines as they are at this moment.
 * @throws ShopError FAILED_PRECONDITION with the available units, or when the cart no longer fits the range
 */
export async function reserveCart(
  tx: Database,
  customerId: number,
  attemptId: number,
  cart: CartRow,
): Promise<PricedCart> {
  const lines = await cartLines(tx, cart.id);
  if (lines.length === 0) throw cartChangedError();
  const units = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const heldProducts = await holdOrderUnits(tx, attemptId, units, (productId) =>
    cartStockError(tx, productId, lines),
  );
  for (const { productId, quantity } of units)
    if (quantity % (heldProducts.get(productId)?.unitOfMeasure ?? 1) !== 0) throw cartChangedError();
  const repricedLines = lines.map((line) => ({
    ...line,
    product: { ...line.product, ...heldProducts.get(line.product.id) },
  }));
  const { promo } = await readCartPromo(tx, cart.id, customerId);
  const priced = priceCart(cart, repricedLines, await readCustomerTerms(tx, customerId), promo);
  // A promo code that lowers nothing is not used up.
  if (priced.promo && priced.promo.discount > 0)
    await usePromo(tx, { attemptId, promoCodeId: priced.promo.id, customerId });
  return priced;
}

type HeldProduct = Awaited<ReturnType<typeof stock.holdUnits>>[number];

/**
 * Reserves units of several products for an attempt, all or none, and returns the products as they are now, their rows locked.
 * @param shortageError creates the error for a product without enough units, or removed from the range
 */
export async function holdOrderUnits(
  tx: Database,
  attemptId: number,
  units: readonly stock.ProductUnits[],
  shortageError: (productId: number) => Promise<ShopError>,
): Promise<Map<number, HeldProduct>> {
  const heldProducts = new Map((await stock.holdUnits(tx, units)).map((product) => [product.id, product]));
  const unavailable = units.find(({ productId }) => !heldProducts.has(productId));
  if (unavailable) throw await shortageError(unavailable.productId);
  const held = units.filter(({ productId }) => !heldProducts.get(productId)?.isSpecialOrder);
  await stock.insertReservations(tx, attemptId, held);
  await setAttemptState(tx, attemptId, 'Reserved');
  return heldProducts;
}

async function cartStockError(
  tx: Database,
  productId: number,
  lines: readonly CartLine[],
): Promise<ShopError> {
  const line = lines.find(({ product }) => product.id === productId);
  const unitsLeft = await stock.unitsLeft(tx, productId);
  return stockShortError(
    productId,
    line ? availableQuantity({ ...line.product, stock: unitsLeft }) : unitsLeft,
  );
}

/** What `reserve` would find, without reserving anything: when the last unit is gone, the buyer learns it at once. */
export function checkStock(lines: readonly CartLine[]): void {
  for (const { product, quantity } of lines) {
    const available = availableQuantity(product);
    if (quantity > available) throw stockShortError(product.id, available);
  }
}

function stockShortError(productId: number, available: number): ShopError {
  return new ShopError('FAILED_PRECONDITION', stockShortMessage(available), {
    reason: 'cart.stockShort',
    productId: String(productId),
    available,
  });
}
