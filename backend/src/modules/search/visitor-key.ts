import { hourSeconds, minuteSeconds } from '../../../../lib/rules/dates/durations.ts';
import type { SearchKey } from '../../../../lib/contract/rest-schemas.ts';
import type { HostedSearch } from './hosted-client.ts';

/** How long a guest's key is valid at least, in seconds; all keys of an hour expire together, so that they can be cached. */
const guestSeconds = 24 * hourSeconds;
/** A customer's key cannot be taken back when the session ends, so it is short and is asked for again while the session lives. */
const customerSeconds = 15 * minuteSeconds;

/**
 * The search key of this visitor's browser: a guest's finds only what guests may see, whatever the browser requests. `now` in ms
 * since 1970; `customerId` null for a guest.
 */
export function visitorKey(
  { appId, searchKey, index, addresses, client }: HostedSearch,
  customerId: number | null,
  now: number,
): SearchKey {
  const validUntil = customerId === null ? guestEnd(now) : Math.floor(now / 1000) + customerSeconds;
  const restrictions = {
    validUntil,
    restrictIndices: [index],
    ...(customerId === null ? { filters: 'visibleByGuest:true' } : { userToken: `customer-${customerId}` }),
  };
  const key = client.generateSecuredApiKey({ parentApiKey: searchKey, restrictions });
  return { appId, key, index, hosts: [...addresses], validUntil };
}

function guestEnd(now: number): number {
  return Math.ceil(now / 1000 / hourSeconds) * hourSeconds + guestSeconds;
}
