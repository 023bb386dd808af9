import insights from 'search-insights';
import type { SearchKey } from './rest-schemas.ts';

export interface Click {
  index: string;
  queryId: string;
  productId: string;
  /** Among all that the search found, from 1. */
  position: number;
}

/**
 * Reports a press on a hit (specification §7). The visitor is a number that lasts as long as the page: no cookie is set, and unlike
 * clickedObjectIDsAfterSearch this stores nothing else either.
 */
export async function reportClick(
  { appId, key, host }: SearchKey,
  { index, queryId, productId, position }: Click,
): Promise<void> {
  insights('init', { appId, apiKey: key, useCookie: false, ...(host !== null && { host }) });
  await insights('sendEvents', [
    {
      eventType: 'click',
      eventName: 'Vara opnuð úr leit',
      index,
      queryID: queryId,
      objectIDs: [productId],
      positions: [position],
    },
  ]);
}
