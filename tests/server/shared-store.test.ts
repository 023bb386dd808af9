import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packPage } from '../../lib/page-cache/packed-page.ts';
import { PageCache } from '../../lib/page-cache/page-cache.ts';
import { openSharedStore, type SharedStore } from '../../lib/page-cache/shared-store.ts';
import { startTestRedis, type TestRedis } from '../kit/redis.ts';
import { eventually } from '../kit/eventually.ts';

/* Two storefronts and a Redis of their own. */

let server: TestRedis;
let logged: ReturnType<typeof vi.spyOn>;
const stores: SharedStore[] = [];

beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startTestRedis();
});
afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  server.resume();
  await server.stop();
  logged.mockRestore();
});

async function storefront(build = 'build-1') {
  const store = await openSharedStore(server.url, build, ([tag, at]) => cache.changed.mark(tag, at));
  const cache: PageCache = new PageCache(() => Promise.resolve(store));
  stores.push(store);
  return {
    cache,
    keep: async (path: string, tags = 'product:1', madeAt = Date.now(), status = 200) => {
      const head = {
        key: path,
        kind: 'APP_PAGE' as const,
        headers: { 'x-next-cache-tags': tags },
        cacheControl: { revalidate: 300 },
        status,
        madeAt,
        begunAt: madeAt,
      };
      await cache.store(path, await packPage(head, new Map([['html', Buffer.from(String(madeAt))]])));
    },
    change: async (tag: string) => {
      const at = Date.now();
      cache.changed.mark(tag, at);
      await store.announce([[tag, at]]);
    },
    madeAt: async (path: string) => (await cache.find(path))?.head.madeAt,
  };
}

it('a page is made once for all storefronts of a build', async () => {
  const [one, other, next] = [await storefront(), await storefront(), await storefront('build-2')];
  const now = Date.now();
  await one.keep('/a', 'product:1', now);
  expect(await other.madeAt('/a')).toBe(now);
  expect(await next.madeAt('/a')).toBeUndefined();
});

it.each([
  [200, 86_400],
  [404, 60],
  [410, 60],
])('a page of status %i is kept for %i seconds', async (status, seconds) => {
  await (await storefront()).keep('/a', 'product:1', Date.now(), status);
  const direct = new Redis(server.url);
  const keys = await direct.keys('*');
  const lives = await Promise.all(keys.map((key) => direct.pttl(key)));
  direct.disconnect();
  expect(lives).toHaveLength(1);
  expect(lives[0]).toBeLessThanOrEqual(seconds * 1_000);
  expect(lives[0]).toBeGreaterThan((seconds - 30) * 1_000);
});

it('a page that went stale in memory is taken from the storefront that made it again', async () => {
  const [one, other] = [await storefront(), await storefront()];
  const now = Date.now();
  await one.keep('/a', 'product:1', now - 400_000);
  expect(await other.madeAt('/a')).toBe(now - 400_000);
  await one.keep('/a', 'product:1', now);
  expect(await other.madeAt('/a')).toBe(now);
});

it('a change told to one storefront throws the page out of all', async () => {
  const [one, other] = [await storefront(), await storefront()];
  await one.keep('/a');
  await one.keep('/b', 'product:2');
  await other.madeAt('/a');
  await one.change('product:1');
  await eventually(async () => expect(await other.madeAt('/a')).toBeUndefined());
  expect(await other.madeAt('/b')).toBeDefined();
});

it('a storefront that starts later knows what changed before', async () => {
  const one = await storefront();
  await one.keep('/a');
  await one.change('product:1');
  const late = await storefront();
  await eventually(async () => expect(await late.madeAt('/a')).toBeUndefined());
});

it('a Redis that is away costs the shared pages only, and what changed meanwhile is told when it is back', async () => {
  const [one, other] = [await storefront(), await storefront()];
  await one.keep('/a');
  await other.madeAt('/a');
  server.hang();
  await one.change('product:1');
  await one.keep('/c', 'product:3');
  expect(await one.madeAt('/a')).toBeUndefined();
  expect(await one.madeAt('/c')).toBeDefined();
  server.resume();
  await eventually(async () => {
    await one.change('product:9');
    expect(await other.madeAt('/a')).toBeUndefined();
  });
});
