import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from '../io/query-keys.ts';
import { askToSignIn } from './request.ts';

/**
 * A change that met a session that had ended: the visitor signs in over the page, and the change is made then. One that was
 * meant for one customer is never made for another.
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
  askToSignIn({ onSignedIn: again });
}

function customerId(client: QueryClient): string | undefined {
  return client.getQueryData<{ id: string } | null>(visitorKeys.customer)?.id;
}
