import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '../env.ts';
import { type MissingStatus, statusTag } from '../rules/routes/page-status.ts';
import type { CacheStore } from './cache-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createReadThrough, resolveTags, type CacheRead } from './read-through.ts';
import { openRedisStore } from './redis-store.ts';

/*
 * Next bundles pages and route handlers apart, each with its own copy of this module: the cache of the process is shared by
 * the global object.
 */
const processGlobal = globalThis as { vorulindReads?: ReturnType<typeof createReadThrough> };

function getReadThrough(): ReturnType<typeof createReadThrough> {
  if (processGlobal.vorulindReads) return processGlobal.vorulindReads;
  let store: Promise<CacheStore> | undefined;
  processGlobal.vorulindReads = createReadThrough(() => {
    const { REDIS_URL } = env();
    return (store ??= REDIS_URL ? openRedisStore(REDIS_URL) : Promise.resolve(createMemoryStore()));
  });
  return processGlobal.vorulindReads;
}

/** Reads through the cache and adds the same tags to the page being rendered. */
export async function cachedRead<T>(read: CacheRead<T>): Promise<T> {
  const data = await getReadThrough().read(read);
  await tagPage(resolveTags(read.tags, data));
  return data;
}

/** Invalidates what was read with one of the tags; the pages rendered from it are up to the caller. */
export async function invalidateReads(tags: readonly string[]): Promise<void> {
  await getReadThrough().invalidate(tags);
}

/** Has the page being rendered answer with a status of its own; for pages that are kept. */
export async function answerWith(status: MissingStatus): Promise<void> {
  await tagPage([statusTag(status)]);
}

/**
 * Next ties a page to the tags of its own data cache only. An entry without content carries them, so that
 * revalidateTag reaches exactly the pages that showed what has changed.
 */
async function tagPage(tags: readonly string[]): Promise<void> {
  await unstable_cache(() => Promise.resolve(null), ['tags', ...tags], { tags: [...tags] })();
}
