import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from '../visitor/query-keys.ts';
import { openSignIn, isSignInOpenFor } from './request.ts';

/** Changes that wait for the sign-in, in the order in which they were made. */
let waiting: (() => void)[] = [];

function sendWaiting(): void {
  const all = waiting;
  waiting = [];
  for (const again of all) again();
}

/**
 * A change that met a session that had ended: the visitor signs in over the page, and the change is made then, with all others that
 * met the same. One that was meant for one customer is never made for another.
 */
export function signInAgain(
  client: QueryClient,
  options: MutationOptions<unknown, Error, unknown>,
  variables: unknown,
): void {
  const before = customerId(client);
  const again = (): void => {
    if (customerId(client) !== before) return;
    // What it fails with is shown where the change was asked for.
    void client
      .getMutationCache()
      .build(client, options)
      .execute(variables)
      .catch(() => undefined);
  };
  // Whoever closed the question before does not want what it was about.
  waiting = isSignInOpenFor(sendWaiting) ? [...waiting, again] : [again];
  openSignIn({ onSignedIn: sendWaiting });
}

function customerId(client: QueryClient): string | undefined {
  return client.getQueryData<{ id: string } | null>(visitorKeys.customer)?.id;
}
