import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../visitor/store.ts';

/** What concerns the cart besides its contents, shared by all that shows the cart. */
interface CartNotices {
  /** Whether the popover is open. */
  open: boolean;
  /** What screen readers are told. */
  announcement: string;
  /** Icelandic text beside a product's quantity, by product id. */
  problems: Readonly<Record<string, string>>;
}

const noNotices: CartNotices = { open: false, announcement: '', problems: {} };
const store = createStore(noNotices);

function changeNotices(change: Partial<CartNotices>): void {
  store.write({ ...store.read(), ...change });
}

export function openCartPopover(): void {
  changeNotices({ open: true });
}

export function closeCartPopover(): void {
  if (store.read().open) changeNotices({ open: false });
}

/** Read out once; the same words twice in a row are two announcements. */
export function announceCart(words: string): void {
  changeNotices({ announcement: store.read().announcement === words ? `${words}\u00a0` : words });
}

export function reportProblem(productId: string, text: string): void {
  changeNotices({ problems: { ...store.read().problems, [productId]: text } });
}

export function clearProblem(productId: string): void {
  const { [productId]: known, ...others } = store.read().problems;
  if (known !== undefined) changeNotices({ problems: others });
}

export function useCartNotices(): CartNotices {
  return useStore(store);
}

/** Why the last change of this product's quantity did not happen as asked, or null. */
export function useCartProblem(productId: string): string | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read().problems[productId] ?? null,
    () => null,
  );
}
