import type { ServerResponse } from 'node:http';
import { NextResponse, type NextRequest } from 'next/server';
import { BreakerOpen } from './lib/server/breaker.ts';
import { currentResponse } from './lib/server/current-response.ts';
import { logFailure } from './lib/io/log.ts';
import { pageCacheRegistry } from './lib/page-cache/registry.ts';
import { toPageResponse, type PageResponse } from './lib/page-cache/page-response.ts';
import { isSelfContained } from './lib/page-cache/page-cache.ts';
import { frontPageSlug, goneProductPath } from './lib/rules/routes/addresses.ts';
import { readAddressState } from './lib/server/address-state.ts';

/** Every page that is the same for all visitors. */
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
 * Answers with the stored compressed page: Next would decompress and compress it again for each visitor. What is not
 * kept is left to Next, except what a page cannot answer itself: 301 for an address in upper case or one that a product or a
 * category
 * once had, 410 for a product that was taken out.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const cache = pageCacheRegistry()?.cache;
  const page = await cache?.find(cachePath(pathname));
  const canSendCached = page && search === '' && acceptsGzipHtml(request) && !cache?.isDue(page);
  const answer = canSendCached ? toPageResponse(page) : undefined;
  const response = currentResponse();
  if (answer && response) return sendCachedPage(request, answer, response);
  if (!hasOldAddresses(pathname) || (page && isSelfContained(page.head))) return NextResponse.next();
  return redirectToRightAddress(request);
}

function sendCachedPage(
  { headers, method }: NextRequest,
  answer: PageResponse,
  response: ServerResponse,
): NextResponse {
  const knownEtags = headers.get('if-none-match')?.split(',') ?? [];
  const isNotModified = knownEtags.some((etag) => etag.trim().replace(/^W\//, '') === answer.etag);
  if (isNotModified && answer.status === 200)
    return new NextResponse(null, { status: 304, headers: answer.headers });
  // Next drops it from a proxy's response, and would compress the page once more.
  response.setHeader('Content-Encoding', 'gzip');
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.headers.set('Content-Length', String(answer.html.length));
  const body = method === 'HEAD' ? null : new Uint8Array(answer.html);
  return new NextResponse(body, { status: answer.status, headers: answer.headers });
}

/** Compressed HTML; a navigation within the shop takes another payload. */
function acceptsGzipHtml({ headers, method }: NextRequest): boolean {
  const acceptsGzip = /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
  return acceptsGzip && ['GET', 'HEAD'].includes(method) && !headers.has('rsc');
}

/** Where Next keeps a page: behind the rewrite of the front page. */
function cachePath(pathname: string): string {
  return pathname === '/' ? `/${frontPageSlug}` : pathname;
}

function hasOldAddresses(pathname: string): boolean {
  return /^\/(?:vara|voruflokkur|framleidendur)\/[^/]+$/.test(pathname);
}

async function redirectToRightAddress(request: NextRequest): Promise<NextResponse> {
  const [, page = '', slug = ''] = request.nextUrl.pathname.split('/');
  const lower = decodeLowerCase(slug);
  if (lower === null) return NextResponse.next();
  const state = await readStateOrOpen(page, lower);
  if (state.kind === 'gone')
    return NextResponse.rewrite(new URL(goneProductPath, request.url), { status: 410 });
  const rightSlug = state.kind === 'moved' ? state.slug : lower;
  if (rightSlug === decodeURIComponent(slug)) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = `/${page}/${encodeURIComponent(rightSlug)}`;
  // The router's own mark of a navigation.
  target.searchParams.delete('_rsc');
  return NextResponse.redirect(target, 301);
}

/** Null for what is no proper address. */
function decodeLowerCase(slug: string): string | null {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return null;
  }
}

/** When the backend does not answer, the stored page is served. */
async function readStateOrOpen(page: string, slug: string): ReturnType<typeof readAddressState> {
  try {
    return await readAddressState(page, slug);
  } catch (error) {
    if (!(error instanceof BreakerOpen)) logFailure('Looking up an address failed', error);
    return { kind: 'open' };
  }
}
