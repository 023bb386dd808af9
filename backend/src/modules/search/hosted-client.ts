import { algoliasearch, type Algoliasearch, type SecuredApiKeyRestrictions } from 'algoliasearch';
import {
  createHostMemory,
  type SearchHostSetting,
  toSearchHosts,
} from '../../../../lib/rules/routes/search-hosts.ts';
import type { Config } from '../../config.ts';

export type SearchConfig = Pick<
  Config,
  'SEARCH_APP_ID' | 'SEARCH_ADMIN_KEY' | 'SEARCH_SEARCH_KEY' | 'SEARCH_INDEX' | 'SEARCH_HOSTS'
>;

/** Methods that the client has in Node only; the resolved types are the browser's. */
interface KeySigner {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions: SecuredApiKeyRestrictions }): string;
}

/** A configured hosted search: all that it takes to write to it and to hand out keys. */
export interface HostedSearch {
  readonly appId: string;
  readonly searchKey: string;
  readonly index: string;
  /** In the order in which they are tried; none: the provider's own hosts. */
  readonly addresses: readonly string[];
  /** The same for the clients of recommendations and events, which do not inherit them. */
  readonly hosts: SearchHostSetting[] | undefined;
  readonly client: Algoliasearch & KeySigner;
}

/** Milliseconds. No shopper waits for these calls, and a service that takes in a large index answers late. */
const timeouts = { connect: 10_000, read: 60_000, write: 120_000 };

/** What sends the client's calls. */
export type SearchRequester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/**
 * Null where the shop's own search answers.
 * @param requester in place of the client's own
 */
export function configureHostedSearch(
  config: SearchConfig,
  requester?: SearchRequester,
): HostedSearch | null {
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY, SEARCH_INDEX, SEARCH_HOSTS } = config;
  if (!SEARCH_APP_ID || !SEARCH_ADMIN_KEY || !SEARCH_SEARCH_KEY || !SEARCH_INDEX) return null;
  const hosts = toSearchHosts(SEARCH_HOSTS);
  return {
    appId: SEARCH_APP_ID,
    searchKey: SEARCH_SEARCH_KEY,
    index: SEARCH_INDEX,
    addresses: SEARCH_HOSTS,
    hosts,
    client: algoliasearch(SEARCH_APP_ID, SEARCH_ADMIN_KEY, {
      timeouts,
      hostsCache: createHostMemory(),
      ...(hosts && { hosts }),
      ...(requester && { requester }),
    }) as Algoliasearch & KeySigner,
  };
}

/** HTTP status of a refused request; undefined for all other errors. */
export function refusalStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
