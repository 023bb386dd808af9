import { accountPath } from './account-paths.ts';

const signInPattern = /^\/auth\/sign-in\/*(?:[?#]|$)/i;

/** Stands for the shop's own origin where that is not known; `.invalid` never resolves (RFC 2606). */
const placeholderOrigin = 'http://shop.invalid';

/**
 * What no path of the shop contains, plain or percent-encoded: backslashes, control characters, an encoded slash, and the
 * characters of Unicode that look like slashes or become one when something on the way normalises them.
 */
const suspiciousCharacters =
  /[\\\p{Cc}\p{Cf}\u2044\u2215\u2216\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]|%(?:0|1|2f|5c|7f)/iu;

/** What answers programs, not people. */
const programPaths = /^\/(?:api|backend|_next)(?:\/|$)/i;

/** Text that would not lead where it seems to: anything encoded twice or not as UTF-8 is refused as well. */
function isSafeText(text: string): boolean {
  if (suspiciousCharacters.test(text)) return false;
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text || isSafeText(decoded);
  } catch {
    return false;
  }
}

/**
 * The path, query and fragment of `requestedPath` when it is a page of this shop, else null: for everything that an address or a
 * mail says where to go next (reliability F32, ASVS 3.7.2).
 * @param requestedPath a path, or a whole address when `origin` is given
 * @param origin the shop's own, e.g. `https://vorulind.is`
 */
export function shopPath(requestedPath: string | null | undefined, origin?: string): string | null {
  if (!requestedPath) return null;
  const path =
    origin && requestedPath.startsWith(`${origin}/`) ? requestedPath.slice(origin.length) : requestedPath;
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return null;
  if (!isSafeText(path.split(/[?#]/, 1)[0] ?? '')) return null;
  const { pathname, search, hash, origin: resolvedOrigin } = new URL(path, placeholderOrigin);
  if (resolvedOrigin !== placeholderOrigin || pathname.startsWith('//') || programPaths.test(pathname))
    return null;
  return pathname + search + hash;
}

/** The path to go to after sign-in: `requestedPath` when it is a page of this shop, else the account. */
export function returnPath(requestedPath: string | null | undefined): string {
  const path = shopPath(requestedPath);
  return path === null || signInPattern.test(path) ? accountPath : path;
}
