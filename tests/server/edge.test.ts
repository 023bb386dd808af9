import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishStatic } from '../../scripts/edge/publish-static.ts';
import { startTestEdge } from '../kit/edge.ts';
import { type Origin, startOrigin } from '../kit/origin.ts';

const gzip = { 'accept-encoding': 'gzip' };
/** As long as the edge keeps a page unasked at most: a second by its clock, which counts whole ones (ms). */
const keptMs = 2_000;

let text = 'one';
let headersSeen: IncomingMessage['headers'] = {};
let answer: (incoming: IncomingMessage, response: ServerResponse) => void;

/** A kept page, as the storefront sends it. */
function sendPage({ headers }: IncomingMessage, response: ServerResponse): void {
  const etag = `"${text}"`;
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=900');
  response.setHeader('Vary', 'rsc, next-router-state-tree, Accept-Encoding');
  response.setHeader('ETag', etag);
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Encoding', 'gzip');
  response.end(gzipSync(`${headers['rsc'] ? 'payload' : 'page'} ${text}`));
}

let storefront: Origin;
let backend: Origin;
let edge: Awaited<ReturnType<typeof startTestEdge>>;
beforeAll(async () => {
  storefront = await startOrigin((incoming, response) => {
    headersSeen = incoming.headers;
    answer(incoming, response);
  });
  backend = await startOrigin((incoming, response) => {
    headersSeen = incoming.headers;
    response.setHeader('Content-Type', 'application/json').end('{"data":true}');
  });
  edge = await startTestEdge({ storefronts: [storefront.address], backends: [backend.address] });
});
afterAll(async () => {
  await edge.stop();
  await Promise.all([storefront.stop(), backend.stop()]);
});
beforeEach(() => {
  text = 'one';
  answer = sendPage;
  storefront.seen.length = 0;
  backend.seen.length = 0;
});

const textOf = async (path: string, headers: Record<string, string> = gzip) =>
  gunzipSync((await edge.visit(path, headers)).body).toString();

