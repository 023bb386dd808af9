/** The shop's own address, for documents that name pages in full; the server knows it, the browser is on it. */
export function siteUrl(): string {
  return typeof window === 'undefined' ? (process.env['SITE_URL'] ?? '') : location.origin;
}
