import { queryOptions } from '@tanstack/react-query';
import { ListingPageDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../io/query-keys.ts';
import { askForSearchKey } from '../io/search-key.ts';
import { answerOf, type ListingPlace, placeInput } from './listing-answer.ts';
import { listingInput, type ListingState } from './listing-state.ts';

/** What this visitor searches with; null where there is no hosted search. Asked again when it has run out. */
export const searchKeyQuery = queryOptions({
  queryKey: [...visitorKeys.search, 'key'],
  queryFn: askForSearchKey,
  staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? data.validUntil * 1_000 - dataUpdatedAt : 0),
  gcTime: Infinity,
  retry: false,
  networkMode: 'always',
});

/** A page of a listing as the backend answers it for this visitor. */
export function backendListingQuery(place: ListingPlace, state: ListingState, instead: boolean) {
  const query = { ...placeInput(place), ...listingInput(state) };
  return queryOptions({
    queryKey: [...visitorKeys.search, 'listing', query],
    queryFn: async ({ signal }) => (await graphql(ListingPageDocument, { query }, { signal })).productPage,
    select: (page) => answerOf(state, page, instead),
    networkMode: 'always',
  });
}
