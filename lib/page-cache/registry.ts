import type { PageCache } from './page-cache.ts';
import type { SharedStore } from './shared-store.ts';

/** The rendered pages of a process. */
export interface PageCacheRegistry {
  readonly cache: PageCache;
  /** Undefined where each storefront keeps its own. */
  readonly shared: Promise<SharedStore | undefined>;
}

/*
 * Next loads the cache handler as it is, and once more in the bundle of the proxy: the cache of the process is shared by the
 * global object.
 */
const processWide = globalThis as { vorulindPages?: PageCacheRegistry };

/** Undefined where nothing is cached, as in development. */
export function pageCacheRegistry(): PageCacheRegistry | undefined {
  return processWide.vorulindPages;
}

/** The pages of this process, created by the first caller. */
export function registerPageCache(create: () => PageCacheRegistry): PageCacheRegistry {
  return (processWide.vorulindPages ??= create());
}
