import { NextResponse, type NextRequest } from 'next/server';
import { logFailure } from './lib/io/log.ts';
import { gonePath } from './lib/rules/addresses.ts';
import { addressState } from './lib/server/address-state.ts';

/** Pages can neither answer 410 nor redirect with 301; what they show is theirs alone to decide. */
export const config = { matcher: ['/vara/:slug', '/voruflokkur/:slug', '/framleidendur/:slug'] };

/** 301 for an address in upper case or one that a product or a category once had, 410 for a product that was taken out. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const [, page = '', slug = ''] = request.nextUrl.pathname.split('/');
  const lower = lowerCase(slug);
  if (lower === null) return NextResponse.next();
  // Links within the shop lead where they should, and what they fetch ahead must not cost a question each.
  const state = request.headers.has('rsc') ? { kind: 'open' as const } : await stateOf(page, lower);
  if (state.kind === 'gone') return NextResponse.rewrite(new URL(gonePath, request.url), { status: 410 });
  const right = state.kind === 'moved' ? state.slug : lower;
  if (right === decodeURIComponent(slug)) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = `/${page}/${encodeURIComponent(right)}`;
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
    logFailure('Looking up an address failed', error);
    return { kind: 'open' };
  }
}
