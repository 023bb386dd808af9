import { NextResponse, type NextRequest } from 'next/server';
import { BreakerOpen } from './lib/server/breaker.ts';
import { logFailure } from './lib/io/log.ts';
import { pageCacheRegistry } from './lib/page-cache/registry.ts';
import { isSelfContained } from './lib/page-cache/page-cache.ts';
import { readAddressState } from './lib/server/address-state.ts';

/** Pages whose addresses may have changed, and addresses of one part that may be in upper case. */
export const config = {
  matcher: [
    '/vara/:slug',
    '/voruflokkur/:slug',
    '/voruflokkar/:slug',
    '/framleidendur/:slug',
    '/:page([^/]*[A-Z][^/]*)',
  ],
};

/** Answers what a page cannot answer itself: 301 for an address in upper case or one that a product or a category once had. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (!pathname.includes('/', 1)) return redirectToLowerCase(request);
  if (!hasOldAddresses(pathname)) return NextResponse.next();
  const page = await pageCacheRegistry()?.cache.find(pathname);
  return page && isSelfContained(page.head) ? NextResponse.next() : redirectToRightAddress(request);
}

function redirectToLowerCase(request: NextRequest): NextResponse {
  const page = request.nextUrl.pathname.slice(1);
  const lower = decodeLowerCase(page);
  if (lower === null || lower === decodeURIComponent(page)) return NextResponse.next();
  return redirectTo(request, `/${encodeURIComponent(lower)}`);
}

/** 301 to another path, with the parameters that were asked for. */
function redirectTo(request: NextRequest, pathname: string): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = pathname;
  // The router's own mark of a navigation.
  target.searchParams.delete('_rsc');
  return NextResponse.redirect(target, 301);
}

function hasOldAddresses(pathname: string): boolean {
  return /^\/(?:vara|voruflokkur|voruflokkar|framleidendur)\/[^/]+$/.test(pathname);
}

async function redirectToRightAddress(request: NextRequest): Promise<NextResponse> {
  const [, page = '', slug = ''] = request.nextUrl.pathname.split('/');
  const lower = decodeLowerCase(slug);
  if (lower === null) return NextResponse.next();
  const state = await readStateOrOpen(page, lower);
  const rightSlug = state.kind === 'moved' ? state.slug : lower;
  if (rightSlug === decodeURIComponent(slug)) return NextResponse.next();
  return redirectTo(request, `/${page}/${encodeURIComponent(rightSlug)}`);
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
