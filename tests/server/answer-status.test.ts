import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctAnswer } from '../../lib/page-cache/answer-status.ts';

let server: Server;
/** What Next does with the answer. */
let next: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    correctAnswer(request, response);
    response.setHeader(
      'Content-Type',
      request.headers['rsc'] ? 'text/x-component' : 'text/html; charset=utf-8',
    );
    next(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

async function visit(headers: Record<string, string> = {}, method = 'GET', path = '/vara/x') {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const says =
  (own: string | null, status = 200) =>
  (response: ServerResponse) => {
    if (own) response.setHeader('x-page-status', own);
    response.statusCode = status;
    response.write('<h1>');
    response.end('Sápa</h1>');
  };

it.each([
  ['a page that is there', null, 200, 200, 200],
  ['a page that says it is not there', '404', 200, 404, 200],
  ['a page that says it is gone', '410', 200, 410, 200],
  ['a status that no page may say of itself', '500', 200, 200, 200],
  ['an answer of Next’s own', null, 404, 404, 200],
  ['one that leads elsewhere, whatever the page says', '404', 307, 307, 307],
])('%s', async (_title, own, given, document, payload) => {
  // A redirect without an address is not followed.
  next = says(own, given);
  const answer = await visit();
  expect([answer.status, answer.headers.get('x-page-status'), answer.body]).toEqual([
    document,
    null,
    '<h1>Sápa</h1>',
  ]);
  expect((await visit({ rsc: '1' })).status).toBe(payload);
});

it('leaves a browser its copy of a page that is not there', async () => {
  next = (response) => {
    response.setHeader('x-page-status', '404');
    response.writeHead(304).end();
  };
  expect((await visit()).status).toBe(304);
});

it.each([
  ['written in pieces', says(null, 500)],
  ['written at once', (response: ServerResponse) => void response.writeHead(500).end('<html id="x">')],
  [
    'with headers that belong to its body',
    (response: ServerResponse) => {
      response.setHeader('Content-Length', 3);
      response.setHeader('ETag', '"a"');
      response.statusCode = 500;
      response.end('abc');
    },
  ],
])('replaces a failed document, %s, by a page that says so without scripts', async (_title, fails) => {
  next = fails;
  const { status, headers, body } = await visit();
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([500, null, 'no-store']);
  expect(body).toContain('<h1>Eitthvað fór úrskeiðis</h1>');
  expect(body).toContain('<form action="/leit" role="search"');
  expect(body).toContain('href="/voruflokkar"');
  expect(body).not.toContain('<script');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
});

it('keeps the way to the other pages of the account beside one of them that failed', async () => {
  next = says(null, 500);
  const linksOf = (body: string) =>
    [
      ...(/<nav aria-label="Mínar síður">(.*?)<\/nav>/s.exec(body)?.[1]?.matchAll(/href="([^"]*)"/g) ?? []),
    ].map(([, address]) => address);
  for (const path of ['/auth/quotes/17?x=1', '/auth/settings'])
    expect(linksOf((await visit({}, 'GET', path)).body)).toEqual([
      '/auth/home',
      '/auth/favorites',
      '/auth/carts',
      '/auth/alerts',
      '/auth/addresses',
      '/auth/settings',
    ]);
  for (const path of ['/vara/x', '/auth/sign-in'])
    expect((await visit({}, 'GET', path)).body).not.toContain('Mínar síður');
});

it('leaves a failed payload and a failed call as they are', async () => {
  next = says(null, 500);
  expect((await visit({ rsc: '1' })).body).toBe('<h1>Sápa</h1>');
  next = (response) => void response.setHeader('Content-Type', 'application/json').writeHead(503).end('{}');
  expect((await visit()).body).toBe('{}');
});

it('has no body for HEAD', async () => {
  next = says(null, 500);
  const { status, body } = await visit({}, 'HEAD');
  expect([status, body]).toEqual([500, '']);
});
