import type { QueryClient } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 * @param isSwitch the same person signed in, and the customer is in the cache already, as the backend answered it
 */
export async function refreshVisitor(client: QueryClient, isSwitch = false): Promise<void> {
  const { customer, cart, acting, agent, ...rest } = visitorKeys;
  await cancelVisitorQueries(client);
  const staleKeys = isSwitch ? rest : { acting, agent, ...rest };
  for (const queryKey of Object.values(staleKeys)) client.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all(
    Object.values(isSwitch ? { cart, ...staleKeys } : { customer, cart, ...staleKeys }).map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** Requests in flight belong to the previous visitor: a query in its first load would take their answer, stale or not. */
export async function cancelVisitorQueries(client: QueryClient): Promise<void> {
  await Promise.all(Object.values(visitorKeys).map((queryKey) => client.cancelQueries({ queryKey })));
}
