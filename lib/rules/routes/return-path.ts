import { accountPath } from './account-paths.ts';

const isSignIn = /^\/auth\/sign-in\/*(?:[?#]|$)/i;

/** Stands for the shop's own origin where that is not known; `.invalid` never resolves (RFC 2606). */
const somewhere = 'http://shop.invalid';

/**
 * What no path of the shop contains, plain or percent-encoded: backslashes, control characters, an encoded slash, and the
 * characters of Unicode that look like slashes or become one when something on the way normalises them.
 */
const suspicious =
  /[\\\p{Cc}\p{Cf}\u2044\u2215\u2216\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]|%(?:0|1|2f|5c|7f)/iu;

/** What answers programs, not people. */
const noPage = /^\/(?:api|backend|_next)(?:\/|$)/i;

/** Text that would not lead where it seems to: anything encoded twice or not as UTF-8 is refused as well. */
function isPlain(text: string): boolean {
  if (suspicious.test(text)) return false;
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text || isPlain(decoded);
  } catch {
    return false;
  }
}

/**
 * The path, query and fragment of `wanted` when it is a page of this shop, else null: for everything that an address or a
 * mail says where to go next (reliability F32, ASVS 3.7.2).
 * @param wanted a path, or a whole address when `origin` is given
 * @param origin the shop's own, e.g. `https://vorulind.is`
 */
export function shopPath(wanted: string | null | undefined, origin?: string): string | null {
  if (!wanted) return null;
  const path = origin && wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return null;
  if (!isPlain(path.split(/[?#]/, 1)[0] ?? '')) return null;
  const { pathname, search, hash, origin: reached } = new URL(path, somewhere);
  if (reached !== somewhere || pathname.startsWith('//') || noPage.test(pathname)) return null;
  return pathname + search + hash;
}

/** The path to go to after sign-in: `wanted` when it is a page of this shop, else the account. */
export function returnPath(wanted: string | null | undefined): string {
  const path = shopPath(wanted);
  return path === null || isSignIn.test(path) ? accountPath : path;
}
