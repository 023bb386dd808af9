'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { recentCustomersQuery } from '@/lib/acting-as/queries.ts';
import {
  dueCallsQuery,
  dueCustomersQuery,
  dueQuotesQuery,
  lastOrdersQuery,
  lateCustomersQuery,
  requestedQuotesQuery,
} from '@/lib/agent/queries.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { media } from '@/styles/media.ts';
import { CustomerFinder } from './customer-finder.tsx';
import type { CustomerActing } from './customer-row.tsx';
import { DueCalls } from './due-calls.tsx';
import { DueCustomers } from './due-customers.tsx';
import { DueQuotes } from './due-quotes.tsx';
import { LateCustomers } from './late-customers.tsx';
import { RequestedQuotes } from './requested-quotes.tsx';

/**
 * An agent's day: whom to call, what is about to lapse, and everybody by name or national id. The
 * server renders it; where it could not, it appears whole, so that no list pushes another away.
 */
export function AgentDesk({ acting, children }: { acting: CustomerActing; children: ReactNode }) {
  if (!useIsDeskLoaded()) return <Skeleton height="100vh" />;
  return (
    <DeskGrid>
      {acting.failed && <p role="alert">{switchFailedMessage}</p>}
      <div data-side>
        <CustomerFinder acting={acting} />
        <RequestedQuotes acting={acting} />
        <DueQuotes acting={acting} />
      </div>
      <div data-side>
        <DueCalls acting={acting} />
        <LateCustomers acting={acting} />
        <DueCustomers acting={acting} />
      </div>
      <div data-whole>{children}</div>
    </DeskGrid>
  );
}

/** Whether each list of the desk has answered, or failed for the first time. */
function useIsDeskLoaded(): boolean {
  const recent = useQuery(recentCustomersQuery);
  const lastOrders = useQuery(lastOrdersQuery((recent.data ?? []).map(({ id }) => id)));
  const late = useQuery(lateCustomersQuery);
  const due = useQuery(dueQuotesQuery);
  const requested = useQuery(requestedQuotesQuery);
  const calls = useQuery(dueCallsQuery);
  const dueCustomers = useQuery(dueCustomersQuery);
  // Without recent customers nobody's orders are asked for.
  const lists =
    recent.data?.length === 0
      ? [recent, late, due, requested, calls, dueCustomers]
      : [recent, lastOrders, late, due, requested, calls, dueCustomers];
  return lists.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}

const DeskGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);
  & [data-side] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  & > [role='alert'] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-rust);
    background: var(--color-rust-pale);
    font-weight: 600;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & [data-whole],
    & > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
