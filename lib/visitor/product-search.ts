import { queryOptions } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';
import { findProductSearch } from '../io/search/search.ts';

/** The search service of this visitor; fetched once, and again when its key has expired. */
export const productSearchQuery = queryOptions({
  queryKey: [...visitorKeys.search, 'way'],
  queryFn: findProductSearch,
  staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? data.validUntil - dataUpdatedAt : 0),
  gcTime: Infinity,
  // A failing search reports it at once, offline as well.
  retry: false,
  networkMode: 'always',
});
