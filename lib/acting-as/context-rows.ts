import type { Cart } from '../cart/queries.ts';
import type { Customer } from '../customer/queries.ts';
import { isForAnother } from '../rules/people/order-parties.ts';

const storageKey = 'context-rows';

/** Which rows stand above the page: whom the order is for, and the question who is billed for what is in the cart. */
export function findContextRows(
  customer: Customer,
  cart: Cart | undefined,
): { isStripShown: boolean; isBannerShown: boolean; rowCount: number } {
  const isStripShown = customer.role === 'PunchOut' || isForAnother(customer);
  const isBannerShown = Boolean(cart?.customer && !cart.billToCustomer && cart.items.length > 0);
  return { isStripShown, isBannerShown, rowCount: Number(isStripShown) + Number(isBannerShown) };
}

/**
 * Remembers how many rows stand above the page (the order's context, the banner), so that the next page leaves room for
 * them before its first paint: app/layout.tsx reads it. Says nothing of whom they name.
 */
export function storeContextRows(rowCount: number): void {
  document.documentElement.style.setProperty('--context-rows', String(rowCount));
  storeContextRowsForNextPage(rowCount);
}

/** The same for the page that is loaded next: this one keeps its room. */
export function storeContextRowsForNextPage(rowCount: number): void {
  try {
    localStorage.setItem(storageKey, String(rowCount));
  } catch {
    // No storage: the page moves down once it knows.
  }
}
