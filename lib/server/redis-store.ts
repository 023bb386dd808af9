import 'server-only';
import { logFailure } from '../io/log.ts';
import { openRedis } from './redis.ts';
import type { CacheStore } from './cache-store.ts';

const prefix = 'vorulind:';

/** Store that all instances share. A slow or absent Redis costs a page little: see `openRedis`. */
export async function redisStore(url: string): Promise<CacheStore & { close(): void }> {
  const { redis, guarded } = await openRedis(url);
  return {
    read: async (key) => (await guarded(() => redis.get(prefix + key))) ?? undefined,
    async write(key, value, { seconds, tags }) {
      try {
        await guarded(async () => {
          const commands = redis.multi().set(prefix + key, value, 'EX', seconds);
          for (const tag of tags) commands.sadd(tagKey(tag), key).expire(tagKey(tag), seconds);
          for (const [error] of (await commands.exec()) ?? []) if (error) throw error;
        });
      } catch (error) {
        logFailure(`Writing ${key} to the cache failed`, error);
      }
    },
    remove: async (key) => void (await guarded(() => redis.del(prefix + key))),
    async removeTagged(tags) {
      for (const tag of tags) {
        const keys = await guarded(() => redis.smembers(tagKey(tag)));
        await guarded(() => redis.unlink(tagKey(tag), ...keys.map((key) => prefix + key)));
      }
    },
    close: () => redis.disconnect(),
  };
}

function tagKey(tag: string): string {
  return `${prefix}tag:${tag}`;
}
