import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { packPage } from '../../lib/page-cache/packed-page.ts';
import { PageCache } from '../../lib/page-cache/page-cache.ts';
import type { proxy as proxyFunction } from '../../proxy.ts';

let proxy: typeof proxyFunction;
let pages: PageCache;
let backend: Server;
let requestedPaths: string[] = [];
let answer: (slug: string) => { address: string; isGone: boolean } | null | 'nothing';

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        variables: { slugOrId?: string; slug?: string };
      };
      const slug = variables.slugOrId ?? variables.slug ?? '';
      requestedPaths.push(slug);
      const found = answer(slug);
      if (found === 'nothing') return;
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({ data: { productAddress: found, categoryAddress: found?.address ?? null } }),
      );
    });
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
});
beforeEach(async () => {
  requestedPaths = [];
  answer = () => null;
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  const cache = new PageCache(() => Promise.resolve(undefined));
  vi.stubGlobal('vorulindPages', { cache });
  pages = cache;
  // With a breaker that nobody opened yet.
  vi.resetModules();
  ({ proxy } = await import('../../proxy.ts'));
});

function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return proxy(new NextRequest(`http://shop.test${path}`, { headers }));
}
const passes = (response: Response) => response.headers.get('x-middleware-next') === '1';

const keep = async (path: string) => {
  const now = Date.now();
  const head = { key: path, kind: 'APP_PAGE' as const, status: 200, madeAt: now, begunAt: now };
  await pages.store(path, await packPage(head, new Map()));
};

it('lets a right address pass', async () => {
  answer = (address) => ({ address, isGone: false });
  expect(passes(await visit('/vara/sapa'))).toBe(true);
  expect(requestedPaths).toEqual(['sapa']);
});

it('asks nothing for a page that is kept', async () => {
  answer = () => 'nothing';
  await keep('/vara/sapa');
  expect(passes(await visit('/vara/sapa?utm_source=x'))).toBe(true);
  expect(requestedPaths).toEqual([]);
});

it.each([
  ['/vara/SAPA-A', '/vara/sapa-a'],
  ['/voruflokkur/Pappir', '/voruflokkur/pappir'],
  ['/voruflokkar/PAPPIR', '/voruflokkar/pappir'],
  ['/framleidendur/TAERUN?sida=2', '/framleidendur/taerun?sida=2'],
  ['/TERMS?utm_source=x', '/terms?utm_source=x'],
  ['/%C3%9Ejonusta', '/%C3%BEjonusta'],
])('%s is 301 to %s', async (from, to) => {
  const response = await visit(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`http://shop.test${to}`);
});

it.each(['/vara/Gamla-slodin', '/vara/gamla-slodin', '/vara/17', '/voruflokkur/Gamall'])(
  '%s is one 301 to where its page is now',
  async (from) => {
    answer = () => ({ address: 'nyja-slodin', isGone: false });
    const response = await visit(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`http://shop.test/${from.split('/')[1]}/nyja-slodin`);
  },
);

it('leaves what was taken out to its page, in lower case', async () => {
  answer = (address) => ({ address, isGone: true });
  expect(passes(await visit('/vara/farin'))).toBe(true);
  expect((await visit('/vara/FARIN')).headers.get('location')).toBe('http://shop.test/vara/farin');
});

it('leaves what nobody knows to its page, whatever it looks like', async () => {
  for (const path of ['/vara/engin', '/vara/%E0%A4%A', '/vara/%2e%2e', '/vara/a%00b'])
    expect(passes(await visit(path))).toBe(true);
});

it('leaves an address of one part in lower case to its page', async () => {
  for (const path of ['/terms', '/%C3%BEj%C3%B3nusta', '/%E0%A4%A'])
    expect(passes(await visit(path))).toBe(true);
});

it('leads a link within the shop on as well, without the router’s mark', async () => {
  answer = () => ({ address: 'nyja-slodin', isGone: false });
  const response = await visit('/vara/gamla-slodin?_rsc=abc', { rsc: '1' });
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'http://shop.test/vara/nyja-slodin',
  ]);
});

it('lets pass while the backend does not answer', async () => {
  answer = () => {
    throw new Error('unreachable');
  };
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:9');
  expect(passes(await visit('/vara/thogn'))).toBe(true);
});

it('asks a hung backend five times, then leaves every address to its page', async () => {
  answer = () => 'nothing';
  const slugs = Array.from({ length: 20 }, (_, index) => `hangir-${index}`);
  for (const slug of slugs) expect(passes(await visit(`/vara/${slug}`))).toBe(true);
  expect(requestedPaths).toEqual(slugs.slice(0, 5));
});
