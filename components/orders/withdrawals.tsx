import styled from 'styled-components';
import type { Order } from '@/lib/orders/queries.ts';
import { returnLabelPath } from '@/lib/rules/routes/order-paths.ts';
import { formatLongDate, formatNumber } from '@/lib/rules/text/icelandic.ts';

const stateTexts = {
  Requested: 'Fallið frá samningi – beðið er eftir að vörunum sé skilað',
  Received: 'Fallið frá samningi – vörunum hefur verið skilað og endurgreiðsla er farin af stað',
  Declined: 'Ekki var hægt að taka við vörunum',
} as const;

interface Props {
  orderId: string;
  withdrawals: Order['withdrawals'];
}

/** What the person has taken back, how far it has come, and what to write on the parcel. */
export function Withdrawals({ orderId, withdrawals }: Props) {
  if (withdrawals.length === 0) return null;
  return (
    <WithdrawalList aria-label="Yfirlýsingar um að falla frá samningi">
      {withdrawals.map(({ id, declaredAt, state, reason, lines, returnLabel }) => (
        <li key={id} data-state={state}>
          <strong>{stateTexts[state]}</strong>
          <span>
            {lines.map(({ name, quantity }) => `${name} (${formatNumber(quantity)} stk.)`).join(', ')}
          </span>
          <small>
            Yfirlýsing nr. {id}, {formatLongDate(declaredAt)}
            {reason && `. ${reason}`}
          </small>
          {returnLabel && (
            <div data-label>
              <strong>Skrifaðu á pakkann</strong>
              <address>
                {[...returnLabel.to, returnLabel.reference].map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <small>Sendandi: {returnLabel.from.join(', ')}</small>
              <a href={returnLabelPath(orderId, id)} aria-label={`Skilamiði ${id}, PDF`}>
                Skilamiði (PDF)
              </a>
            </div>
          )}
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
  & [data-label] {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    padding-top: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  & address {
    font-style: normal;
  }
  & address span {
    display: block;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
  & small {
    color: var(--color-ink-soft);
  }
`;
