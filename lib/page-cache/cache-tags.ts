import { isStatusTag } from '../rules/routes/page-status.ts';

/** Bytes that the tags of one answer may take: fewer than any cache in front or proxy allows for its headers. */
const maximumBytes = 12_000;

/**
 * Headers that tell a cache in front what a page shows, so that a change can be purged by tag: Cloudflare's, Akamai's and
 * Fastly's, Varnish's name.
 * @param tags Next's list: its own, which name the route, and those of lib/server/cache-table.ts
 */
export function cacheTagHeaders(tags: readonly string[]): Record<string, string> {
  const named = tags.filter((tag) => !tag.startsWith('_N_T_') && !/[\s,]/.test(tag) && !isStatusTag(tag));
  let bytes = 0;
  const listed = named.filter((tag) => (bytes += tag.length + 1) <= maximumBytes);
  return listed.length === 0 ? {} : { 'cache-tag': listed.join(','), 'surrogate-key': listed.join(' ') };
}
