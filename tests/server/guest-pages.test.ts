import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GuestPages } from '../../lib/page-cache/guest-pages.ts';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

const gzip = { 'accept-encoding': 'gzip' };

let pages: GuestPages;
let version = 0;
let renders = 0;
/** For each rendering, whether it was for all who ask. */
let shared: boolean[] = [];
let render: (response: ServerResponse) => void;
let server: Server;
beforeAll(async () => {
  for (const [name, value] of Object.entries(storefrontEnvironment)) vi.stubEnv(name, value);
  server = createServer(
    (incoming, response) =>
      void pages.answer({ request: incoming, response, version }, async (isShared) => {
        renders += 1;
        shared.push(isShared);
        await new Promise((done) => setImmediate(done));
        render(response);
      }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  pages = new GuestPages();
  version = 0;
  renders = 0;
  shared = [];
  render = answerInPieces;
});

/** As Next does: private, compressed for who takes that, and in pieces. */
function answerInPieces(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-store');
  const isCompressed = response.req.headers['accept-encoding'] === 'gzip';
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  const text = Buffer.from(`made ${renders}`);
  const body = isCompressed ? gzipSync(text) : text;
  response.write(body.subarray(0, 5));
  response.end(body.subarray(5));
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function visit(path: string, headers: Record<string, string> = gzip, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const text =
          answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
        resolve({ status: answer.statusCode, headers: answer.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}
const texts = async (...visits: Promise<Answer>[]) => (await Promise.all(visits)).map(({ text }) => text);

it('is rendered once for guests who ask one after the other, and for those who ask at once', async () => {
  expect(await texts(visit('/leit?leit=kaffi'), visit('/leit?leit=kaffi'))).toEqual(['made 1', 'made 1']);
  expect((await visit('/leit?leit=kaffi')).text).toBe('made 1');
  expect((await visit('/leit?leit=te')).text).toBe('made 2');
});

it('may be kept by a cache in front, apart for visitors with cookies', async () => {
  const [first, second] = [await visit('/leit?leit=kaffi'), await visit('/leit?leit=kaffi')];
  for (const { headers } of [first, second]) {
    expect(headers['cache-control']).toBe('s-maxage=2, stale-while-revalidate=60');
    expect(headers.vary).toBe('Cookie');
  }
});

it('stays private where it is the cart', async () => {
  expect((await visit('/karfa')).headers['cache-control']).toBe('private, no-store');
  expect((await visit('/karfa')).headers['cache-control']).toBe('private, no-store');
  expect(renders).toBe(1);
});

it.each([
  ['a session', { ...gzip, cookie: 'a=b; session=x' }],
  ['a cart', { ...gzip, cookie: 'cart=x' }],
  ['a cart behind https', { ...gzip, cookie: 'a=b; __Host-cart=x' }],
  ['a sign-in elsewhere', { ...gzip, cookie: 'signed-in=1' }],
  ['no gzip', {}],
])('is rendered for each visitor with %s', async (_title, headers) => {
  await visit('/karfa');
  expect((await visit('/karfa', headers)).text).toBe('made 2');
  expect((await visit('/karfa')).text).toBe('made 1');
});

it('is one for guests and visitors where it has nothing of anybody, and stays private', async () => {
  const own = await visit('/auth/pad', { ...gzip, cookie: 'session=x; signed-in=1' });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await visit('/auth/pad')).text).toBe('made 1');
  expect((await visit('/auth/pads', { ...gzip, cookie: 'session=x' })).text).toBe('made 2');
});

it('is not sent to a guest when it was rendered for a visitor', async () => {
  await visit('/karfa', { ...gzip, cookie: 'session=x' });
  expect((await visit('/karfa')).text).toBe('made 2');
});

it('is rendered again after a change', async () => {
  await visit('/leit?leit=kaffi');
  version += 1;
  expect((await visit('/leit?leit=kaffi')).text).toBe('made 2');
});

it('keeps payloads apart from documents, and only under the router’s mark', async () => {
  const navigation = { ...gzip, rsc: '1' };
  expect(await texts(visit('/leit?leit=te&_rsc=a'), visit('/leit?leit=te&_rsc=a', navigation))).toEqual(
    expect.arrayContaining(['made 1', 'made 2']),
  );
  await visit('/leit?leit=te', navigation);
  await visit('/leit?leit=te', navigation);
  expect(renders).toBe(4);
});

it('is no payload for who comes from elsewhere, even under the same mark', async () => {
  const from = (page: string) => ({ ...gzip, rsc: '1', 'next-router-state-tree': page });
  await visit('/leit?leit=te&_rsc=a', from('one'));
  expect((await visit('/leit?leit=te&_rsc=a', from('another'))).text).toBe('made 2');
  expect((await visit('/leit?leit=te&_rsc=a', from('one'))).text).toBe('made 1');
});

it.each([
  ['/auth/home', 'GET'],
  ['/karfa/greidsla', 'GET'],
  ['/backend/graphql', 'GET'],
  ['/karfa', 'POST'],
  ['/voruflokkur/kaffi', 'GET'],
])('never keeps %s by %s', async (path, method) => {
  await visit(path, gzip, method);
  await visit(path, gzip, method);
  expect(renders).toBe(2);
});

it.each([
  ['sets a cookie', (response: ServerResponse) => response.setHeader('Set-Cookie', 'cart=x')],
  ['redirects', (response: ServerResponse) => (response.statusCode = 307)],
  ['fails', (response: ServerResponse) => (response.statusCode = 500)],
])('never keeps what %s', async (_title, change) => {
  render = (response) => {
    change(response);
    answerInPieces(response);
  };
  await visit('/karfa');
  await visit('/karfa');
  expect(renders).toBe(2);
});

it('never keeps an answer that was cut off', async () => {
  render = (response) => {
    response.write('half');
    response.destroy();
  };
  await expect(visit('/leit?leit=kaffi')).rejects.toThrow(/hang up|aborted/);
  render = answerInPieces;
  expect((await visit('/leit?leit=kaffi')).text).toBe('made 2');
});

it('names the hashes of the scripts in the page that it holds back, and never a nonce', async () => {
  render = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write('<script>first()</script><script type="application/ld+json">{}</script>');
    response.end('<script src="/a.js"></script><script id="b">first()</script>');
  };
  const hash = `'sha256-${createHash('sha256').update('first()').digest('base64')}'`;
  for (let visits = 0; visits < 2; visits += 1)
    expect((await visit('/leit?leit=kaffi')).headers['content-security-policy']).toContain(
      `script-src 'self' ${hash} 'wasm-unsafe-eval';`,
    );
  expect(shared).toEqual([true]);
});
