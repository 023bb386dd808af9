import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAnswerPolicy } from '../../lib/page-cache/answer-policy.ts';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

const setAnswerPolicy = createAnswerPolicy({ firstScript: 'first()', listingKeys: ['sida'] });
let server: Server;
/** What Next is told of the nonce. */
let given: string | undefined;
let hashes: string | undefined;
let contentType = 'text/html; charset=utf-8';

beforeAll(async () => {
  for (const [name, value] of Object.entries(storefrontEnvironment)) vi.stubEnv(name, value);
  server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "object-src 'none'");
    setAnswerPolicy(request, response);
    given = request.headers['content-security-policy'] as string | undefined;
    response.setHeader('Content-Type', contentType);
    if (hashes) response.setHeader('x-script-hashes', hashes);
    response.end('<p>Sápa</p>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

async function policyAt(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(headers.get('x-script-hashes')).toBeNull();
  return headers.get('content-security-policy') ?? '';
}

it.each([
  '/auth/home',
  '/karfa',
  '/karfa/greidsla?a=b',
  '/auth/engin/slik/sida',
  '/leit?leit=kaffi',
  '/postlisti',
  '/samanburdur?vorur=HRE-1,PAP-2',
  '/voruflokkur/kaffi?sida=2',
])('gives %s a nonce of its own, which Next is told', async (path) => {
  const policies = [await policyAt(path), await policyAt(path)];
  expect(new Set(policies).size).toBe(2);
  const [, nonce] =
    /^script-src 'nonce-([\w+/=]{24})' 'strict-dynamic' 'sha256-/.exec(policies[1] ?? '') ?? [];
  expect(given).toBe(`script-src 'nonce-${nonce}'`);
});

it.each([
  '/',
  '/vara/sapa',
  '/voruflokkur/kaffi',
  '/voruflokkur/kaffi?utm=x',
  '/postlisti/stadfest',
  '/leit/kaffi',
  '/samanburdur/kaffi',
  '/karfa/greidsla/meira',
  '/authority',
  '//',
])('gives %s no nonce, since it is kept, but its hashes', async (path) => {
  hashes = 'sha256-a sha256-b';
  expect(await policyAt(path)).toMatch(/^script-src 'self' 'sha256-a' 'sha256-b' 'wasm-unsafe-eval'; /);
  expect(given).toBeUndefined();
  hashes = undefined;
});

it('leaves what is no page alone', async () => {
  contentType = 'application/json';
  expect(await policyAt('/auth/home')).toBe("object-src 'none'");
  contentType = 'text/html; charset=utf-8';
});

it('names the hosts of scripts that the configured services load', async () => {
  vi.resetModules();
  vi.stubEnv('GOOGLE_TAG_ID', 'G-TEST');
  vi.stubEnv('IDENTITY_URL', '');
  const { policyOf } = await import('../../lib/page-cache/page-policy.ts');
  expect(policyOf({ hashes: [] })).toMatch(
    /^script-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/apis\.google\.com /,
  );
});
