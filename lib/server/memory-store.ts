import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CacheStore } from './cache-store.ts';

interface Entry {
  readonly value: string;
  readonly tags: readonly string[];
}

/** Characters in all, about twice as many bytes. */
const defaultCapacity = 8_000_000;

/** In-process store; the least recently used is evicted first. */
export function createMemoryStore(capacity = defaultCapacity): CacheStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: capacity,
    sizeCalculation: ({ value }) => Math.max(1, value.length),
  });

  return {
    read: (key) => Promise.resolve(entries.get(key)?.value),
    write(key, value, { seconds, tags }) {
      // A lifetime of 0 would mean forever.
      if (seconds > 0) entries.set(key, { value, tags }, { ttl: seconds * 1000 });
      else entries.delete(key);
      return Promise.resolve();
    },
    remove(key) {
      entries.delete(key);
      return Promise.resolve();
    },
    removeTagged(tags) {
      const tagged = [...entries].filter(([, entry]) => entry.tags.some((tag) => tags.includes(tag)));
      for (const [key] of tagged) entries.delete(key);
      return Promise.resolve();
    },
  };
}
