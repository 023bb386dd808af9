import { getCookie, setCookie } from 'hono/cookie';
import type { Context as HonoContext } from 'hono';
import type { CookieJar } from '../context.ts';

/** Cookies of one request and its response. With `secure` they carry the __Host- prefix, except the hint, which scripts read. */
export function cookieJar(c: HonoContext, secure: boolean): CookieJar {
  const prefix = (name: string): 'host' | undefined => (secure && name !== 'signed-in' ? 'host' : undefined);
  return {
    get(name) {
      const usePrefix = prefix(name);
      return (usePrefix ? getCookie(c, name, usePrefix) : getCookie(c, name)) ?? null;
    },
    set(name, value, maxAge) {
      setCookie(c, name, value, {
        prefix: prefix(name),
        secure,
        httpOnly: name !== 'signed-in',
        sameSite: 'Lax',
        path: '/',
        maxAge,
      });
    },
  };
}
