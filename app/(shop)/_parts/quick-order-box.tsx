'use client';

import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useNear } from '@/components/ui/use-near.ts';
import { networkMessage } from '@/lib/rules/backend-messages.ts';

const loadPart = () => import('./quick-order-part.tsx');

/** Quick order below something else: its code comes as its place comes near the view. */
export function QuickOrderBox() {
  const [place, near] = useNear();
  const { part, failed, load } = useOnDemand(loadPart, near);
  return (
    <div ref={place}>
      {part && <part.QuickOrderPart />}
      {!part && failed && <ErrorRegion text={networkMessage} onRetry={load} />}
      {!part && !failed && <Skeleton height="240px" />}
    </div>
  );
}
