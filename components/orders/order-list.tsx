import type { CustomerOrdersQuery } from '@/graphql/generated/operations.ts';
import { ownReferenceText } from '@/lib/rules/orders/order-option.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Table, TableRow } from '@/components/ui/table.tsx';
import { formatDate, formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingDates } from '@/lib/rules/text/non-breaking.ts';
import { OrderStatus } from './order-status.tsx';

type Order = CustomerOrdersQuery['customerOrders']['orders'][number];

const columns = [
  { label: 'Pöntun' },
  { label: 'Dagsetning' },
  { label: 'Viðtakandi' },
  { label: 'Tilvísun' },
  { label: 'Staða' },
  { label: 'Upphæð', isNumber: true },
];

export function OrderList({ orders, isNarrowed }: { orders: readonly Order[]; isNarrowed: boolean }) {
  if (orders.length === 0)
    return (
      <EmptyState title="Engar pantanir fundust">
        <LinkButton href={isNarrowed ? '/auth/orders' : '/voruflokkar'} variant="secondary">
          {isNarrowed ? 'Hreinsa síur' : 'Skoða vörur'}
        </LinkButton>
      </EmptyState>
    );
  return (
    <Table columns={columns} cards="linked">
      {orders.map(({ id, number, createdAt, receiverName, billToName, status, total, ...order }) => (
        <TableRow
          key={id}
          columns={columns}
          cells={[
            <a key="number" href={`/auth/orders/${id}`}>
              {number}
            </a>,
            <time key="date" dateTime={createdAt}>
              {formatDate(createdAt)}
            </time>,
            <span key="receiver" data-soft>
              {receiverName}
              {billToName && ` (greiðandi: ${billToName})`}
            </span>,
            ownReferenceText(order) && (
              <span key="reference" data-soft>
                {ownReferenceText(order)}
              </span>
            ),
            <span key="status">
              <OrderStatus status={status} />
              <OrderMark {...order} />
            </span>,
            <Price key="amount" amount={total} />,
          ]}
        />
      ))}
    </Table>
  );
}

/** What the buyer has to know of an order that does not come in one piece. */
function OrderMark({ isPartlySent, expectedOn }: Pick<Order, 'isPartlySent' | 'expectedOn'>) {
  if (expectedOn)
    return <small data-soft> Hluti kemur {withNonBreakingDates(formatLongDate(expectedOn))}</small>;
  return isPartlySent ? <small data-soft> Hluti er farinn af stað</small> : null;
}
