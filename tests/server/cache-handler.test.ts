import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageCacheRegistry } from '../../lib/page-cache/registry.ts';
import PageCacheHandler from '../../lib/page-cache/cache-handler.ts';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

/* As Next uses it: a handler for each request, the pages the process's. */

const folder = mkdtempSync(join(tmpdir(), 'vorulind-next-'));
const minute = 60_000;

beforeEach(() => {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'BUILD_ID'), 'build-1');
  for (const [name, value] of Object.entries(storefrontEnvironment)) vi.stubEnv(name, value);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('vorulindPages', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = (headers: Record<string, string> = {}) =>
  new PageCacheHandler({ serverDistDir: join(folder, 'server'), _requestHeaders: headers });
const asPage = { kind: 'APP_PAGE' };
const keyOf = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`;
const lifetime = () => ({ revalidate: 300, expire: 1_200 });

function page(html: string, status = 200, tags = 'catalogue') {
  return { kind: 'APP_PAGE' as const, html, status, headers: { 'x-next-cache-tags': tags } };
}

/** What Next makes of an entry: whether it would renew it behind the visitor's back, or make the visitor wait. */
function ageOf(entry: Awaited<ReturnType<PageCacheHandler['get']>>): 'fresh' | 'stale' | 'expired' {
  const age = (Date.now() - (entry?.lastModified ?? 0)) / 1_000;
  const { revalidate = false, expire = Infinity } = entry?.cacheControl ?? {};
  if (age > expire) return 'expired';
  return revalidate !== false && age > revalidate ? 'stale' : 'fresh';
}

it('keeps a page for every request of the process', async () => {
  const value = { ...page('<h1>Sápa þæö – ný</h1>'), rscData: Buffer.from('payload') };
  await request().set(keyOf('/vara/sapa'), value, { cacheControl: lifetime() });
  expect((await request().get(keyOf('/vara/sapa'), asPage))?.value).toMatchObject(value);
  expect(await request().get(keyOf('/vara/onnur'), asPage)).toBeNull();
  expect(await pageCacheRegistry()?.cache.find('/vara/sapa')).toBeDefined();
});

it('unpacks for a navigation only what that takes, but for a renewal all', async () => {
  const value = { ...page('<h1>Sápa</h1>'), rscData: Buffer.from('payload') };
  await request().set(keyOf('/vara/sapa'), value, { cacheControl: lifetime() });
  const navigation = () => request({ rsc: '1' }).get(keyOf('/vara/sapa'), asPage);
  expect((await navigation())?.value).toMatchObject({ html: '', rscData: value.rscData });
  vi.setSystemTime(Date.now() + 10 * minute);
  expect((await navigation())?.value).toMatchObject(value);
});

it('does not hand a page of one route to another with the same address', async () => {
  await request().set(keyOf('/vara/sapa'), page('a'), { cacheControl: lifetime() });
  expect(await request().get('/route-cache/APP_PAGE/other/$/vara/sapa', asPage)).toBeNull();
});

it('lets caches in front keep an answer that there is no such page for a minute', async () => {
  const cacheControl = lifetime();
  await request().set(keyOf('/vara/engin'), page('404', 404), { cacheControl });
  expect(cacheControl).toEqual({ revalidate: 60, expire: 120 });
  expect((await request().get(keyOf('/vara/engin'), asPage))?.cacheControl).toEqual(cacheControl);
});

it('serves a page of any age and has it renewed behind', async () => {
  await request().set(keyOf('/vara/sapa'), page('a'), { cacheControl: lifetime() });
  const ages = [];
  for (const minutes of [4, 2, 60]) {
    vi.setSystemTime(Date.now() + minutes * minute);
    ages.push(ageOf(await request().get(keyOf('/vara/sapa'), asPage)));
  }
  expect(ages).toEqual(['fresh', 'stale', 'stale']);
});

it('renews one page at a time for its age, then rests nineteen times as long as that took', async () => {
  const paths = ['/vara/a', '/vara/b', '/vara/c'];
  for (const path of paths) await request().set(keyOf(path), page(path), { cacheControl: lifetime() });
  vi.setSystemTime(Date.now() + 10 * minute);
  const look = async (path: string) => ageOf(await request().get(keyOf(path), asPage));
  expect([await look('/vara/a'), await look('/vara/b')]).toEqual(['stale', 'fresh']);
  vi.setSystemTime(Date.now() + 200);
  await request().set(keyOf('/vara/a'), page('new'), { cacheControl: lifetime() });
  vi.setSystemTime(Date.now() + 19 * 200 - 1);
  expect(await look('/vara/b')).toBe('fresh');
  vi.setSystemTime(Date.now() + 1);
  expect([await look('/vara/b'), await look('/vara/c')]).toEqual(['stale', 'fresh']);
  // One that never ends, because the process was too busy or the backend hung, holds up the others for ten seconds.
  vi.setSystemTime(Date.now() + 10_000);
  expect(await look('/vara/c')).toBe('stale');
});

it('leaves renewing to a visit where a request only fetches ahead', async () => {
  await request().set(keyOf('/vara/a'), page('a'), { cacheControl: lifetime() });
  vi.setSystemTime(Date.now() + 10 * minute);
  const ahead = request({ 'next-router-prefetch': '1' });
  expect(ageOf(await ahead.get(keyOf('/vara/a'), asPage))).toBe('fresh');
  expect(ageOf(await request().get(keyOf('/vara/a'), asPage))).toBe('stale');
});

it('throws out what has changed at once', async () => {
  await request().set(keyOf('/vara/a'), page('a', 200, 'product:1,catalogue'), { cacheControl: lifetime() });
  await request().set(keyOf('/vara/b'), page('b', 200, 'product:2,catalogue'), { cacheControl: lifetime() });
  await request().revalidateTag(['product:1']);
  expect(await request().get(keyOf('/vara/a'), asPage)).toBeNull();
  expect(await request().get(keyOf('/vara/b'), asPage)).not.toBeNull();
});

it('opens nothing where Next does not say where the build is, and takes what the server opened', async () => {
  await new PageCacheHandler({}).set(keyOf('/vara/a'), page('a'), { cacheControl: lifetime() });
  expect(pageCacheRegistry()).toBeUndefined();
  await request().set(keyOf('/vara/a'), page('a'), { cacheControl: lifetime() });
  expect(await new PageCacheHandler({}).get(keyOf('/vara/a'), asPage)).not.toBeNull();
});

it('keeps nothing while the shop is built', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  await request().set(keyOf('/vara/a'), page('a'), { cacheControl: lifetime() });
  expect(await request().get(keyOf('/vara/a'), asPage)).toBeNull();
});

it('keeps with a page the hashes of its scripts, and no page that was made for one answer', async () => {
  const value = page('<script>a()</script><script src="/b.js"></script>');
  await request().set(keyOf('/vara/sapa'), value, { cacheControl: lifetime() });
  const hash = createHash('sha256').update('a()').digest('base64');
  expect((await pageCacheRegistry()?.cache.find('/vara/sapa'))?.head.headers).toMatchObject({
    'x-script-hashes': `sha256-${hash}`,
  });
  await request().set(keyOf('/karfa'), page('<script nonce="x">a()</script>'), { cacheControl: lifetime() });
  expect(await pageCacheRegistry()?.cache.find('/karfa')).toBeUndefined();
});

it.each([404, 410])('keeps a page that says it answers %i with that status, for a minute', async (status) => {
  const value = page('<h1>Engin</h1>', 200, `product:1,status:${status}`);
  const cacheControl = lifetime();
  await request().set(keyOf('/vara/engin'), value, { cacheControl });
  expect(cacheControl).toEqual({ revalidate: 60, expire: 120 });
  // What Next answers with now, before it reads the kept page.
  expect(value.headers).toMatchObject({ 'x-page-status': String(status), 'cache-tag': 'product:1' });
  expect((await request().get(keyOf('/vara/engin'), asPage))?.value).toMatchObject({ status });
});

it('says the status also of a page that is not kept', async () => {
  const value = page('<script nonce="x">a()</script>', 200, 'status:404');
  const cacheControl = lifetime();
  await request().set(keyOf('/auth/engin'), value, { cacheControl });
  expect(cacheControl.revalidate).toBe(0);
  expect(value.headers).toMatchObject({ 'x-page-status': '404' });
  expect(await pageCacheRegistry()?.cache.find('/auth/engin')).toBeUndefined();
});
