import styled from 'styled-components';
import type { Order } from '@/lib/orders/queries.ts';
import { formatLongDate, formatNumber } from '@/lib/rules/text/icelandic.ts';

const stateTexts = {
  Requested: 'Fallið frá samningi – beðið er eftir að vörunum sé skilað',
  Received: 'Fallið frá samningi – vörunum hefur verið skilað og endurgreiðsla er farin af stað',
  Declined: 'Ekki var hægt að taka við vörunum',
} as const;

/** What the person has taken back, and how far it has come. */
export function Withdrawals({ withdrawals }: { withdrawals: Order['withdrawals'] }) {
  if (withdrawals.length === 0) return null;
  return (
    <WithdrawalList aria-label="Yfirlýsingar um að falla frá samningi">
      {withdrawals.map(({ id, declaredAt, state, reason, lines }) => (
        <li key={id} data-state={state}>
          <strong>{stateTexts[state]}</strong>
          <span>
            {lines.map(({ name, quantity }) => `${name} (${formatNumber(quantity)} stk.)`).join(', ')}
          </span>
          <small>
            Yfirlýsing nr. {id}, {formatLongDate(declaredAt)}
            {reason && `. ${reason}`}
          </small>
        </li>
      ))}
    </WithdrawalList>
  );
}

const WithdrawalList = styled.ul`
  display: grid;
  gap: var(--space-2);
  & li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4);
    border-left: 6px solid var(--color-sun);
    border-radius: var(--radius-medium);
    background: var(--color-mist);
  }
  & li[data-state='Received'] {
    border-color: var(--color-moss);
  }
  & li[data-state='Declined'] {
    border-color: var(--color-rust);
  }
  & small {
    color: var(--color-ink-soft);
  }
`;
