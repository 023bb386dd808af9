import type { ListingAnswer } from './listing-answer.ts';

const maximumCached = 20;
const cachedListings = new Map<string, ListingAnswer<unknown>>();
const cacheKey = (visitor: string, address: string): string => `${visitor} ${address}`;

/**
 * Keeps what an address showed, so that Back finds it as it was: same products, same height, same scroll.
 * @param visitor whose products and prices they are: nobody else finds them
 */
export function cacheListing(visitor: string, address: string, answer: ListingAnswer<unknown>): void {
  const key = cacheKey(visitor, address);
  cachedListings.delete(key);
  cachedListings.set(key, answer);
  const [oldestKey] = cachedListings.keys();
  if (cachedListings.size > maximumCached && oldestKey !== undefined) cachedListings.delete(oldestKey);
}

/** What this tab last saw there; nothing on the server, and nothing after a reload. */
export function readCachedListing<Product>(visitor: string, address: string): ListingAnswer<Product> | null {
  return (cachedListings.get(cacheKey(visitor, address)) as ListingAnswer<Product> | undefined) ?? null;
}

/** As after a reload. */
export function clearCachedListings(): void {
  cachedListings.clear();
}
