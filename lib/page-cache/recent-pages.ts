import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';

/** Bytes of compressed bodies: about four hundred pages. */
const defaultCapacity = 16 * 1024 ** 2;

/** The most recently requested pages, in memory; the least recently used is evicted first. */
export function createRecentPages(capacity = defaultCapacity): LRUCache<string, PackedPage> {
  // A page without a body counts as well: an entry must have a size.
  return new LRUCache({ maxSize: capacity, sizeCalculation: ({ body }) => Math.max(1, body.length) });
}
