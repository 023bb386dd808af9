import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errors, jwtVerify } from 'jose';
import { createKeyStore } from '../../backend/src/modules/session/internal/signing-keys.ts';
import { startIdentity, type Identity } from '../kit/identity.ts';

let identity: Identity;
let clock = 0;
let check: (header?: Record<string, unknown>) => Promise<unknown>;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.breakWith(null);
  const keys = createKeyStore(identity.jwksUrl, () => clock);
  check = async (header = {}) => jwtVerify(await identity.token('jona', {}, header), keys);
});

const minute = 60_000;
const unknownKey = { kid: 'key-2' };
const down = () => identity.breakWith(() => Promise.resolve({ status: 503, type: 'text/html', body: 'x' }));

/** Number of key fetches while `work` ran. */
async function reads(work: () => Promise<unknown>): Promise<number> {
  const before = identity.keyReads();
  await work();
  return identity.keyReads() - before;
}

it('fetches the first keys once for all concurrent callers', async () => {
  expect(await reads(() => Promise.all(Array.from({ length: 50 }, () => check())))).toBe(1);
});

it('fetches once for a hundred tokens with unknown keys, and not again within half a minute', async () => {
  await check();
  clock += minute;
  const strangers = () =>
    Promise.allSettled(Array.from({ length: 100 }, (_, index) => check({ kid: `key-${index + 2}` })));
  expect(await reads(strangers)).toBe(1);
  clock += 29_000;
  expect(await reads(strangers)).toBe(0);
  await expect(check(unknownKey)).rejects.toThrow(errors.JWKSNoMatchingKey);
});

it('keeps using known keys while the key server is down, and refuses unknown ones as unknown', async () => {
  await check();
  down();
  clock += 60 * minute;
  await expect(check()).resolves.toBeTruthy();
  clock += minute;
  await expect(check(unknownKey)).rejects.toThrow(errors.JWKSNoMatchingKey);
});

it('does not wait for a hanging key server when the key is known', async () => {
  await check();
  let answer: () => void = () => undefined;
  identity.breakWith(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 503, type: 'text/plain', body: '' });
      }),
  );
  clock += 60 * minute;
  // Would wait forever.
  await expect(check()).resolves.toBeTruthy();
  answer();
});

it('stops trusting keys that could not be refetched for a day', async () => {
  await check();
  down();
  clock += 24 * 60 * minute + 1;
  await expect(check()).rejects.toThrow('The key server');
});

it.each([
  ['HTML', { status: 200, type: 'text/html', body: '<h1>Villa</h1>' }],
  ['no keys', { status: 200, type: 'application/json', body: '{"keys":5}' }],
])('has no keys when the first response is %s, and gets them as soon as it is valid', async (_, body) => {
  identity.breakWith(() => Promise.resolve(body));
  await expect(check()).rejects.not.toThrow(errors.JWKSNoMatchingKey);
  identity.breakWith(null);
  clock += 1_000;
  await expect(check()).resolves.toBeTruthy();
});

it('accepts a key that was added since', async () => {
  const other = await startIdentity();
  const first = (await (await fetch(identity.jwksUrl)).json()) as { keys: object[] };
  const second = (await (await fetch(other.jwksUrl)).json()) as { keys: object[] };
  await check();
  const both = { keys: [...first.keys, ...second.keys.map((key) => ({ ...key, kid: 'key-2' }))] };
  identity.breakWith(() =>
    Promise.resolve({ status: 200, type: 'application/json', body: JSON.stringify(both) }),
  );
  clock += minute;
  const keys = createKeyStore(identity.jwksUrl, () => clock);
  await expect(jwtVerify(await other.token('jona', {}, unknownKey), keys)).resolves.toBeTruthy();
  await other.close();
});
