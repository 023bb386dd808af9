import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { OnDemandContext } from '@/components/ui/use-on-demand.ts';
import { LateClientContext } from '@/lib/visitor/late-client.ts';

const loadQueries = () => import('./begin-queries.ts');
// While the page is being hydrated, so that it is there right after.
if (typeof window !== 'undefined') loadQueries().catch(() => undefined);

/**
 * Brings React Query to the page after the page itself: nothing that everybody sees needs it. Every part that comes on demand
 * comes with it, and may use its hooks; what is there from the start reads with `useCached`.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client, setClient] = useState<QueryClient>();
  // In a transition: parts of the page may not be hydrated yet.
  const [{ load, onProvided }] = useState(() =>
    createLoader((loaded) => startTransition(() => setClient(loaded))),
  );
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  useEffect(() => {
    if (!client) return undefined;
    onProvided(client);
    client.mount();
    return () => client.unmount();
  }, [client, onProvided]);
  return (
    <OnDemandContext value={load}>
      <LateClientContext value={load}>
        <QueryClientContext value={client}>{children}</QueryClientContext>
      </LateClientContext>
    </OnDemandContext>
  );
}

interface Loader {
  /** Once the page has the client, not only its code: a part of the page that is shown next finds it. */
  load: () => Promise<QueryClient>;
  onProvided: (client: QueryClient) => void;
}

/** Loads the client once, and again after a failure. */
function createLoader(provide: (client: QueryClient) => void): Loader {
  let onProvided: Loader['onProvided'] = () => undefined;
  const provided = new Promise<QueryClient>((resolve) => (onProvided = resolve));
  let loading: Promise<QueryClient> | undefined;
  const fetchClient = async (): Promise<QueryClient> => {
    try {
      const { beginQueries } = await loadQueries();
      provide(beginQueries());
      return await provided;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { load: () => (loading ??= fetchClient()), onProvided };
}
