import type { ListingAnswer } from './listing-answer.ts';

const maximumCached = 20;
const cachedListings = new Map<string, ListingAnswer<unknown>>();
const cacheKey = (visitor: string, address: string): string => `${visitor} ${address}`;

/**
 * Remembers what an address showed, so that Back restores it: same products, same height, same scroll. @param visitor the
 * products and prices are theirs; no other visitor gets them
 */
export function cacheListing(visitor: string, address: string, answer: ListingAnswer<unknown>): void {
  const key = cacheKey(visitor, address);
  cachedListings.delete(key);
  cachedListings.set(key, answer);
  const [oldestKey] = cachedListings.keys();
  if (cachedListings.size > maximumCached && oldestKey !== undefined) cachedListings.delete(oldestKey);
}

/** What this tab last showed there; nothing on the server or after a reload. */
export function readCachedListing<Product>(visitor: string, address: string): ListingAnswer<Product> | null {
  return (cachedListings.get(cacheKey(visitor, address)) as ListingAnswer<Product> | undefined) ?? null;
}

/** As after a reload. */
export function clearCachedListings(): void {
  cachedListings.clear();
}
