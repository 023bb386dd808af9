'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Query keys and what the server read for them; undefined is left to the browser. */
  entries: readonly (readonly [QueryKey, unknown])[];
  /** When the server read it, ms since 1970. */
  readAt: number;
  children: ReactNode;
}

/**
 * Hands what the server read to the cache. Unlike HydrationBoundary it fills a query that is there but empty while it
 * renders: the header asks for the cart as well, and comes first, so that the boundary would leave the page a skeleton.
 */
export function QueryData({ entries, readAt, children }: Props) {
  const client = useQueryClient();
  for (const [key, value] of entries)
    if (value !== undefined && client.getQueryData(key) === undefined)
      client.setQueryData(key, value, { updatedAt: readAt });
  useEffect(() => {
    for (const [key, value] of entries) {
      const isNewer = (client.getQueryState(key)?.dataUpdatedAt ?? 0) < readAt;
      if (value !== undefined && isNewer) client.setQueryData(key, value, { updatedAt: readAt });
    }
  }, [client, entries, readAt]);
  return children;
}
