import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Addresses whose lifetime Next may remember; kept pages say their own (cache-handler.ts). */
const maximumLifetimes = 1_000;

/**
 * Next remembers the lifetime of every address that was ever asked for: a few hundred bytes for each slug that somebody makes up. From now
 * on it forgets the oldest.
 */
export function forgetOldLifetimes(): void {
  const cacheControls = new LRUCache<string, object>({ max: maximumLifetimes });
  Object.assign(SharedCacheControls, { cacheControls });
}
