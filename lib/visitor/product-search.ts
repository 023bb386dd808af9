import { queryOptions } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';
import { findProductSearch } from '../io/search/search.ts';

/** Where this visitor's searches go; asked for once, and again when the key to it has run out. */
export const productSearchQuery = queryOptions({
  queryKey: [...visitorKeys.search, 'way'],
  queryFn: findProductSearch,
  staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? data.validUntil - dataUpdatedAt : 0),
  gcTime: Infinity,
  // A search that fails, offline as well, says so at once.
  retry: false,
  networkMode: 'always',
});
