import type { QueryClient } from '@tanstack/react-query';
import { cancelVisitorQueries, visitorKeys } from './query-keys.ts';

/**
 * After sign-out, here or in another tab: nothing personal stays in memory. What is on screen and visible to guests is
 * requested again.
 */
export async function clearVisitorQueries(client: QueryClient): Promise<void> {
  const { customer, settings, checkout, purchases, acting, ...publicKeys } = visitorKeys;
  await cancelVisitorQueries(client);
  for (const queryKey of [settings, checkout, purchases, acting]) client.removeQueries({ queryKey });
  client.setQueryData(customer, null);
  for (const queryKey of Object.values(publicKeys)) client.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(Object.values(publicKeys).map((queryKey) => client.resetQueries({ queryKey })));
}
