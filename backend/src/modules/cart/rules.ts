import { messageForCode } from '../../../../lib/rules/messages.ts';
import { quantityProblem } from '../../../../lib/rules/quantity.ts';
import { ShopError } from '../../errors.ts';
import type { CartProductRow } from './store.ts';

/** Lines that a cart may hold. */
const maximumLines = 500;
/** Krónur at list prices: no total may leave GraphQL's Int. */
const maximumTotal = 2_000_000_000;

export function notFound(): ShopError {
  return new ShopError('NOT_FOUND', messageForCode('NOT_FOUND'));
}

/** @throws ShopError BAD_REQUEST, or FAILED_PRECONDITION with the units that can be had */
export function checkQuantity(product: CartProductRow, quantity: number): void {
  const problem = quantityProblem({ ...product, quantity });
  if (!problem) return;
  const { code, message, available } = problem;
  throw new ShopError(
    code,
    message,
    available === undefined ? {} : { available, productId: String(product.id) },
  );
}

/**
 * A product that this visitor may buy.
 * @throws ShopError NOT_FOUND where the visitor sees none, PERMISSION_DENIED where a guest may not see the price
 */
export function checkVisible(product: CartProductRow | null, guest: boolean): CartProductRow {
  if (!product || (guest && !product.visibleByGuest)) throw notFound();
  if (guest && !product.priceVisibleByGuest) {
    throw new ShopError('PERMISSION_DENIED', 'Skráðu þig inn til að sjá verð', {
      reason: 'product.priceHidden',
    });
  }
  return product;
}

/** What a visitor sees of a cart: a product hidden since then is not there. */
export function isBuyable(product: CartProductRow, guest: boolean): boolean {
  return !guest || (product.visibleByGuest && product.priceVisibleByGuest);
}

/** @throws ShopError FAILED_PRECONDITION when the cart has become too large */
export function checkSize(lines: readonly { quantity: number; product: CartProductRow }[]): void {
  const total = lines.reduce((sum, { quantity, product }) => sum + quantity * product.listPrice, 0);
  if (lines.length > maximumLines || total > maximumTotal) {
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er orðin of stór. Vinsamlegast skiptið pöntuninni.');
  }
}
