import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '../../lib/io/backend-error.ts';
import type { CacheStore } from '../../lib/server/cache-store.ts';
import { type Meter, setMeter } from '../../lib/process/meter.ts';
import { createMemoryStore } from '../../lib/server/memory-store.ts';
import { createReadThrough } from '../../lib/server/read-through.ts';

const rule = { key: 'thing', hours: 1 };
const hourMs = 3_600_000;
let now = 0;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  now = 1_000_000;
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

function cache(store: CacheStore = createMemoryStore()) {
  return createReadThrough(
    () => Promise.resolve(store),
    () => now,
  );
}

function counted<T>(answer: () => T | Promise<T>) {
  const load = vi.fn<() => Promise<T>>(() => Promise.resolve().then(answer));
  return { rule, tags: ['t'], load };
}

it('asks once while the answer is fresh', async () => {
  const { read } = cache();
  const source = counted(() => ({ name: 'þæð' }));
  expect(await read(source)).toEqual({ name: 'þæð' });
  expect(await read(source)).toEqual({ name: 'þæð' });
  expect(source.load).toHaveBeenCalledTimes(1);
});

it('keeps nothing of what is not there, nor of what was there before', async () => {
  const store = createMemoryStore();
  const write = vi.spyOn(store, 'write');
  const { read } = cache(store);
  let known: string | null = null;
  const source = counted(() => known);
  expect([await read(source), await read(source)]).toEqual([null, null]);
  expect(write).not.toHaveBeenCalled();
  known = 'sápa';
  expect(await read(source)).toBe('sápa');
  now += 2 * hourMs;
  known = null;
  expect(await read(source)).toBeNull();
  expect(await store.read('thing')).toBeUndefined();
});

it('logs a store that cannot remove, and says that nothing is there', async () => {
  const store = { ...createMemoryStore(), remove: () => Promise.reject(new Error('store')) };
  const { read } = cache(store);
  await read(counted(() => 'sápa'));
  now += 2 * hourMs;
  expect(await read(counted(() => null))).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

it('asks once for all who wait for the same key, and apart for another', async () => {
  const { read } = cache();
  const source = counted(() => 1);
  const other = { ...counted(() => 2), id: 'b' };
  const answers = await Promise.all([...Array.from({ length: 50 }, () => read(source)), read(other)]);
  expect(answers).toEqual([...Array.from({ length: 50 }, () => 1), 2]);
  expect(source.load).toHaveBeenCalledTimes(1);
});

it('asks again after its hours, give or take a tenth', async () => {
  const { read } = cache();
  const source = counted(() => 1);
  await read(source);
  now += 0.89 * hourMs;
  await read(source);
  expect(source.load).toHaveBeenCalledTimes(1);
  now += 0.22 * hourMs;
  await read(source);
  expect(source.load).toHaveBeenCalledTimes(2);
});

it('serves the older answer where the backend fails, and says so', async () => {
  const { read } = cache();
  let down = false;
  const source = counted(() => {
    if (down) throw new Error('backend');
    return 'old';
  });
  await read(source);
  now += 24 * hourMs;
  down = true;
  expect(await read(source)).toBe('old');
  expect(logged).toHaveBeenCalledOnce();
  down = false;
  expect(await read(source)).toBe('old');
  expect(source.load).toHaveBeenCalledTimes(3);
});

it('throws where there is no older answer, and asks again the next time', async () => {
  const { read } = cache();
  const failing = counted(() => {
    throw new Error('backend');
  });
  await expect(read(failing)).rejects.toThrow('backend');
  expect(await read(counted(() => 5))).toBe(5);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"data":1}',
  '{"freshUntil":9e99}',
  '"text"',
  '{"data":1,"freshUntil":"x"}',
])('takes the garbage %j for nothing and removes it', async (garbage) => {
  const store = createMemoryStore();
  await store.write('thing', garbage, { seconds: 3600, tags: [] });
  const remove = vi.spyOn(store, 'remove');
  expect(await cache(store).read(counted(() => 'good'))).toBe('good');
  expect(remove).toHaveBeenCalledExactlyOnceWith('thing');
});

it('logs and counts a store that cannot be read, and asks the backend', async () => {
  const count = vi.fn<Meter['count']>();
  setMeter({ count } as unknown as Meter);
  const store = { ...createMemoryStore(), read: () => Promise.reject(new Error('store')) };
  expect(await cache(store).read(counted(() => 7))).toBe(7);
  setMeter(undefined);
  expect(logged).toHaveBeenCalled();
  expect(count.mock.calls).toEqual([
    ['read_cache_failures_total', {}],
    ['read_cache_answers_total', { answer: 'loaded' }],
  ]);
});

it('forgets by tag', async () => {
  const { read, invalidate } = cache();
  const source = counted(() => 1);
  await read(source);
  await invalidate(['other']);
  await read(source);
  expect(source.load).toHaveBeenCalledTimes(1);
  await invalidate(['t']);
  await read(source);
  expect(source.load).toHaveBeenCalledTimes(2);
});

it('takes its tags from the answer where they depend on it', async () => {
  const { read, invalidate } = cache();
  const source = { ...counted(() => ['p1', 'p2']), tags: (ids: string[]) => ids };
  await read(source);
  await invalidate(['p2']);
  await read(source);
  expect(source.load).toHaveBeenCalledTimes(2);
});

it('does not keep what was asked before a change', async () => {
  const { read, invalidate } = cache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = read({ rule, tags: ['t'], load: () => promise });
  await invalidate(['t']);
  resolve('from before');
  expect(await before).toBe('from before');
  expect(await read(counted(() => 'new'))).toBe('new');
});

it('answers for the shell with what this process saw last, though cache and backend are gone', async () => {
  const { read, invalidate } = cache();
  const shell = { rule: { key: 'shell', hours: 1, isShell: true as const }, tags: ['t'] };
  await read({ ...shell, load: () => Promise.resolve('menu') });
  await invalidate(['t']);
  now += 365 * 24 * hourMs;
  const down = () => Promise.reject(new BackendError('UNAVAILABLE', 'down'));
  expect(await read({ ...shell, load: down })).toBe('menu');
  await expect(read({ ...counted(down), id: 'page' })).rejects.toThrow('down');
});

it('does not ask a backend that failed five times in a row, and tries again after five seconds', async () => {
  const { read } = cache();
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new BackendError('UNAVAILABLE', 'down')));
  for (let id = 0; id < 20; id += 1)
    await expect(read({ rule, tags: [], load, id: String(id) })).rejects.toThrow(/down|Not asked/);
  expect(load).toHaveBeenCalledTimes(5);
  now += 5_000;
  expect(await read(counted(() => 'up'))).toBe('up');
});

it('keeps asking a backend that refuses', async () => {
  const { read } = cache();
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new BackendError('BAD_REQUEST', 'no')));
  for (let id = 0; id < 20; id += 1)
    await expect(read({ rule, tags: [], load, id: String(id) })).rejects.toThrow('no');
  expect(load).toHaveBeenCalledTimes(20);
});
