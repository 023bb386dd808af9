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

/** What the clients of the search keep of their hosts: the type is theirs (`hostsCache`). */
interface HostMemory {
  get<Value>(key: unknown, makeValue: () => Promise<Value>): Promise<Value>;
  set<Value>(key: unknown, value: Value): Promise<Value>;
  delete(key: unknown): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Which hosts did not answer, so that the next search begins with another for two minutes (specification §9). The client's own
 * memory stores a host together with the state that it had, under which it is never looked up again (algoliasearch 5.64).
 */
export function createHostMemory(): HostMemory {
  const states = new Map<unknown, unknown>();
  const addressOf = (key: unknown): unknown =>
    typeof key === 'object' && key !== null && 'url' in key ? key.url : key;
  return {
    async get(key, makeValue) {
      const known = states.get(addressOf(key));
      return known === undefined ? makeValue() : (known as Awaited<ReturnType<typeof makeValue>>);
    },
    set(key, value) {
      states.set(addressOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      states.delete(addressOf(key));
      return Promise.resolve();
    },
    clear() {
      states.clear();
      return Promise.resolve();
    },
  };
}
