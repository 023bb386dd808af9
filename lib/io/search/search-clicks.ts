import { allowsAnalytics } from '../../rules/people/consent.ts';
import { readConsent } from '../../consent/consent-store.ts';
import { logFailure } from '../log.ts';
import type { SearchKey } from '../../contract/rest-schemas.ts';

interface SearchClick {
  objectID: string;
  /** Of the answer that the hit stood in. */
  queryID: string;
  /** Among all that the search found, from 1. */
  position: number;
  /** Where the answer came from another index than the key's own, e.g. one in another order. */
  index?: string;
}

/**
 * Tells the search service which of its hits was opened (specification §7.4), if the visitor has agreed to analytics.
 * Never fails and never waits.
 */
export function sendClick(key: SearchKey, click: SearchClick): void {
  if (!allowsAnalytics(readConsent())) return;
  sendToInsights(key, click).catch((error: unknown) => logFailure('The click was not reported', error));
}

async function sendToInsights(
  { appId, key, index: keyIndex, hosts: [host] }: SearchKey,
  click: SearchClick,
): Promise<void> {
  const { objectID, queryID, position, index = keyIndex } = click;
  const { default: insights } = await import('search-insights');
  // Without a cookie the visitor's token lasts as long as the page; unlike clickedObjectIDsAfterSearch this stores nothing either.
  insights('init', { appId, apiKey: key, useCookie: false, ...(host !== undefined && { host }) });
  await insights('sendEvents', [
    {
      eventType: 'click',
      eventName: 'Leitarniðurstaða opnuð',
      index,
      queryID,
      objectIDs: [objectID],
      positions: [position],
    },
  ]);
}
