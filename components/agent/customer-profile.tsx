'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { profileQuery } from '@/lib/agent/queries.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { media } from '@/styles/media.ts';
import { CustomerNotes } from './customer-notes.tsx';
import type { CustomerActing } from './customer-row.tsx';
import { NextCall } from './next-call.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileGoods } from './profile-goods.tsx';
import { ProfileOrders } from './profile-orders.tsx';
import { ProfilePeople } from './profile-people.tsx';

interface Props {
  customerId: string;
  /** Whether this customer is acted for now. */
  isCurrent: boolean;
  /** ISO date in Reykjavík. */
  today: string;
  acting: CustomerActing;
}

/** What an agent needs to know before and during a call: the customer sees none of it. */
export function CustomerProfile({ customerId, isCurrent, today, acting }: Props) {
  const { data: profile, error, refetch } = useQuery(profileQuery(customerId));
  if (!profile)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="100vh" />;
  const { actFor, pendingId, failed } = acting;
  return (
    <ProfileGrid>
      <header>
        {isCurrent ? (
          <p>Þú ert í umboði fyrir þennan viðskiptavin.</p>
        ) : (
          <Button busy={pendingId !== null} onClick={() => actFor(customerId, accountPath)}>
            Skipta í umboð
          </Button>
        )}
        {failed && <p role="alert">{switchFailedMessage}</p>}
      </header>
      <div>
        <ProfileFacts profile={profile} />
        <ProfilePeople people={profile.people} />
        <ProfileGoods profile={profile} />
        <ProfileOrders profile={profile} acting={acting} />
      </div>
      <div>
        <NextCall customerId={customerId} calls={profile.nextCalls} today={today} />
        <CustomerNotes customerId={customerId} notes={profile.notes} />
      </div>
    </ProfileGrid>
  );
}

const ProfileGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  & [role='alert'] {
    color: var(--color-rust);
    font-weight: 600;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > header {
      grid-column: 1 / -1;
    }
  }
`;
