import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeEdge } from '../../lib/server/edge-purge.ts';
import { startTestVarnish } from '../kit/edge.ts';
import { type Origin, startOrigin } from '../kit/origin.ts';

const [gzip, token] = [{ 'accept-encoding': 'gzip' }, 'a-token-of-the-test'];
/** Longer than a page of one second and its second of staleness (ms). */
const expiredMs = 2_500;

let text = 'one';
let headersSeen: IncomingMessage['headers'] = {};
let answer: (incoming: IncomingMessage, response: ServerResponse) => void;

/** A kept page with a tag named after its address, as the storefront sends it. */
function sendPage({ headers, url = '' }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=900');
  sendTagged(`page:${url.slice(1)} catalogue`, headers, response);
}

/** One that is fresh for a second and may be sent for another while it is asked for again. */
function sendShortLived({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 's-maxage=1, stale-while-revalidate=1');
  sendTagged('catalogue', headers, response);
}

function sendTagged(tags: string, headers: IncomingMessage['headers'], response: ServerResponse): void {
  response.setHeader('Vary', 'rsc, next-router-state-tree, Accept-Encoding');
  response.setHeader('Surrogate-Key', tags).setHeader('Cache-Tag', tags.replaceAll(' ', ','));
  response.setHeader('Content-Encoding', 'gzip');
  response.end(gzipSync(`${headers['rsc'] === undefined ? 'page' : 'payload'} ${text}`));
}

/** A storefront whose pages the test decides; it is healthy as long as it listens. */
function startStorefront(): Promise<Origin> {
  return startOrigin((incoming, response) => {
    if (incoming.url === '/healthz') return void response.end();
    headersSeen = incoming.headers;
    answer(incoming, response);
  });
}

let storefront: Origin;
let varnish: Awaited<ReturnType<typeof startTestVarnish>>;
beforeAll(async () => {
  storefront = await startStorefront();
  varnish = await startTestVarnish(storefront, { purgeToken: token });
});
afterAll(async () => {
  await varnish.stop();
  await storefront.stop();
});
beforeEach(() => {
  text = 'one';
  answer = sendPage;
  storefront.seen.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** What reached the storefront without Varnish asking whether it lives. */
const seen = (): string[] => storefront.seen.filter((request) => request !== 'GET /healthz');
const textOf = async (path: string, headers: Record<string, string> = gzip) =>
  gunzipSync((await varnish.visit(path, headers)).body).toString();
const purge = (tags: readonly string[], EDGE_PURGE_TOKEN = token) =>
  purgeEdge(tags, { EDGE_PURGE_URL: varnish.purgeUrl, EDGE_PURGE_TOKEN });

describe('a public page', () => {
  it('is asked for once', async () => {
    for (let visit = 0; visit < 5; visit += 1) expect(await textOf('/a')).toBe('page one');
    expect(seen()).toEqual(['GET /a']);
  });

  it('is unpacked for who takes no gzip, and says nothing of its tags', async () => {
    const { body, headers } = await varnish.visit('/plain');
    expect(body.toString()).toBe('page one');
    expect([headers['surrogate-key'], headers['cache-tag'], headers['xkey'], headers['x-vary']]).toEqual(
      Array(4).fill(undefined),
    );
    expect(headers['vary']).toContain('next-router-state-tree');
  });

  it('is rendered once for all who ask at the same time', async () => {
    answer = (incoming, response) => setTimeout(() => sendPage(incoming, response), 300);
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf('/together')));
    expect(new Set(texts)).toEqual(new Set(['page one']));
    expect(seen()).toEqual(['GET /together']);
  });

  it('is kept once for all guests, whatever their other cookies are, which it never sees', async () => {
    await textOf('/guest', { ...gzip, cookie: 'consent=all' });
    await textOf('/guest', { ...gzip, cookie: 'my-session=1; cart_hint=2' });
    await textOf('/guest');
    expect(seen()).toEqual(['GET /guest']);
    expect(headersSeen.cookie).toBeUndefined();
  });

  it('is kept for each query by itself', async () => {
    for (const path of ['/list?page=1', '/list?page=2', '/list', '/list?page=1']) await textOf(path);
    expect(seen()).toEqual(['GET /list?page=1', 'GET /list?page=2', 'GET /list']);
  });

  it('is kept apart from its payload, which is one wherever the visitor comes from', async () => {
    const from = (tree: string) => ({ ...gzip, rsc: '1', 'next-router-state-tree': tree });
    expect(await textOf('/form?_rsc=a1', from('a'))).toBe('payload one');
    expect(await textOf('/form?_rsc=b2', from('b'))).toBe('payload one');
    expect(await textOf('/form')).toBe('page one');
    expect(await textOf('/form?_rsc=a1')).toBe('page one');
    expect(seen()).toEqual(['GET /form?_rsc=a1', 'GET /form', 'GET /form?_rsc=a1']);
  });

  it('is not replaced by a payload that was asked for with an empty header', async () => {
    expect(await textOf('/empty?_rsc=', { ...gzip, rsc: '' })).toBe('payload one');
    expect(await textOf('/empty')).toBe('page one');
  });

  it('is kept apart from what is fetched in advance', async () => {
    const navigation = { ...gzip, rsc: '1' };
    await textOf('/early', navigation);
    await textOf('/early', { ...navigation, 'next-router-prefetch': '1' });
    await textOf('/early', { ...navigation, 'next-router-segment-prefetch': '/_tree' });
    expect(seen()).toHaveLength(3);
  });
});

