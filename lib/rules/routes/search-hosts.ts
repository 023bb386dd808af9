/** A host as the search service's clients take it; `url` is host and path without a protocol. */
export interface SearchHostSetting {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Configured addresses in the order in which the clients try them (specification §6); undefined leaves the provider's own hosts. */
export function toSearchHosts(addresses: readonly string[]): SearchHostSetting[] | undefined {
  if (addresses.length === 0) return undefined;
  return addresses.map((address) => {
    const { protocol, host, pathname } = new URL(address);
    return {
      url: host + pathname.replace(/\/$/, ''),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    };
  });
}
