import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { use, useCallback, useSyncExternalStore } from 'react';

/** What is known of a query: nothing before it was asked, or before the query client is there. */
type CachedState<Data> = { data: Data | undefined; status: 'pending' | 'error' | 'success' } | undefined;

/**
 * Reads the cache for what is on a page from the start, without the code that fetches: that comes on demand. It is also
 * cheaper than a query, of which a page full of cards must not hold one for each.
 * @param queryKey of strings only
 * @param pick what to show of it: the same value for the same state
 */
export function useCached<Data, Picked>(
  queryKey: QueryKey,
  pick: (state: CachedState<Data>) => Picked,
): Picked {
  const client = use(QueryClientContext);
  const hash = JSON.stringify(queryKey);
  const subscribe = useCallback(
    (onChange: () => void) =>
      client
        ? client.getQueryCache().subscribe(({ query }) => {
            if (query.queryHash === hash) onChange();
          })
        : unsubscribeNothing,
    [client, hash],
  );
  const read = () => pick(client?.getQueryState<Data>(queryKey));
  return useSyncExternalStore(subscribe, read, read);
}

const unsubscribeNothing = (): void => undefined;
