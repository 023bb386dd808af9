import {
  defaultScheduler,
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { runAfterPaint } from '../io/after-paint.ts';
import { visitorKeys } from './query-keys.ts';
import { forgetTypedTexts } from './typed-texts.ts';

/** A switch of the customer by the same person. */
export interface AnsweredSwitch {
  /** What it answered, by the queries that read it: these are not asked again. */
  answers: readonly (readonly [queryKey: QueryKey, data: unknown])[];
  /** Called once the page knows all that it waits for, so that one drawing shows both. */
  onKnown: () => void;
}

/**
 * After sign-in and a customer switch nothing read for the previous visitor may stay. What agents are told of all
 * customers is independent of the current one.
 */
export async function refreshVisitor(client: QueryClient, answered?: AnsweredSwitch): Promise<void> {
  // Another person may have signed in.
  if (!answered) forgetTypedTexts();
  await cancelVisitorQueries(client);
  const answeredHashes = new Set(answered?.answers.map(([key]) => hashKey(key)));
  const isStale = (query: Query): boolean =>
    isOfVisitor(query) && !answeredHashes.has(query.queryHash) && !(answered && isOfAgent(query));
  client.removeQueries({ type: 'inactive', predicate: (query) => isStale(query) && !isOfShell(query) });
  const isStaleBeside = (query: Query): boolean => isStale(query) && isBeside(query);
  const isAwaited = (query: Query): boolean => isStale(query) && !isBeside(query);
  void client.invalidateQueries({ refetchType: 'none', predicate: isStaleBeside });
  for (const query of client.getQueryCache().findAll({ predicate: isStaleBeside }))
    if (query.meta?.['isEmptiedBySwitch']) query.reset();
  const refreshed = client.invalidateQueries({ predicate: isAwaited });
  const isAllKnown = client.isFetching({ predicate: isAwaited }) === 0;
  if (answered) showAnswers(client, answered, isAllKnown);
  await refreshed;
  if (answered && !isAllKnown) notifyManager.schedule(answered.onKnown);
  runAfterPaint(() => void client.invalidateQueries({ predicate: isStaleBeside }));
}

/** Drawing takes as long as an answer: it is begun while the rest is under way. */
function showAnswers(client: QueryClient, { answers, onKnown }: AnsweredSwitch, isAllKnown: boolean): void {
  // By a timer, as it is otherwise, a part would be drawn a frame after the rest.
  notifyManager.setScheduler(queueMicrotask);
  notifyManager.batch(() => {
    for (const [queryKey, data] of answers) client.setQueryData(queryKey, data);
    if (isAllKnown) notifyManager.schedule(onKnown);
  });
  notifyManager.setScheduler(defaultScheduler);
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
