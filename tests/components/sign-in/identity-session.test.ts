import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as identitySession from '../../../lib/io/identity/identity.ts';
import { requestUrl } from '../../kit/request-url.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';

const minute = 60_000;
type Identity = typeof identitySession;
const over = vi.fn<() => void>();
let backend: InProcessBackend;
let inProcess: typeof fetch;
let sdk: Identity;
/** Refreshes that the SDK asked for. */
let refreshes = 0;
/** Requests that have no answer yet. */
let open = 0;
/** What the token host does instead of answering. */
let fault: (() => Promise<Response>) | null = null;

beforeAll(async () => {
  backend = await startInProcessBackend();
  inProcess = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isRefresh = requestUrl(input).includes('/securetoken.googleapis.com/');
    refreshes += isRefresh ? 1 : 0;
    open += 1;
    const answer = isRefresh && fault ? fault() : inProcess(input, init);
    return answer.finally(() => (open -= 1));
  };
  // Outside browsers the SDK keeps the fetch that it finds when it is loaded.
  sdk = await import('../../../lib/io/identity/identity.ts');
  await sdk.renewIdentity(over);
});
afterAll(() => {
  globalThis.fetch = inProcess;
  return backend.close();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await sdk.signInToIdentity('jona@vorulind.test', 'Vorulind-2026');
  refreshes = 0;
  fault = null;
  over.mockClear();
  return async () => {
    await sdk.signOutOfIdentity();
    vi.useRealTimers();
  };
});

/** The SDK's clock advances in small steps, and stands still while it waits: signing a token takes real time. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 10_000));
    do await immediate();
    while (open > 0);
  }
}

it('is renewed five minutes before its end, again and again', async () => {
  await pass(54 * minute);
  expect(refreshes).toBe(0);
  await pass(2 * minute);
  expect(refreshes).toBe(1);
  await pass(110 * minute);
  expect(refreshes).toBe(3);
  expect(over).not.toHaveBeenCalled();
});

it('outlives half an hour without the token host: at most seven tries, nobody is signed out', async () => {
  fault = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(55 * minute + 30 * minute);
  expect(refreshes).toBeGreaterThan(3);
  expect(refreshes).toBeLessThanOrEqual(7);
  fault = null;
  await pass(17 * minute);
  const after = refreshes;
  await pass(56 * minute);
  expect(refreshes).toBeGreaterThan(after);
  expect(over).not.toHaveBeenCalled();
});

it('tells when the service closed the account', async () => {
  fault = () =>
    Promise.resolve(Response.json({ error: { code: 400, message: 'USER_DISABLED' } }, { status: 400 }));
  await pass(56 * minute);
  expect(over).toHaveBeenCalledOnce();
});

it('does not take a sign-out here for one by the service', async () => {
  await sdk.signOutOfIdentity();
  expect(over).not.toHaveBeenCalled();
});
