import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '@/lib/cart/queries.ts';
import { customerQuery } from '@/lib/customer/queries.ts';
import { takeQueryClient } from '@/lib/query-client.ts';
import { hasSignedInHint } from '@/lib/visitor/signed-in-hint.ts';

/** The tab's query client, with what the header shows on its way: it need not wait for the parts that show it. */
export function beginQueries(): QueryClient {
  const client = takeQueryClient();
  void client.prefetchQuery(cartQuery);
  if (hasSignedInHint()) void client.prefetchQuery(customerQuery);
  return client;
}
