import { dehydrate, HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/query-client.ts';

interface Props {
  /** Query keys and what the server read for them; undefined is left to the browser. */
  entries: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Hands what the server read for this visitor to the browser's cache. */
export function VisitorData({ entries, children }: Props) {
  const client = createQueryClient();
  for (const [key, value] of entries) if (value !== undefined) client.setQueryData(key, value);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
