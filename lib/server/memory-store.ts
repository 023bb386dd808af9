import 'server-only';
import type { CacheStore } from './cache-store.ts';

interface Entry {
  readonly value: string;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Characters in all, about twice as many bytes. */
const defaultCapacity = 8_000_000;

/** In-process store; what was not used longest goes first. A Map keeps its keys in the order of their last use here. */
export function memoryStore(capacity = defaultCapacity): CacheStore {
  const entries = new Map<string, Entry>();
  let size = 0;

  function drop(key: string): void {
    size -= entries.get(key)?.value.length ?? 0;
    entries.delete(key);
  }

  return {
    read(key) {
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(undefined);
      entries.delete(key);
      if (entry.endsAt <= Date.now()) {
        size -= entry.value.length;
        return Promise.resolve(undefined);
      }
      entries.set(key, entry);
      return Promise.resolve(entry.value);
    },
    write(key, value, { seconds, tags }) {
      drop(key);
      entries.set(key, { value, tags, endsAt: Date.now() + seconds * 1000 });
      size += value.length;
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        drop(oldest);
      }
      return Promise.resolve();
    },
    remove(key) {
      drop(key);
      return Promise.resolve();
    },
    removeTagged(tags) {
      for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) drop(key);
      return Promise.resolve();
    },
  };
}
