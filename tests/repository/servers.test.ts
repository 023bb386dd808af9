import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestRedis } from '../kit/redis.ts';

/** The response to PING within `wait` ms, or the error. */
function ping(url: string, wait: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(wait, () => resolve('silence'));
    socket.on('data', (data) => resolve(String(data).trim())).on('error', () => resolve('refused'));
  });
}

describe('a test’s own Redis', async () => {
  const redis = await startTestRedis();
  afterAll(() => redis.stop());

  it('responds, hangs, responds again and stops', async () => {
    expect(await ping(redis.url, 5_000)).toBe('+PONG');
    redis.hang();
    expect(await ping(redis.url, 200)).toBe('silence');
    redis.resume();
    expect(await ping(redis.url, 5_000)).toBe('+PONG');
    await redis.stop();
    expect(await ping(redis.url, 5_000)).toBe('refused');
  });
});
