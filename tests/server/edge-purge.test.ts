import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { purgeEdge } from '../../lib/server/edge-purge.ts';
import { cacheTagHeaders } from '../../lib/page-cache/cache-tags.ts';

/** Stands for a cache in front that speaks Fastly's protocol. */
let cdn: Server;
let status = 200;
let purges: { method: string | undefined; keys: string[]; token: unknown }[] = [];
let settings: { EDGE_PURGE_URL: string; EDGE_PURGE_TOKEN: string };
beforeAll(async () => {
  cdn = createServer(({ method, headers }, response) => {
    purges.push({ method, keys: String(headers['surrogate-key']).split(' '), token: headers['fastly-key'] });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
  const { port } = cdn.address() as AddressInfo;
  settings = { EDGE_PURGE_URL: `http://127.0.0.1:${port}/service/x/purge`, EDGE_PURGE_TOKEN: 'secret' };
});
afterAll(() => cdn.close());
beforeEach(() => {
  status = 200;
  purges = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('names what changed, with the token', async () => {
  expect(await purgeEdge(['product:1', 'categories'], settings)).toBe(true);
  expect(purges).toEqual([{ method: 'POST', keys: ['product:1', 'categories'], token: 'secret' }]);
});

it('names at most 256 tags at once', async () => {
  const tags = Array.from({ length: 600 }, (_, index) => `product:${index}`);
  expect(await purgeEdge(tags, settings)).toBe(true);
  expect(purges.map(({ keys }) => keys.length)).toEqual([256, 256, 88]);
  expect(purges.flatMap(({ keys }) => keys)).toEqual(tags);
});

it.each([
  ['refuses', () => (status = 500)],
  ['is not there', () => (settings = { ...settings, EDGE_PURGE_URL: 'http://127.0.0.1:9/purge' })],
])('says so when the cache %s', async (_how, fail) => {
  const before = settings;
  fail();
  expect(await purgeEdge(['product:1'], settings)).toBe(false);
  settings = before;
});

it('does nothing where no cache is named', async () => {
  expect(await purgeEdge(['product:1'], { EDGE_PURGE_URL: '', EDGE_PURGE_TOKEN: '' })).toBe(true);
});

it('tells caches the tags of a page without those of Next, and no more than a header holds', () => {
  expect(cacheTagHeaders(['_N_T_/layout', 'product:1', 'catalogue'])).toEqual({
    'cache-tag': 'product:1,catalogue',
    'surrogate-key': 'product:1 catalogue',
  });
  expect(cacheTagHeaders(['_N_T_/layout'])).toEqual({});
  const many = Array.from({ length: 5_000 }, (_, index) => `product:${index}`);
  expect(cacheTagHeaders(many)['cache-tag']!.length).toBeLessThanOrEqual(12_000);
});