describe('an old page', () => {
  it('is sent at once, and asked for again by one of those who want it', async () => {
    answer = sendShortLived;
    await textOf('/old');
    text = 'two';
    await delay(expiredMs);
    const held: (() => void)[] = [];
    answer = (incoming, response) => void held.push(() => sendShortLived(incoming, response));
    const askTogether = (): Promise<string[]> =>
      Promise.all(Array.from({ length: 20 }, () => textOf('/old')));
    expect(new Set(await askTogether())).toEqual(new Set(['page one']));
    // Varnish answers first and asks afterwards: its request may come later than the answers.
    await vi.waitFor(() => expect(held).toHaveLength(1));
    expect(new Set(await askTogether())).toEqual(new Set(['page one']));
    expect(seen()).toHaveLength(2);
    answer = sendShortLived;
    held[0]?.();
    await vi.waitFor(async () => expect(await textOf('/old')).toBe('page two'));
  });

  it('stays while the storefront fails', async () => {
    answer = sendShortLived;
    await textOf('/failing');
    await delay(expiredMs);
    answer = (_incoming, response) => void response.writeHead(500).end();
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await textOf('/failing')).toBe('page one');
      await delay(100);
    }
    expect(seen().length).toBeGreaterThan(1);
  });

  it('stays while there is no storefront', async () => {
    const mortal = await startStorefront();
    const inFront = await startTestVarnish(mortal);
    answer = sendShortLived;
    await inFront.visit('/dead', gzip);
    await mortal.stop();
    await delay(expiredMs);
    const stale = await inFront.visit('/dead', gzip);
    const never = await inFront.visit('/never', gzip);
    await inFront.stop();
    expect([stale.status, gunzipSync(stale.body).toString(), never.status]).toEqual([200, 'page one', 503]);
  });
});

describe('a purge', () => {
  it('removes the pages with a tag, and only them', async () => {
    for (const path of ['/x', '/y']) await textOf(path);
    text = 'two';
    expect(await purge(['page:x', 'page:nobody'])).toBe(true);
    expect([await textOf('/x'), await textOf('/y')]).toEqual(['page two', 'page one']);
    expect(await purge(['catalogue'])).toBe(true);
    expect(await textOf('/y')).toBe('page two');
  });

  it('reaches a page with as many tags as the storefront names, in one call with many', async () => {
    const tags = Array.from({ length: 130 }, (_, index) => `product:${String(index).padEnd(80, 'x')}`);
    answer = ({ headers }, response) => {
      response.setHeader('Cache-Control', 's-maxage=300');
      sendTagged(tags.join(' '), headers, response);
    };
    await textOf('/many');
    text = 'two';
    expect(await textOf('/many')).toBe('page one');
    const others = Array.from({ length: 255 }, (_, index) => `product:${String(index).padEnd(100, 'y')}`);
    expect(await purge([...others, tags.at(-1) ?? ''])).toBe(true);
    expect(await textOf('/many')).toBe('page two');
  });

  it.each([
    ['a wrong token', 'wrong'],
    ['no token', ''],
  ])('is refused with %s', async (_what, wrong) => {
    await textOf('/safe');
    text = 'two';
    expect(await purge(['page:safe'], wrong)).toBe(false);
    expect(await textOf('/safe')).toBe('page one');
  });

  it('is refused from another address, and by another method', async () => {
    const closed = await startTestVarnish(storefront, { purgers: ['192.0.2.0/24'], purgeToken: token });
    const refused = await purgeEdge(['catalogue'], {
      EDGE_PURGE_URL: closed.purgeUrl,
      EDGE_PURGE_TOKEN: token,
    });
    await closed.stop();
    const read = await varnish.visit('/purge', { 'fastly-key': token, 'surrogate-key': 'catalogue' });
    expect([refused, read.status]).toEqual([false, 403]);
  });

  it('needs no token where none is set', async () => {
    const open = await startTestVarnish(storefront);
    const settings = { EDGE_PURGE_URL: open.purgeUrl, EDGE_PURGE_TOKEN: '' };
    const isTaken = await purgeEdge(['catalogue'], settings);
    await open.stop();
    expect(isTaken).toBe(true);
  });
});

