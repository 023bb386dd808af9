import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../soak/fault-proxy.ts';

let server: Server;
let proxy: FaultProxy;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('x'.repeat(100_000)));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
});
// A new port each time: fetch keeps connections, and one that a test broke is no concern of the next.
beforeEach(async () => {
  proxy = await startFaultProxy((server.address() as AddressInfo).port);
});
afterEach(() => proxy.stop());
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Length of the answer, or what kind of failure it is. */
async function ask(ms = 10_000): Promise<number | string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}`, { signal: AbortSignal.timeout(ms) });
    return (await answer.text()).length;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}

it('passes everything, and again after each fault', async () => {
  expect(await ask()).toBe(100_000);
  for (const fault of ['away', 'hung', 'slow', 'cut'] as const) {
    proxy.set(fault);
    proxy.set(null);
    expect(await ask()).toBe(100_000);
  }
});

it('breaks what is open and what comes while it is away', async () => {
  proxy.set('away');
  expect(await ask()).toBe('TypeError');
});

it('passes nothing while it hangs, and then what was held back', async () => {
  proxy.set('hung');
  expect(await ask(300)).toBe('TimeoutError');
  const waiting = ask();
  proxy.set(null);
  expect(await waiting).toBe(100_000);
});

it('delays, and ends answers in the middle', async () => {
  proxy.set('slow');
  expect(await ask(300)).toBe('TimeoutError');
  proxy.set('cut');
  expect(await ask()).toBe('TypeError');
});
