import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from '../visitor/query-keys.ts';
import { openSignIn, isSignInOpenFor } from './request.ts';

/** Changes that wait for the sign-in, in the order in which they were made. */
let waitingChanges: (() => void)[] = [];

function sendWaitingChanges(): void {
  const changes = waitingChanges;
  waitingChanges = [];
  for (const retry of changes) retry();
}

/**
 * A change that met a session that had ended: the visitor signs in over the page, and the change is made then, with all others
 * that
 * met the same. One that was meant for one customer is never made for another.
 */
export function retryAfterSignIn(
  client: QueryClient,
  options: MutationOptions<unknown, Error, unknown>,
  variables: unknown,
): void {
  const customerIdBefore = readCustomerId(client);
  const retry = (): void => {
    if (readCustomerId(client) !== customerIdBefore) return;
    // What it fails with is shown where the change was asked for.
    void client
      .getMutationCache()
      .build(client, options)
      .execute(variables)
      .catch(() => undefined);
  };
  // Closing the dialog cancels what it was about.
  waitingChanges = isSignInOpenFor(sendWaitingChanges) ? [...waitingChanges, retry] : [retry];
  openSignIn({ onSignedIn: sendWaitingChanges });
}

function readCustomerId(client: QueryClient): string | undefined {
  return client.getQueryData<{ id: string } | null>(visitorKeys.customer)?.id;
}
