import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { addFaults } from '../../emulators/src/faults.ts';

let app: Hono;
beforeEach(() => {
  app = new Hono();
  addFaults(app);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/answer', (c) => c.json({ answer: 'a whole one' }));
});

const set = async (fault: unknown) =>
  app.request('/_faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });

test('there is no fault at first', async () => {
  expect(await (await app.request('/_faults')).json()).toMatchObject({ mode: 'none' });
  expect(await (await app.request('/answer')).json()).toEqual({ answer: 'a whole one' });
});

test.each([
  ['error', 500, 'INTERNAL'],
  ['down', 503, 'UNAVAILABLE'],
])('%s responds with %i until it is cleared, while the process stays alive', async (mode, status, code) => {
  await set({ mode });
  const answer = await app.request('/answer');
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  expect((await app.request('/healthz')).status).toBe(200);
  await app.request('/_faults', { method: 'DELETE' });
  expect((await app.request('/answer')).status).toBe(200);
});

test('down breaks the connection of a real client', async () => {
  await set({ mode: 'down' });
  const server = serve({ fetch: app.fetch, port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/answer`)).rejects.toThrow('fetch failed');
  await new Promise((resolve) => server.close(resolve));
});

test('malformed truncates the response and keeps its type', async () => {
  await set({ mode: 'malformed' });
  const answer = await app.request('/answer');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('slow waits, then responds', async () => {
  await set({ mode: 'slow', ms: 60 });
  const started = performance.now();
  expect((await app.request('/answer')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
});

test('a fault for a number of requests ends by itself', async () => {
  await set({ mode: 'error', times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await app.request('/answer')).status);
  expect(statuses).toEqual([500, 500, 200, 200]);
});

test.each([[{ mode: 'explode' }], [{ mode: 'slow', ms: -1 }], [{}], ['no object']])(
  '%j is refused',
  async (fault) => {
    expect((await set(fault)).status).toBe(400);
    expect((await app.request('/answer')).status).toBe(200);
  },
);
