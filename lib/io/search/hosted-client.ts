import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchKey } from '../../contract/rest-schemas.ts';
import { createHostMemory, toSearchHosts } from '../../rules/routes/search-hosts.ts';

/** Time limits of specification §9 (ms), per host. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

/** One for all clients of the page or the process. */
const hostsCache = createHostMemory();

/** Retries over hosts are the client's own. */
export function createHostedClient({ appId, key, hosts: addresses }: SearchKey): LiteClient {
  const hosts = toSearchHosts(addresses);
  return liteClient(appId, key, { timeouts, hostsCache, ...(hosts && { hosts }) });
}
