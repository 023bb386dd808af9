import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passToBackend, timeoutForCall } from '../../lib/server/pass-to-backend.ts';

let server: Server;
let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[];
let answer: (
  url: string,
) => { status: number; headers?: Record<string, string | string[]>; body?: string } | null;

beforeEach(async () => {
  seen = [];
  answer = () => ({ status: 200, headers: { 'Content-Type': 'application/json' }, body: '{}' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const given = answer(url);
      if (given) response.writeHead(given.status, given.headers).end(given.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function post(
  path: string,
  headers: Record<string, string> = {},
  body = '{"query":"{a}"}',
): Promise<Response> {
  const request = new Request(`http://shop.test/backend/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
  return pass(request);
}

function pass(request: Request): Promise<Response> {
  const { method, url, headers, signal } = request;
  const [address = '', search] = url.slice('http://shop.test/backend/'.length).split('?');
  return passToBackend({
    method,
    path: address,
    search: search === undefined ? '' : `?${search}`,
    headers,
    readBody: request.body && (() => request.arrayBuffer()),
    signal,
  });
}

it('passes body, query and known headers on, and no other', async () => {
  await post('graphql?op=Cart', {
    ApiKey: 'k',
    Cookie: 'session=1',
    'X-Context-Version': '3',
    'X-Evil': '1',
    Host: 'x',
  });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/graphql?op=Cart', body: '{"query":"{a}"}' });
  expect(seen[0]?.headers).toMatchObject({ apikey: 'k', cookie: 'session=1', 'x-context-version': '3' });
  expect(seen[0]?.headers).not.toHaveProperty('x-evil');
});

const browserCalls = [
  'graphql',
  'site/info',
  'search/key',
  'search/outcome',
  'customer/auth/credentials',
  'customer/auth/strengthen',
  'customer/auth/electronic/userinfo',
  'customer/auth/common-passwords/0af',
  'exports/orders.csv',
  'exports/prices.csv',
  'exports/own-numbers.csv',
  ...['invoice', 'delivery-note', 'return-label'].map(
    (of) => `documents/${of}/12/1790000000/${'a'.repeat(43)}.pdf`,
  ),
  'company/v1/openapi.json',
  'company/v1/products',
  'company/v1/delivery-methods',
  'company/v1/orders',
  'company/v1/orders/P000123',
  'punch-out/oci',
  'punch-out/cxml',
  'punch-out/cart',
  `punch-out/start/${'a'.repeat(43)}`,
  'payments/webhook',
  'payments/fields',
  ...['return', 'challenge'].map((what) => `payments/${what}/${crypto.randomUUID()}/${'0a'.repeat(16)}`),
];

it.each(browserCalls)('passes a browser’s call of %s on, as nginx does', async (path) => {
  const response = await pass(new Request(`http://shop.test/backend/${path}`));
  expect([response.status, seen.map(({ url }) => url)]).toEqual([200, [`/${path}`]]);
  const config = readFileSync(join(import.meta.dirname, '../../deploy/nginx/nginx.conf.template'), 'utf8');
  const [, location = '$.'] = /location ~ (\^\/backend\/\S+) \{/.exec(config) ?? [];
  expect(new RegExp(location).test(`/backend/${path}`)).toBe(true);
});

it('brings status, body and each cookie back, never to be kept', async () => {
  answer = () => ({
    status: 300,
    headers: { 'Set-Cookie': ['a=1; Path=/', 'b=2; Path=/'], 'X-Powered-By': 'y' },
    body: '[]',
  });
  const response = await post('customer/auth/credentials');
  expect(response.status).toBe(300);
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.has('x-powered-by')).toBe(false);
  expect(await response.text()).toBe('[]');
});

it('brings the policy of a page of the backend’s, and has one for every other answer', async () => {
  answer = () => ({ status: 200, headers: { 'Content-Security-Policy': "default-src 'none'" } });
  const own = await post('punch-out/cart');
  expect(own.headers.get('content-security-policy')).toBe("default-src 'none'");
  answer = () => ({ status: 200 });
  const other = await post('punch-out/cart');
  expect(other.headers.get('content-security-policy')).toContain("form-action 'self'");
});

it.each([
  `documents/invoice/12/1790000000/${'a'.repeat(43)}.pdf`,
  `documents/quote-link/12.3.1790000000.${'a'.repeat(43)}.pdf`,
])('passes a file and its name on: %s', async (path) => {
  answer = () => ({
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="x.pdf"',
      'X-Robots-Tag': 'noindex',
    },
    body: '%PDF',
  });
  const response = await pass(new Request(`http://shop.test/backend/${path}`));
  expect(seen[0]).toMatchObject({ method: 'GET', url: `/${path}` });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.pdf"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

const unknown = [
  'healthz',
  'payments/fields/x',
  'payments/challenge/x/y',
  'admin',
  'customer/auth/../../admin',
  'graphql/x',
  'punch-out/start/stutt',
  'punch-out/annad',
  'documents/invoice/1/2/x.pdf',
  `documents/quote-link/12.1790000000.${'a'.repeat(43)}.pdf`,
  `documents/cart/1/1790000000/${'a'.repeat(43)}.pdf`,
  '',
];
it.each(unknown)('does not know %j', async (path) => {
  expect((await post(path)).status).toBe(404);
  expect(seen).toHaveLength(0);
});

it('refuses compressed and oversized bodies', async () => {
  expect((await post('graphql', { 'Content-Encoding': 'gzip' })).status).toBe(415);
  expect((await post('graphql', { 'Content-Length': '200001' })).status).toBe(413);
  expect(seen).toHaveLength(0);
});

it('answers 504 UNAVAILABLE when the backend keeps silent for three seconds', async () => {
  answer = () => null;
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const response = await post('graphql?op=Cart');
  expect(limits.mock.calls).toEqual([[3_000]]);
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

it('answers 502 UNAVAILABLE when nobody listens', async () => {
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1');
  const response = await post('graphql?op=Cart');
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

it.each([
  ['graphql', '?op=Cart', 3_000],
  ['graphql', '?op=ExpressCheckout', 15_000],
  // Abandoning a payment waits for the acquirer as well, and approving a request writes an order.
  ['graphql', '?op=CancelPayment', 15_000],
  ['graphql', '?op=ApproveOrderRequest', 15_000],
  ['graphql', '?op=ApproveOrderRequests', 3_000],
  ['punch-out/cxml', '', 15_000],
  ['payments/webhook', '', 15_000],
  ['exports/invoices.csv', '', 60_000],
])('gives %s%s %i ms', (path, search, ms) => {
  expect(timeoutForCall(path, search)).toBe(ms);
});
