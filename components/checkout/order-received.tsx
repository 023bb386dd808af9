import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { SumRow, sumStyle } from '@/components/ui/sum-row.tsx';
import type { Order } from '@/lib/checkout/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { exemptionText } from '@/lib/rules/orders/withdrawal.ts';
import { theme } from '@/styles/theme.ts';
import { OrderReported } from './order-reported.tsx';

/** The order is in: its number, what happens next and the way to the invoice. */
export function OrderReceived({ order }: { order: Order }) {
  return (
    <Frame>
      <OrderReported order={order} />
      <header>
        <CheckIcon />
        <h1>Takk fyrir pöntunina!</h1>
        <p>Pöntunarnúmer {order.number}</p>
      </header>
      {(order.deliveryPromise ?? order.deliveryAddress) && (
        <p>{[order.deliveryPromise, order.deliveryAddress].filter(Boolean).join(' · ')}</p>
      )}
      <p>Staðfesting hefur verið send á {order.email}. Þú finnur reikninginn á Mínum síðum.</p>
      <ul aria-label="Vörur í pöntun">
        {order.items.map(({ id, name, sku, quantity, price, withdrawalExemption }) => (
          <li key={id}>
            <span>
              {keepUnits(name)}
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
        {order.invoiceId && (
          <LinkButton href={`/auth/invoices/${order.invoiceId}`}>Skoða reikning</LinkButton>
        )}
        <LinkButton href="/" variant="secondary">
          Halda áfram að versla
        </LinkButton>
      </nav>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.article`
  display: grid;
  gap: 24px;
  max-width: 640px;
  margin-inline: auto;
  padding-block: 40px 64px;
  & header {
    display: grid;
    justify-items: center;
    gap: 8px;
    text-align: center;
  }
  & header > svg {
    width: 56px;
    height: 56px;
    padding: 14px;
    border-radius: 50%;
    color: ${color.moss};
    background: ${color.mossPale};
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  & header p {
    font-size: ${theme.text.large};
    font-weight: 600;
  }
  & > p {
    color: ${color.inkSoft};
    text-align: center;
    text-wrap: balance;
  }
  & ul {
    border-top: 1px solid ${color.line};
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
  }
  @media print {
    & nav {
      display: none;
    }
  }
  ${sumStyle}
`;
