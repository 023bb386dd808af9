import 'server-only';
import { logFailure } from '../io/log.ts';
import { openRedis } from './redis.ts';
import type { CacheStore } from './cache-store.ts';

const keyPrefix = 'vorulind:';

/** Store that all instances share. A slow or absent Redis hardly delays a page: see `openRedis`. */
export async function openRedisStore(url: string): Promise<CacheStore & { close(): void }> {
  const { redis, withBreaker } = await openRedis(url);
  return {
    read: async (key) => (await withBreaker(() => redis.get(keyPrefix + key))) ?? undefined,
    async write(key, value, { seconds, tags }) {
      try {
        await withBreaker(async () => {
          const commands = redis.multi().set(keyPrefix + key, value, 'EX', seconds);
          for (const tag of tags) commands.sadd(tagKey(tag), key).expire(tagKey(tag), seconds);
          for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
        });
      } catch (error) {
        logFailure(`Writing ${key} to the cache failed`, error);
      }
    },
    remove: async (key) => void (await withBreaker(() => redis.del(keyPrefix + key))),
    async removeTagged(tags) {
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
