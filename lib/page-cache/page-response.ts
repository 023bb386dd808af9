import type { OutgoingHttpHeaders } from 'node:http';
import { isMissing } from '../rules/routes/page-status.ts';
import { policyHeader, scriptHashesHeader } from './page-policy.ts';
import { readPackedPart, type PackedPage, tagsHeader } from './packed-page.ts';

/** A page as a document, or as the payload that Next's router asks for when a visitor moves within the shop. */
export type PageForm = 'html' | 'payload';

/** A page as sent to a browser that accepts gzip. */
export interface PageResponse {
  readonly status: number;
  readonly etag: string;
  /** Without those that every answer of the shop carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed. */
  readonly body: Buffer;
}

/** Carries the status that a page says of itself from the cache to the answer; it never leaves the server. */
export const pageStatusHeader = 'x-page-status';

/** What never leaves the server. */
const ownHeaders: ReadonlySet<string> = new Set([tagsHeader, scriptHashesHeader, pageStatusHeader]);

/** Next's headers of a page. */
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

const contentTypes: Readonly<Record<PageForm, string>> = {
  html: 'text/html; charset=utf-8',
  payload: 'text/x-component',
};

/**
 * The status of a payload for navigation. One that says "not found" or "gone" is shown by the router like any other; with 404 it would
 * load the page whole, and a browser would complain of each link that was fetched in advance.
 */
export function payloadStatus(status: number): number {
  return isMissing(status) ? 200 : status;
}

/** Undefined for what only Next can answer: redirects and anything but pages. */
export function toPageResponse(page: PackedPage, form: PageForm): PageResponse | undefined {
  const { status = 200, etags, cacheControl, headers } = page.head;
  const body = readPackedPart(page, form);
  const etag = etags?.[form];
  if (
    !body ||
    !etag ||
    !(status === 200 || isMissing(status)) ||
    typeof cacheControl?.revalidate !== 'number'
  )
    return undefined;
  const { revalidate, expire } = cacheControl;
  const stale = expire === undefined ? '' : `, stale-while-revalidate=${expire - revalidate}`;
  return {
    status: form === 'payload' ? payloadStatus(status) : status,
    etag,
    headers: {
      ...toPlainHeaders(headers),
      ...(form === 'html' && policyHeader(headers)),
      'Cache-Control': `s-maxage=${revalidate}${stale}`,
      'Content-Encoding': 'gzip',
      'Content-Type': contentTypes[form],
      ETag: etag,
      Vary: vary,
      'x-nextjs-cache': 'HIT',
    },
    body,
  };
}

function toPlainHeaders(headers: OutgoingHttpHeaders = {}): Record<string, string> {
  const entries = Object.entries(headers).filter(
    ([name, value]) => !ownHeaders.has(name) && value !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
