import type { ListingAnswer } from './listing-answer.ts';

const most = 20;
const seen = new Map<string, ListingAnswer<unknown>>();
const keyOf = (visitor: string, address: string): string => `${visitor} ${address}`;

/**
 * Keeps what an address showed, so that Back finds it as it was: same products, same height, same scroll.
 * @param visitor whose products and prices they are: nobody else finds them
 */
export function keepSeen(visitor: string, address: string, answer: ListingAnswer<unknown>): void {
  const key = keyOf(visitor, address);
  seen.delete(key);
  seen.set(key, answer);
  const [oldest] = seen.keys();
  if (seen.size > most && oldest !== undefined) seen.delete(oldest);
}

/** What this tab last saw there; nothing on the server, and nothing after the page was loaded anew. */
export function seenAt<Product>(visitor: string, address: string): ListingAnswer<Product> | null {
  return (seen.get(keyOf(visitor, address)) as ListingAnswer<Product> | undefined) ?? null;
}

/** As if the page were loaded anew. */
export function forgetSeen(): void {
  seen.clear();
}