describe('a public page', () => {
  it('is asked for once, and when its time is over only whether it changed', async () => {
    expect(await textOf('/a')).toBe('page one');
    for (let visit = 0; visit < 5; visit += 1) expect(await textOf('/a')).toBe('page one');
    expect(storefront.seen).toEqual(['GET /a']);
    await delay(keptMs);
    expect(await textOf('/a')).toBe('page one');
    expect(headersSeen['if-none-match']).toBe('"one"');
    expect(storefront.seen).toHaveLength(2);
  });

  it('shows a change within two seconds, with nothing purged, even to the first who asks', async () => {
    await textOf('/changes');
    text = 'two';
    await delay(keptMs);
    expect(await textOf('/changes')).toBe('page two');
  });

  it('is rendered once for all who ask at the same time', async () => {
    answer = (incoming, response) => setTimeout(() => sendPage(incoming, response), 300);
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/together')));
    expect(new Set(texts)).toEqual(new Set(['page one']));
    expect(storefront.seen).toEqual(['GET /together']);
  });

  it.each([
    ['fails', (_incoming: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
    ['is cut off', (incoming: IncomingMessage) => incoming.socket.destroy()],
    ['takes longer than two seconds', () => undefined],
  ])('is sent as it was while the storefront %s', async (how, failing) => {
    const path = `/stale-${how.length}`;
    await textOf(path);
    await delay(keptMs);
    answer = failing;
    expect(await textOf(path)).toBe('page one');
  });

  it('may take its time when it is rendered first', async () => {
    let requests = 0;
    answer = (incoming, response) => {
      requests += 1;
      if (requests > 1) sendPage(incoming, response);
    };
    expect(await textOf('/slow')).toBe('page one');
  });

  it('may name as many tags as the storefront does, which nobody outside needs', async () => {
    const tags = 'product:123 '.repeat(1_000);
    answer = (incoming, response) => {
      response.setHeader('Surrogate-Key', tags).setHeader('Cache-Tag', tags);
      sendPage(incoming, response);
    };
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await edge.visit('/tags', gzip);
      expect([status, headers['surrogate-key'], headers['cache-tag']]).toEqual([200, undefined, undefined]);
    }
    expect(storefront.seen).toEqual(['GET /tags']);
  });

  it('that was never kept is asked for although all storefronts have just failed at another', async () => {
    const listener = (incoming: IncomingMessage, response: ServerResponse) =>
      incoming.url === '/broken' ? incoming.socket.destroy() : sendPage(incoming, response);
    const origins = await Promise.all([startOrigin(listener), startOrigin(listener)]);
    const both = await startTestEdge({
      storefronts: origins.map(({ address }) => address),
      backends: [backend.address],
    });
    const statuses = [];
    for (const path of ['/broken', '/sound']) statuses.push((await both.visit(path, gzip)).status);
    await both.stop();
    await Promise.all(origins.map((origin) => origin.stop()));
    expect(statuses).toEqual([502, 200]);
  });

  it('is kept apart from its payload, which is one wherever the visitor comes from', async () => {
    expect(await textOf('/form')).toBe('page one');
    const navigation = { ...gzip, rsc: '1' };
    expect(await textOf('/form?_rsc=a1', { ...navigation, 'next-router-state-tree': 'a' })).toBe(
      'payload one',
    );
    expect(await textOf('/form?_rsc=b2', { ...navigation, 'next-router-state-tree': 'b' })).toBe(
      'payload one',
    );
    expect(storefront.seen).toEqual(['GET /form', 'GET /form?_rsc=a1']);
  });

  it('is not replaced by a payload that was asked for with an empty header', async () => {
    answer = (incoming, response) => {
      if (incoming.headers['rsc'] === '') incoming.headers['rsc'] = '1';
      sendPage(incoming, response);
    };
    await textOf('/empty?_rsc=', { ...gzip, rsc: '' });
    expect(await textOf('/empty?_rsc=')).toBe('page one');
  });

  it('is unpacked for who takes no gzip', async () => {
    expect((await edge.visit('/plain')).body.toString()).toBe('page one');
  });
});

describe('what is never kept', () => {
  const twice = async (path: string, headers: Record<string, string> = gzip) => {
    await edge.visit(path, headers);
    await edge.visit(path, headers);
    return storefront.seen.length;
  };

  it.each(['session=x', 'a=b; cart=x', '__Host-cart=x', 'signed-in=1', '__prerender_bypass=x'])(
    'what is asked with %s',
    async (cookie) => {
      const path = `/personal?${encodeURIComponent(cookie)}`;
      expect(await twice(path, { ...gzip, cookie })).toBe(2);
      expect(await textOf(path)).toBe('page one');
      expect(storefront.seen).toHaveLength(3);
    },
  );

  it.each([
    ['Cache-Control', 'private, no-store'],
    ['Set-Cookie', 'session=x'],
  ])('an answer with %s: %s', async (name, value) => {
    answer = (_incoming, response) => void response.setHeader(name, value).end('own');
    expect(await twice(`/${name}`)).toBe(2);
  });

  it.each(['/karfa', '/karfa/greidsla', '/auth/home', '/postlisti'])('%s', async (path) => {
    expect(await twice(path)).toBe(2);
  });

  it('a payload whose address carries more than the router’s mark', async () => {
    expect(await twice('/leit?leit=te&_rsc=a', { ...gzip, rsc: '1' })).toBe(2);
  });
});

describe('what comes in', () => {
  it('brings no header that only a proxy may set, and the address of the visitor', async () => {
    const forged = {
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'content-security-policy': "script-src 'nonce-x'",
      'x-forwarded-host': 'evil.test',
      'x-forwarded-for': '6.6.6.6',
      'x-visitor-address': 'forged',
    };
    await edge.visit('/headers', { ...gzip, ...forged });
    const seen = Object.keys(forged).filter((name) => headersSeen[name] !== undefined);
    expect(seen).toEqual(['x-forwarded-for']);
    expect(headersSeen['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('reaches the backend without its prefix, and only what browsers may call', async () => {
    const call = await edge.visit('/backend/graphql?op=Cart', {}, 'POST', '{}');
    expect([call.status, call.headers['cache-control'], backend.seen]).toEqual([
      200,
      'no-store',
      ['POST /graphql?op=Cart'],
    ]);
    for (const path of [
      '/backend/orders',
      '/backend/',
      '/backend/metrics',
      '/backend/../graphql',
      '/api/revalidate',
      '/metrics',
    ])
      expect((await edge.visit(path, {}, 'POST')).status).toBe(path.includes('..') ? 200 : 404);
    expect(backend.seen).toHaveLength(1);
  });

  it('is refused when it is packed or too large', async () => {
    const packed = await edge.visit('/backend/graphql', { 'content-encoding': 'gzip' }, 'POST', 'x');
    const large = await edge.visit('/backend/graphql', {}, 'POST', 'x'.repeat(210_000));
    expect([packed.status, large.status, backend.seen]).toEqual([415, 413, []]);
  });

  it('is limited by address', async () => {
    const strict = await startTestEdge(
      { storefronts: [storefront.address], backends: [backend.address] },
      { callRate: 1 },
    );
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => strict.visit('/backend/graphql', {}, 'POST')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    await strict.stop();
    expect(refused.length).toBeGreaterThan(20);
  });
});

describe('files', () => {
  it('are sent as they were published, packed once, for ever, those of the build before too', async () => {
    const publish = (folder: string, name: string) => {
      const build = join(edge.staticDir, '..', folder);
      mkdirSync(join(build, 'static/chunks'), { recursive: true });
      writeFileSync(join(build, 'static/chunks', name), `console.log("${folder}")`.repeat(50));
      return publishStatic(build, edge.staticDir);
    };
    expect([publish('old', 'a.js'), publish('new', 'b.js'), publish('new', 'b.js')]).toEqual([1, 1, 0]);
    for (const name of ['a.js', 'b.js']) {
      const { headers, body } = await edge.visit(`/_next/static/chunks/${name}`, gzip);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(gunzipSync(body).toString()).toContain('console.log');
    }
    expect(storefront.seen).toEqual([]);
  });
});

it('changes to other storefronts without losing a request', async () => {
  const next = await startOrigin((_incoming, response) => response.end('next'));
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 10 }, async () => {
    while (!isOver) statuses.push((await edge.visit(`/load-${statuses.length}`, gzip)).status);
  });
  await edge.useStorefronts([next.address]);
  await vi.waitFor(async () =>
    expect((await edge.visit(`/next-${statuses.length}`)).body.toString()).toBe('next'),
  );
  await edge.useStorefronts([storefront.address]);
  isOver = true;
  await Promise.all(visitors);
  await next.stop();
  expect(new Set(statuses)).toEqual(new Set([200]));
});
