import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';

/** Bytes of compressed bodies: about four hundred pages. */
const defaultCapacity = 16 * 1024 ** 2;

/** The pages that were asked for last, in memory; what was not used longest goes first. */
export function createRecentPages(capacity = defaultCapacity): LRUCache<string, PackedPage> {
  // A page without a body counts as well: nothing may be of no size.
  return new LRUCache({ maxSize: capacity, sizeCalculation: ({ body }) => Math.max(1, body.length) });
}
