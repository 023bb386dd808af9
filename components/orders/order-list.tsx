import type { CustomerOrdersQuery } from '@/graphql/generated/operations.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { DocumentTable } from '@/components/ui/document-table.tsx';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { OrderStatus } from './order-status.tsx';

type Order = CustomerOrdersQuery['customerOrders']['orders'][number];

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
    <DocumentTable>
      <thead>
        <tr>
          <th scope="col">Pöntun</th>
          <th scope="col">Dagsetning</th>
          <th scope="col">Viðtakandi</th>
          <th scope="col">Tilvísun</th>
          <th scope="col">Staða</th>
          <th scope="col" data-amount>
            Upphæð
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, number, createdAt, receiverName, billToName, reference, status, total }) => (
          <tr key={id}>
            <td>
              <a href={`/auth/orders/${id}`}>{number}</a>
            </td>
            <td>
              <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            </td>
            <td data-soft>
              {receiverName}
              {billToName && ` (greiðandi: ${billToName})`}
            </td>
            <td data-soft>{reference}</td>
            <td>
              <OrderStatus status={status} />
            </td>
            <td data-amount>
              <Price amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  );
}
