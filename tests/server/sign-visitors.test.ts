import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSignedAddress, visitorAddressHeader } from '../../lib/contract/visitor-address.ts';
import { answerBackendCall } from '../../lib/server/answer-backend-call.ts';
import { signVisitors } from '../../lib/server/sign-visitors.ts';

const secret = 'a-secret-of-two-processes-that-32-bytes-are-enough-for';

let storefront: Server;
/** What the backend is told. Its server is not in this process, where it would be taken for the storefront's. */
let receivedHeaders: Headers;
let stop: (() => void) | undefined;
let warned: unknown[];

beforeEach(async () => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((what) => void warned.push(what));
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    receivedHeaders = new Headers(init.headers);
    return Promise.resolve(Response.json({}));
  });
  storefront = createServer((incoming, response) => void answerBackendCall(incoming, response));
  await new Promise<void>((done) => storefront.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  storefront.closeAllConnections();
  await new Promise((done) => storefront.close(done));
});

/** Visits the storefront and answers the address that the backend believes. */
async function visit(headers: Record<string, string> = {}): Promise<string | null> {
  const { port } = storefront.address() as AddressInfo;
  await new Promise<void>((done, fail) => {
    const visitor = request({ host: '127.0.0.1', port, path: '/backend/site/info', headers });
    visitor.on('response', (answer) => answer.resume().on('end', done)).on('error', fail);
    visitor.end();
  });
  return readSignedAddress(receivedHeaders.get(visitorAddressHeader) ?? '', secret);
}
const watch = (proxies: number) =>
  (stop = signVisitors({ STOREFRONT_SECRET: secret, TRUSTED_PROXIES: proxies }));

it('tells the backend the address of the visitor’s connection', async () => {
  watch(0);
  expect(await visit()).toBe('127.0.0.1');
});

const forgeries: Record<string, string>[] = [
  { 'X-Forwarded-For': '6.6.6.6' },
  { 'X-Visitor-Address': '6.6.6.6' },
  { 'X-Visitor-Address': `6.6.6.6 t=1,v1=${'a'.repeat(64)}`, 'X-Real-IP': '6.6.6.6' },
];
it.each(forgeries)('which no header of the visitor’s changes: %j', async (forged) => {
  watch(0);
  expect(await visit(forged)).toBe('127.0.0.1');
  expect(receivedHeaders.has('x-forwarded-for')).toBe(false);
});

it('takes it from the proxies that are trusted, and from no further left', async () => {
  watch(1);
  expect(await visit({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' })).toBe('203.0.113.7');
  expect(await visit()).toBe('127.0.0.1');
});

it('warns once where a proxy seems to be in front and none is trusted', async () => {
  watch(0);
  await visit();
  expect(warned).toEqual([]);
  for (let count = 0; count < 3; count += 1) await visit({ 'X-Forwarded-For': '6.6.6.6' });
  expect(warned).toEqual([expect.stringContaining('set TRUSTED_PROXIES')]);
});

it('passes nothing of a visitor’s on that the backend would believe before it is set up', async () => {
  expect(await visit({ 'X-Visitor-Address': `6.6.6.6 t=1,v1=${'a'.repeat(64)}` })).toBeNull();
});
