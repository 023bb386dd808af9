import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestRedis } from '../kit/redis.ts';

/** The answer to PING within `wait` ms, or what went wrong. */
function ping(url: string, wait: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(wait, () => resolve('silence'));
    socket.on('data', (data) => resolve(String(data).trim())).on('error', () => resolve('refused'));
  });
}

describe('a Redis of a test’s own', async () => {
  const redis = await startTestRedis();
  afterAll(() => redis.stop());

  it('answers, hangs, answers again and is gone', async () => {
    expect(await ping(redis.url, 5_000)).toBe('+PONG');
    redis.hang();
    expect(await ping(redis.url, 200)).toBe('silence');
    redis.resume();
    expect(await ping(redis.url, 5_000)).toBe('+PONG');
    await redis.stop();
    expect(await ping(redis.url, 5_000)).toBe('refused');
  });
});
