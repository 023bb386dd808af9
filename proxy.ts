import type { ServerResponse } from 'node:http';
import { NextResponse, type NextRequest } from 'next/server';
import { BreakerOpen } from './lib/server/breaker.ts';
import { currentResponse } from './lib/server/current-response.ts';
import { logFailure } from './lib/io/log.ts';
import { pageCacheRegistry } from './lib/page-cache/registry.ts';
import { toPageResponse, type PageResponse } from './lib/page-cache/page-response.ts';
import { isSelfContained } from './lib/page-cache/page-cache.ts';
import { frontPageSlug, gonePath } from './lib/rules/routes/addresses.ts';
import { addressState } from './lib/server/address-state.ts';

/** Every page that is the same for everybody. */
export const config = {
  matcher: [
    '/',
    '/vara/:slug',
    '/voruflokkur/:slug',
    '/voruflokkar/:path*',
    '/framleidendur/:path*',
    '/:page((?!(?:auth|healthz|karfa|leit|postlisti|readyz)$)[^./]+)',
  ],
};

/**
 * Answers with the page as it is kept, compressed: Next would unpack it and compress it again for each visitor. What is not kept
 * goes on to Next, but for what a page cannot answer itself: 301 for an address in upper case or one that a product or a category
 * once had, 410 for a product that was taken out.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const cache = pageCacheRegistry()?.cache;
  const page = await cache?.find(cachePath(pathname));
  const isSendable = page && search === '' && takesHtml(request) && !cache?.isDue(page);
  const answer = isSendable ? toPageResponse(page) : undefined;
  const response = currentResponse();
  if (answer && response) return send(request, answer, response);
  if (!hasOldAddresses(pathname) || (page && isSelfContained(page.head))) return NextResponse.next();
  return rightAddress(request);
}

function send(
  { headers, method }: NextRequest,
  answer: PageResponse,
  response: ServerResponse,
): NextResponse {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  const isKnown = known.some((etag) => etag.trim().replace(/^W\//, '') === answer.etag);
  if (isKnown && answer.status === 200)
    return new NextResponse(null, { status: 304, headers: answer.headers });
  // Next drops it from what a proxy answers, and would compress the page once more.
  response.setHeader('Content-Encoding', 'gzip');
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Length', String(answer.html.length));
  const body = method === 'HEAD' ? null : new Uint8Array(answer.html);
  return new NextResponse(body, { status: answer.status, headers: answer.headers });
}

/** Compressed HTML; a navigation within the shop takes another payload. */
function takesHtml({ headers, method }: NextRequest): boolean {
  const takesGzip = /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
  return takesGzip && ['GET', 'HEAD'].includes(method) && !headers.has('rsc');
}

/** Where Next keeps a page: behind the rewrite of the front page. */
function cachePath(pathname: string): string {
  return pathname === '/' ? `/${frontPageSlug}` : pathname;
}

function hasOldAddresses(pathname: string): boolean {
  return /^\/(?:vara|voruflokkur|framleidendur)\/[^/]+$/.test(pathname);
}

async function rightAddress(request: NextRequest): Promise<NextResponse> {
  const [, page = '', slug = ''] = request.nextUrl.pathname.split('/');
  const lower = lowerCase(slug);
  if (lower === null) return NextResponse.next();
  const state = await stateOf(page, lower);
  if (state.kind === 'gone') return NextResponse.rewrite(new URL(gonePath, request.url), { status: 410 });
  const right = state.kind === 'moved' ? state.slug : lower;
  if (right === decodeURIComponent(slug)) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = `/${page}/${encodeURIComponent(right)}`;
  // The router's own mark of a navigation.
  target.searchParams.delete('_rsc');
  return NextResponse.redirect(target, 301);
}

/** Null for what is no proper address. */
function lowerCase(slug: string): string | null {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return null;
  }
}

/** A backend that does not answer leaves the page to what is kept of it. */
async function stateOf(page: string, slug: string): ReturnType<typeof addressState> {
  try {
    return await addressState(page, slug);
  } catch (error) {
    if (!(error instanceof BreakerOpen)) logFailure('Looking up an address failed', error);
    return { kind: 'open' };
  }
}
