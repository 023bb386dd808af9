import 'server-only';
import { logFailure } from '../io/log.ts';
import { BreakerOpen } from './breaker.ts';
import { createMemoryStore } from './memory-store.ts';
import { openRedis } from './redis.ts';
import type { CacheStore } from './cache-store.ts';

const keyPrefix = 'vorulind:';

/**
 * Seconds for which a process remembers by itself what it could not write: it then does not hear what others are told has changed.
 */
const ownSeconds = 30;

/**
 * Store that all instances share. A slow or absent Redis hardly delays a page: see `openRedis`. What it could not take, the process
 * remembers for seconds, so that the backend is not asked for the same with every page.
 */
export async function openRedisStore(url: string): Promise<CacheStore & { close(): void }> {
  const { redis, withBreaker } = await openRedis(url);
  const own = createMemoryStore();
  return {
    async read(key) {
      try {
        return (await withBreaker(() => redis.get(keyPrefix + key))) ?? undefined;
      } catch (error) {
        const remembered = await own.read(key);
        if (remembered === undefined) throw error;
        return remembered;
      }
    },
    async write(key, value, { seconds, tags }) {
      try {
        await withBreaker(async () => {
          const commands = redis.multi().set(keyPrefix + key, value, 'EX', seconds);
          for (const tag of tags) commands.sadd(tagKey(tag), key).expire(tagKey(tag), seconds);
          for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
        });
      } catch (error) {
        if (!(error instanceof BreakerOpen)) logFailure(`Writing ${key} to the cache failed`, error);
        await own.write(key, value, { seconds: Math.min(seconds, ownSeconds), tags });
      }
    },
    async remove(key) {
      await own.remove(key);
      await withBreaker(() => redis.del(keyPrefix + key));
    },
    async removeTagged(tags) {
      await own.removeTagged(tags);
      for (const tag of tags) {
        const keys = await withBreaker(() => redis.smembers(tagKey(tag)));
        await withBreaker(() => redis.unlink(tagKey(tag), ...keys.map((key) => keyPrefix + key)));
      }
    },
    close: () => redis.disconnect(),
  };
}

function tagKey(tag: string): string {
  return `${keyPrefix}tag:${tag}`;
}
