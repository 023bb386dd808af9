import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as identitySession from '../../../lib/io/identity/identity.ts';
import { publicConfigId } from '../../../lib/io/public-config.ts';
import { requestUrl } from '../../kit/request-url.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { eventually } from '../../kit/eventually.ts';

const path = '/samstilling';
let backend: InProcessBackend;
let sdk: typeof identitySession;
/** What the address that is told heard: `POST <subject>` or `DELETE`. */
let announcements: string[] = [];
let answer = () => Promise.resolve(new Response(null, { status: 204 }));

beforeAll(async () => {
  backend = await startInProcessBackend();
  const script = document.getElementById(publicConfigId)!;
  script.textContent = script.textContent.replace('"tokenSyncUrl":""', `"tokenSyncUrl":"${path}"`);
  const inProcess = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (requestUrl(input) !== path) return inProcess(input, init);
    const bearer = new Headers(init?.headers).get('Authorization');
    announcements.push(bearer ? `${init?.method} ${subjectOf(bearer)}` : String(init?.method));
    return answer();
  };
  // Outside browsers the SDK keeps the fetch that it finds when it is loaded.
  sdk = await import('../../../lib/io/identity/identity.ts');
  await sdk.getIdentity().authStateReady();
});
afterAll(() => backend.close());
beforeEach(async () => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  await sdk.signOutOfIdentity();
  announcements = [];
});

const signIn = () => sdk.signInToIdentity('jona@vorulind.test', 'Vorulind-2026');

function subjectOf(bearer: string): string {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(bearer)?.[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

it('is told once of a sign-in, with the token as bearer, and of the sign-out', async () => {
  await signIn();
  expect(announcements).toEqual(['POST demo-jona']);
  await sdk.signOutOfIdentity();
  expect(announcements).toEqual(['POST demo-jona', 'DELETE']);
});

it('is told of a new token of the same session, but not of one older than 300 s', async () => {
  await signIn();
  const { updateProfile } = await import('firebase/auth');
  const user = sdk.getIdentity().currentUser!;
  // What the token says is another thing by now, and so it is another token.
  await updateProfile(user, { displayName: 'Jóna' });
  await user.getIdToken(true);
  await eventually(() => expect(announcements).toEqual(['POST demo-jona', 'POST demo-jona']));
  await updateProfile(user, { displayName: 'Jóna ÞÍ Haraldsdóttir' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  await user.getIdToken(true);
  await sdk.getIdentity().updateCurrentUser(user);
  vi.useRealTimers();
  expect(announcements).toHaveLength(2);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers an error', () => Promise.resolve(new Response('<html>', { status: 500 }))],
])('signs in and out when the address %s', async (_, fault) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = fault;
  expect(await signIn()).toHaveProperty('idToken');
  await sdk.signOutOfIdentity();
  expect(sdk.getIdentity().currentUser).toBeNull();
  expect(announcements).toContain('POST demo-jona');
  expect(announcements).toContain('DELETE');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
