/** Where a visitor goes who signs in without having been on the way to anything. */
export const accountPath = '/auth/home';

/** Never followed to another origin: `//host`, `/\host` and control characters can leave the shop (reliability F32). */
const safePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path to go to after sign-in: `wanted` when it is a path of this shop, else the account. */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !safePath.test(wanted)) return accountPath;
  const { pathname, search, hash, origin } = new URL(wanted, 'http://shop.invalid');
  if (origin !== 'http://shop.invalid' || pathname.startsWith('//')) return accountPath;
  return pathname === '/auth/sign-in' ? accountPath : pathname + search + hash;
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return `/auth/sign-in?return=${encodeURIComponent(path)}`;
}
