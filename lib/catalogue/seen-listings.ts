import type { ListingAnswer } from './listing-answer.ts';

const most = 20;
const seen = new Map<string, ListingAnswer<unknown>>();

/** Keeps what an address showed, so that Back finds it as it was: same products, same height, same scroll. */
export function keepSeen(address: string, answer: ListingAnswer<unknown>): void {
  seen.delete(address);
  seen.set(address, answer);
  const [oldest] = seen.keys();
  if (seen.size > most && oldest !== undefined) seen.delete(oldest);
}

/** What this tab last saw there; nothing on the server, and nothing after the page was loaded anew. */
export function seenAt<Product>(address: string): ListingAnswer<Product> | null {
  return (seen.get(address) as ListingAnswer<Product> | undefined) ?? null;
}

/** Another visitor may see other products and prices. */
export function forgetSeen(): void {
  seen.clear();
}
