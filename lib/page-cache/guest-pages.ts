import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { logFailure } from '../io/log.ts';
import { isPersonal } from '../rules/security/personal-cookies.ts';
import { joinInOwnBytes } from './own-bytes.ts';
import { hashScripts, isDocument, policyOf } from './page-policy.ts';

const compress = promisify(gzip);

/** Pages that every visitor without a session or a cart sees alike, but that Next renders for each request. */
const guestPage = /^\/(?:(?:karfa|leit)(?:\?|$)|(?:voruflokkur|framleidendur)\/[^/?]+\?(?!_rsc=[^&]*$))/;

/** The same for everybody who asks (app/(pad)). */
const samePage = /^\/auth\/pad(?:\?|$)/;

/** Milliseconds for which such a page is sent again. */
const lifetimeMs = 2_000;
/** Bytes of compressed bodies: some hundred pages. */
const capacity = 8 * 1024 ** 2;
/** What a cache in front may do with search results: as long as this one, and apart for visitors with cookies. */
const cacheControl = `s-maxage=${lifetimeMs / 1_000}, stale-while-revalidate=60`;

interface GuestPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Answers of Next to guests, for seconds: one rendering for all who ask at the same time. */
export class GuestPages {
  readonly #pages = new LRUCache<string, GuestPage>({
    maxSize: capacity,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: lifetimeMs,
  });
  readonly #rendering = new Map<string, Promise<GuestPage | undefined>>();

  /**
   * @param version of the shop's data: a page of another one is not sent
   * @param render lets Next answer the request, for this visitor alone or for all who ask for the same
   */
  async answer(
    { request, response, version }: { request: IncomingMessage; response: ServerResponse; version: number },
    render: (isShared: boolean) => Promise<void>,
  ): Promise<void> {
    const address = keyOf(request);
    if (address === undefined) return render(false);
    const key = `${version} ${address}`;
    const page = this.#pages.get(key) ?? (await this.#rendering.get(key));
    if (page) return send(page, response);
    // Next would compress it piece by piece; what its scripts are is only known of the whole.
    request.headers['accept-encoding'] = 'identity';
    const rendered = capture(response, { isPublic: !/ \/(?:karfa|auth)/.test(address) });
    this.#rendering.set(key, rendered);
    try {
      await render(true);
      const made = await rendered;
      if (made) this.#pages.set(key, made);
    } finally {
      this.#rendering.delete(key);
    }
  }
}

/** What decides a payload. The digest of them in its address may be short enough to be met by others on purpose. */
const payloadHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Undefined for what is not the same for every guest. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isPlain =
    method === 'GET' &&
    (samePage.test(url) || (guestPage.test(url) && !isPersonal(headers.cookie ?? ''))) &&
    /\bgzip\b/.test(String(headers['accept-encoding']));
  if (!isPlain) return undefined;
  const isPayload = headers['rsc'] !== undefined;
  if (isPayload && !/[?&]_rsc=[\w-]/.test(url)) return undefined;
  if (!isPayload) return `html ${url}`;
  const deciding = JSON.stringify(payloadHeaders.map((name) => headers[name] ?? null));
  return `payload ${url} ${createHash('sha256').update(deciding).digest('base64')}`;
}

/**
 * Holds back what is written to the response until it is complete, and then sends it compressed, with the policy of its scripts.
 * @returns undefined for what may not be sent to another
 */
function capture(
  response: ServerResponse,
  { isPublic }: { isPublic: boolean },
): Promise<GuestPage | undefined> {
  const chunks: Buffer[] = [];
  const { end, writeHead } = response;
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.flushHeaders = () => undefined;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      response.setHeader(name, value);
    return response;
  };
  response.write = (...args: unknown[]) => {
    keep(args[0], args[1]);
    args.find((argument) => typeof argument === 'function')?.();
    return true;
  };
  return new Promise((resolve) => {
    response.once('close', () => resolve(undefined));
    response.end = (...args: unknown[]) => {
      keep(args[0], args[1]);
      Object.assign(response, { end, writeHead });
      complete(response, Buffer.concat(chunks), isPublic).then(resolve, (error: unknown) => {
        logFailure('A page could not be sent', error);
        response.destroy();
      });
      return response;
    };
  });
}

async function complete(
  response: ServerResponse,
  text: Buffer,
  isPublic: boolean,
): Promise<GuestPage | undefined> {
  const { statusCode: status } = response;
  if (isPublic && isShareable(response)) allowCaches(response);
  if (isDocument(response))
    response.setHeader('Content-Security-Policy', policyOf({ hashes: hashScripts(text.toString()) }));
  response.removeHeader('transfer-encoding');
  response.setHeader('Content-Encoding', 'gzip');
  const page = {
    status,
    headers: { ...response.getHeaders() },
    body: joinInOwnBytes([await compress(text)]),
  };
  send(page, response);
  return isShareable(response) ? page : undefined;
}

function isShareable(response: ServerResponse): boolean {
  return response.statusCode === 200 && !response.hasHeader('set-cookie');
}

/** Next calls every page that is rendered for a request private. */
function allowCaches(response: ServerResponse): void {
  if (!String(response.getHeader('cache-control')).includes('private')) return;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', [response.getHeader('vary') ?? [], 'Cookie'].flat().join(', '));
}

function send({ status, headers, body }: GuestPage, response: ServerResponse): void {
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}
