import { MutationCache, QueryClient } from '@tanstack/react-query';
import { visitorKeys } from './io/query-keys.ts';
import { errorCode } from './rules/error-text.ts';
import { askToSignIn } from './sign-in/request.ts';

/** Codes that another attempt may not have. */
const passing: readonly string[] = ['UNAVAILABLE', 'INTERNAL', 'UNKNOWN'];

/**
 * One for each browser tab, one for each request on the server. Reads are not repeated on focus or mount
 * (specification §9) and tried again once, with jitter (reliability F06); changes never by themselves.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, variables, _shown, { options }) => {
        // A session that ended is renewed in place, and what was pressed is done then; whoever words it itself has no mark.
        if (options.meta?.['signInAgain'] !== true || errorCode(error) !== 'UNAUTHENTICATED') return;
        const before = customerId(client);
        const again = (): void => {
          if (customerId(client) === before)
            void client
              .getMutationCache()
              .build(client, options)
              .execute(variables)
              .catch(() => undefined);
        };
        askToSignIn({ onSignedIn: again });
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && passing.includes(errorCode(error) ?? ''),
        retryDelay: () => 300 + Math.random() * 700,
      },
      // Offline, a change fails and says so; it is not kept for an hour later.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** For whom the page is; a press that was meant for one customer is never done for another. */
function customerId(client: QueryClient): string | undefined {
  return client.getQueryData<{ id: string } | null>(visitorKeys.customer)?.id;
}
