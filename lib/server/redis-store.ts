import 'server-only';
import type { Redis as Connection } from 'ioredis';
import { logFailure } from '../io/log.ts';
import { breaker } from './breaker.ts';
import type { CacheStore } from './cache-store.ts';

const prefix = 'vorulind:';
const commandTimeoutMs = 100;

/**
 * Store that all instances share. A slow or absent Redis costs a page at most 100 ms, and after five failures
 * nothing: no command waits in a queue for the connection to come back.
 */
export async function redisStore(url: string): Promise<CacheStore & { close(): void }> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  let down = false;
  redis.on('error', (error: Error) => {
    if (!down) logFailure('Redis is not reachable', error);
    down = true;
  });
  redis.on('ready', () => (down = false));
  await firstAnswer(redis);
  const guarded = breaker();
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

/** Until the connection is there or has failed once: without a queue the commands before that would fail. */
function firstAnswer(redis: Connection): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
}
