import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isPersonal } from '../rules/security/personal-cookies.ts';
import { joinInOwnBytes } from './own-bytes.ts';

/** Pages that every visitor without a session or a cart sees alike, but that Next renders for each request. */
const guestPage = /^\/(?:(?:karfa|leit)(?:\?|$)|(?:voruflokkur|framleidendur)\/[^/?]+\?(?!_rsc=[^&]*$))/;

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
   * @param render lets Next answer the request
   */
  async answer(
    { request, response, version }: { request: IncomingMessage; response: ServerResponse; version: number },
    render: () => Promise<void>,
  ): Promise<void> {
    const address = keyOf(request);
    if (address === undefined) return render();
    const key = `${version} ${address}`;
    const page = this.#pages.get(key) ?? (await this.#rendering.get(key));
    if (page) return send(page, response);
    const rendered = capture(response, { isPublic: !address.includes(' /karfa') });
    this.#rendering.set(key, rendered);
    try {
      await render();
      const made = await rendered;
      if (made) this.#pages.set(key, made);
    } finally {
      this.#rendering.delete(key);
    }
  }
}

/** Undefined for what is not the same for every guest. A payload's address carries a digest of the headers that decide it. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isPlain =
    method === 'GET' && guestPage.test(url) && /\bgzip\b/.test(String(headers['accept-encoding']));
  if (!isPlain || isPersonal(headers.cookie ?? '')) return undefined;
  const isPayload = headers['rsc'] !== undefined;
  if (isPayload && !/[?&]_rsc=[\w-]/.test(url)) return undefined;
  return `${isPayload ? 'payload' : 'html'} ${url}`;
}

/** What is written to the response, once it is complete; undefined for what may not be sent to another. */
function capture(
  response: ServerResponse,
  { isPublic }: { isPublic: boolean },
): Promise<GuestPage | undefined> {
  const chunks: Buffer[] = [];
  const { write, end, writeHead } = response;
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      chunks.push(Buffer.from(chunk as Uint8Array));
  };
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (isPublic && isShareable(response, args[0])) allowCaches(response);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    keep(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    keep(args[0]);
    return end.apply(response, args);
  }) as typeof end;
  return new Promise((resolve) => {
    response.once('close', () => {
      const isWhole = response.writableFinished && isShareable(response, response.statusCode);
      const headers = response.getHeaders();
      delete headers['transfer-encoding'];
      resolve(isWhole ? { status: response.statusCode, headers, body: joinInOwnBytes(chunks) } : undefined);
    });
  });
}

function isShareable(response: ServerResponse, status: number): boolean {
  return status === 200 && !response.hasHeader('set-cookie');
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
