import 'server-only';

/** A key-value store of text. Reads throw what went wrong; writes only log it (specification §8.2). */
export interface CacheStore {
  read(key: string): Promise<string | undefined>;
  /** Seconds to keep it; `tags` by which it can be invalidated. */
  write(key: string, value: string, options: { seconds: number; tags: readonly string[] }): Promise<void>;
  remove(key: string): Promise<void>;
  /** Invalidates everything written with one of the tags. @throws where the store does not answer */
  removeTagged(tags: readonly string[]): Promise<void>;
}
