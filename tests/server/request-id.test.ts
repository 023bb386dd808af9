import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackendError } from '../../lib/io/backend-error.ts';
import { requestIdFrom, runInRequest } from '../../lib/process/request-scope.ts';
import { sendRequestId } from '../../lib/server/send-request-id.ts';

const received: (string | undefined)[] = [];
let servers: Server[];
let backend: string;
let elsewhere: string;
let stopSending: () => void;

async function startServer(): Promise<Server> {
  const server = createServer((request, response) => {
    received.push(request.headers['x-request-id']?.toString());
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeEach(async () => {
  received.length = 0;
  servers = [await startServer(), await startServer()];
  [backend = '', elsewhere = ''] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  stopSending = sendRequestId(`${backend}/api`);
});
afterEach(() => {
  stopSending();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

it('a call to the backend says which request it belongs to, and nobody else is told', async () => {
  await runInRequest('beidni-1234', () => fetch(`${backend}/graphql`, { method: 'POST', body: '{}' }));
  await runInRequest('beidni-1234', () => fetch(elsewhere));
  await fetch(backend);
  expect(received).toEqual(['beidni-1234', undefined, undefined]);
});

it('an error of the backend is shown under the id of its request', () => {
  const error = runInRequest('beidni-1234', () => new BackendError('UNAVAILABLE', 'x'));
  expect([error.digest, new BackendError('UNAVAILABLE', 'x').digest]).toEqual(['beidni-1234', undefined]);
});

it('an id that came in is taken over if it is one', () => {
  expect(requestIdFrom('0f1e2d3c4b5a69788796a5b4c3d2e1f0')).toBe('0f1e2d3c4b5a69788796a5b4c3d2e1f0');
  for (const none of [undefined, '', 'short', 'x'.repeat(65), 'two words', '"}{"level":10}'])
    expect(requestIdFrom(none)).toMatch(/^[0-9a-f]{16}$/);
});
