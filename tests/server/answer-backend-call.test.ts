import { request, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { requestIdHeader, runInRequest } from '../../lib/process/request-scope.ts';
import { securityHeaders } from '../../lib/rules/security/response-headers.ts';
import { answerBackendCall } from '../../lib/server/answer-backend-call.ts';
import { type Origin, send, startOrigin } from '../kit/origin.ts';

let servers: Origin[];
let answerAtBackend: RequestListener;
let storefrontPort: number;
/** What `answerBackendCall` came to, one after the other. */
let outcomes: boolean[];
let logged: MockInstance;

const answerJson: RequestListener = (_, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":"æ"}');

beforeEach(async () => {
  outcomes = [];
  answerAtBackend = answerJson;
  const backend = await startOrigin((incoming, response) => answerAtBackend(incoming, response));
  vi.stubEnv('BACKEND_URL', `http://${backend.address}`);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const storefront = await startOrigin((incoming, response) => {
    void runInRequest('a-request-id', async () => {
      const isAnswered = await answerBackendCall(incoming, response);
      outcomes.push(isAnswered);
      if (!isAnswered) response.writeHead(418).end();
    });
  });
  storefrontPort = Number(storefront.address.split(':')[1]);
  servers = [backend, storefront];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const server of servers) await server.stop();
});

const call = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  send(storefrontPort, path, headers, method, body);

it('compresses text for who takes it compressed, and leaves files as they are', async () => {
  const plain = await call('/backend/site/info');
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, '{"data":"æ"}']);
  const packed = await call('/backend/site/info', { 'accept-encoding': 'br, gzip' });
  expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual([
    'gzip',
    '{"data":"æ"}',
  ]);
  answerAtBackend = (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
  const file = await call('/backend/exports/labels.pdf', { 'accept-encoding': 'gzip' });
  expect([file.headers['content-encoding'], file.body.toString()]).toEqual([undefined, '%PDF']);
});

it('says what every answer of the storefront says, and lets nobody keep it', async () => {
  const { headers } = await call('/backend/site/info');
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['vary']).toBe('Accept-Encoding');
});

it('passes the body of a call on, with its query', async () => {
  answerAtBackend = (incoming, response) =>
    void buffer(incoming).then((sent) =>
      response.end(`${incoming.method} ${incoming.url} ${sent.toString()}`),
    );
  const { body } = await call('/backend/graphql?op=Cart', { 'content-length': '11' }, 'POST', '{"query":1}');
  expect(body.toString()).toBe('POST /graphql?op=Cart {"query":1}');
});

it('names the request where it fails', async () => {
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1');
  const { status, headers } = await call('/backend/site/info');
  expect([status, headers[requestIdHeader]]).toEqual([502, 'a-request-id']);
});

it.each([
  ['GET', '/voruflokkar'],
  ['GET', '/backend'],
  ['OPTIONS', '/backend/graphql'],
])('leaves %s %s to Next, and writes nothing', async (method, path) => {
  expect((await call(path, {}, method)).status).toBe(418);
  expect(outcomes).toEqual([false]);
});

it('asks the backend no longer when the caller has left', async () => {
  const isAsked = Promise.withResolvers<void>();
  const isLeft = Promise.withResolvers<void>();
  answerAtBackend = (_, response) => {
    response.once('close', () => isLeft.resolve());
    isAsked.resolve();
  };
  const sent = request({ host: '127.0.0.1', port: storefrontPort, path: '/backend/site/info' });
  sent.on('error', () => undefined).end();
  await isAsked.promise;
  sent.destroy();
  await isLeft.promise;
  await vi.waitFor(() => expect(outcomes).toEqual([true]));
  expect(logged).not.toHaveBeenCalled();
});

it('cuts an answer that the backend cuts, so that no part is taken for the whole', async () => {
  answerAtBackend = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/csv' });
    response.write('half of a file', () => response.destroy());
  };
  await expect(call('/backend/exports/orders.csv')).rejects.toThrow(/aborted|hang up/);
  await expect(call('/backend/exports/orders.csv', { 'accept-encoding': 'gzip' })).rejects.toThrow(
    /aborted|hang up/,
  );
  await vi.waitFor(() => expect(outcomes).toEqual([true, true]));
  expect(logged).toHaveBeenCalledTimes(2);
});

it('says nothing of a caller who leaves in the middle', async () => {
  const isLeft = Promise.withResolvers<void>();
  answerAtBackend = (_, response) => {
    response.once('close', () => isLeft.resolve());
    response.writeHead(200, { 'Content-Type': 'text/csv' });
    response.write('half of a file');
  };
  const sent = request({ host: '127.0.0.1', port: storefrontPort, path: '/backend/exports/orders.csv' });
  sent.on('error', () => undefined);
  sent
    .on('response', (answer) => answer.on('error', () => undefined).once('data', () => sent.destroy()))
    .end();
  await isLeft.promise;
  await vi.waitFor(() => expect(outcomes).toEqual([true]));
  expect(logged).not.toHaveBeenCalled();
});
