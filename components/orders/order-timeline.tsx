import styled from 'styled-components';
import type { Order } from '@/lib/orders/queries.ts';
import { formatLongDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { orderEventLabel } from '@/lib/rules/orders/order-event.ts';

const refundLabels = {
  Refunding: 'Endurgreiðsla á kort er í vinnslu',
  Refunded: 'Endurgreitt á kort',
  Refused: 'Endurgreiðsla á kort tókst ekki',
} as const;

/** What has happened to an order, the oldest first, and where its money is. */
export function OrderTimeline({ order: { events, refunds } }: { order: Order }) {
  return (
    <HistorySection aria-labelledby="order-history">
      <h2 id="order-history">Pöntunarsaga</h2>
      <ol>
        {events.map(({ at, kind, number, amount, reason, ...about }) => (
          <li key={`${kind} ${at} ${number} ${about.name}`} data-kind={kind}>
            <span>
              {orderEventLabel({ kind, number, ...about })}
              {kind === 'Credited' && amount !== null && ` (${formatKronur(amount)})`}
              {reason && `: ${reason}`}
            </span>
            <time dateTime={at}>
              {formatLongDate(at)} kl. {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {refunds.length > 0 && (
        <ul aria-live="polite">
          {refunds.map(({ id, amount, state }) => (
            <li key={id}>
              {refundLabels[state]}: {formatKronur(amount)}
              {state === 'Refused' && (
                <p>
                  Kortaþjónustan tók ekki við endurgreiðslunni. Við höfum samband við þig og greiðum upphæðina
                  með öðrum hætti.
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </HistorySection>
  );
}

const HistorySection = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  & h2 {
    font-size: var(--text-large);
  }
  & ol {
    display: grid;
    gap: var(--space-4);
  }
  & ol li {
    position: relative;
    display: grid;
    padding-left: var(--space-7);
  }
  & ol li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 0;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--color-fjord);
    print-color-adjust: exact;
  }
  /* From each dot to the next. */
  & ol li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: 18px;
    bottom: -22px;
    left: 5px;
    width: 2px;
    background: var(--color-line);
    print-color-adjust: exact;
  }
  & ol li[data-kind='Deleted']::before,
  & ol li[data-kind='WithdrawalDeclined']::before {
    background: var(--color-rust);
  }
  & ol li[data-kind='Fulfilled']::before {
    background: var(--color-moss);
  }
  & time {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
