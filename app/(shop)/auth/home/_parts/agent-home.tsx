'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Customers do not load its code. */
const AgentPart = lazy(async () => {
  const { AgentPart: Part } = await import('./agent-part.tsx');
  return { default: Part };
});

/** An agent's home. */
export function AgentHome() {
  return (
    <Suspense fallback={<Skeleton height="100vh" />}>
      <AgentPart />
    </Suspense>
  );
}
