import { hourSeconds } from '../../../../lib/rules/dates/durations.ts';
import type { SearchKey } from '../../../../lib/contract/rest-schemas.ts';
import type { HostedSearch } from './hosted-client.ts';

/** Minimum validity of a key in seconds; all keys of an hour expire together, so that they can be cached. */
const validSeconds = 24 * hourSeconds;

/**
 * The search key of this visitor's browser: a guest's finds only what guests may see, whatever the browser requests. `now` in ms
 * since 1970; `customerId` null for a guest.
 */
export function visitorKey(
  { appId, searchKey, index, host, client }: HostedSearch,
  customerId: number | null,
  now: number,
): SearchKey {
  const validUntil = (Math.ceil(now / 1000 / hourSeconds) + validSeconds / hourSeconds) * hourSeconds;
  const restrictions = {
    validUntil,
    restrictIndices: [index, `${index}_*`],
    ...(customerId === null ? { filters: 'visibleByGuest:true' } : { userToken: `customer-${customerId}` }),
  };
  const key = client.generateSecuredApiKey({ parentApiKey: searchKey, restrictions });
  return { appId, key, index, host, validUntil };
}
