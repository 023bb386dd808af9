'use client';

import { AgentDesk } from '@/components/agent/agent-desk.tsx';
import { useActFor } from '@/lib/acting-as/mutations.ts';
import { QuickOrderPart } from '../../../_parts/quick-order/quick-order-part.tsx';

/** The home of an agent who acts for no customer yet. */
export function AgentPart() {
  return (
    <AgentDesk acting={useActFor()}>
      <QuickOrderPart />
    </AgentDesk>
  );
}
