import styled from 'styled-components';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import type { StandingDay } from '@/lib/standing-orders/queries.ts';
import { DayList, DayRow } from './day-list.tsx';
import { DayStatus } from './standing-status.tsx';

/** Outcomes of past days: the order, the request, or why there is none. */
export function PastDays({ days }: { days: readonly StandingDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="past-days">
      <h2 id="past-days">Liðnar pantanir</h2>
      <PastList>
        {days.map(({ date, status, orderId, requestId, reason, missing }) => (
          <DayRow
            key={date}
            date={date}
            notes={[
              ...(reason ? [reason] : []),
              ...missing.map(
                ({ name, asked, ordered }) =>
                  `${name}: ${formatNumber(ordered)} af ${formatNumber(asked)} stk. fengust`,
              ),
            ]}
          >
            <DayStatus status={status} />
            {orderId && <a href={`/auth/orders/${orderId}`}>Skoða pöntunina</a>}
            {requestId && <a href={approvalsPath}>Skoða beiðnina</a>}
          </DayRow>
        ))}
      </PastList>
    </section>
  );
}

const PastList = styled(DayList)`
  & a {
    display: inline-grid;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
