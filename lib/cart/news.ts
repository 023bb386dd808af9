import { useSyncExternalStore } from 'react';

/** What concerns the cart besides its contents, shared by all that shows the cart. */
interface CartNews {
  /** Whether the popover is open. */
  open: boolean;
  /** What screen readers are told. */
  announcement: string;
  /** Icelandic text beside a product's quantity, by product id. */
  problems: Readonly<Record<string, string>>;
}

const quiet: CartNews = { open: false, announcement: '', problems: {} };
let news = quiet;
const listeners = new Set<() => void>();

function publish(change: Partial<CartNews>): void {
  news = { ...news, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openCartPopover(): void {
  publish({ open: true });
}

export function closeCartPopover(): void {
  if (news.open) publish({ open: false });
}

/** Read out once; the same words twice in a row are two announcements. */
export function announceCart(words: string): void {
  publish({ announcement: news.announcement === words ? `${words}\u00a0` : words });
}

export function reportProblem(productId: string, text: string): void {
  publish({ problems: { ...news.problems, [productId]: text } });
}

export function clearProblem(productId: string): void {
  const { [productId]: known, ...others } = news.problems;
  if (known !== undefined) publish({ problems: others });
}

export function useCartNews(): CartNews {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => quiet,
  );
}

/** Why the last change of this product's quantity did not happen as asked, or null. */
export function useCartProblem(productId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => news.problems[productId] ?? null,
    () => null,
  );
}
