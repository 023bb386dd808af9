import type { Redis } from 'ioredis';
import { createBreaker } from './breaker.ts';
import { logFailure } from '../io/log.ts';

const commandTimeoutMs = 100;

export interface RedisConnection {
  readonly redis: Redis;
  /** Runs commands unless the last ones failed. @throws BreakerOpen, or what Redis answers */
  readonly withBreaker: <T>(call: () => Promise<T>) => Promise<T>;
}

/**
 * A connection that costs a page at most 100 ms where Redis is slow or absent, and after five failures nothing: no
 * command waits in a queue for it to come back. Resolves once Redis is there or has failed to be.
 */
export async function openRedis(url: string): Promise<RedisConnection> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  logOutages(redis);
  await waitForConnection(redis);
  return { redis, withBreaker: createBreaker() };
}

/** One line for each time that Redis goes away. */
export function logOutages(redis: Redis): void {
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) logFailure('Redis is not reachable', error);
    isDown = true;
  });
  redis.on('ready', () => (isDown = false));
}

/** Until the connection is there or has failed once: without a queue the commands before that would fail. */
function waitForConnection(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
}
