import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { packPage } from '../../lib/page-cache/packed-page.ts';
import { PageCache } from '../../lib/page-cache/page-cache.ts';
import { sendKeptPage } from '../../lib/page-cache/send-page.ts';

const html = `<h1>Sápa</h1>${'<p>þæö</p>'.repeat(500)}`;
const payload = '0:{"sápa":true}';
const gzip = { 'accept-encoding': 'gzip, deflate, br' };
const navigation = { ...gzip, rsc: '1', 'next-router-state-tree': '%5B%5D' };

let pages: PageCache;
let server: Server;
beforeAll(async () => {
  // What is not sent goes to Next, which here answers with a status of its own.
  server = createServer(
    (incoming, response) =>
      void sendKeptPage(incoming, response).then((isSent) => isSent || response.writeHead(299).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => {
  pages = new PageCache(() => Promise.resolve(undefined));
  vi.stubGlobal('vorulindPages', { cache: pages });
});
afterEach(() => vi.unstubAllGlobals());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Over Node's own client, which leaves a compressed body as it is. */
function visit(path: string, headers: Record<string, string> = gzip, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const keep = async (path: string, { status = 200, madeAt = Date.now() } = {}) => {
  const head = {
    key: path,
    kind: 'APP_PAGE' as const,
    status,
    etags: { html: '"abc"', payload: '"def"' },
    headers: {
      'x-next-cache-tags': 'product:1',
      'x-nextjs-stale-time': '300',
      'x-page-status': String(status),
    },
    cacheControl: { revalidate: 300, expire: 1_200 },
    madeAt,
    begunAt: madeAt,
  };
  const parts = new Map([
    ['html', Buffer.from(html)],
    ['payload', Buffer.from(payload)],
  ]);
  await pages.store(path, await packPage(head, parts));
};

it('is sent as it is kept, with what caches need and nothing that is ours', async () => {
  await keep('/vara/sapa');
  const { status, headers, body } = await visit('/vara/sapa');
  expect([status, gunzipSync(body).toString()]).toEqual([200, html]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    'cache-control': 's-maxage=300, stale-while-revalidate=900',
    etag: '"abc"',
    'x-nextjs-stale-time': '300',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.vary).toMatch(/rsc.*Accept-Encoding/);
  expect(headers).not.toHaveProperty('x-next-cache-tags');
});

it('is sent as a payload to who moves within the shop', async () => {
  await keep('/vara/sapa');
  const { headers, body } = await visit('/vara/sapa?_rsc=1a2b', navigation);
  expect([gunzipSync(body).toString(), headers['content-type'], headers.etag]).toEqual([
    payload,
    'text/x-component',
    '"def"',
  ]);
});

it('costs who has it already only a 304', async () => {
  await keep('/vara/sapa');
  const { status, headers, body } = await visit('/vara/sapa', { ...gzip, 'if-none-match': 'W/"x", W/"abc"' });
  expect([status, headers.etag, headers['content-encoding'], body.length]).toEqual([
    304,
    '"abc"',
    undefined,
    0,
  ]);
});

it('has no body for HEAD', async () => {
  await keep('/vara/sapa');
  const { status, headers, body } = await visit('/vara/sapa', gzip, 'HEAD');
  expect([status, Number(headers['content-length']) > 0, body.length]).toEqual([200, true, 0]);
});

it.each([404, 410])('is sent with its own status: %i, and as a payload with 200', async (status) => {
  await keep('/vara/engin', { status });
  const document = await visit('/vara/engin');
  expect([document.status, gunzipSync(document.body).toString()]).toEqual([status, html]);
  expect(document.headers).not.toHaveProperty('x-page-status');
  expect((await visit('/vara/engin?_rsc=1a2b', navigation)).status).toBe(200);
});

it('is found at / as well, and only there', async () => {
  await keep('/front-page');
  expect((await visit('/')).headers.etag).toBe('"abc"');
  expect((await visit('/front-page')).status).toBe(299);
});

it.each([
  ['a client that takes no gzip', '/vara/sapa', {}],
  ['a query, which may be another page', '/vara/sapa?sida=2', gzip],
  ['a payload that is asked for without the router’s mark', '/vara/sapa', navigation],
  ['a part of a payload', '/vara/sapa?_rsc=x', { ...navigation, 'next-router-prefetch': '1' }],
  ['a server action', '/vara/sapa?_rsc=x', { ...navigation, 'next-action': 'x' }],
])('is left to Next for %s', async (_title, path, headers) => {
  await keep('/vara/sapa');
  expect((await visit(path, headers)).status).toBe(299);
});

it('is left to Next for a form that is sent', async () => {
  await keep('/vara/sapa');
  expect((await visit('/vara/sapa', gzip, 'POST')).status).toBe(299);
});

it('is left to Next when it should be renewed, and sent while another is', async () => {
  await keep('/vara/sapa', { madeAt: Date.now() - 400_000 });
  expect((await visit('/vara/sapa')).status).toBe(299);
  pages.renewal.begin('/vara/onnur');
  expect((await visit('/vara/sapa')).headers.etag).toBe('"abc"');
});
