import styled from 'styled-components';
import { FactList } from '@/components/ui/fact-list.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import type { Order } from '@/lib/checkout/queries.ts';
import { paymentNames } from '@/lib/rules/orders/payment-names.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';
import { TrackPurchase } from './track-purchase.tsx';

/** Order confirmation: its number, what happens next and a link to the invoice. */
export function OrderReceived({ order }: { order: Order }) {
  return (
    <ReceiptCard>
      <TrackPurchase order={order} />
      <header>
        <Icon name="check" size={20} />
        <h1>Takk fyrir pöntunina!</h1>
        <p>Pöntunarnúmer {order.number}</p>
      </header>
      {(order.deliveryPromise ?? order.deliveryAddress) && (
        <p>{[order.deliveryPromise, order.deliveryAddress].filter(Boolean).join(' · ')}</p>
      )}
      <p>Staðfesting hefur verið send á {order.email}. Þú finnur reikninginn á Mínum síðum.</p>
      <FactList facts={factsOf(order)} />
      <ul aria-label="Vörur í pöntun">
        {order.items.map(({ id, name, sku, quantity, price, withdrawalExemption }) => (
          <li key={id}>
            <span>
              {withNonBreakingUnits(name)}
              <small>
                {formatNumber(quantity)} stk. · {sku}
              </small>
              {withdrawalExemption && <small>{exemptionText(withdrawalExemption)}</small>}
            </span>
            <Price amount={price} />
          </li>
        ))}
      </ul>
      <dl>
        {order.deliveryMethod && (
          <SumRow term={order.deliveryMethod} amount={order.deliveryAmount} free="Frítt" />
        )}
        <SumRow term="Samtals án vsk." amount={order.totalWithoutTax} />
        <SumRow term="Virðisaukaskattur" amount={order.totalTaxAmount} />
        <SumRow term="Samtals" amount={order.total} total />
      </dl>
      <nav aria-label="Næstu skref">
        <LinkButton href={`/auth/orders/${order.id}`}>Skoða pöntun</LinkButton>
        {order.invoiceId && (
          <LinkButton href={`/auth/invoices/${order.invoiceId}`} variant="secondary">
            Skoða reikning
          </LinkButton>
        )}
        <LinkButton href="/" variant="secondary">
          Halda áfram að versla
        </LinkButton>
      </nav>
    </ReceiptCard>
  );
}

function factsOf(order: Order) {
  return [
    ['Viðtakandi', order.receiverName],
    ['Pantað af', order.orderedByName],
    ['Greiðandi', order.billToName],
    ['Vörumóttaka opin', order.rampHours],
    ['Greiðslumáti', paymentNames[order.paymentType]],
    ...order.checkoutOptions.map(({ name, value }) => [name, value] as const),
  ] as const;
}

const ReceiptCard = styled.article`
  display: grid;
  gap: var(--space-6);
  max-width: 640px;
  margin-inline: auto;
  padding-block: var(--space-10) var(--space-16);
  & header {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    text-align: center;
  }
  & header > svg {
    width: 56px;
    height: 56px;
    /* Half of what the box has beside a sign of 28 px. */
    padding: 14px;
    border-radius: 50%;
    color: var(--color-moss);
    background: var(--color-moss-pale);
  }
  & h1 {
    font-size: var(--text-title);
  }
  & header p {
    font-size: var(--text-large);
    font-weight: 600;
  }
  & > p {
    color: var(--color-ink-soft);
    text-align: center;
    text-wrap: balance;
  }
  & ul {
    border-top: 1px solid var(--color-line);
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
  }
  @media print {
    & nav {
      display: none;
    }
  }
`;
