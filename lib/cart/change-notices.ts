import { changeCartNotices, openCartPopover, readCartNotices } from './notices.ts';

/* What is said of a change: it comes with the code that makes changes, and is no part of a page that is only read. */

const shownKey = 'cart-shown';

/**
 * A product was added from a listing. On a phone the popover is a sheet over the listing: it comes for the first product of a
 * visit, and a small notice for those that follow.
 */
export function showAddedProduct(name: string): void {
  if (isShownThisVisit() && matchMedia('(width < 768px)').matches) changeCartNotices({ added: name });
  else openCartPopover();
}

/** Whether it was asked before in this tab; without storage every time is the first. */
function isShownThisVisit(): boolean {
  try {
    const isShown = sessionStorage.getItem(shownKey) !== null;
    sessionStorage.setItem(shownKey, '');
    return isShown;
  } catch {
    return false;
  }
}

export function closeAddedNotice(): void {
  if (readCartNotices().added !== null) changeCartNotices({ added: null });
}

/** Announced once; the same words twice in a row are two announcements. */
export function announceCart(words: string): void {
  changeCartNotices({ announcement: readCartNotices().announcement === words ? `${words}\u00a0` : words });
}

export function clearCartProblem(productId: string): void {
  const { [productId]: clearedProblem, ...others } = readCartNotices().problems;
  if (clearedProblem !== undefined) changeCartNotices({ problems: others });
}
