import type { Query, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from './query-keys.ts';
import { forgetTypedTexts } from './typed-texts.ts';

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 * @param showCustomer for a switch by the same person, whose answer has the customer: called once everything is asked for, since
 * drawing takes as long as an answer
 */
export async function refreshVisitor(client: QueryClient, showCustomer?: () => void): Promise<void> {
  // Another person may have signed in.
  if (!showCustomer) forgetTypedTexts();
  await cancelVisitorQueries(client);
  const kept: readonly unknown[] = showCustomer ? ['customer', 'acting', 'agent'] : [];
  const isStale = (query: Query): boolean => isOfVisitor(query) && !kept.includes(query.queryKey[0]);
  client.removeQueries({ type: 'inactive', predicate: (query) => isStale(query) && !isOfShell(query) });
  const isStaleBeside = (query: Query): boolean => isStale(query) && isBeside(query);
  void client.invalidateQueries({ refetchType: 'none', predicate: isStaleBeside });
  const answered = client.invalidateQueries({ predicate: (query) => isStale(query) && !isBeside(query) });
  showCustomer?.();
  await answered;
  void client.invalidateQueries({ predicate: isStaleBeside });
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
