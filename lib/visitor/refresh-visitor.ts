import type { Query, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 * @param isSwitch the same person signed in, and the customer is in the cache already, as the backend answered it
 */
export async function refreshVisitor(client: QueryClient, isSwitch = false): Promise<void> {
  await cancelVisitorQueries(client);
  const kept: readonly unknown[] = isSwitch ? ['customer', 'acting', 'agent'] : [];
  const isStale = (query: Query): boolean => isOfVisitor(query) && !kept.includes(query.queryKey[0]);
  client.removeQueries({ type: 'inactive', predicate: (query) => isStale(query) && !isOfShell(query) });
  await client.invalidateQueries({
    refetchType: 'none',
    predicate: (query) => isStale(query) && isBeside(query),
  });
  await client.invalidateQueries({ predicate: (query) => isStale(query) && !isBeside(query) });
  void client.invalidateQueries({ predicate: (query) => isStale(query) && isBeside(query) });
}

/** Requests in flight belong to the previous visitor: a query in its first load would take their answer, stale or not. */
export function cancelVisitorQueries(client: QueryClient): Promise<void> {
  return client.cancelQueries({ predicate: isOfVisitor });
}

/** What the header shows on every page is read again in its place. */
const isOfShell = ({ queryKey: [first] }: Query): boolean => first === 'customer' || first === 'cart';

const firstKeys: ReadonlySet<unknown> = new Set(Object.values(visitorKeys).map(([first]) => first));

const isOfVisitor = ({ queryKey: [first] }: Query): boolean => firstKeys.has(first);

const isBeside = ({ meta }: Query): boolean => meta?.['isBeside'] === true;
