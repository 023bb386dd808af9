/** Shared by the global object: see lib/process/request-scope.ts, which no browser can load. */
interface ProcessWide {
  vorulindRequest?: { getStore(): { readonly id: string } | undefined };
}

/** On the server the id of the request that is being answered: Next shows it to the browser as the digest of an error. */
export function currentDigest(): string | undefined {
  return typeof window === 'undefined'
    ? (globalThis as ProcessWide).vorulindRequest?.getStore()?.id
    : undefined;
}
