import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '../../app/readyz/route.ts';
import { createReadinessProbe } from '../../lib/process/readiness.ts';

/** Takes every connection and never says a word. */
const hanging = createServer((socket) => sockets.add(socket));
const sockets = new Set<Socket>();
beforeEach(async () => {
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  const closed = once(hanging, 'close');
  hanging.close();
  await closed;
});

it('a storefront says within a second that its backend hangs', async () => {
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = GET();
  await vi.advanceTimersByTimeAsync(1_000);
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([503, { backend: false }]);
});

describe('a dependency that hangs', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is asked once by all who probe it meanwhile, and again once that call is given up', async () => {
    const ask = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
    const probe = createReadinessProbe(ask);
    const first = Promise.all([probe(), probe()]);
    await vi.advanceTimersByTimeAsync(800);
    expect(await first).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(4_300);
    ask.mockResolvedValue(true);
    expect(await probe()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('counts as ready as soon as it answers again', async () => {
    const answer = Promise.withResolvers<boolean>();
    const ask = vi.fn<() => Promise<boolean>>(() => answer.promise);
    const probe = createReadinessProbe(ask);
    const late = probe();
    await vi.advanceTimersByTimeAsync(800);
    expect(await late).toBe(false);
    answer.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    ask.mockRejectedValueOnce(new Error('down'));
    expect([await probe(), await probe()]).toEqual([false, true]);
  });
});
