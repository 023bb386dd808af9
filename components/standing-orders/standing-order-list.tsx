'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { rhythmText } from '@/lib/rules/orders/standing-rhythm.ts';
import { standingOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { formatWeekdayDate } from '@/lib/rules/text/icelandic.ts';
import { standingOrdersQuery, type StandingDay } from '@/lib/standing-orders/queries.ts';
import { DayStatus, StandingStatus } from './standing-status.tsx';

const columns = [
  { label: 'Föst pöntun' },
  { label: 'Hvenær' },
  { label: 'Næst' },
  { label: 'Síðast' },
  { label: 'Staða' },
];

/** All standing orders of the customer, and where new ones are made. */
export function StandingOrderList() {
  const { data: orders, error, refetch } = useQuery(standingOrdersQuery);
  if (error && !orders) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!orders) return <Skeleton height="240px" />;
  const links = (
    <ButtonRow>
      <LinkButton href="/auth/favorites" variant="secondary">
        Velja lista
      </LinkButton>
      <LinkButton href="/auth/orders" variant="secondary">
        Velja pöntun
      </LinkButton>
    </ButtonRow>
  );
  if (orders.length === 0)
    return (
      <EmptyState title="Engin föst pöntun enn">
        <p>
          Föst pöntun fer sjálfkrafa af stað á þeim dögum sem þú velur. Opnaðu lista eða eldri pöntun og veldu
          „Gera að fastri pöntun“.
        </p>
        {links}
      </EmptyState>
    );
  return (
    <>
      <Table columns={columns} cards="linked">
        {orders.map(({ id, name, status, everyWeeks, weekdays, makerName, nextDay, lastDay }) => (
          <TableRow
            key={id}
            columns={columns}
            cells={[
              <span key="name">
                <a href={standingOrderPath(id)}>{name}</a>
                {makerName && <small data-soft> {makerName}</small>}
              </span>,
              <span key="rhythm" data-soft>
                {rhythmText({ everyWeeks, weekdays })}
              </span>,
              nextDay && <DayText key="next" day={nextDay} />,
              lastDay && <LastDay key="last" day={lastDay} />,
              <StandingStatus key="status" status={status} />,
            ]}
          />
        ))}
      </Table>
      <p>Ný föst pöntun verður til úr lista eða eldri pöntun:</p>
      {links}
    </>
  );
}

function DayText({ day: { date, status } }: { day: StandingDay }) {
  return (
    <span>
      <DayTime dateTime={date}>{formatWeekdayDate(date)}</DayTime>
      {status === 'Skipped' && ' (sleppt)'}
    </span>
  );
}

function LastDay({ day: { date, status } }: { day: StandingDay }) {
  return (
    <span>
      <DayTime dateTime={date}>{formatWeekdayDate(date)}</DayTime> <DayStatus status={status} />
    </span>
  );
}

/** Longer than the dates of other lists: it wraps where these do not. */
const DayTime = styled.time`
  && {
    white-space: normal;
  }
`;
