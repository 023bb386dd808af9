import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { proxy } from '../../proxy.ts';

let backend: Server;
let asked: string[] = [];
let answer: (slug: string) => { address: string; isGone: boolean } | null;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        variables: { slugOrId?: string; slug?: string };
      };
      const slug = variables.slugOrId ?? variables.slug ?? '';
      asked.push(slug);
      const found = answer(slug);
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({ data: { productAddress: found, categoryAddress: found?.address ?? null } }),
      );
    });
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
});
beforeEach(() => {
  asked = [];
  answer = () => null;
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://shop.test${path}`, { headers }));
const passes = (response: Response) => response.headers.get('x-middleware-next') === '1';

it('lets a right address pass, and asks once', async () => {
  answer = (address) => ({ address, isGone: false });
  expect(passes(await visit('/vara/sapa'))).toBe(true);
  expect(passes(await visit('/vara/sapa?utm_source=x'))).toBe(true);
  expect(asked).toEqual(['sapa']);
});

it.each([
  ['/vara/SAPA-A', '/vara/sapa-a'],
  ['/voruflokkur/Pappir', '/voruflokkur/pappir'],
  ['/framleidendur/TAERUN?sida=2', '/framleidendur/taerun?sida=2'],
])('%s is 301 to %s', async (from, to) => {
  const response = await visit(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`http://shop.test${to}`);
});

it.each(['/vara/Gamla-slodin', '/vara/gamla-slodin', '/vara/17', '/voruflokkur/Gamall'])(
  '%s is one 301 to where its page is now',
  async (from) => {
    answer = () => ({ address: 'nyja-slodin', isGone: false });
    const response = await visit(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`http://shop.test/${from.split('/')[1]}/nyja-slodin`);
  },
);

it('answers 410 for what was taken out, each time', async () => {
  answer = (address) => ({ address, isGone: true });
  for (const path of ['/vara/farin', '/vara/FARIN', '/vara/farin'])
    expect((await visit(path)).status).toBe(410);
  expect(asked).toEqual(['farin', 'farin', 'farin']);
});

it('leaves what nobody knows to its page, whatever it looks like', async () => {
  for (const path of ['/vara/engin', '/vara/%E0%A4%A', '/vara/%2e%2e', '/vara/a%00b'])
    expect(passes(await visit(path))).toBe(true);
});

it('asks nothing for links within the shop', async () => {
  expect(passes(await visit('/vara/onnur', { rsc: '1' }))).toBe(true);
  expect(asked).toEqual([]);
});

it('lets pass while the backend does not answer', async () => {
  answer = () => {
    throw new Error('unreachable');
  };
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:9');
  expect(passes(await visit('/vara/thogn'))).toBe(true);
});
