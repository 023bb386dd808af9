import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { BackendError } from './io/backend-error.ts';
import { errorCode } from './rules/text/error-text.ts';

/** Codes that a retry may not return. */
const transientCodes: readonly string[] = ['UNAVAILABLE', 'INTERNAL', 'UNKNOWN'];

let clientOfTab: QueryClient | undefined;

/** One for each browser tab, one for each request on the server. */
export function takeQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (clientOfTab ??= createQueryClient());
}

/**
 * Reads are not repeated on focus or mount
 * (specification §9) and retried once, with jitter (reliability F06); mutations never automatically.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, variables, _onMutateResult, mutation) => {
        // Marked mutations are repeated after the visitor signs in again; others show the error themselves.
        if (mutation.meta?.['signInAgain'] && errorCode(error) === 'UNAUTHENTICATED')
          void import('./sign-in/retry-after-sign-in.ts').then(({ retryAfterSignIn }) =>
            retryAfterSignIn(client, mutation.options, variables),
          );
        else if ((error as Partial<BackendError>).details?.['reason'] === 'act.contextChanged')
          void import('./visitor/pin-tab.ts').then(({ pinTab }) => pinTab());
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && transientCodes.includes(errorCode(error) ?? ''),
        retryDelay: () => 300 + Math.random() * 700,
      },
      // Offline, a mutation fails visibly instead of waiting for the connection.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
