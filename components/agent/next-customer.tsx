'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import type { DueCall, LateCustomer } from '@/lib/agent/queries.ts';
import { daysAgoText, intervalText } from '@/lib/rules/dates/days.ts';
import { dueCallText } from '@/lib/rules/people/next-call.ts';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { accountPath, findCustomerPath } from '@/lib/rules/routes/account-paths.ts';
import type { CustomerActing } from './customer-row.tsx';

interface Props {
  /** Who is due for a call, or late with an order. */
  next: (DueCall & { isDue: true }) | (LateCustomer & { isDue: false }) | null;
  /** The agent as a customer: acting for nobody. */
  ownId: string;
  acting: CustomerActing;
}

/** After an order: on to the next on the list, or home to look for somebody. */
export function NextCustomer({ next, ownId, acting: { actFor, pendingId, failed } }: Props) {
  return (
    <NextBand aria-label="Næsti viðskiptavinur">
      {next && (
        <p>
          <small>Næst á listanum</small>
          <b>{next.name}</b>
          <small>{next.isDue ? dueCallText(next.date) : lateText(next)}</small>
        </p>
      )}
      <div>
        {next && (
          <Button
            busy={pendingId === next.id}
            disabled={pendingId !== null && pendingId !== next.id}
            onClick={() => actFor(next.id, accountPath)}
          >
            Skipta í umboð fyrir næsta
          </Button>
        )}
        <Button
          variant="secondary"
          busy={pendingId === ownId}
          disabled={pendingId !== null && pendingId !== ownId}
          onClick={() => actFor(ownId, findCustomerPath)}
        >
          Finna viðskiptavin
        </Button>
      </div>
      {failed && <FormError>{switchFailedMessage}</FormError>}
    </NextBand>
  );
}

const lateText = ({ usualDays, daysSince }: LateCustomer): string =>
  `Pantar venjulega ${intervalText(usualDays)}, síðast ${daysAgoText(daysSince)}`;

const NextBand = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  max-width: 640px;
  margin: var(--space-6) auto 0;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  @media print {
    display: none;
  }
`;
