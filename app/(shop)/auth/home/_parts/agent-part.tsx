'use client';

import { useRouter } from 'next/navigation';
import { AgentDesk } from '@/components/agent/agent-desk.tsx';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { QuickOrderPart } from '../../../_parts/quick-order/quick-order-part.tsx';

/** The home of an agent who acts for no customer yet. */
export function AgentPart() {
  const router = useRouter();
  const { switchTo, requestedChoice, isPending, isError } = useSetCustomer();
  const actFor = (customerId: string, path = accountPath): void =>
    switchTo({ customerId, as: 'Customer' }, { onSuccess: () => path !== accountPath && router.push(path) });
  const acting = {
    actFor,
    pendingId: isPending ? (requestedChoice?.customerId ?? null) : null,
    failed: isError,
  };
  return (
    <AgentDesk acting={acting}>
      <QuickOrderPart />
    </AgentDesk>
  );
}
