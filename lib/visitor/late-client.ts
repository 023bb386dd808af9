import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';

/** Fetches the page's query client. Public pages begin without it: its code comes when they have come to life. */
export const LateClientContext = createContext<() => Promise<QueryClient>>(() =>
  Promise.reject(new Error('There is no shell around this')),
);

/** For what is on a page from the start: the query client, as soon as its code is there. */
export function useLateClient(): () => Promise<QueryClient> {
  const client = use(QueryClientContext);
  const load = use(LateClientContext);
  return useCallback(() => (client ? Promise.resolve(client) : load()), [client, load]);
}
