import styled from 'styled-components';
import type { Order } from '@/lib/orders/queries.ts';
import { formatLongDate, formatNumber } from '@/lib/rules/text/icelandic.ts';
import { theme } from '@/styles/theme.ts';

const states = {
  Requested: 'Fallið frá samningi – beðið er eftir að vörunum sé skilað',
  Received: 'Fallið frá samningi – vörunum hefur verið skilað og endurgreiðsla er farin af stað',
  Declined: 'Ekki var hægt að taka við vörunum',
} as const;

/** What the person has taken back, and how far it has come. */
export function Withdrawals({ withdrawals }: { withdrawals: Order['withdrawals'] }) {
  if (withdrawals.length === 0) return null;
  return (
    <Frame aria-label="Yfirlýsingar um að falla frá samningi">
      {withdrawals.map(({ id, declaredAt, state, reason, lines }) => (
        <li key={id} data-state={state}>
          <strong>{states[state]}</strong>
          <span>
            {lines.map(({ name, quantity }) => `${name} (${formatNumber(quantity)} stk.)`).join(', ')}
          </span>
          <small>
            Yfirlýsing nr. {id}, {formatLongDate(declaredAt)}
            {reason && `. ${reason}`}
          </small>
        </li>
      ))}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.ul`
  display: grid;
  gap: 8px;
  & li {
    display: grid;
    gap: 4px;
    padding: 16px;
    border-left: 6px solid ${color.sun};
    border-radius: ${theme.radius.medium};
    background: ${color.mist};
  }
  & li[data-state='Received'] {
    border-color: ${color.moss};
  }
  & li[data-state='Declined'] {
    border-color: ${color.rust};
  }
  & small {
    color: ${color.inkSoft};
  }
`;
