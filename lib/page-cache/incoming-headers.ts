import type { IncomingMessage } from 'node:http';

/** Next believes these of its own parts and of this server; from outside they are forged. */
const internalHeader = /^(?:x-(?:middleware|nextjs)-|content-security-policy)/;
/** Next's previews, of which the shop has none: for a cookie that it does not know Next deletes it in the answer, and keeps nothing. */
const previewCookie = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

/** Takes from a request what only Next's own parts may say, and makes it either a page's or a payload's. */
export function cleanIncomingHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers))
    if (internalHeader.test(name)) Reflect.deleteProperty(headers, name);
  // Whatever its value says: Next would send a page where every cache expects a payload.
  if (headers['rsc'] !== undefined) headers['rsc'] = '1';
  if (headers.cookie !== undefined)
    headers.cookie = headers.cookie
      .split(';')
      .filter((cookie) => !previewCookie.test(cookie))
      .join(';')
      .trim();
}
