import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BreakerOpen } from '../../lib/server/breaker.ts';
import { createReadThrough } from '../../lib/server/read-through.ts';
import { openRedisStore } from '../../lib/server/redis-store.ts';
import { startTestRedis, type TestRedis } from '../kit/redis.ts';

let server: TestRedis;
let store: Awaited<ReturnType<typeof openRedisStore>>;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startTestRedis();
  store = await openRedisStore(server.url);
});
afterEach(async () => {
  store.close();
  server.resume();
  await server.stop();
  logged.mockRestore();
});

const hour = { seconds: 3600, tags: ['t'] };
const thing = { rule: { key: 'thing', hours: 1 }, tags: ['t'] };

describe('Redis at work', () => {
  it('answers what was written and forgets it by tag, for every instance', async () => {
    const other = await openRedisStore(server.url);
    await store.write('a', 'þæö', hour);
    expect(await other.read('a')).toBe('þæö');
    await other.removeTagged(['t']);
    expect(await store.read('a')).toBeUndefined();
    other.close();
  });

  it('lets keys end by themselves', async () => {
    await store.write('a', '1', hour);
    const direct = new Redis(server.url);
    const keys = await direct.keys('*');
    const lives = await Promise.all(keys.map((key) => direct.ttl(key)));
    direct.disconnect();
    expect(keys).toHaveLength(2);
    expect(lives.every((seconds) => seconds > 3_500 && seconds <= 3_600)).toBe(true);
  });

  it('removes a value of the wrong kind or form when it is read', async () => {
    const { read } = createReadThrough(() => Promise.resolve(store));
    await store.write('thing', 'not an entry', hour);
    expect(await read({ ...thing, load: () => Promise.resolve('good') })).toBe('good');
    const direct = new Redis(server.url);
    await direct.del('vorulind:thing');
    await direct.lpush('vorulind:thing', 'a list');
    direct.disconnect();
    expect(await read({ ...thing, load: () => Promise.resolve('good') })).toBe('good');
  });
});

describe('a process that is too busy to look', () => {
  it('still gets what Redis answered in time, and opens no breaker', async () => {
    await store.write('a', '1', hour);
    for (let round = 0; round < 6; round += 1) {
      const read = store.read('a');
      const until = performance.now() + 250;
      while (performance.now() < until);
      expect(await read).toBe('1');
    }
  });
});

describe('Redis hung', () => {
  beforeEach(() => server.hang());

  it('fails a read that has no answer and lets a write pass with a line in the log', async () => {
    await expect(store.read('a')).rejects.toThrow(/timed out|closed|writeable|ECONNREFUSED/);
    await store.write('a', '1', hour);
    expect(logged).toHaveBeenCalled();
  });

  it('costs nothing once five commands have failed', async () => {
    for (let round = 0; round < 5; round += 1)
      await expect(store.read('a')).rejects.toThrow(/timed out|closed|writeable|ECONNREFUSED/);
    await expect(store.read('a')).rejects.toThrow(BreakerOpen);
  });

  it('does not keep a page from its data', async () => {
    const { read } = createReadThrough(() => Promise.resolve(store));
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('from the backend'));
    expect(await read({ ...thing, load })).toBe('from the backend');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has the process remember by itself, until that is changed', async () => {
    const { read } = createReadThrough(() => Promise.resolve(store));
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('from the backend'));
    for (let page = 0; page < 20; page += 1) expect(await read({ ...thing, load })).toBe('from the backend');
    expect(load).toHaveBeenCalledTimes(1);
    await expect(store.removeTagged(['t'])).rejects.toThrow(BreakerOpen);
    await read({ ...thing, load });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says so where something had to be thrown out', async () => {
    await expect(store.removeTagged(['t'])).rejects.toThrow(/timed out|closed|writeable|ECONNREFUSED/);
  });
});

describe('Redis gone', () => {
  it('does not keep a page from its data, nor the next start', async () => {
    await server.stop();
    const { read } = createReadThrough(() => Promise.resolve(store));
    expect(await read({ ...thing, load: () => Promise.resolve(1) })).toBe(1);
    const late = await openRedisStore(server.url);
    await expect(late.read('a')).rejects.toThrow(/timed out|closed|writeable|ECONNREFUSED/);
    late.close();
  });
});
