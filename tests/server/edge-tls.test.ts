import { mkdirSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { strictTransport } from '../../lib/rules/security/response-headers.ts';
import { startTestEdge } from '../kit/edge.ts';
import { type Origin, startOrigin } from '../kit/origin.ts';

let storefront: Origin;
let edge: Awaited<ReturnType<typeof startTestEdge>>;
beforeAll(async () => {
  storefront = await startOrigin((_incoming, response) => response.end('page'));
  const origins = { storefronts: [storefront.address], backends: [storefront.address] };
  edge = await startTestEdge(origins, { hasCertificate: true });
});
afterAll(async () => {
  await edge.stop();
  await storefront.stop();
});

/** By HTTP/2 and https. */
async function visitSecurely(path: string): Promise<IncomingHttpHeaders> {
  const client = connectHttp2(`https://localhost:${edge.tlsPort}`, { rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      client.on('error', reject);
      client.request({ ':path': path }).on('error', reject).on('response', resolve).resume();
    });
  } finally {
    // What is still open when nginx stops would be reset.
    await new Promise<void>((closed) => client.close(closed));
  }
}

it('speaks HTTP/2', async () => {
  expect(await visitSecurely('/two')).toMatchObject({ ':status': 200 });
});

it('sends who comes by http to the same address by https, whatever is asked', async () => {
  storefront.seen.length = 0;
  for (const [method, path] of [
    ['GET', '/voruflokkur/kaffi?sida=2'],
    ['POST', '/backend/graphql?op=Cart'],
    ['GET', '/karfa'],
    ['GET', '/_next/static/chunks/a.js'],
  ] as const) {
    const { status, headers } = await edge.visit(path, { host: 'www.vorulind.test' }, method);
    expect([status, headers.location]).toEqual([308, `https://www.vorulind.test:${edge.tlsPort}${path}`]);
  }
  expect(storefront.seen).toEqual([]);
});

it('answers the certificate’s authority by http', async () => {
  const folder = join(edge.acmeDir, '.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'token'), 'token.thumbprint');
  const { status, body } = await edge.visit('/.well-known/acme-challenge/token');
  expect([status, body.toString()]).toEqual([200, 'token.thumbprint']);
  expect((await edge.visit('/.well-known/acme-challenge/other')).status).toBe(404);
});

it('says of its own files that the shop stays reached by https', async () => {
  writeFileSync(join(edge.staticDir, 'a.js'), 'console.log(1)');
  const { [strictTransport.key.toLowerCase()]: kept } = await visitSecurely('/_next/static/a.js');
  expect(kept).toBe(strictTransport.value);
});
