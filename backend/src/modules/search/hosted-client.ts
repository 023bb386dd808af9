import { algoliasearch, type Algoliasearch, type SecuredApiKeyRestrictions } from 'algoliasearch';
import type { Config } from '../../config.ts';

export type SearchConfig = Pick<
  Config,
  'SEARCH_APP_ID' | 'SEARCH_ADMIN_KEY' | 'SEARCH_SEARCH_KEY' | 'SEARCH_INDEX' | 'SEARCH_HOST'
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
  /** Null: the provider's own hosts. */
  readonly host: string | null;
  /** For the clients of recommendations and events, which do not inherit it. */
  readonly hosts: ReturnType<typeof toHost>[] | null;
  readonly client: Algoliasearch & KeySigner;
}

/** Milliseconds. No shopper waits for these calls, and a service that takes in a large index answers late. */
const timeouts = { connect: 10_000, read: 60_000, write: 120_000 };

/** Null where the shop's own search answers. */
export function configureHostedSearch(config: SearchConfig): HostedSearch | null {
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY, SEARCH_INDEX, SEARCH_HOST } = config;
  if (!SEARCH_APP_ID || !SEARCH_ADMIN_KEY || !SEARCH_SEARCH_KEY || !SEARCH_INDEX) return null;
  const hosts = SEARCH_HOST ? [toHost(SEARCH_HOST)] : null;
  return {
    appId: SEARCH_APP_ID,
    searchKey: SEARCH_SEARCH_KEY,
    index: SEARCH_INDEX,
    host: SEARCH_HOST ?? null,
    hosts,
    client: algoliasearch(SEARCH_APP_ID, SEARCH_ADMIN_KEY, {
      timeouts,
      ...(hosts && { hosts }),
    }) as Algoliasearch & KeySigner,
  };
}

function toHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
}

/** HTTP status of a refused request; undefined for all other errors. */
export function refusalStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
