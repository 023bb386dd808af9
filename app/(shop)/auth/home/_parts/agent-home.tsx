'use client';

import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';

const loadPart = () => import('./agent-part.tsx');

/** An agent's home; customers do not load its code. */
export function AgentHome() {
  const { part, failed, load } = useOnDemand(loadPart, true);
  if (part) return <part.AgentPart />;
  return failed ? <ErrorRegion text={networkMessage} onRetry={load} /> : <Skeleton height="100vh" />;
}
