import styled from 'styled-components';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { formatNumber, formatWeekdayDate } from '@/lib/rules/text/icelandic.ts';
import type { StandingDay } from '@/lib/standing-orders/queries.ts';
import { DayStatus } from './standing-status.tsx';

/** Outcomes of past days: the order, the request, or why there is none. */
export function PastDays({ days }: { days: readonly StandingDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="past-days">
      <h2 id="past-days">Liðnar pantanir</h2>
      <DayList>
        {days.map(({ date, status, orderId, requestId, reason, missing }) => (
          <li key={date}>
            <div>
              <time dateTime={date}>{formatWeekdayDate(date)}</time>
              {reason && <small>{reason}</small>}
              {missing.map(({ name, asked, ordered }) => (
                <small key={name}>
                  {name}: {formatNumber(ordered)} af {formatNumber(asked)} stk. fengust
                </small>
              ))}
            </div>
            <DayStatus status={status} />
            {orderId && <a href={`/auth/orders/${orderId}`}>Skoða pöntunina</a>}
            {requestId && <a href={approvalsPath}>Skoða beiðnina</a>}
          </li>
        ))}
      </DayList>
    </section>
  );
}

const DayList = styled.ul`
  border-top: 1px solid var(--color-line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    min-height: 56px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & > li > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-grid;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
