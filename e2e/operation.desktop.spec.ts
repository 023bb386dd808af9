import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { startOwnStorefront } from './own-storefront.ts';
import { startServer, startHanging } from './stand-ins.ts';

/* A storefront's process as its operator meets it; no browser is needed for that. */

interface Asked {
  port: number;
  path: string;
  agent?: Agent;
  body?: string;
}

/** The status and whether the connection stays; or how it broke. */
function ask({ port, path, agent, body }: Asked): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => resolve(error.code ?? 'broken');
    const options = { port, host: '127.0.0.1', path, agent, method: body === undefined ? 'GET' : 'POST' };
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
    request({ ...options, headers: body === undefined ? {} : headers }, (response) => {
      response.resume().on('error', fail);
      response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
    })
      .on('error', fail)
      .end(body);
  });
}

test('a storefront says within a second that it is not ready, whatever hangs', async ({ request: get }) => {
  const hanging = await startHanging();
  const storefront = await startOwnStorefront({
    BACKEND_URL: `http://127.0.0.1:${hanging.port}`,
    REDIS_URL: `redis://127.0.0.1:${hanging.port}`,
  });
  const visitPages = () =>
    Promise.all(['/', '/voruflokkar', '/karfa'].map((path) => get.get(storefront.url + path)));
  // Loads their code, and opens what they depend on.
  await visitPages();
  await get.get(`${storefront.url}/readyz`);
  const pages = visitPages();
  const took: number[] = [];
  for (let probe = 0; probe < 5; probe += 1) {
    const start = performance.now();
    const takes = async (path: string) => {
      const response = await get.get(storefront.url + path);
      return { status: response.status(), at: performance.now() - start };
    };
    // What waits for nothing tells how busy the machine itself is.
    const [ready, alive] = await Promise.all([takes('/readyz'), takes('/healthz')]);
    took.push(ready.at - alive.at);
    expect([ready.status, alive.status]).toEqual([503, 200]);
  }
  expect(Math.max(...took)).toBeLessThan(1_000);
  await pages;
  await storefront.stop();
  await hanging.stop();
});

test('a storefront that is ended answers what it was asked and closes every connection', async () => {
  const isAsked = Promise.withResolvers<void>();
  const backend = await startServer((asked, response) => {
    if (asked.url === '/healthz') return void response.end('ok');
    isAsked.resolve();
    setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{}'), 2_000);
  });
  const { port, child, stop } = await startOwnStorefront({ BACKEND_URL: `http://127.0.0.1:${backend.port}` });
  // Browsers and proxies that never leave their connection idle.
  const clients = Array.from({ length: 10 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: string[] = [];
    do answers.push(await ask({ port, path: '/healthz', agent }));
    while (answers.at(-1)?.startsWith('200'));
    return answers;
  });
  const idle = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask({ port, path: '/readyz', agent: idle })).toBe('200 keep-alive');
  const slow = ask({ port, path: '/backend/graphql?op=X', body: '{}' });
  await isAsked.promise;
  const start = performance.now();
  process.kill(child.pid ?? 0, 'SIGTERM');
  expect(await child.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await slow).toBe('200 close');
  for (const answers of await Promise.all(clients)) {
    expect(answers.slice(-2)).toEqual(['200 close', 'ECONNREFUSED']);
    expect(new Set(answers.slice(0, -2))).toEqual(new Set(['200 keep-alive']));
  }
  await stop();
  await backend.stop();
});

test('what fails is found in the log by the reference that the page shows', async ({ request: get }) => {
  const received: (string | undefined)[] = [];
  const backend = await startServer((asked, response) => {
    if (asked.url?.startsWith('/graphql')) received.push(asked.headers['x-request-id']?.toString());
    response.writeHead(asked.url === '/healthz' ? 200 : 500).end('{}');
  });
  const storefront = await startOwnStorefront({
    BACKEND_URL: `http://127.0.0.1:${backend.port}`,
    // One in front may name requests.
    TRUSTED_PROXIES: '1',
  });
  const headers = { 'x-request-id': 'beidni-0123456789' };
  const page = await get.get(`${storefront.url}/vara/sapa?leit=leynd`, { headers });
  expect([page.status(), page.headers()['x-request-id']]).toEqual([500, 'beidni-0123456789']);
  expect(await page.text()).toContain('Tilvísun: beidni-0123456789');
  expect(new Set(received)).toEqual(new Set(['beidni-0123456789']));
  for (let visit = 0; visit < 30; visit += 1)
    expect(await (await get.get(`${storefront.url}/vara/onnur-sapa`)).text()).toMatch(
      /Tilvísun: [0-9a-f]{16}</,
    );
  const lines = storefront.readLog();
  const events = lines.map((line) => JSON.parse(line) as { level: number; requestId?: string });
  expect(events.filter(({ requestId }) => requestId === 'beidni-0123456789')).not.toEqual([]);
  expect(lines.length).toBeLessThan(60);
  expect(lines.join('')).not.toContain('leynd');
  await storefront.stop();
  await backend.stop();
});

for (const [who, address, path] of [
  ['the storefront', shop.url, '/backend/graphql'],
  ['the backend', shop.backendUrl, '/graphql'],
] as const)
  test(`${who} waits ten seconds for a slow body, no longer`, async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const start = performance.now();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000\r\n`);
    socket.write('ApiKey: vorulind-local\r\nContent-Type: application/json\r\n\r\n');
    // A byte a second would take more than a quarter of an hour.
    const drip = setInterval(() => socket.write(' '), 1_000);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
    await once(socket, 'close');
    clearInterval(drip);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
