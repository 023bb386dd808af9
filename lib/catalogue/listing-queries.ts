import { queryOptions } from '@tanstack/react-query';
import { ListingPageDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { besideMeta } from '../visitor/beside-meta.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { fetchSearchKey } from '../io/search/search-key.ts';
import {
  toListingAnswer,
  type ListedProduct,
  type ListingAnswer,
  type ListingPlace,
  toPlaceInput,
} from './listing-answer.ts';
import { listingInput } from './listing-input.ts';
import type { ListingState } from './listing-state.ts';

/** The visitor's search key; null without hosted search. Fetched again when it has expired. */
export const searchKeyQuery = queryOptions({
  queryKey: [...visitorKeys.search, 'key'],
  queryFn: () => fetchSearchKey(),
  staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? data.validUntil * 1_000 - dataUpdatedAt : 0),
  gcTime: Infinity,
  retry: false,
  networkMode: 'always',
});

/** A page of a listing from the backend, for this visitor. */
export function backendListingQuery(place: ListingPlace, state: ListingState, isFallback: boolean) {
  const query = toProductPageInput(place, state);
  return queryOptions({
    queryKey: [...visitorKeys.search, 'listing', query, isFallback],
    queryFn: ({ signal }) => fetchBackendListing(place, state, isFallback, signal),
    meta: besideMeta,
    networkMode: 'always',
  });
}

export async function fetchBackendListing(
  place: ListingPlace,
  state: ListingState,
  isFallback: boolean,
  signal?: AbortSignal,
): Promise<ListingAnswer<ListedProduct>> {
  const query = toProductPageInput(place, state);
  const { productPage } = await graphql(ListingPageDocument, { query }, signal ? { signal } : {});
  return toListingAnswer(state, productPage, isFallback);
}

const toProductPageInput = (place: ListingPlace, state: ListingState) => ({
  ...toPlaceInput(place),
  ...listingInput(state),
});
