import { queryOptions } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { besideMeta } from '../visitor/beside-meta.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { categoryTreeQuery } from './category-tree.ts';
import { fetchHostedPage } from './hosted-page.ts';
import type { ListingPlace } from './listing-answer.ts';
import type { ListingState } from './listing-state.ts';
import { fetchBackendListing, searchKeyQuery } from './listing-queries.ts';

/**
 * A page rendered for everyone, as a customer sees it: with products hidden from guests. A search uses the source that the
 * page was rendered from, so that the order does not change.
 */
export function visitorListingQuery(place: ListingPlace, state: ListingState) {
  return queryOptions({
    queryKey: [...visitorKeys.search, 'own-page', place, state],
    queryFn: async ({ client }) => {
      if (place.search !== undefined)
        try {
          const settings = await client.fetchQuery(searchKeyQuery);
          const tree = await client.fetchQuery(categoryTreeQuery);
          const hostedAnswer = settings && (await fetchHostedPage(settings, place.search, state, tree));
          if (hostedAnswer) return hostedAnswer;
        } catch (error) {
          logFailure('The hosted search did not answer', error);
        }
      return fetchBackendListing(place, state, false);
    },
    retry: false,
    meta: besideMeta,
  });
}
