import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { runAfterPaint } from '../shell/after-paint.ts';
import { visitorKeys } from './query-keys.ts';
import { forgetTypedTexts } from './typed-texts.ts';

/** What a switch of the customer answered, by the queries that read it: these are not asked again. */
export type SwitchAnswers = readonly (readonly [queryKey: QueryKey, data: unknown])[];

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 * @param answers of a switch by the same person
 */
export async function refreshVisitor(client: QueryClient, answers?: SwitchAnswers): Promise<void> {
  // Another person may have signed in.
  if (!answers) forgetTypedTexts();
  await cancelVisitorQueries(client);
  const answered = new Set(answers?.map(([key]) => hashKey(key)));
  const isStale = (query: Query): boolean =>
    isOfVisitor(query) && !answered.has(query.queryHash) && !(answers && isOfAgent(query));
  client.removeQueries({ type: 'inactive', predicate: (query) => isStale(query) && !isOfShell(query) });
  const isStaleBeside = (query: Query): boolean => isStale(query) && isBeside(query);
  void client.invalidateQueries({ refetchType: 'none', predicate: isStaleBeside });
  const refreshed = client.invalidateQueries({ predicate: (query) => isStale(query) && !isBeside(query) });
  // Drawing takes as long as an answer: everything has been asked for before it.
  for (const [queryKey, data] of answers ?? []) client.setQueryData(queryKey, data);
  await refreshed;
  runAfterPaint(() => void client.invalidateQueries({ predicate: isStaleBeside }));
}

/** Requests in flight belong to the previous visitor: a query in its first load would take their answer, stale or not. */
export function cancelVisitorQueries(client: QueryClient): Promise<void> {
  return client.cancelQueries({ predicate: isOfVisitor });
}

/** The same whichever customer is acted for. */
const isOfAgent = ({ queryKey: [first] }: Query): boolean => first === 'acting' || first === 'agent';

/** What the header shows on every page is read again in its place. */
const isOfShell = ({ queryKey: [first] }: Query): boolean => first === 'customer' || first === 'cart';

const firstKeys: ReadonlySet<unknown> = new Set(Object.values(visitorKeys).map(([first]) => first));

const isOfVisitor = ({ queryKey: [first] }: Query): boolean => firstKeys.has(first);

const isBeside = ({ meta }: Query): boolean => meta?.['isBeside'] === true;
