import { expect, type APIResponse } from '@playwright/test';
import { test } from './journey.ts';

/* Public pages as an HTTP cache in front and a crowd of visitors meet them; no browser is needed for that. */

const cacheControl = (response: APIResponse) => response.headers()['cache-control'];
const isKept = (response: APIResponse) => response.headers()['x-nextjs-cache'] !== 'MISS';

/** Paths of products, from the sitemap. */
async function productPaths(get: (path: string) => Promise<APIResponse>, count: number): Promise<string[]> {
  const text = await (await get('/sitemap/vorur-1.xml')).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return paths.slice(0, count);
}

for (const path of ['/', '/voruflokkar', '/framleidendur', '/solumenn', '/privacy-policy'])
  test(`caches in front may serve ${path} stale for 900 seconds at most`, async ({ request }) => {
    // The first may be made for this visit, the second is kept.
    for (let visit = 0; visit < 2; visit += 1)
      expect(cacheControl(await request.get(path))).toBe('s-maxage=300, stale-while-revalidate=900');
  });

for (const path of [
  '/vara/engin-slik-vara',
  '/voruflokkur/enginn-slikur',
  '/framleidendur/enginn',
  '/engin-sida',
])
  test(`caches in front may keep the 404 of ${path} for a minute`, async ({ request }) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(cacheControl(response)).toBe('s-maxage=60, stale-while-revalidate=60');
    }
  });

test('two hundred products in a row are all cached for the next visitor', async ({ request }) => {
  test.slow();
  const paths = await productPaths((path) => request.get(path), 200);
  expect(paths).toHaveLength(200);
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);
  const made: string[] = [];
  for (const path of paths) if (!isKept(await request.get(path))) made.push(path);
  expect(made).toEqual([]);
});

test('a cached page is the same without gzip, and answers 304 to a current ETag', async ({ request }) => {
  const [path = ''] = await productPaths((one) => request.get(one), 1);
  await request.get(path);
  const kept = await request.get(path);
  const { etag = '', vary } = kept.headers();
  expect(vary).toContain('Accept-Encoding');
  const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toBe(await kept.text());
  expect(plain.headers()['etag']).toBe(etag);
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const head = await request.head(path);
  expect([head.status(), head.headers()['etag'], await head.text()]).toEqual([200, etag, '']);
});
