import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchKey } from '../../contract/rest-schemas.ts';
import { toSearchHosts } from '../../rules/routes/search-hosts.ts';

/** Time limits of specification §9 (ms), per host. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

/** Retries over hosts and the memory of those that are down (2 minutes) are the client's own. */
export function createHostedClient({ appId, key, hosts: addresses }: SearchKey): LiteClient {
  const hosts = toSearchHosts(addresses);
  return liteClient(appId, key, { timeouts, ...(hosts && { hosts }) });
}
