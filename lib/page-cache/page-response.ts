import type { OutgoingHttpHeaders } from 'node:http';
import { readPackedPart, type PackedPage, tagsHeader } from './packed-page.ts';

/** A page as sent to a browser that accepts gzip. */
export interface PageResponse {
  readonly status: number;
  readonly etag: string;
  readonly headers: Headers;
  /** Compressed. */
  readonly html: Buffer;
}

/** Next's headers of a page. */
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** Undefined for what only Next can answer: redirects and anything but pages. */
export function toPageResponse(page: PackedPage): PageResponse | undefined {
  const { status = 200, etag, cacheControl, headers: pageHeaders } = page.head;
  const html = readPackedPart(page, 'html');
  if (!html || !etag || ![200, 404].includes(status) || typeof cacheControl?.revalidate !== 'number')
    return undefined;
  const { revalidate, expire } = cacheControl;
  const stale = expire === undefined ? '' : `, stale-while-revalidate=${expire - revalidate}`;
  const headers = new Headers(toHeaderEntries(pageHeaders));
  headers.set('Cache-Control', `s-maxage=${revalidate}${stale}`);
  headers.set('ETag', etag);
  headers.set('Vary', vary);
  headers.set('x-nextjs-cache', 'HIT');
  return { status, etag, headers, html };
}

function toHeaderEntries(headers: OutgoingHttpHeaders = {}): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    name === tagsHeader || value === undefined
      ? []
      : [value].flat().map((one): [string, string] => [name, String(one)]),
  );
}
