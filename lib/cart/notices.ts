import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../visitor/store.ts';

/** State of the cart besides its contents, shared by everything that shows the cart. */
interface CartNotices {
  /** Whether the popover is open. */
  open: boolean;
  /** Name of the product last added from a listing, where a small notice says it in the place of the popover. */
  added: string | null;
  /** Announced to screen readers. */
  announcement: string;
  /** Icelandic text beside a product's quantity, by product id. */
  problems: Readonly<Record<string, string>>;
}

const noNotices: CartNotices = { open: false, added: null, announcement: '', problems: {} };
const noticesStore = createStore(noNotices);

function changeNotices(change: Partial<CartNotices>): void {
  noticesStore.write({ ...noticesStore.read(), ...change });
}

export function openCartPopover(): void {
  changeNotices({ open: true, added: null });
}

const shownKey = 'cart-shown';

/**
 * A product was added from a listing. On a phone the popover is a sheet over the listing: it comes for the first product of a
 * visit, and a small notice for those that follow.
 */
export function showAddedProduct(name: string): void {
  if (isShownThisVisit() && matchMedia('(width < 768px)').matches) changeNotices({ added: name });
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
  if (noticesStore.read().added !== null) changeNotices({ added: null });
}

export function closeCartPopover(): void {
  if (noticesStore.read().open) changeNotices({ open: false });
}

/** Announced once; the same words twice in a row are two announcements. */
export function announceCart(words: string): void {
  changeNotices({ announcement: noticesStore.read().announcement === words ? `${words}\u00a0` : words });
}

export function showCartProblem(productId: string, text: string): void {
  changeNotices({ problems: { ...noticesStore.read().problems, [productId]: text } });
}

export function clearCartProblem(productId: string): void {
  const { [productId]: clearedProblem, ...others } = noticesStore.read().problems;
  if (clearedProblem !== undefined) changeNotices({ problems: others });
}

export function useCartNotices(): CartNotices {
  return useStore(noticesStore);
}

/** Why the last change of this product's quantity did not happen as asked, or null. */
export function useCartProblem(productId: string): string | null {
  return useSyncExternalStore(
    noticesStore.subscribe,
    () => noticesStore.read().problems[productId] ?? null,
    () => null,
  );
}
