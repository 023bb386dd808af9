import { quantityProblem } from '../../../../../lib/rules/orders/quantity.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import type { CartProductRow } from './store.ts';

/** Lines that a cart may hold. */
const maxLines = 500;
/** Krónur at list prices: no total may exceed GraphQL's Int. */
const maxTotal = 2_000_000_000;

export function notFoundError(): ShopError {
  return new ShopError('NOT_FOUND');
}

/** @throws ShopError BAD_REQUEST, or FAILED_PRECONDITION with the available units */
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
 * @throws ShopError NOT_FOUND where the visitor may not see it, PERMISSION_DENIED where a guest may not see the price
 */
export function checkVisible(product: CartProductRow | null, guest: boolean): CartProductRow {
  if (!product || (guest && !product.visibleByGuest)) throw notFoundError();
  if (guest && !product.priceVisibleByGuest) {
    throw new ShopError('PERMISSION_DENIED', 'Skráðu þig inn til að sjá verð', {
      reason: 'product.priceHidden',
    });
  }
  return product;
}

/** Whether the visitor still sees a cart line's product: it may have been hidden since. */
export function isBuyable(product: CartProductRow, guest: boolean): boolean {
  return !guest || (product.visibleByGuest && product.priceVisibleByGuest);
}

/**
 * Checked when the cart grows: goods can still be removed from one that has become too large, e.g. by a price increase. @throws
 * ShopError FAILED_PRECONDITION
 */
export function checkSize(lines: readonly { quantity: number; product: CartProductRow }[]): void {
  const total = lines.reduce((sum, { quantity, product }) => sum + quantity * product.listPrice, 0);
  if (lines.length > maxLines || total > maxTotal) throw tooLargeError();
}

/** Tracks the remaining room of a cart while several lines are added. */
export function trackRoom(lines: readonly { quantity: number; product: CartProductRow }[]) {
  let count = lines.length;
  let total = lines.reduce((sum, { quantity, product }) => sum + quantity * product.listPrice, 0);
  return {
    /** Returns false, and takes nothing, when the units would make the cart too large. */
    take({ listPrice }: CartProductRow, before: number, added: number): boolean {
      const newLines = before === 0 && added > 0 ? 1 : 0;
      if (count + newLines > maxLines || total + added * listPrice > maxTotal) return false;
      count += newLines;
      total += added * listPrice;
      return true;
    },
  };
}

export function tooLargeError(): ShopError {
  return new ShopError('FAILED_PRECONDITION', 'Karfan er orðin of stór. Vinsamlegast skiptið pöntuninni.');
}

/** Parses a row id from the contract's ID; null for an invalid one. */
export function parseRowId(id: string): number | null {
  return toRowId(id) || null;
}

/** As parseRowId. @throws ShopError NOT_FOUND for an invalid one */
export function requireRowId(id: string): number {
  const row = parseRowId(id);
  if (row === null) throw notFoundError();
  return row;
}
