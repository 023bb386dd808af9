import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passTraces } from '../../lib/server/browser-traces.ts';

let collector: Server;
let endpoint: string;
const received: string[] = [];
beforeEach(async () => {
  received.length = 0;
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  name: 'POST Cart',
  kind: 3,
  startTimeUnixNano: '1790000000000000000',
  endTimeUnixNano: '1790000000100000000',
  attributes: [{ key: 'http.response.status_code', value: { intValue: 200 } }],
};
const message = (sent: object) =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'vorulind-backend' } }] },
        scopeSpans: [{ scope: { name: 'x' }, spans: [sent] }],
      },
    ],
  });

it('passes a browser’s calls on as a browser’s, and nothing else that it sends', async () => {
  expect(await passTraces(message({ ...span, secret: 'leynd', events: [{ name: 'leynd' }] }), endpoint)).toBe(
    204,
  );
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^\/v1\/traces .*vorulind-browser.*POST Cart/);
  expect(received[0]).not.toMatch(/leynd|vorulind-backend/);
});

it.each([
  ['no JSON', '{'],
  ['no spans', '{}'],
  ['an id that is none', message({ ...span, traceId: 'x' })],
  ['another attribute', message({ ...span, attributes: [{ key: 'user', value: { stringValue: 'jona' } }] })],
])('refuses %s', async (_what, body) => {
  expect(await passTraces(body, endpoint)).toBe(400);
  expect(received).toEqual([]);
});

it('takes nothing where nothing is traced, and says so where the collector is away', async () => {
  expect(await passTraces(message(span), undefined)).toBe(404);
  expect(await passTraces(message(span), 'http://127.0.0.1:9')).toBe(502);
});
