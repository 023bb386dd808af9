import type { Redis, RedisOptions } from 'ioredis';
import { createBreaker } from './breaker.ts';
import { withinTimeLimit } from '../io/time-limit.ts';
import { logFailure } from '../io/log.ts';
import { parseRedisAddress } from '../rules/security/redis-address.ts';

const commandTimeoutMs = 100;
/** For what the client itself says as it connects. */
const handshakeTimeoutMs = 1_000;

export interface RedisConnection {
  readonly redis: Redis;
  /** Runs commands unless the last ones failed. @throws BreakerOpen, or what Redis answers */
  readonly withBreaker: <T>(call: () => Promise<T>) => Promise<T>;
}

/**
 * A connection that costs a page at most 100 ms where Redis is slow or absent, and after five failures nothing: no command is
 * queued until it is back. Behind sentinels it follows the primary. Resolves once connected or failed for the first time.
 * @param url as lib/rules/security/redis-address.ts has it
 */
export async function openRedis(url: string): Promise<RedisConnection> {
  const { Redis } = await import('ioredis');
  const retryStrategy = (times: number): number => Math.min(times * 200, 2_000);
  const options: RedisOptions = {
    commandTimeout: handshakeTimeoutMs,
    connectTimeout: handshakeTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy,
  };
  const address = parseRedisAddress(url);
  if (!address) throw new Error('REDIS_URL is no address of Redis');
  const redis =
    'url' in address
      ? new Redis(address.url, options)
      : new Redis({
          ...options,
          ...address,
          sentinels: [...address.sentinels],
          sentinelRetryStrategy: retryStrategy,
        });
  logOutages(redis);
  await waitForConnection(redis);
  const withBreaker = createBreaker();
  return { redis, withBreaker: (call) => withBreaker(() => withinTimeLimit(call(), commandTimeoutMs)) };
}

/** One log line for each outage of Redis. */
export function logOutages(redis: Redis): void {
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) logFailure('Redis is not reachable', error);
    isDown = true;
  });
  redis.on('ready', () => (isDown = false));
}

/** Resolves after the first connect or failure: without a queue, earlier commands would fail. */
function waitForConnection(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
}
