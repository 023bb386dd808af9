'use client';

import styled from 'styled-components';
import { paymentNames } from '@/lib/rules/orders/payment-names.ts';
import { FactList } from '@/components/ui/fact-list.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { type Order, useOrder } from '@/lib/orders/queries.ts';
import { orderLabelsHref } from '@/lib/rules/routes/label-paths.ts';
import { newStandingOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { media } from '@/styles/media.ts';
import { CancelOrder } from './cancel-order.tsx';
import { Reorder } from './reorder.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { WithdrawFromOrder } from './withdraw-from-order.tsx';
import { Withdrawals } from './withdrawals.tsx';

interface Props {
  orderId: string;
  /** Whether the visitor's role may order, and so call off and take back. */
  mayOrder: boolean;
}

/** An order with its time line, its papers and what can be done with it; on paper without the buttons. */
export function OrderSheet({ orderId, mayOrder }: Props) {
  const { data: order } = useOrder(orderId);
  if (!order) return null;
  return (
    <OrderSheetStack>
      <PageActions>
        <LinkButton href="/auth/orders" variant="quiet">
          Til baka
        </LinkButton>
        {mayOrder && <Reorder source={{ orderId }} lines={order.items} />}
        {mayOrder && (
          <LinkButton href={newStandingOrderPath({ orderId })} variant="secondary">
            Gera að fastri pöntun
          </LinkButton>
        )}
        <PrintButton />
        <LinkButton href={orderLabelsHref(orderId)} variant="secondary">
          Hillumiðar
        </LinkButton>
        {mayOrder && <CancelOrder order={order} />}
        {mayOrder && <WithdrawFromOrder order={order} />}
      </PageActions>
      <article>
        <header>
          <h1>Pöntun {order.number}</h1>
          <OrderStatus status={order.status} />
        </header>
        <OrderFacts order={order} />
        <Withdrawals orderId={order.id} withdrawals={order.withdrawals} />
        <OrderShipments order={order} />
        <OrderLines items={order.items} />
        <dl data-sums>
          {order.deliveryAmount > 0 && <SumRow term="Sendingarkostnaður" amount={order.deliveryAmount} />}
          <SumRow term="Samtals án vsk." amount={order.totalWithoutTax} />
          <SumRow term="Virðisaukaskattur" amount={order.totalTaxAmount} />
          <SumRow term="Samtals með vsk." amount={order.total} total />
        </dl>
        <div data-below>
          <OrderTimeline order={order} />
          <OrderDocuments documents={order.documents} />
        </div>
      </article>
    </OrderSheetStack>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { withdrawal } = order;
  const facts = [
    ['Dagsetning', formatLongDate(order.createdAt)],
    ['Viðtakandi', order.receiverName],
    ['Pantað af', order.orderedByName ?? order.customerName],
    ['Fyrir', order.customerName],
    ['Greiðandi', order.billToName ?? order.customerName],
    ['Afhending', [order.deliveryMethod, order.deliveryAddress].filter(Boolean).join(', ')],
    ['Vörumóttaka opin', order.rampHours],
    ['Um vörumóttöku', order.rampNote],
    ['Afhent', order.fulfilledAt && formatLongDate(order.fulfilledAt)],
    ['Greiðslumáti', paymentNames[order.paymentType]],
    [
      'Falla má frá samningi til',
      withdrawal.problem === null && withdrawal.lastDay ? formatLongDate(withdrawal.lastDay) : null,
    ],
    ...order.checkoutOptions.map(({ name, value }) => [name, value] as const),
  ] as const;
  return <FactList facts={facts} />;
}

const OrderSheetStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    padding: var(--space-6) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-large);
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  & [data-sums] {
    width: min(100%, 360px);
    margin-left: auto;
  }
  & [data-below] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: var(--space-8);
  }
  ${media.narrow} {
    & article {
      padding: var(--space-6);
    }
  }
  ${media.desktop} {
    & article {
      padding: var(--space-10);
    }
  }
  ${media.print} {
    & article {
      padding: 0;
      border: 0;
    }
  }
`;
