import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guardAnswer } from '../../lib/page-cache/guard-answer.ts';
import { cleanIncomingHeaders } from '../../lib/page-cache/incoming-headers.ts';

const shared = 's-maxage=300, stale-while-revalidate=900';
const own = 'private, no-store';

let server: Server;
let next: (response: ServerResponse) => void;
/** What Next is received. */
let received: Record<string, unknown>;

beforeAll(async () => {
  server = createServer((request, response) => {
    cleanIncomingHeaders(request);
    guardAnswer(request, response);
    received = request.headers;
    next(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => {
  next = (response) => {
    response.setHeader('Cache-Control', shared);
    response.end('Sápa');
  };
});

async function cacheControlAt(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(await answer.text()).toBe('Sápa');
  return answer.headers.get('cache-control');
}

it.each([
  ['set before', (response: ServerResponse) => response.setHeader('Set-Cookie', 'a=b').end('Sápa')],
  [
    'written with it',
    (response: ServerResponse) => response.writeHead(200, { 'Set-Cookie': 'a=b' }).end('Sápa'),
  ],
  [
    'beside a lifetime that is written',
    (response: ServerResponse) =>
      response.writeHead(200, { 'set-cookie': 'a=b', 'cache-control': 'public, s-maxage=60' }).end('Sápa'),
  ],
  [
    'with a reason',
    (response: ServerResponse) => response.writeHead(200, 'OK', { 'set-cookie': ['a=b', 'c=d'] }).end('Sápa'),
  ],
])('keeps an answer with a cookie out of caches: %s', async (_title, answer) => {
  next = (response) => {
    response.setHeader('Cache-Control', shared);
    answer(response);
  };
  expect(await cacheControlAt('/vara/sapa')).toBe(own);
});

it.each([
  ['a page', '/vara/sapa', {}, shared],
  ['a payload', '/vara/sapa?_rsc=1a2b', { rsc: '1' }, shared],
  ['a payload, behind other parameters', '/leit?leit=te&_rsc=', { rsc: '1' }, shared],
  ['a payload at the address of a page', '/vara/sapa', { rsc: '1' }, own],
  ['a page at the address of a payload', '/vara/sapa?_rsc=1a2b', {}, own],
  ['a page whose address only looks like one', '/vara/sapa?a_rsc=1', {}, shared],
])('%s', async (_title, path, headers, expected) => {
  expect(await cacheControlAt(path, headers)).toBe(expected);
});

it('leaves what no cache may keep as it is', async () => {
  next = (response) => response.writeHead(200, { 'Cache-Control': 'no-store' }).end('Sápa');
  expect(await cacheControlAt('/backend/graphql?_rsc=1')).toBe('no-store');
});

it('tells Next nothing of previews, nor what only its own parts may say', async () => {
  await cacheControlAt('/vara/sapa', {
    cookie: 'cart=x; __prerender_bypass=forged; __next_preview_data=y; __prerender_bypass_not=z',
    'x-middleware-subrequest': 'proxy',
    'x-nextjs-data': '1',
  });
  expect(received).toMatchObject({ cookie: 'cart=x; __prerender_bypass_not=z' });
  expect(Object.keys(received).filter((name) => /^x-(?:middleware|nextjs)/.test(name))).toEqual([]);
});

it.each(['', '0', 'x'])('takes every request with the header RSC for a payload’s: "%s"', async (rsc) => {
  await cacheControlAt('/vara/sapa?_rsc=1', { rsc });
  expect(received['rsc']).toBe('1');
});
