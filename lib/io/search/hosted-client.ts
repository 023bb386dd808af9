import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchKey } from '../../contract/rest-schemas.ts';

/** Time limits of specification §9 (ms), per host. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

/** Retries over hosts and the memory of those that are down (2 minutes) are the client's own. */
export function createHostedClient({ appId, key, host }: SearchKey): LiteClient {
  return liteClient(appId, key, { timeouts, ...(host !== null && { hosts: [toHost(host)] }) });
}

function toHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
}
