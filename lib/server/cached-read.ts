import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '../env.ts';
import type { CacheStore } from './cache-store.ts';
import { memoryStore } from './memory-store.ts';
import { readThrough, tagsOf, type Read } from './read-through.ts';
import { redisStore } from './redis-store.ts';

/*
 * Next bundles pages and route handlers apart, each with its own copy of this module: the one cache of the process
 * hangs on the global object.
 */
const shared = globalThis as { vorulindReads?: ReturnType<typeof readThrough> };

function reads(): ReturnType<typeof readThrough> {
  if (shared.vorulindReads) return shared.vorulindReads;
  let store: Promise<CacheStore> | undefined;
  shared.vorulindReads = readThrough(() => {
    const { REDIS_URL } = env();
    return (store ??= REDIS_URL ? redisStore(REDIS_URL) : Promise.resolve(memoryStore()));
  });
  return shared.vorulindReads;
}

/** Reads through the cache and ties the page that is being made to the same tags. */
export async function cachedRead<T>(read: Read<T>): Promise<T> {
  const data = await reads().read(read);
  await tagPage(tagsOf(read.tags, data));
  return data;
}

/** Throws out what was read with one of the tags; the pages made from it are the caller's business. */
export async function forgetReads(tags: readonly string[]): Promise<void> {
  await reads().forget(tags);
}

/**
 * Next ties a page to the tags of its own data cache only. An entry without content carries them, so that
 * revalidateTag reaches exactly the pages that showed what has changed.
 */
async function tagPage(tags: readonly string[]): Promise<void> {
  await unstable_cache(() => Promise.resolve(null), ['tags', ...tags], { tags: [...tags] })();
}