describe('what is never kept', () => {
  const twice = async (path: string, headers: Record<string, string> = gzip) => {
    await varnish.visit(path, headers);
    await varnish.visit(path, headers);
    return seen().length;
  };

  it.each(['session=x', 'a=b; cart=x', '__Host-cart=x', 'signed-in=1', '__next_preview_data=x'])(
    'what is asked with %s',
    async (cookie) => {
      const path = `/personal?${encodeURIComponent(cookie)}`;
      expect(await twice(path, { ...gzip, cookie })).toBe(2);
      expect(headersSeen.cookie).toBe(cookie);
      expect(await textOf(path)).toBe('page one');
      expect(seen()).toHaveLength(3);
    },
  );

  it.each([
    ['private', { 'Cache-Control': 'private, s-maxage=300' }],
    ['no-store', { 'Cache-Control': 'No-Store' }],
    ['cookies', { 'Cache-Control': 's-maxage=300', 'Set-Cookie': 'session=x' }],
    ['silence', {}],
  ])('an answer with %s', async (name, headers) => {
    answer = (_incoming, response) => {
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      response.end('own');
    };
    expect(await twice(`/${name}`)).toBe(2);
  });

  it.each(['/karfa', '/karfa/greidsla', '/auth/home', '/postlisti', '/backend/site/info'])(
    '%s, whose cookies all pass',
    async (path) => {
      expect(await twice(path, { ...gzip, cookie: 'attempt=1' })).toBe(2);
      expect(headersSeen.cookie).toBe('attempt=1');
    },
  );

  it('a payload whose address carries more than the router’s mark', async () => {
    expect(await twice('/leit?leit=te&_rsc=a', { ...gzip, rsc: '1' })).toBe(2);
  });
});

describe('what comes in', () => {
  it('brings no header that only a proxy may set', async () => {
    const forged = {
      'x-middleware-subrequest': 'middleware',
      'X-Middleware-Set-Cookie': 'a=b',
      'x-nextjs-data': '1',
      'x-nextjs-unheard-of': '',
      forwarded: 'host=evil.test',
      'content-security-policy': "script-src 'nonce-x'",
      'x-forwarded-host': 'evil.test',
      'x-forwarded-port': '1',
      'x-visitor-address': 'forged',
      'x-forged': '1',
    };
    // What is passed as well as what is kept.
    for (const path of ['/headers', '/karfa']) {
      await varnish.visit(path, { ...gzip, ...forged, 'x-forwarded-for': '6.6.6.6' });
      const names = Object.keys(forged).filter((name) => headersSeen[name.toLowerCase()] !== undefined);
      expect({ path, names }).toEqual({ path, names: [] });
      expect(headersSeen['x-forwarded-for']).toMatch(/(?:^|, )127\.0\.0\.1$/);
    }
  });

  it('reaches neither the change signal nor, by an odd method, a connection of its own', async () => {
    const signal = await varnish.visit('/api/revalidate', {}, 'POST');
    const numbers = await varnish.visit('/metrics', {});
    const odd = await varnish.visit('/a', {}, 'PROPFIND');
    expect([signal.status, numbers.status, odd.status, seen()]).toEqual([404, 404, 405, []]);
  });
});
