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

export function readCartNotices(): CartNotices {
  return noticesStore.read();
}

export function changeCartNotices(change: Partial<CartNotices>): void {
  noticesStore.write({ ...noticesStore.read(), ...change });
}

export function openCartPopover(): void {
  changeCartNotices({ open: true, added: null });
}

export function closeCartPopover(): void {
  if (noticesStore.read().open) changeCartNotices({ open: false });
}

export function showCartProblem(productId: string, text: string): void {
  changeCartNotices({ problems: { ...noticesStore.read().problems, [productId]: text } });
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
