import type { IncomingMessage, ServerResponse } from 'node:http';
import { frontPageSlug } from '../rules/routes/addresses.ts';
import { securityHeaders } from '../rules/security/response-headers.ts';
import type { PackedPage } from './packed-page.ts';
import { type PageForm, type PageResponse, toPageResponse } from './page-response.ts';
import { pageCacheRegistry } from './registry.ts';

/** What Next alone answers: its own files, calls, personal pages, and addresses that exist only as targets of rewrites. */
const neverKept = /^\/(?:_next|api|auth|backend|front-page|healthz|readyz|sia)(?:\/|$)/;

const everyAnswer = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));

/** Made once for each page and form: a page that is asked for often costs a lookup. */
const responses = new WeakMap<PackedPage, Partial<Record<PageForm, PageResponse | undefined>>>();

/**
 * Sends a kept page as it is kept, compressed: Next would decompress and compress it again for each visitor.
 * @returns whether it did; if not, nothing was written and Next has to answer
 */
export async function sendKeptPage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const cache = pageCacheRegistry()?.cache;
  const [pathname, search] = splitAddress(request.url ?? '/');
  const form = formOf(request, search);
  if (!cache || !form || neverKept.test(pathname)) return false;
  const page = await cache.find(pathname === '/' ? `/${frontPageSlug}` : pathname);
  if (!page || cache.isDue(page)) return false;
  const answer = responseOf(page, form);
  if (!answer) return false;
  if (answer.status === 200 && isKnown(request, answer.etag)) {
    // A response without a body names neither its kind nor its encoding.
    const { 'Content-Encoding': _encoding, 'Content-Type': _type, ...headers } = answer.headers;
    response.writeHead(304, { ...everyAnswer, ...headers }).end();
  } else {
    const length = { 'Content-Length': answer.body.length };
    response.writeHead(answer.status, { ...everyAnswer, ...answer.headers, ...length });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }
  return true;
}

/** The form that is asked for; undefined for what Next has to look at itself. */
function formOf({ method = '', headers }: IncomingMessage, search: string | undefined): PageForm | undefined {
  if (!['GET', 'HEAD'].includes(method) || !/\bgzip\b/.test(String(headers['accept-encoding'])))
    return undefined;
  if (headers['rsc'] === undefined) return search ? undefined : 'html';
  // Next's router marks such an address, so that a cache which ignores Vary never takes a payload for a page.
  const isWhole = headers['next-router-prefetch'] === undefined && headers['next-action'] === undefined;
  return isWhole && /^_rsc=?[\w-]*$/.test(search ?? '') ? 'payload' : undefined;
}

function splitAddress(url: string): [pathname: string, search?: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
}

function responseOf(page: PackedPage, form: PageForm): PageResponse | undefined {
  const known = responses.get(page) ?? {};
  if (!(form in known)) responses.set(page, { ...known, [form]: toPageResponse(page, form) });
  return responses.get(page)?.[form];
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}
