import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { networkMessage } from '../rules/text/backend-messages.ts';
import { noteStartingChange } from '../visitor/deferred-changes.ts';
import { useLateClient } from '../visitor/late-client.ts';
import type * as mutations from './mutations.ts';
import { showCartProblem } from './notices.ts';

type CartChanges = typeof mutations;

let changes: CartChanges | undefined;

/** What changes the cart is no part of a page that is only read. */
async function loadChanges(): Promise<CartChanges> {
  return (changes ??= await import('./mutations.ts'));
}

/** So that it is there before the first press; one that comes earlier waits for it. */
export function preloadCartChanges(): void {
  loadChanges().catch(() => undefined);
}

type RunChange = <Result>(
  change: (client: QueryClient, changes: CartChanges) => Promise<Result> | Result,
) => Promise<Result>;

/**
 * For what is on a page from the start: makes changes of the cart in the order they were asked for, at once where the code is
 * there. If it does not come, the product's line says so and the promise is rejected.
 */
export function useCartChanges(productId: string): RunChange {
  const client = use(QueryClientContext);
  const loadClient = useLateClient();
  return useCallback<RunChange>(
    async (change) => {
      if (client && changes) return change(client, changes);
      const loading = Promise.all([loadClient(), loadChanges()]);
      const begun = loading.then(([lateClient, lateChanges]) => ({
        answer: change(lateClient, lateChanges),
      }));
      noteStartingChange(begun);
      loading.catch(() => showCartProblem(productId, networkMessage));
      return (await begun).answer;
    },
    [client, loadClient, productId],
  );
}
